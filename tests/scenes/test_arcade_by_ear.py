"""The arcade by screen reader: hub, run, daily deal, puzzles, tutorials, and friends; at all verbosities.

The tests only listen and press keys. Everything announced must make sense: nothing is said twice, and no
stray punctuation is left where a part is missing.
"""

import re
from datetime import date, timedelta

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.voice.narrator import Verbosity
from tests.support.by_ear import Ear
from tests.support.driving import Driver
from tests.support.light_thinking import think_lightly
from tests.support.sampling import crossed, sampled
from tests.support.short_matches import SHORT

MOST = 500
GLUED = re.compile(r"[:,·] ?\.|[.!?…][.:]|  |\{|\}|, ?,|[.:] ?:")
"""Consecutive punctuation, as left by missing words; a title may end in its own."""
SENTENCE = re.compile(r"(?<=[.!?]) ")
SHORT_WORDS = 12
"""A sentence of at most this many characters may be repeated: a name, a place, or a figure."""
LISTENERS = [
    ("en", Verbosity.TERSE),
    ("en", Verbosity.FULL),
    ("de", Verbosity.TERSE),
    ("de", Verbosity.FULL),
    ("fr", Verbosity.NORMAL),
]


TODAY = date(2026, 11, 21)
"""A date with a short deal."""


@pytest.fixture
def quick_driver(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Driver:
    think_lightly(monkeypatch)
    driver.app.context.today = lambda: TODAY
    return driver


class Visitor(Ear):
    """A player who only listens, starting at the title; `room` enters a room of the arcade."""

    def __init__(self, driver: Driver, language: str, verbosity: Verbosity) -> None:
        driver.app.context.change(language=language, verbosity=verbosity)
        super().__init__(driver)

    def room(self, title: str) -> str:
        self.open(self.word("Arcade"))
        return self.open(self.word(title))[0]

    def until(self, *parts: str, most: int = MOST) -> str:
        """Press Enter until an announcement contains one of these parts; return it."""
        for _ in range(most):
            for words in self.enter():
                if any(part in words for part in parts):
                    return words
        raise AssertionError(f"{parts} was never heard, but {self.heard[-20:]}")

    def assert_understood(self) -> None:
        """Check that each announcement makes sense by itself."""
        for words in self.heard:
            assert words.strip(), "an empty announcement"
            assert not GLUED.search(words), f"glued: {words}"
            parts = [part for part in SENTENCE.split(words) if len(part) > SHORT_WORDS]
            assert len(parts) == len(set(parts)), f"said twice: {words}"


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 3))
def test_all_rooms(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    ear = Visitor(quick_driver, language, verbosity)
    ear.open(ear.word("Arcade"))
    rooms = [words.partition(":")[0] for words in ear.entries_of_list() if ":" in words]
    assert len(rooms) == 10
    for room in rooms:
        assert ear.open(room), room
        for _ in range(3):
            ear.press(pygame.K_TAB)
        while not any(words.startswith(ear.word("The arcade")) for words in ear.back()):
            pass
    ear.assert_understood()


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 3))
def test_table_of_a_run(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    ear = Visitor(quick_driver, language, verbosity)
    assert ear.room("Arcade run").startswith(ear.word("How a run works"))
    there = ear.enter()[0]
    assert ear.word("Open.") in there, "the first focus isn't on an open table"
    assert ear.word("No charms on your rack.") in ear.press(pygame.K_s)[0]
    ear.until(ear.begins("Goal: {goal}"))
    # Play to the end of the match, read its score, and continue to a charm or the map.
    assert ear.begins("Score for this table: {score}.") in ear.until(ear.begins("Feathers left: {n}."))
    charm, pond = f"{ear.word('Choose a charm')}.", ear.begins("Pond {pond} of 6: choose your way")
    onward = ear.until(charm, ear.word("Arcade run"))
    assert charm in onward or pond in onward
    ear.press(pygame.K_TAB)
    ear.assert_understood()


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 2))
def test_daily_deal(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    ear = Visitor(quick_driver, language, verbosity)
    opened = ear.room("Daily deal")
    assert ear.word("No streak yet.") in opened
    assert ear.word("Play today’s deal") in opened
    ear.until(ear.word("Leave"))
    heard = ear.enter()
    while not any(words.startswith(ear.word("Daily deal")) for words in heard):
        heard = ear.enter()
    assert ear.press(pygame.K_PAGEUP), "the month isn't read"
    assert ear.press(pygame.K_PAGEDOWN)
    assert ear.open(ear.word("Copy my result"))
    ear.assert_understood()


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 1))
def test_daily_deals_of_all_games(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    """A different game each day; the title of each must be announced properly."""
    ear = Visitor(quick_driver, language, verbosity)
    ear.open(ear.word("Arcade"))
    opened = []
    for days in range(len(GAMES)):
        quick_driver.app.context.today = lambda days=days: TODAY + timedelta(days=days)  # type: ignore[misc]
        opened += ear.open(ear.word("Daily deal"))[:1]
        ear.back()
    for game in GAMES.values():
        assert any(f". {ear.word(game.title)}, " in words for words in opened), opened
    ear.assert_understood()


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 3))
def test_puzzle_until_solved(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    ear = Visitor(quick_driver, language, verbosity)
    ear.room("Puzzles")
    assert ear.word("Find the best play.") in ear.enter()[0]
    solved, wrong = ear.begins("Solved: {choice}."), ear.word("There’s something better.")
    for tries in range(1, 30):
        for _step in range(tries % 10):
            ear.press(pygame.K_RIGHT)
        ear.enter()
        said = ear.heard[-1]
        for _ in range(60):
            if solved in said or wrong in said:
                break
            said = " ".join(ear.listen())
        if solved in said:
            break
        ear.enter()
    assert solved in said
    ear.back()
    assert ear.heard[-1].startswith(ear.begins("Puzzles · {game}").partition(" ·")[0])
    ear.assert_understood()


@pytest.mark.parametrize(("game", "listener"), crossed(tuple(GAMES), LISTENERS))
def test_tutorial(quick_driver: Driver, game: str, listener: tuple[str, Verbosity]) -> None:
    ear = Visitor(quick_driver, *listener)
    ear.room("Tutorials")
    for _ in range(list(GAMES).index(game)):
        ear.press(pygame.K_TAB)
    ear.enter()
    for _ in range(60):
        if ear.word("Well done!") in " ".join(ear.ask(pygame.K_h)):
            break
    else:
        raise AssertionError("the tutorial never ended")
    assert ear.word("Play {game}", game=ear.word(str(GAMES[game].title))) in ear.heard[-1]
    ear.assert_understood()


@pytest.mark.parametrize(("language", "verbosity"), sampled(LISTENERS, 2))
def test_two_friends(quick_driver: Driver, language: str, verbosity: Verbosity) -> None:
    game = next(iter(GAMES))
    quick_driver.app.context.change(friends_setups={game: {"options": SHORT[game]}})
    ear = Visitor(quick_driver, language, verbosity)
    assert ear.word("Name") in ear.room("With friends")
    ear.walk_to(ear.word("Friend {n}", n=1))
    ear.walk_to(ear.word("Game"))
    ear.open(ear.word("Deal", "a button"))
    mine = ear.begins("I’m {name}")
    turns = 0
    for _ in range(MOST):
        heard = ear.enter()
        turns += sum(mine in words for words in heard)
        if any(ear.word("Again") in words for words in heard):
            break
    assert turns > 6, "the players aren't called in turn"
    ear.assert_understood()
