"""The keys that read a table: they always answer, in whole sentences, and where captions are off, too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pygame
import pytest

from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header
from game.scenes.context import Context
from game.scenes.match.launch import start_match
from game.scenes.match.scoring import ScoringScene
from game.scenes.review.replay import ReplayScene, open_replay
from game.tables.table import Table
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen
from tests.driving import Driver

ROWS = [Action(f"announce_row_{number}") for number in range(1, 7)]
SHARED = [Action.ANNOUNCE_ROWS, Action.ANNOUNCE_CARD, Action.ANNOUNCE_TURN, Action.ANNOUNCE_SCORES]
OWN = {
    "six_takes": ROWS[:4],
    "sixpack": [*ROWS[:4], Action.ANNOUNCE_DIRECTION],
    "sixty_six": [*ROWS[:4], Action.ANNOUNCE_LAST_TRICK, Action.ANNOUNCE_POINTS],
    "must_be_18": [
        *ROWS,
        *(Action.ANNOUNCE_LAST_TRICK, Action.ANNOUNCE_POINTS, Action.ANNOUNCE_SELECTION),
    ],
}
MATCHES = {
    "six_takes": {"limit": 10, "draft": True, "professional": True},
    "sixpack": {"preset": "everything", "rounds": 3},
    "sixty_six": {"target": 7, "announce": "manual"},
    "must_be_18": {"rounds": 3},
}
BROKEN = (
    (r"None|nan|[\[\]{}<>]|\(\)", "data instead of words"),
    (r"\s\s|^\s|\s$", "a gap"),
    (r"\s[.,:;!?]|[.,:;!?][.,:;]", "two signs, or one with nothing before it"),
    (r"[:,;] *$|: *[.;]|\band\W*$|\band[.,;]", "a list of nothing"),
    (r"[^.!?…]$", "no end"),
    (r"^[a-z]|[.!?] [a-z]", "a small beginning"),
    (r"\b[Yy]ou (has|is|was|wins|takes|chooses|leads)\b|[Yy]ou's", "you in the third person"),
)


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    """Opponents choose at once, and nobody coaches."""
    monkeypatch.setattr(Context, "thinking", lambda _context: None)
    monkeypatch.setattr("game.scenes.match.table.coaching_of", lambda *_: None)
    made = Driver(tmp_path, size=(960, 540))
    yield made
    made.close()


def start(driver: Driver, game: str, *, speed: str = "normal") -> None:
    driver.app.context.change(speed=speed)
    able = [one.id for one in driver.app.context.opponents if one.level == "duckling"]
    others = tuple(able[: rules_of(game).usual_seats - 1])
    start_match(driver.app.context, driver.app.stack, game, others, MATCHES[game], rated=False)


def ask(driver: Driver) -> None:
    """Until the player has been asked, and told so."""
    driver.frames(2)
    driver.until(lambda: driver.asked)
    driver.frames(1)


class Ear:
    """Presses the keys of a game that read, and hears what they say."""

    def __init__(self, driver: Driver, game: str) -> None:
        self._app = driver.app
        self._words: list[str] = []
        self._keys = [*SHARED, *OWN[game]]
        self.heard: dict[str, set[str]] = {}
        driver.app.context.captions.sinks = (self._words.append,)

    def press(self, action: Action) -> list[str]:
        """What a key says; what it has opened is closed again."""
        self._words.clear()
        self._app.handle(ActionPressed(action))
        return list(self._words)

    def read(self, table: Table, phase: str, *, everything: bool = False) -> None:
        """Press all keys in a phase; with `everything`, go over all there is to read as well."""
        for key in self._keys:
            self._check(self.press(key), f"{key} {phase}")
            if key is Action.ANNOUNCE_ROWS and table.focus.browsing:
                if everything:
                    self._over_all(table, phase)
                self.press(key)
            elif table.consumes(ActionPressed(key)):
                self.press(key)
            assert not table.focus.browsing
            assert not table.consumes(ActionPressed(key))

    def _over_all(self, table: Table, phase: str) -> None:
        seen = set()
        while table.focus not in seen:
            seen.add(table.focus)
            self._check(self.press(Action.ANNOUNCE_CARD), f"{Action.ANNOUNCE_CARD} {phase}")
            if table.consumes(ActionPressed(Action.ANNOUNCE_CARD)):
                self.press(Action.ANNOUNCE_CARD)
            for words in self.press(Action.DOWN):
                self._check([words], f"{Action.DOWN} {phase}")

    def _check(self, said: list[str], where: str) -> None:
        assert said, f"{where}: nothing was said"
        for words in said:
            self.heard.setdefault(where, set()).add(words)
            for pattern, fault in BROKEN:
                assert not re.search(pattern, words), f"{where}: {fault}: {words!r}"


def test_every_game_is_read_here() -> None:
    assert set(OWN) == set(MATCHES) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_keys_that_read_answer_in_whole_sentences_in_every_phase(game: str, driver: Driver) -> None:
    start(driver, game)
    table, ear = driver.table.table, Ear(driver, game)
    ear.read(table, "before the deal")
    phases: list[str] = []
    last, rounds = None, 0
    for count in range(20_000):
        if driver.on(ScoringScene):
            scoring = driver.top
            rounds += 1
            # The keys of the table work for a moment before its result is shown.
            driver.app.stack.pop()
            ear.read(table, "at the end of the match" if scoring.over else "at the end of a round")
            if scoring.over:
                break
            driver.table.session.deal()
        elif table.view is not last and (not rounds or count % 4 == 0):
            last = table.view
            phase = "asked" if table.asking else "not asked"
            ear.read(table, phase, everything=phase not in phases[-20:])
            phases.append(phase)
        if driver.asked:
            driver.app.handle(ActionPressed(Action.CONFIRM))
        driver.app.frame(0.2)
    assert set(phases) == {"asked", "not asked"}
    assert rounds
    assert scoring.over


@pytest.mark.parametrize("watcher", [True, False], ids=["watched", "played"])
@pytest.mark.parametrize("game", GAMES)
def test_keys_that_read_answer_in_whole_sentences_in_a_replay(
    game: str, watcher: bool, driver: Driver, tmp_path: Path
) -> None:
    """From the player's own seat, and from none in a match that only agents have played."""
    start(driver, game, speed="instant")
    for _ in range(12):
        driver.until(lambda: driver.asked or driver.on(ScoringScene))
        if driver.on(ScoringScene):
            break
        driver.key(pygame.K_RETURN)
    path = driver.table.session.journal.path
    driver.top.stack.pop_to(driver.app.stack.scenes[0])
    if watcher:
        first, rest = path.read_bytes().split(b"\n", 1)
        header = msgspec.json.decode(first, type=Header)
        agents = tuple(
            msgspec.structs.replace(player, name=f"Duck {seat}", level="duckling")
            for seat, player in enumerate(header.players)
        )
        path = tmp_path / "watched.sixes"
        path.write_bytes(msgspec.json.encode(msgspec.structs.replace(header, players=agents)) + b"\n" + rest)
    assert open_replay(driver.app.context, driver.app.stack, path)
    replay, ear, last = driver.top, Ear(driver, game), None
    assert isinstance(replay, ReplayScene)
    assert (replay.table.view.seat is None) == watcher
    for count in range(20_000):
        if replay.table.view is not last:
            last = replay.table.view
            ear.read(replay.table, "in the replay", everything=not count % 12)
        if replay.stop == replay.stops - 1 and not replay.show.busy:
            break
        driver.app.frame(0.25)
    ear.read(replay.table, "at its end", everything=True)
    assert replay.stop == replay.stops - 1


def test_who_has_chosen_once_all_have(driver: Driver) -> None:
    start(driver, "six_takes", speed="slow")
    ear, table = Ear(driver, "six_takes"), driver.table.table
    said: set[str] = set()
    for _ in range(3000):
        said |= set(ear.press(Action.ANNOUNCE_TURN))
        if driver.asked:
            driver.app.handle(ActionPressed(Action.CONFIRM))
        driver.app.frame(0.12)
        if "All have chosen." in said:
            break
    assert "All have chosen." in said
    assert "Nobody has chosen yet." in said
    assert table.view.rows


# -- captions off ------------------------------------------------------------------------------------------


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All paragraphs that are drawn."""
    seen: list[str] = []
    plain = Pen.paragraph

    def paragraph(self: Pen, text: str, *args, **how) -> float:
        seen.append(text)
        return plain(self, text, *args, **how)

    monkeypatch.setattr(Pen, "paragraph", paragraph)
    return seen


def shown(driver: Driver, drawn: list[str]) -> list[str]:
    drawn.clear()
    driver.app.draw()
    return list(drawn)


def test_what_is_asked_for_is_shown_without_captions(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    driver.app.context.change(captions=False)
    ask(driver)
    captions = driver.app.context.captions
    narrated = captions.current
    assert narrated
    assert narrated not in shown(driver, drawn)
    for key in (pygame.K_s, pygame.K_t, pygame.K_c, pygame.K_1, pygame.K_v, pygame.K_h, pygame.K_PLUS):
        driver.key(key)
        answer = captions.current
        assert answer in shown(driver, drawn), f"{pygame.key.name(key)} was not answered"
    for _ in range(20):
        driver.app.frame(1.0)
    assert answer not in shown(driver, drawn)


def test_an_answer_outlives_what_happens_meanwhile(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    driver.app.context.change(captions=False)
    ask(driver)
    driver.key(pygame.K_s)
    answer = driver.app.context.captions.current
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert driver.app.context.captions.current != answer
    assert answer in shown(driver, drawn)
    assert driver.app.context.captions.current not in shown(driver, drawn)


def test_with_captions_the_newest_words_are_shown(driver: Driver, drawn: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    ask(driver)
    captions = driver.app.context.captions
    assert captions.current in shown(driver, drawn)
    driver.key(pygame.K_s)
    answer = captions.current
    driver.key(pygame.K_RETURN)
    driver.frames(3)
    assert answer not in shown(driver, drawn)
    assert captions.current in shown(driver, drawn)


def test_what_is_asked_for_in_a_replay_is_shown_without_captions(driver: Driver, drawn: list[str]) -> None:
    start(driver, "sixty_six", speed="instant")
    ask(driver)
    driver.key(pygame.K_RETURN)
    path = driver.table.session.journal.path
    driver.app.stack.pop()
    driver.app.context.change(captions=False)
    open_replay(driver.app.context, driver.app.stack, path)
    driver.frames(200)
    assert driver.app.context.captions.current not in shown(driver, drawn)
    driver.key(pygame.K_s)
    assert driver.app.context.captions.current in shown(driver, drawn)
