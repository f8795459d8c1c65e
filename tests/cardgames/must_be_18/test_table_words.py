"""The words on the table of You Must Be 18!: none are small, squeezed or cut, and none hide a card."""

from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.sheet import Zone
from game.cardgames.must_be_18.table.painting.seats import counter_anchor
from game.cardgames.must_be_18.table.selection import LAYING
from game.tables.focus import Spot
from game.tables.raft.seat_layout import RaftSide
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from tests.cardgames.must_be_18.positions import setup, state_with
from tests.cardgames.must_be_18.seated import Seated
from tests.cardgames.must_be_18.table_facts import SEATS, facts
from tests.support.each_size import each_size
from tests.support.screen_text import ScreenText


@each_size()
@pytest.mark.parametrize("seats", SEATS)
def test_remarks_hide_no_name_and_no_card(window: tuple[int, int], user: float, seats: int) -> None:
    seated = Seated(setup(seats), state=state_with("6655", *["66"] * (seats - 1)), size=window, scale=user)
    layout, pen = seated.table.layout, seated.pen
    hidden = facts(layout)
    for seat in range(seats):
        for words in ("nothing fits: draws", "nothing fits: you skip", "fewer than three sixes"):
            seated.table.model.remark(seat, words)
    for said in seated.table.stage.remarks.shown:
        bubble = said.bubble_area(pen)
        assert pen.area.contains(bubble)
        for name, area in hidden.items():
            assert not bubble.inflate(-4, -4).colliderect(area), (said.text, name, bubble, area)
    bubbles = [said.bubble_area(pen).inflate(-4, -4) for said in seated.table.stage.remarks.shown]
    assert len(bubbles) == seats
    assert not any(one.colliderect(other) for one, other in combinations(bubbles, 2))


def states() -> dict[str, tuple[MustBe18State, str]]:
    """Return positions, and the keys to press before looking at the table."""
    full = state_with("6665554431", "66", "66", "66", tops="6651", stock="6666", totals=(23, 41, 12, 30))
    crowd = state_with(
        "65544", "654", "653", "652", "66", "64", tops="653211", deck="even", totals=(1, 2, 3, 4, 5, 99)
    )
    return {
        "asked": (full, "left"),
        "held": (full, "return"),
        "put": (full, "return return"),
        "suggested": (full, "tab"),
        "totals": (full, "s"),
        "drawing": (state_with("66655", "66", "66", tops="666", stock="6", play="may_draw"), "return"),
        "crowd": (crowd, "left"),
    }


@pytest.mark.parametrize(
    "size", [((1280, 720), 1.0), ((960, 540), 1.5), ((960, 540), 1.0), ((2560, 1080), 1.0)]
)
@pytest.mark.parametrize("name", states())
def test_no_words_are_small_or_cut(name: str, size: tuple[tuple[int, int], float], text: ScreenText) -> None:
    """At 1280 × 720, no letters are smaller than 13 pixels, and none are squeezed or cut."""
    window, user = size
    state, keys = states()[name]
    options = state.public.options
    seated = Seated(
        setup(state.public.seats, deck=options.deck, play=options.play), state=state, size=window, scale=user
    )
    seated.keys(keys)
    choices = MUST_BE_18.choices(seated.table.view)
    if name == "suggested":
        seated.table.advise(Decision(choices[-1], tuple([Prospect(one, -5.0, 0.1) for one in choices])))
        seated.frames(20)
    text.drawn.clear()
    seated.draw()
    least = 13 * min(window[0] / 1280, window[1] / 720)
    assert text.drawn
    assert not [one for one in text.drawn if one.px < least - 0.5 or one.drawn != one.words]


@pytest.mark.parametrize("back", [False, True])
def test_plaques_are_missing_only_when_looking_back(back: bool, text: ScreenText) -> None:
    state, _keys = states()["asked"]
    seated = Seated(setup(state.public.seats), state=state)
    choices = MUST_BE_18.choices(seated.table.view)
    decision = Decision(choices[-1], tuple([Prospect(one, -5.0, 0.1) for one in choices]))
    seated.table.advise(decision, made=choices[0] if back else None)
    seated.table.point_out(choices[-1])
    seated.frames(20)
    text.drawn.clear()
    seated.draw()
    written = [one.words for one in text.drawn]
    plaques = [words for words in written if words == "Suggest" or words.startswith("Lay ")]
    assert ("looking back" in written) is back
    assert (not plaques) is back


def test_long_plays_are_not_cut_in_a_hint_on_a_small_table(text: ScreenText) -> None:
    """The coach's table is smaller than any window."""
    state, _keys = states()["asked"]
    seated = Seated(setup(state.public.seats), state=state, size=(960, 540), scale=1.5)
    small = Scale(0.72, 787.0, 410.0)
    seated.table.resize(small.width, small.height)
    choices = MUST_BE_18.choices(seated.table.view)
    longest = max(choices, key=lambda one: len(getattr(one, "covers", ())))
    seated.table.advise(
        Decision(longest, tuple([Prospect(one, -5.0, 0.1) for one in choices])), made=choices[0]
    )
    seated.frames(20)
    text.drawn.clear()
    seated.table.draw(Pen(Screen(seated.pen.screen.surface, small), seated.pen.shapes))
    assert "6651" in [one.words for one in text.drawn]
    assert not [one for one in text.drawn if one.drawn != one.words]


@pytest.mark.parametrize("dealer", range(4))
def test_dealers_disc_hides_no_letter_of_a_name(
    dealer: int, text: ScreenText, monkeypatch: pytest.MonkeyPatch
) -> None:
    discs: list[pygame.FRect] = []

    def disc(pen: Pen, at: tuple[float, float], size: float) -> None:
        discs.append(pygame.FRect(at[0] - size / 2, at[1] - size / 2, size, size))

    monkeypatch.setattr("game.cardgames.must_be_18.table.painting.seats.draw_dealer", disc)
    seated = Seated(setup(4), state=state_with("6655", "66", "66", "66"))
    seated.table.model.view = replace(seated.table.view, dealer=dealer)
    text.drawn.clear()
    seated.table.draw(seated.pen)
    (found,) = discs
    for one in text.drawn:
        assert not found.inflate(-2, -2).colliderect(one.place), one.words


def test_play_plaque_says_why_it_cannot_be_pressed_yet() -> None:
    state, _keys = states()["asked"]
    seated = Seated(setup(state.public.seats), state=state)
    assert seated.table.model.prompt == "Choose cards"
    seated.table.focus_spot(LAYING)
    model = seated.table.model
    assert (model.prompt, model.lay_refused) == ("Choose cards first", False)
    seated.table.confirm()
    assert (model.prompt, model.lay_refused) == ("Choose cards first", True)
    assert seated.table.confirm() is None
    assert (seated.said[-1], seated.read[-1]) == ("Choose cards first.", "Play: Choose cards first.")


def test_closing_the_totals_is_announced_with_the_focus() -> None:
    seated = Seated(setup(4), state=states()["asked"][0])
    seated.key("s")
    seated.key("escape")
    assert not seated.table.model.standing
    assert seated.read[-1] == f"Back to the table. {seated.table.model.words()}"


def test_focus_on_the_opened_table_is_read_column_by_column() -> None:
    state, _keys = states()["asked"]
    seated = Seated(setup(state.public.seats), state=state)
    seated.key("v")
    seated.key("right")
    assert seated.table.focus.spot == Spot(Zone.COLUMN, 1)
    assert seated.said[-1].startswith("Column 2")
    seated.key("3")
    assert seated.table.focus.spot == Spot(Zone.COLUMN, 2), "its words and the frame name the same column"
    assert seated.said[-1].startswith("Column 3")


@pytest.mark.parametrize(("window", "user"), [((1280, 720), 1.0), ((960, 540), 1.5), ((2560, 1080), 1.0)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_points_at_the_far_side_are_beside_their_duck(
    window: tuple[int, int], user: float, seats: int
) -> None:
    seated = Seated(setup(seats), state=state_with("6655", *["66"] * (seats - 1)), size=window, scale=user)
    seating = seated.table.layout.seating
    for place in seating.seats:
        if place.side is RaftSide.TOP:
            (x, _y), anchor = counter_anchor(place, seating.scale)
            assert anchor == "midright"
            assert x <= place.bust.left + place.bust.width * 0.1
