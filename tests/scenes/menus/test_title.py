"""The title: the same layout for every game, the unfinished match, and one question before quitting."""

import re
from pathlib import Path

import pygame
import pytest

from game.cardgames.registry import GAMES, rules_of
from game.cardgames.sixty_six.rules.events import PASS, Bid
from game.engine.journal import Header, Journal, Player, new_match, read
from game.scenes.dialog import QuitScene
from game.scenes.match.table import TableScene
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.menus.title import TitleScene
from game.scenes.menus.waiting import round_words
from game.ui.forms.widgets import Button
from tests.support.driving import Driver
from tests.support.sampling import sampled
from tests.support.screen_text import ScreenText, assert_apart, assert_places_apart

SIZES = sampled(
    [((960, 540, 1.5),), ((1280, 720),), ((1920, 1080),), ((2560, 1080),), ((1600, 900, 0.8),)], 1
)


def leave_a_match(
    driver: Driver, game: str = "six_takes", opponents: tuple[str, ...] = ("bob", "celia")
) -> None:
    """Start a match, make a choice, and return to the title."""
    driver.start_match(game, opponents, rated=False)
    driver.until(lambda: driver.asked)
    driver.key(pygame.K_RETURN)
    driver.app.stack.pop()
    driver.frames(2)


def row(driver: Driver, words: str) -> Button:
    found = next(one for one in driver.top.form.widgets if one.describe().startswith(words))
    assert isinstance(found, Button)
    return found


@pytest.mark.parametrize("window", SIZES, indirect=True)
def test_texts_fit_and_places_do_not_move_with_the_game(driver: Driver, text: ScreenText) -> None:
    leave_a_match(driver, opponents=("bob", "celia", "odette", "magnus", "ingrid"))
    seen = set()
    for game in GAMES:
        driver.app.context.change(game=game)
        driver.top.resume()
        driver.frames(1)
        board = driver.top.form
        for _widget in board.widgets:
            driver.key(pygame.K_TAB)
            texts = text.read(driver)
            assert_apart(texts)
        words = [one.words for one in texts]
        assert f"Play {GAMES[game].title}" in words
        assert "Resume" in words
        assert_places_apart(board, board.area)
        seen.add(tuple(tuple(board.area_of(number)) for number in range(len(board.widgets))))
    assert len(seen) == 1, "the rows move with the chosen game"


def test_only_complete_rows_are_counted_aloud(driver: Driver) -> None:
    """The notes come some frames after the other rows."""
    heard = driver.hear()
    driver.app.context.screens.title()
    driver.key(pygame.K_TAB)
    rows = len(driver.top.form.widgets)
    assert "Play " in heard[0]
    driver.frames(10)
    assert len(driver.top.form.widgets) > rows
    driver.key(pygame.K_TAB)
    assert f" of {len(driver.top.form.widgets)}." in heard[-1]
    counts = {count for words in heard for count in re.findall(r"\d of (\d+)\.", words)}
    assert counts == {str(len(driver.top.form.widgets))}


def test_sign_takes_no_room_from_the_other_rows(driver: Driver) -> None:
    driver.frames(1)
    before = {
        one.describe(): tuple(driver.top.form.area_of(at)) for at, one in enumerate(driver.top.form.widgets)
    }
    leave_a_match(driver)
    board = driver.top.form
    after = {one.describe(): tuple(board.area_of(at)) for at, one in enumerate(board.widgets)}
    (sign,) = after.keys() - before.keys()
    assert sign.startswith("Resume 6 takes!")
    assert {words: after[words] for words in before} == before


def gold_buttons(driver: Driver) -> list[str]:
    return [one.text for one in driver.top.form.widgets if isinstance(one, Button) and one.strong]


@pytest.mark.parametrize("learnt", [True, False])
def test_only_the_unfinished_match_is_gold(driver: Driver, learnt: bool) -> None:
    leave_a_match(driver)
    driver.app.context.change(tutorials=dict.fromkeys(GAMES, True) if learnt else {})
    for game in GAMES:
        driver.app.context.change(game=game)
        driver.top.resume()
        assert gold_buttons(driver) == [driver.top.form.focused.text] == ["Resume 6 takes!"]


def test_one_button_is_gold_and_does_what_it_says(driver: Driver) -> None:
    driver.frames(3)
    for game, kit in GAMES.items():
        driver.app.context.change(game=game)
        driver.top.resume()
        assert gold_buttons(driver) == [f"Play {kit.title}"]
    driver.frames(1)
    driver.click_row("Play")
    assert driver.on(SetupScene)
    assert driver.top.plan.game == game


def test_sign_names_game_round_and_players(driver: Driver) -> None:
    leave_a_match(driver, "sixty_six", ("bob", "celia", "mabel"))
    driver.app.context.change(game="sixpack")
    driver.top.resume()
    driver.frames(2)
    sign = driver.top.form.focused
    assert sign.describe() == (
        "Resume Sixty-six. Pick up where you left off, with Celia against Bob and Mabel, in hand 1."
    )
    assert sign.lines == ("Sixty-six · hand 1", "with Bob, Celia and Mabel")
    assert len(sign.ducks) == 3
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)
    assert driver.table.session.header.game == "sixty_six"


def test_thrown_in_hand_is_counted(tmp_path: Path) -> None:
    """It isn't scored, but it keeps its number until the first bid of the next hand."""
    players = tuple(Player(name, "duckling") for name in ("Ann", "Bob", "Celia", "David"))
    header = Header(version="0", game="sixty_six", seed=6, options={}, players=players)
    journal = Journal.create(tmp_path / "match.sixes", header)
    match = new_match(rules_of("sixty_six"), header)
    match.record_to(journal.record)
    named = []
    for _hand in range(2):
        match.deal()
        while match.pending:
            ((seat, _legal),) = match.pending.items()
            match.choose(seat, Bid(PASS))
            named.append(round_words(read(journal.path, rules_of(header.game))))
    journal.close()
    assert named == [*["hand 1"] * 4, *["hand 2"] * 4]


def test_quitting_without_a_match_asks_nothing(driver: Driver) -> None:
    driver.frames(1)
    driver.click_row("Quit")
    assert not driver.app.running


def test_quitting_asks_once_if_a_match_is_unfinished_and_says_it_is_saved(driver: Driver) -> None:
    leave_a_match(driver)
    heard = driver.hear()
    driver.key(pygame.K_ESCAPE)
    assert driver.top.form.focused.describe().startswith("Quit")
    driver.key(pygame.K_RETURN)
    assert driver.on(QuitScene)
    assert heard[-1].startswith("Leave Sixes? Your 6 takes! match is saved at round 1.")
    assert heard[-1].endswith("Stay. Back to the title screen. 1 of 2.")
    driver.key(pygame.K_RETURN)
    assert driver.on(TitleScene)
    assert driver.app.running
    driver.click_row("Quit")
    driver.click_row("Leave")
    assert not driver.app.running
    assert len(driver.app.context.archive.unfinished()) == 1
