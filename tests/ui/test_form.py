"""Forms: one focus for mouse, keys and pad; every row can be reached and heard."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import FRect

from game.scenes.menus.settings.controls import NameTag
from game.scenes.menus.table_setup.option_controls import OptionAmount
from game.scenes.pieces.plates import PickPlate, PlateButton, WalkPlate
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
)
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import PAPER
from game.ui.drawing.text import Fonts
from game.ui.forms.form import Feedback, Form, PlacedForm
from game.ui.forms.widgets import Heading, Paragraph, Widget
from tests.support.pens import pen_of
from tests.support.spying import spy


@pytest.fixture(scope="module")
def pen() -> Pen:
    return pen_of(fonts=Fonts())


class Heard:
    def __init__(self) -> None:
        self.words: list[str] = []
        self.sounds: list[str] = []
        self.feedback = Feedback(self.words.append, self.sounds.append)


def form_of(pen: Pen, *widgets: Widget, height: float = 400, columns: int = 1) -> tuple[Form, Heard]:
    heard = Heard()
    form = Form(widgets, heard.feedback, columns=columns)
    form.area = FRect(100, 50, 500, height)
    form.draw(pen)
    return form, heard


def press(form: Form, *actions: Action) -> None:
    for action in actions:
        form.handle(ActionPressed(action))


def test_button_by_key_and_mouse(pen: Pen) -> None:
    pressed: list[str] = []
    form, heard = form_of(
        pen,
        PlateButton("One", lambda: pressed.append("one")),
        PlateButton("Two", lambda: pressed.append("two"), "Second."),
    )
    press(form, Action.CONFIRM, Action.DOWN, Action.CONFIRM)
    assert pressed == ["one", "two"]
    assert "Two. Second." in heard.words
    form.handle(PointerMoved(*form.area_of(0).center))
    assert form.focus == 0
    form.handle(PointerPressed(*form.area_of(0).center))
    assert pressed == ["one", "two", "one"]
    assert "menu_confirm" in heard.sounds
    form.handle(ActionPressed(Action.CONFIRM, repeat=True))
    assert len(pressed) == 3, "a held key pressed a button again"


def test_pick_goes_both_ways_and_wraps(pen: Pen) -> None:
    chosen: list[int] = []
    form, heard = form_of(pen, PickPlate("Speed", ("slow", "fast", "instant"), 0, chosen.append, "How fast."))
    press(form, Action.RIGHT, Action.RIGHT, Action.RIGHT, Action.LEFT)
    assert chosen == [1, 2, 0, 2]
    assert heard.words[-1] == "Speed: instant.", "its help has been heard with the focus"
    place = form.area_of(0)
    form.handle(PointerPressed(place.left + place.width * 0.53, place.centery))
    form.handle(PointerPressed(place.right - 20, place.centery))
    assert chosen[-2:] == [1, 2]


def test_switch_changes_with_every_confirmation(pen: Pen) -> None:
    seen: list[bool] = []
    form, _heard = form_of(pen, PickPlate("Mute", ("Off", "On"), 0, lambda place: seen.append(bool(place))))
    press(form, Action.CONFIRM, Action.CONFIRM)
    assert seen == [True, False]
    assert form.focused.describe() == "Mute: Off."


def test_amount_steps_drags_and_stays_in_range(pen: Pen) -> None:
    seen: list[float] = []
    form, _ = form_of(pen, OptionAmount("Volume", 0.5, 0.0, 1.0, 0.05, seen.append))
    press(form, Action.RIGHT, Action.LEFT, Action.LEFT)
    assert seen == pytest.approx([0.55, 0.5, 0.45])
    press(form, *[Action.PAGE_DOWN] * 3)
    assert seen[-1] == 0.0
    place = form.area_of(0)
    form.handle(PointerPressed(place.left + place.width * 0.6, place.centery))
    form.handle(PointerMoved(place.right + 300, place.centery, held=True))
    form.handle(PointerReleased(0, 0))
    before = len(seen)
    form.handle(PointerMoved(place.left + place.width * 0.7, place.centery, held=True))
    assert len(seen) == before, "it was dragged after the button came up"


def test_text_field_is_filled_by_typing_or_by_arrows(pen: Pen) -> None:
    typing: list[bool] = []
    seen: list[str] = []
    form, _ = form_of(
        pen, NameTag("Name", "You", 6, seen.append, typing.append), PlateButton("x", lambda: None)
    )
    press(form, Action.CONFIRM)
    for event in (TextErased(), TextErased(), TextTyped("olande!")):
        form.handle(event)
    press(form, Action.CONFIRM)
    assert seen == ["Yoland"]
    press(form, Action.CONFIRM, Action.LEFT, Action.DOWN, Action.RIGHT, Action.CONFIRM)
    assert seen[-1] == "Yolaoa"
    assert typing == [True, False, True, False]
    press(form, Action.CONFIRM)
    form.handle(PointerMoved(*form.area_of(1).center))
    assert typing[-1] is True, "the mouse passing by does not end the typing"
    form.handle(PointerPressed(*form.area_of(1).center))
    assert typing[-1] is False, "a press elsewhere does"


def test_headings_are_skipped_and_long_forms_scroll(pen: Pen) -> None:
    rows = [Heading("A"), *(PlateButton(f"Row {n}", lambda: None) for n in range(30)), Paragraph("The end.")]
    form, _ = form_of(pen, *rows, height=200)
    assert form.focus == 1
    for _ in range(29):
        press(form, Action.DOWN)
        form.draw(pen)
        assert form.area.inflate(2, 2).contains(form.area_of(form.focus))
    press(form, Action.DOWN)
    assert form.focus == 1
    form.draw(pen)
    top = form.area_of(5).top
    form.handle(Scrolled(300, 100, -2))
    form.draw(pen)
    assert form.area_of(5).top < top
    press(form, Action.LAST)
    assert form.focus == 30
    press(form, Action.PAGE_UP, Action.FIRST)
    assert form.focus == 1


def test_edges_show_that_there_are_more_rows(pen: Pen) -> None:
    form, _ = form_of(pen, *(PlateButton(f"Row {n}", lambda: None) for n in range(30)), height=200)
    edges = [FRect(form.area.centerx - 4, y - 4, 8, 8) for y in (form.area.top - 8, form.area.bottom + 8)]

    def signs() -> tuple[bool, ...]:
        pen.screen.surface.fill("black")
        form.draw(pen)
        parts = (pen.screen.surface.subsurface(pen.screen.scale.rect(edge)) for edge in edges)
        return tuple(max(pygame.transform.average_color(part)[:3]) > 40 for part in parts)

    assert (signs(), form.rows_hidden) == ((False, True), (False, True))
    press(form, *[Action.DOWN] * 14)
    assert (signs(), form.rows_hidden) == ((True, True), (True, True))
    press(form, Action.LAST)
    assert (signs(), form.rows_hidden) == ((True, False), (True, False))


@given(st.integers(1, 14), st.integers(1, 3))
def test_arrows_reach_every_row(pen: Pen, count: int, columns: int) -> None:
    rows = [PlateButton(f"{n}", lambda: None) for n in range(count)]
    form, _ = form_of(pen, *rows, columns=columns, height=900)
    reached, edge = {0}, [0]
    while edge:
        start = edge.pop()
        for action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            form.focus = start
            press(form, action)
            if form.focus not in reached:
                reached.add(form.focus)
                edge.append(form.focus)
    assert reached == set(range(count))


def test_empty_form_takes_any_input(pen: Pen) -> None:
    form, _ = form_of(pen)
    press(form, *Action)
    form.handle(PointerPressed(200, 100))
    assert form.focused is None


def placed_buttons(pen: Pen, focus: int, *places: tuple[float, float]) -> PlacedForm:
    """Return a board of buttons centred at these points, one of them focused."""
    board = PlacedForm(Heard().feedback)
    board.fill([PlateButton(str(number), lambda: None) for number in range(len(places))])
    board.place_widgets(pen.area, [FRect(x - 50, y - 20, 100, 40) for x, y in places])
    board.focus = focus
    board.draw(pen)
    return board


def test_up_does_not_jump_to_the_far_side(pen: Pen) -> None:
    """The top row of the ready-made tables, and an empty chair slightly above it."""
    form = placed_buttons(pen, 1, (185, 188), (185, 144), (822, 122), (1050, 664))
    press(form, Action.UP)
    assert form.focus == 3, "it wraps around"


def test_arrow_leads_across_even_if_nothing_is_on_the_same_line(pen: Pen) -> None:
    form = placed_buttons(pen, 0, (485, 232), (712, 310), (485, 276), (950, 640))
    press(form, Action.RIGHT)
    assert form.focus == 1
    press(form, Action.LEFT)
    assert form.focus == 2, "the nearest that lies more to the left than up or down"


def test_same_line_comes_first_however_far(pen: Pen) -> None:
    form = placed_buttons(pen, 0, (100, 100), (250, 160), (700, 105))
    press(form, Action.RIGHT)
    assert form.focus == 2


@pytest.mark.parametrize("ground", [PAPER, "#14323C"])
def test_the_scroll_bar_stands_out_from_light_and_dark_grounds(pen: Pen, ground: str) -> None:
    form, _ = form_of(pen, *(PlateButton(f"Row {n}", lambda: None) for n in range(30)), height=200)
    pen.screen.surface.fill(ground)
    form.draw(pen)
    beside = FRect(form.area.right + 2, form.area.top, 14, 20)
    part = pen.screen.surface.subsurface(pen.screen.scale.rect(beside))
    assert pygame.mask.from_threshold(part, ground, (90, 90, 90, 255)).count() < 14 * 20 * 0.9


@pytest.mark.parametrize("height", [200.0, 233.0, 251.0])
def test_form_scrolled_by_keys_starts_with_a_whole_row(pen: Pen, height: float) -> None:
    form, _heard = form_of(
        pen, *(PlateButton(str(number), lambda: None) for number in range(20)), height=height
    )
    for number in range(19):
        tops = [form.area_of(row).top for row in range(20)]
        assert form.area.top in [pytest.approx(top) for top in tops], f"row {number} has the focus"
        assert form.area_of(form.focus).bottom <= form.area.bottom + 0.1
        press(form, Action.DOWN)
        form.draw(pen)
    assert form.area_of(19).bottom == pytest.approx(form.area.bottom), "the form scrolls exactly to its end"


def test_rows_ahead_of_the_focus_are_in_view_from_the_start(pen: Pen) -> None:
    rows = [PlateButton(str(number), lambda: None) for number in range(20)]
    form, _heard = form_of(pen, *rows, height=251.0)
    shown = [number for number in range(20) if form.visible_area(number).height]
    form.focus, form.ahead = shown[-1], 2
    form.fill(form.widgets)
    form.draw(pen)
    assert all(form.visible_area(number).height for number in range(form.focus, form.focus + 3))
    form.focus, form.ahead = 18, 9
    form.fill(form.widgets)
    form.draw(pen)
    assert form.visible_area(18).height
    assert form.visible_area(19).height


class Line(Widget):
    """A row of 46 units that records where it's drawn."""

    def __init__(self, drawn: list[FRect]) -> None:
        self._drawn = drawn

    @property
    def state_words(self) -> str:
        return "A line."

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        self._drawn.append(FRect(area))


@pytest.mark.parametrize("height", [395, 400, 421])
@pytest.mark.parametrize("turns", [-0.4, -1, -3, -99])
def test_rows_are_drawn_whole_or_not_at_all(pen: Pen, height: float, turns: float) -> None:
    drawn: list[FRect] = []
    form, _ = form_of(pen, *(Line(drawn) for _ in range(20)), height=height)
    form.handle(Scrolled(300, 100, turns))
    drawn.clear()
    form.draw(pen)
    assert len(drawn) >= 8
    assert all(form.area.inflate(0, 2).contains(row) for row in drawn)
    # The first or last row is at the edge.
    assert drawn[0].top - form.area.top < 1 or form.area.bottom - drawn[-1].bottom < 1
    form.handle(Scrolled(300, 100, 99))
    drawn.clear()
    form.draw(pen)
    assert drawn[0].top == form.area.top


@pytest.mark.parametrize(("height", "shown"), [(100, False), (150, True)])
def test_heading_is_drawn_only_with_its_first_row(pen: Pen, height: float, shown: bool) -> None:
    heads: list[str] = []

    class Head(Heading):
        def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
            heads.append(self.text)

    rows = [Line([]) for _ in range(8)]
    form_of(pen, rows[0], Head("More"), *rows[1:], height=height)
    assert bool(heads) is shown


def test_pinned_row_stays_while_others_scroll(pen: Pen) -> None:
    pressed: list[str] = []
    rows = [
        PlateButton(f"row {number}", lambda number=number: pressed.append(str(number)))
        for number in range(20)
    ]
    form, _heard = form_of(pen, *rows, PlateButton("Back", lambda: pressed.append("back")))
    form.pinned = True
    form.draw(pen)
    foot = form.area_of(20)
    assert foot.bottom == form.area.bottom
    form.handle(Scrolled(200, 100, -9))
    form.draw(pen)
    assert form.area_of(20) == foot
    assert form.area_of(0).bottom < form.area.top
    form.handle(PointerPressed(*foot.center, 1))
    assert pressed == ["back"], "and not the row below it"
    press(form, Action.UP)
    form.draw(pen)
    assert form.focused is rows[19]
    assert form.area_of(19).bottom <= foot.top, "in view above it"


def test_pinned_row_of_a_short_form_follows_the_others_unless_it_is_sunk(pen: Pen) -> None:
    form, _heard = form_of(pen, PlateButton("row", print), PlateButton("Back", print))
    form.pinned = 1
    form.draw(pen)
    assert form.area_of(1).top == form.area_of(0).bottom
    form.sunk = True
    form.draw(pen)
    assert form.area_of(1).bottom == form.area.bottom


def test_marks_of_hidden_rows_are_on_scrolling_rows(pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [PlateButton(f"row {number}", lambda: None) for number in range(20)]
    form, _heard = form_of(pen, *rows, PlateButton("Back", lambda: None))
    form.pinned = 1
    plates = spy(monkeypatch, Pen, "plate")
    form.draw(pen)
    last = plates[-1].args[1]
    assert form.rows_hidden == (False, True)
    assert last.centerx == form.area.centerx
    assert last.bottom < form.area_of(20).centery, "words may be below the pinned row"


def test_position_is_spoken_after_a_row_if_enabled(pen: Pen) -> None:
    said: list[str] = []
    counts = True
    rows = [
        Heading("Sound"),
        PickPlate("Mute", ("Off", "On"), 0, print),
        Heading("Play"),
        PlateButton("Back", lambda: None),
    ]
    form = Form(rows, Feedback(said.append, speaks_positions=lambda: counts))
    form.draw(pen)
    press(form, Action.DOWN, Action.DOWN, Action.RIGHT)
    assert said == ["Play. Back. 2 of 2.", "Sound. Mute: Off. 1 of 2.", "Mute: On."]
    counts = False
    press(form, Action.DOWN, Action.UP)
    assert said[3:] == ["Play. Back.", "Sound. Mute: On."]


def test_key_that_leads_nowhere_reads_the_focus_again(pen: Pen) -> None:
    form, heard = form_of(pen, PlateButton("Back", lambda: None))
    press(form, Action.NEXT)
    assert heard.words == ["Back."]


def test_walk_goes_through_values_and_speaks_their_positions() -> None:
    said: list[str] = []
    walk = WalkPlate("Round by round", ["3 ducks", "no duck"], 1, lambda _place: None, "Two rounds.")
    form = Form([walk], Feedback(said.append, speaks_positions=lambda: True))
    press(form, Action.RIGHT, Action.LEFT)
    assert said == ["3 ducks. 1 of 2.", "no duck. 2 of 2."]
    assert form.words == "Round by round: no duck. Two rounds."
