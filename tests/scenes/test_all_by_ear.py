"""Everything around a match by screen reader: set-up, coach, replay, records, log, pause, and rules.

The tests only listen and press keys. They look for messages, translated into the program's language.
"""

import re

import pygame
import pytest

from game.cardgames.registry import GAMES
from game.scenes.menus.table_setup.house_rules import rules_title
from game.scenes.menus.table_setup.plan import MatchPlan
from tests.support.by_ear import Ear
from tests.support.driving import Driver
from tests.support.sampling import crossed

MOST_TURNS = 400
POSITION = re.compile(r"(\d+) (?:of|von|sur) (\d+)\.$")
"""The end of an entry that gives its place in a list: "3 of 10." and the like."""
TITLES = {
    "six_takes": "6 takes!",
    "sixpack": "Sixpack",
    "sixty_six": "Sixty-six",
    "must_be_18": "You Must Be 18!",
}
SHORT = {
    "en": {
        "six_takes": "Wet feet.",
        "sixpack": "First game.",
        "sixty_six": "Short match.",
        "must_be_18": "A quick dip.",
    },
    "de": {
        "six_takes": "Erste Schwimmzüge.",
        "sixpack": "Die erste Partie.",
        "sixty_six": "Kurze Partie.",
        "must_be_18": "Kurz eintauchen.",
    },
}
"""One of each game's short ready-made tables."""
PARTS = (
    "rows",
    *(f"row {row}" for row in range(1, 7)),
    *("card", "turn", "scores", "direction", "last trick", "points", "selection"),
    *("top cards", "trick", "trumps", "hand", "columns", "total", "last turn"),
)
"""The parts of a table that reading keys announce."""
each_game = pytest.mark.parametrize("game", GAMES)
each_game_and_language = pytest.mark.parametrize(("game", "language"), crossed(tuple(GAMES), ("en", "de")))


def choose_game(driver: Driver, language: str, game: str = "six_takes") -> Ear:
    """Choose a game at the title, and return an `Ear`."""
    driver.app.context.change(language=language)
    ear = Ear(driver)
    ear.walk_to(ear.begins("Game: {game}."))
    ear.walk_to(ear.word("Game: {game}.", game=ear.word(TITLES[game])), pygame.K_RIGHT)
    return ear


def set_up(ear: Ear, language: str, game: str) -> None:
    title = ear.word(TITLES[game])
    assert ear.open(ear.word("Play {game}", game=title))[0].startswith(title)
    ear.open(SHORT[language][game])


def deal(ear: Ear) -> None:
    assert ear.open(ear.word("Deal", "a button"))


def play_to_the_end(ear: Ear) -> None:
    """Press Enter until the match is over."""
    again = ear.word("Again")
    for _ in range(MOST_TURNS):
        if any(again in words for words in ear.listen()):
            return
        ear.press(pygame.K_RETURN)
    raise AssertionError("the match never ended")


def place(words: str) -> tuple[int, int]:
    found = POSITION.search(words)
    assert found is not None, words
    return int(found[1]), int(found[2])


# -- before a match ------------------------------------------------------------------------------------------


@each_game_and_language
def test_whole_set_up(driver: Driver, game: str, language: str) -> None:
    ear = choose_game(driver, language, game)
    set_up(ear, language, game)
    rows = ear.entries_of_list()
    assert {place(words)[1] for words in rows} == {len(rows)}
    assert len({place(words)[0] for words in rows}) == len(rows)
    # Put another duck on a seat, which then announces its name.
    second = ear.begins("Seat {n} of {count}: {name}") + "2"
    assert ear.open(second)[0].startswith(ear.word("Who sits here?"))
    ear.find("Ingrid.")
    assert "Ingrid" in ear.enter()[0]
    # Change a house rule, and make the match rated.
    rules = ear.word(rules_title(MatchPlan(driver.app.context, game)))
    assert ear.open(rules)[0].startswith(rules)
    before = ear.press(pygame.K_HOME) or [ear.heard[-1]]
    assert ear.enter() != before
    assert ear.back()
    ear.walk_to(ear.word("Rated: Off."))
    assert ear.enter()[-1].startswith(ear.word("Rated: On."))
    deal(ear)


@each_game
def test_no_other_screen_is_announced_between_set_up_and_deal(driver: Driver, game: str) -> None:
    ear = choose_game(driver, "en", game)
    set_up(ear, "en", game)
    ear.walk_to(ear.word("Deal", "a button"))
    before = len(ear.heard)
    ear.enter()
    assert "Sixes." not in ear.heard[before:]
    # Nor after a restart.
    ear.press(pygame.K_F10)
    before = len(ear.heard)
    assert ear.open(ear.word("Restart"))[0].startswith(ear.word("Restart the match?"))
    ear.open(ear.word("Restart"))
    assert "Sixes." not in ear.heard[before:]


# -- after a match -------------------------------------------------------------------------------------------


@each_game_and_language
def test_coach_replay_and_records(driver: Driver, game: str, language: str) -> None:
    ear = choose_game(driver, language, game)
    set_up(ear, language, game)
    ear.open(ear.word("Rated: Off."))
    deal(ear)
    play_to_the_end(ear)
    coach(ear)
    ear.walk_to(ear.word("Leave"), pygame.K_RIGHT)
    if any(ear.word("Go on") in words for words in ear.enter()):
        # An award was won.
        ear.enter()
    records(ear, ear.word(TITLES[game]))


def coach(ear: Ear) -> None:
    """Open the coach at the end of a match, go through all its parts, and return."""
    ear.walk_to(ear.word("Coach"), pygame.K_RIGHT)
    opened = ear.enter()[0]
    if ear.begins("Accuracy: {share}.") not in opened:
        ear.wait_for(ear.begins("Accuracy: {share}."))
    # One key reads all figures.
    figures = ear.press(pygame.K_v)[0]
    assert figures.startswith(ear.begins("All figures · {round}")), figures
    rows = ear.entries_of_list()
    assert {place(words)[1] for words in rows} == {len(rows)}
    expected = ear.word("{choice}, {points} expected.", choice="", points="").strip(" ,.:")
    decisions = [words for words in rows if expected in words]
    assert decisions
    # The arrow keys read all choices of a decision.
    ear.find(expected)
    choices = ear.entries_of_list(pygame.K_RIGHT)
    assert [place(words) for words in choices] == [(n, len(choices)) for n in range(1, len(choices) + 1)]
    assert any(ear.word("Your choice.") in words for words in choices)
    assert any(ear.word("The best choice.") in words for words in choices)
    # Enter shows a choice on the pond; Home goes to the first decision.
    assert ear.enter()
    assert ear.press(pygame.K_c)
    assert ear.press(pygame.K_HOME)
    assert ear.back()
    assert ear.back()[0].startswith(ear.word("Coach"))


def records(ear: Ear, title: str) -> None:
    """Open the records from the title, go through the plot, and replay the match."""
    opened = ear.open(ear.word("Records"))[0]
    assert opened.startswith(ear.word("Records · {game}", game=title))
    matches = "{n} rated match, {wins} won.", "{n} rated matches, {wins} won."
    assert any(ear.counted(*matches, 1, wins=won) in opened for won in (0, 1))
    figures = ear.press(pygame.K_s)[0]
    assert ear.word("Best match") in figures
    ear.walk_to(ear.word("All matches"))
    assert ear.enter()[0].startswith(ear.word("All matches · {game}", game=title))
    assert ear.word("Best match") in ear.press(pygame.K_s)[0]
    plot = ear.press(pygame.K_HOME)[0]
    assert plot.startswith(ear.word("Plot"))
    if ear.word("The plot starts with your second rated round.") not in plot:
        ear.walk_to(ear.word("Round by round"))
        rounds = ear.entries_of_list(pygame.K_LEFT)
        assert [place(words)[1] for words in rounds] == [len(rounds)] * len(rounds)
        ear.press(pygame.K_HOME)
    assert ear.word("Accuracy") in ear.press(pygame.K_RIGHT)[0]
    ear.find(ear.begins("place {rank} of {players}"))
    assert ear.word("Replay.") in ear.enter()
    replay(ear)
    assert ear.back()[0].startswith(ear.word("All matches · {game}", game=title))
    assert ear.back()[0].startswith(ear.word("Records · {game}", game=title))


def replay(ear: Ear) -> None:
    """Pause a replay, go to its end, back to its start, and one step on."""
    assert ear.press(pygame.K_RETURN)[0] == ear.word("Paused.")
    count = place(ear.press(pygame.K_END)[0])
    assert count[0] == count[1]
    assert ear.press(pygame.K_RIGHT)[0] == ear.word("This is the end of the match.")
    assert place(ear.press(pygame.K_LEFT)[0])[0] == count[1] - 1
    assert place(ear.press(pygame.K_HOME)[0])[0] == 1
    assert ear.press(pygame.K_LEFT)[0] == ear.word("This is the start of the match.")
    assert ear.ask(pygame.K_RIGHT), "no event is announced"


# -- at a table ----------------------------------------------------------------------------------------------


@each_game_and_language
def test_keys_menu_and_log_of_a_table(driver: Driver, game: str, language: str) -> None:
    ear = choose_game(driver, language, game)
    set_up(ear, language, game)
    deal(ear)
    assert ear.press(pygame.K_F1)[0].startswith(ear.word("Key list"))
    listed = ear.entries_of_list()
    assert len(listed) > 20
    reads = [ear.word(f"read {part}", "an action") for part in PARTS]
    keys = [words.partition(": ")[0] for words in listed if any(f": {part}." in words for part in reads)]
    assert len(keys) >= 4
    ear.press(pygame.K_F1)
    for key in keys:
        assert ear.press(pygame.key.key_code(key.lower())), f"{key} says nothing"
        ear.press(pygame.K_ESCAPE if key == "V" else pygame.K_RIGHT)
    # Open the log, and return to the question.
    log = ear.press(pygame.K_j)[0]
    assert log.startswith(ear.word("Match log"))
    assert len(ear.entries_of_list()) == place(log)[1]
    assert ear.back()
    pause = ear.press(pygame.K_F10)[0]
    assert pause.startswith(ear.word("Paused"))
    assert len(ear.entries_of_list()) == place(pause)[1]
    assert ear.open(ear.word("Rules"))[0]
    assert ear.back()[0].startswith(ear.word("Paused"))
    assert ear.open(ear.word("Resume"))
