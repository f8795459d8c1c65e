"""The keys that read a table work with captions off, and while cards move."""

import re

import pygame
import pytest
from msgspec.structs import replace

from game.cardgames.must_be_18.words.names import number_list
from game.cardgames.registry import GAMES
from game.cardgames.sixpack.words.names import top_name
from game.cardgames.sixty_six.words.names import card_name
from game.scenes.match.table import TableScene
from game.scenes.review.replay import open_replay
from game.ui.devices.actions import Action, ActionPressed, Device
from game.ui.drawing.draw import Pen
from game.voice.narrator import Verbosity
from game.voice.words import number_word
from tests.support.driving import Driver
from tests.support.playing import deal
from tests.support.screen_text import ScreenText
from tests.support.virtual_pad import VirtualPad

POSITION = re.compile(r"(\d+) of (\d+)\.$")
"""The end of a description that gives its place in a list."""


def start(driver: Driver, game: str, *, speed: str = "normal", **options: bool) -> None:
    driver.app.context.change(speed=speed)
    deal(driver, game, **options)


def until_asked(driver: Driver) -> None:
    driver.frames(2)
    driver.until(lambda: driver.asked)
    driver.frames(1)


def start_asked(driver: Driver, game: str) -> None:
    """Start a match at instant speed, and run frames until the player is asked."""
    start(driver, game, speed="instant")
    until_asked(driver)


def test_turn_key_says_who_has_chosen(driver: Driver) -> None:
    start(driver, "six_takes", speed="slow", draft=True)
    table, said = driver.table.table, set()
    for _ in range(3000):
        driver.app.handle(ActionPressed(Action.ANNOUNCE_TURN))
        said.add(driver.app.context.captions.current)
        if driver.asked:
            driver.app.handle(ActionPressed(Action.CONFIRM))
        driver.app.frame(0.12)
        if "Everyone has chosen." in said:
            break
    assert "Everyone has chosen." in said
    assert "Nobody has chosen yet." in said
    assert table.view.rows


# -- captions off ------------------------------------------------------------------------------------------


@pytest.fixture
def laid_out_words(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of all words that are laid out to be drawn."""
    seen: list[str] = []
    plain = Pen.lines

    def lines(self: Pen, text: str, *args, **how) -> list[str]:
        seen.append(text)
        return plain(self, text, *args, **how)

    monkeypatch.setattr(Pen, "lines", lines)
    return seen


def draw_words(driver: Driver, drawn: list[str]) -> list[str]:
    drawn.clear()
    driver.app.draw()
    return list(drawn)


def test_answers_are_shown_without_captions(driver: Driver, laid_out_words: list[str]) -> None:
    start(driver, "six_takes", speed="instant")
    driver.app.context.change(captions=False)
    until_asked(driver)
    captions = driver.app.context.captions
    narrated = captions.current
    assert narrated
    assert narrated not in draw_words(driver, laid_out_words)
    for key in (pygame.K_s, pygame.K_t, pygame.K_c, pygame.K_1, pygame.K_v, pygame.K_h, pygame.K_PLUS):
        driver.key(key)
        answer = captions.current
        assert answer in draw_words(driver, laid_out_words), f"{pygame.key.name(key)} was not answered"
    for _ in range(20):
        driver.app.frame(1.0)
    assert answer not in draw_words(driver, laid_out_words)


def test_answers_in_a_replay_are_shown_without_captions(driver: Driver, laid_out_words: list[str]) -> None:
    start_asked(driver, "sixty_six")
    driver.key(pygame.K_RETURN)
    path = driver.table.session.journal.path
    driver.app.stack.pop()
    driver.app.context.change(captions=False)
    open_replay(driver.app.context, driver.app.stack, path)
    driver.frames(200)
    assert driver.app.context.captions.current not in draw_words(driver, laid_out_words)
    driver.key(pygame.K_s)
    assert driver.app.context.captions.current in draw_words(driver, laid_out_words)


@pytest.mark.parametrize(("verbosity", "counted"), [(0, False), (1, False), (2, True)])
def test_place_of_a_hand_card_is_read_only_at_full_verbosity(
    driver: Driver, verbosity: int, counted: bool
) -> None:
    driver.app.context.change(verbosity=verbosity)
    start_asked(driver, "six_takes")
    driver.key(pygame.K_HOME, pygame.K_RIGHT)
    hand = len(driver.table.table.view.hand)
    assert driver.app.context.captions.last.endswith(f" 2 of {hand}.") == counted


def test_caption_of_a_table_follows_the_focus(driver: Driver) -> None:
    start_asked(driver, "six_takes")
    driver.key(pygame.K_v)
    captions = driver.app.context.captions
    before = captions.current
    assert before.startswith("Row 1: ")
    driver.key(pygame.K_RIGHT)
    assert captions.current != before


def test_words_shown_on_the_table_are_not_captioned(driver: Driver, text: ScreenText) -> None:
    start_asked(driver, "sixpack")
    driver.key(pygame.K_v)
    captions = driver.app.context.captions
    assert captions.last.startswith("Pile 1: ")
    assert captions.last in captions.history
    assert captions.current == ""
    assert " ".join(text.words(driver)).count("Pile 1: ") == 1
    driver.key(pygame.K_v, pygame.K_s)
    assert captions.last in captions.history
    assert captions.current == "", "the standings are on a sheet"
    driver.key(pygame.K_s)
    assert captions.current == captions.last


# -- all row ends at once ----------------------------------------------------------------------------------


def expected_words(driver: Driver) -> list[str]:
    """Return what must be read, in order: a table's row ends, top cards, or the cards of the trick."""
    view, game = driver.table.table.view, driver.table.session.header.game
    if game == "six_takes":
        return [
            f"Row {number}: {row[-1]}, {number_word(len(row))} {'card' if len(row) == 1 else 'cards'}, "
            for number, row in enumerate(view.rows, 1)
        ]
    if game == "sixpack":
        return [f"Pile {number}: {top_name(view, number - 1)}" for number in range(1, len(view.piles) + 1)]
    if game == "must_be_18":
        return [number_list(view.tops)]
    return [str(card_name(card)) for _seat, card in view.trick] or ["No cards on the table."]


@pytest.mark.parametrize("game", GAMES)
def test_one_key_reads_all_row_ends(game: str, driver: Driver) -> None:
    """So does the gamepad's trigger that turns pages elsewhere; no card is played, and no menu opens."""
    start_asked(driver, game)
    for _ in range(3):
        chosen, captions = driver.table.session.choices_made, driver.app.context.captions
        driver.key(pygame.K_a)
        words = captions.current
        place = 0
        for end in expected_words(driver):
            place = words.index(end, place) + len(end)
        assert words == captions.last
        assert not driver.table.table.focus.browsing
        captions.clear()
        with VirtualPad() as pad:
            driver.frames(4)
            pad.axis("lefttrigger", 1.0)
            pygame.event.pump()
            driver.frames(2)
            pad.axis("lefttrigger", -1.0)
            pygame.event.pump()
            driver.frames(1)
            assert captions.current == words
        driver.frames(2)
        captions.clear()
        while not driver.on(TableScene):
            driver.key(pygame.K_ESCAPE)
        assert driver.table.session.choices_made == chosen
        session = driver.table.session
        session.choose(session.game.choices(session.view)[0])
        until_asked(driver)


def test_question_comes_with_the_focused_card(driver: Driver) -> None:
    """Otherwise, a player who only listens might play a card unheard."""
    heard = driver.hear()
    start_asked(driver, "six_takes")
    assert heard[-2:] == ["Choose a card.", driver.table.table.focus_words]
    assert heard[-1].startswith(f"{driver.table.table.view.hand[0]}, ")


def test_question_that_names_the_only_card_is_not_followed_by_it(driver: Driver) -> None:
    heard = driver.hear()
    start(driver, "sixty_six", speed="instant")
    named = 0
    for _ in range(40):
        until_asked(driver)
        table, session = driver.table.table, driver.table.session
        if heard[-1].startswith("You can only play"):
            named += 1
            assert str(card_name(table.focus.spot.key)) in heard[-1]
        else:
            assert heard[-1] == table.focus_words
        if named > 1:
            break
        session.choose(session.game.choices(session.view)[-1])
    assert named > 1


@pytest.mark.parametrize("game", GAMES)
def test_readable_spots_come_with_their_position(driver: Driver, game: str) -> None:
    start_asked(driver, game)
    table, heard = driver.table.table, driver.hear()
    driver.key(pygame.K_v, *[pygame.K_TAB] * len(table.model.readable_spots()))
    places = [tuple(map(int, found.groups())) for words in heard if (found := POSITION.search(words))]
    assert len({count for _place, count in places} - {1}) >= 1
    assert all(1 <= place <= count for place, count in places)
    assert {place for place, count in places if count == places[0][1]} == set(range(1, places[0][1] + 1))
    driver.app.context.change(verbosity=Verbosity.TERSE)
    table.apply_settings(driver.app.context.table_services())
    driver.key(pygame.K_HOME)
    assert not POSITION.search(heard[-1])


def test_nothing_is_read_twice_on_the_way_over_a_table_of_sixty_six(driver: Driver) -> None:
    start_asked(driver, "sixty_six")
    heard = driver.hear()
    driver.key(pygame.K_v)
    spots = driver.table.table.areas()
    driver.key(*[pygame.K_TAB] * (len(spots) - 1))
    assert len(heard) == len({POSITION.sub("", words) for words in heard}) == len(spots)


def test_undoing_says_when_the_choice_comes_again(driver: Driver) -> None:
    start_asked(driver, "six_takes")
    driver.key(pygame.K_RETURN)
    until_asked(driver)
    heard = driver.hear()
    driver.key(pygame.K_BACKSPACE)
    assert heard[:2] == ["Undone.", "Round 1. Turn 1."]


@pytest.mark.parametrize("game", GAMES)
def test_key_list_has_the_keys_that_read_the_hand_and_the_table(driver: Driver, game: str) -> None:
    start_asked(driver, game)
    heard = driver.hear()
    driver.key(pygame.K_F1)
    lines = [row.describe() for row in driver.top.form.widgets]
    assert "V: read table." in lines
    key = next(line for line in lines if line.endswith(": read hand."))[0]
    driver.key(pygame.K_F1, pygame.key.key_code(key.lower()))
    assert heard[-1].startswith("Your hand: ")


def test_row_end_is_read_with_its_number_of_cards_and_ducks(driver: Driver) -> None:
    start_asked(driver, "six_takes")
    view = driver.table.table.view
    rows = ((34, 35, 38), (7,), (55, 66, 77, 88, 99), (104,))
    driver.table.table.show(replace(view, rows=rows))
    driver.key(pygame.K_a)
    assert driver.app.context.captions.current == (
        "Row 1: 38, three cards, 4 ducks. Row 2: 7, one card, 1 duck. "
        "Row 3: 99, five cards, 27 ducks. Row 4: 104, one card, 1 duck."
    )


def test_key_says_that_no_rows_are_dealt_yet(driver: Driver) -> None:
    start_asked(driver, "six_takes")
    session = driver.table.session
    driver.table.table.show(session.game.initial_view(session.match.setup, session.own_seat))
    driver.key(pygame.K_a)
    assert driver.app.context.captions.current == "There are no rows yet."


def test_gamepad_lists_the_trigger_that_reads_all_ends(driver: Driver) -> None:
    start_asked(driver, "six_takes")
    with driver.pad() as tap:
        tap("rightstick")
        driver.app.handle(ActionPressed(Action.KEYS, Device.GAMEPAD))
        lines = [row.describe() for row in driver.top.form.widgets]
    assert "LT: read row ends." in lines
    assert "RT: hint." in lines


def test_key_can_be_rebound(driver: Driver) -> None:
    context = driver.app.context
    context.rebind(context.input.bindings.with_key(Action.ANNOUNCE_ENDS, "k"))
    start_asked(driver, "six_takes")
    driver.key(pygame.K_k)
    assert context.captions.current.startswith("Row 1: ")
    driver.key(pygame.K_F1)
    assert "K: read row ends." in [row.describe() for row in driver.top.form.widgets]


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_s, pygame.K_t, pygame.K_h])
def test_key_without_a_meaning_in_a_menu_reads_the_focus_again(driver: Driver, key: int) -> None:
    driver.app.context.screens.settings()
    driver.frames(2)
    scene, heard = driver.top, driver.hear()
    driver.key(pygame.K_END)
    heard.clear()
    driver.key(key)
    assert driver.top is scene
    assert heard == [scene.form.words]
