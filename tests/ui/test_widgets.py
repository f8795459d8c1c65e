"""How widgets look and sound: words with state and help, legible text, nothing outside their area."""

import pygame
import pytest
from pygame import Color, FRect, Rect, Surface

from game.scenes.menus.settings.controls import NameTag
from game.scenes.menus.table_setup.option_controls import OptionAmount, OptionOpener
from game.scenes.menus.value_card import ValueCard
from game.scenes.pieces.plates import PickPlate, PlateButton
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import FELT_LIT
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from game.ui.forms.form import Feedback, Form
from game.ui.forms.widgets import TYPING_HELP, Heading, Paragraph, Widget
from tests.support.card_pictures import ratio

CANVASES = [((1280, 720), 1.0), ((960, 540), 1.5), ((1920, 1080), 0.8)]
READABLE = 4.5
HIGH = 58.0
"""The height of a widget in these tests, in units."""


def pen_of(size: tuple[int, int] = (1280, 720), user_scale: float = 1.0) -> Pen:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    surface.fill(FELT_LIT)
    return Pen(Screen(surface, Scale.of(size, user_scale)), Shapes(Fonts()))


def ignore_value(_value: object) -> None:
    pass


def one_of_each() -> list[Widget]:
    field = NameTag("Your name", "Yolande", 12, ignore_value, ignore_value, "What the table calls you.")
    edited = NameTag("Your name", "Yo", 12, ignore_value, ignore_value, "What the table calls you.")
    edited.handle_action(Action.CONFIRM)
    return [
        PlateButton("Start", lambda: None, "Deal the cards."),
        PickPlate("Speed", ("slow", "fast"), 1, ignore_value, "How fast cards move."),
        PickPlate("Mute", ("Off", "On"), 1, ignore_value, "Silence."),
        field,
        edited,
    ]


def names(widget: object) -> str:
    return type(widget).__name__


# -- words -------------------------------------------------------------------------------------------


def test_words_have_label_state_and_help() -> None:
    words = [widget.describe() for widget in one_of_each()]
    assert words == [
        "Start. Deal the cards.",
        "Speed: fast. How fast cards move.",
        "Mute: On. Silence.",
        "Your name: Yolande. What the table calls you.",
        "Your name: Yo, editing. Type it, or use the arrows.",
    ]


def test_words_follow_the_value() -> None:
    amount = OptionAmount("Size", 1.0, 0.8, 1.5, 0.05, ignore_value, show=lambda value: f"{value:.0%}")
    amount.handle_action(Action.RIGHT)
    assert amount.describe() == "Size: 105%."
    pick = PickPlate("Speed", ("slow", "fast"), 0, ignore_value)
    pick.handle_action(Action.LEFT)
    assert pick.describe() == "Speed: fast."


@pytest.mark.parametrize("widget", [Heading("Sound"), Paragraph("No matches yet.")], ids=names)
def test_headings_and_paragraphs_take_no_action(widget: Widget) -> None:
    assert not widget.focusable
    assert not any(widget.handle_action(action) for action in Action)
    assert not widget.handle_pointer(FRect(0, 0, 100, 46), 50, 20, False)


# -- values ------------------------------------------------------------------------------------------


def test_amount_at_its_end_reports_no_change() -> None:
    seen: list[float] = []
    assert OptionAmount("Limit", 0, 0, 999, 1, seen.append).handle_action(Action.LEFT)
    assert seen == []


def test_amount_between_steps_returns_to_them() -> None:
    seen: list[float] = []
    OptionAmount("Volume", 0.93, 0.0, 1.0, 0.05, seen.append).handle_action(Action.RIGHT)
    assert seen == pytest.approx([1.0])


def test_edited_text_shows_how_and_where_until_it_is_done() -> None:
    field = NameTag("Your name", "Yo", 12, ignore_value, ignore_value, "What the table calls you.")
    assert (field.value_with_cursor, field.help) == ("Yo", "What the table calls you.")
    field.handle_action(Action.CONFIRM)
    assert (field.value_with_cursor, field.help) == ("Yo_", TYPING_HELP)
    field.handle_action(Action.CANCEL)
    assert (field.value_with_cursor, field.help) == ("Yo", "What the table calls you.")


def test_empty_name_returns_to_the_previous_one() -> None:
    seen: list[str] = []
    field = NameTag("Name", "You", 12, seen.append, ignore_value)
    field.handle_action(Action.CONFIRM)
    for _ in range(5):
        field.erase()
    field.type_text("   ")
    field.handle_action(Action.CONFIRM)
    assert (field.value, seen) == ("You", [])


def test_spaces_around_a_name_are_removed() -> None:
    seen: list[str] = []
    field = NameTag("Name", "You", 12, seen.append, ignore_value)
    field.handle_action(Action.CONFIRM)
    field.type_text(" 2 ")
    field.handle_action(Action.CONFIRM)
    assert (field.value, seen) == ("You 2", ["You 2"])


def test_name_takes_no_control_characters() -> None:
    field = NameTag("Name", "", 12, ignore_value, ignore_value)
    field.type_text("a\x00b\n\tç")
    assert field.value == "abç"


@pytest.mark.parametrize("last", ["", "7", "é", " ", "A", "z"], ids=repr)
def test_letter_wheel_turns_from_any_letter(last: str) -> None:
    for action in (Action.UP, Action.DOWN):
        field = NameTag("Name", last, 12, ignore_value, ignore_value)
        field.handle_action(Action.CONFIRM)
        field.handle_action(action)
        assert len(field.value) == 1
        assert field.value.isascii()
        assert field.value != last


def test_letter_wheel_keeps_to_the_maximum_length() -> None:
    field = NameTag("Name", "", 3, ignore_value, ignore_value)
    field.handle_action(Action.CONFIRM)
    for _ in range(10):
        field.handle_action(Action.RIGHT)
    assert field.value == "aaa"


# -- pictures ----------------------------------------------------------------------------------------


def pixels(surface: Surface, box: Rect) -> list[Color]:
    points = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    return [surface.get_at(point) for point in points]


def strongest(surface: Surface, box: Rect) -> float:
    """Return the contrast between the most common colour of a box and the one that differs most from it."""
    found = pixels(surface, box)
    seating = Color(*max(set(map(tuple, found)), key=list(map(tuple, found)).count))
    return max(ratio(seating, colour) for colour in found)


@pytest.mark.parametrize("focused", [False, True], ids=["unfocused", "focused"])
@pytest.mark.parametrize("widget", one_of_each(), ids=names)
def test_text_stands_out_from_the_brightest_felt(widget: Widget, focused: bool) -> None:
    pen = pen_of()
    widget.draw(pen, FRect(100, 100, 520, HIGH), focused)
    if isinstance(widget, PlateButton):
        spots = [Rect(310, 110, 100, 26)]
    else:
        spots = [Rect(114, 110, 90, 26), Rect(430, 110, 120, 26)]
    for spot in spots:
        assert strongest(pen.screen.surface, spot) >= READABLE


@pytest.mark.parametrize("widget", [Heading("Sound"), Paragraph("Words to read.")], ids=names)
def test_plain_text_stands_out_on_a_forms_panel(widget: Widget) -> None:
    pen = pen_of()
    pen.panel(FRect(80, 80, 560, 200), alpha=0.5)
    widget.draw(pen, FRect(100, 100, 520, widget.height(pen, 520)), False)
    assert strongest(pen.screen.surface, Rect(100, 100, 120, 36)) >= READABLE


@pytest.mark.parametrize(("size", "user_scale"), CANVASES)
@pytest.mark.parametrize("widget", one_of_each(), ids=names)
def test_focus_is_visible_and_an_unfocused_row_stays_in_its_area(
    widget: Widget, size: tuple[int, int], user_scale: float
) -> None:
    pen = pen_of(size, user_scale)
    surface, area = pen.screen.surface, FRect(100, 100, 380, HIGH)
    box = pen.screen.scale.rect(area)
    pictures = []
    for focused in (False, True):
        surface.fill(FELT_LIT)
        widget.draw(pen, area, focused)
        pictures.append(pygame.image.tobytes(surface.subsurface(box), "RGB"))
        surface.fill(FELT_LIT, box)
        felt = pygame.mask.from_threshold(surface, Color(FELT_LIT), (1, 1, 1, 255))
        assert focused or felt.count() == size[0] * size[1], "only the glow of the focus may be outside"
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize(("size", "user_scale"), CANVASES)
def test_rows_are_high_enough_to_hit(size: tuple[int, int], user_scale: float) -> None:
    pen = pen_of(size, user_scale)
    assert all(widget.height(pen, 300) >= 36 for widget in one_of_each())


@pytest.mark.parametrize(("size", "user_scale"), CANVASES)
def test_paragraph_is_as_high_as_its_lines(size: tuple[int, int], user_scale: float) -> None:
    pen = pen_of(size, user_scale)
    words = Paragraph("Cards go where they fit, and a sixth card takes the row. " * 4)
    narrow, wide = words.height(pen, 200), words.height(pen, 600)
    assert narrow > wide
    surface = pen.screen.surface
    words.draw(pen, FRect(50, 50, 200, narrow), False)
    surface.fill(FELT_LIT, pen.screen.scale.rect(FRect(50, 50, 200, narrow)))
    felt = pygame.mask.from_threshold(surface, Color(FELT_LIT), (1, 1, 1, 255))
    assert felt.count() == size[0] * size[1]


def test_empty_name_can_be_drawn() -> None:
    pen = pen_of()
    NameTag("Name", "", 12, ignore_value, ignore_value).draw(pen, FRect(100, 100, 400, HIGH), True)
    assert strongest(pen.screen.surface, Rect(114, 110, 60, 26)) >= READABLE


# -- cards and openers ---------------------------------------------------------------------------------


AREA = FRect(100, 100, 400, 134)


@pytest.mark.parametrize(
    ("count", "most", "words"),
    [(0, 1, "not chosen"), (1, 1, "chosen"), (1, 2, "chosen once"), (2, 2, "chosen 2 times")],
)
def test_card_says_how_often_it_is_chosen(count: int, most: int, words: str) -> None:
    pressed: list[bool] = []
    widget = ValueCard("Kite", count, most, lambda: pressed.append(True), "It flies.", "Bob")
    assert widget.describe() == f"Kite: {words}. Bob. It flies."
    assert widget.handle_action(Action.CONFIRM)
    assert not widget.handle_action(Action.LEFT), "left and right go to other columns"
    assert widget.handle_pointer(AREA, 150, 110, False)
    assert not widget.handle_pointer(AREA, 150, 110, True)
    assert len(pressed) == 2


def test_opener_is_silent_because_what_it_opens_speaks() -> None:
    said: list[str] = []
    opened: list[bool] = []
    opener = OptionOpener("Packs", "2 of 5", lambda: opened.append(True), "Yours.")
    form = Form([opener], Feedback(said.append))
    assert opener.describe() == "Packs: 2 of 5. Yours."
    for action in (Action.CONFIRM, Action.RIGHT):
        assert form.handle(ActionPressed(action))
    assert not opener.handle_action(Action.LEFT)
    assert said == []
    assert len(opened) == 2
