"""The table's layout: nothing overlaps, nothing is cut off; and what it shows of a turn."""

from itertools import combinations, product

import pygame
import pytest
from msgspec.structs import replace
from pygame import FRect

from game.cardgames.registry import kit_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.six_takes.sheet import Zone
from game.cardgames.six_takes.table.layout import NEXT_WIDTH, TurnPart, lay_out, names_area
from game.cardgames.six_takes.table.table import SixTakesTable
from game.engine.contract import Setup
from game.tables.art import Art
from game.tables.company.people import Person
from game.tables.focus import Spot
from game.tables.hand import fan_poses
from game.tables.raft.seat_layout import RaftSide, lay_out_seats
from game.tables.raft.seats import counter_anchor
from game.tables.table import TableServices
from game.ui.drawing.cards import CARD_RATIO
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.palette import ALARM, GOLD
from game.ui.drawing.screen import Scale, Screen
from tests.support.each_size import SCALES, around, assert_apart, assert_fan_fits, each_size
from tests.support.seated import Seated
from tests.support.spying import spy

LETTERS = 15.0


def facts(scale: Scale, seats: int, part: TurnPart) -> dict[str, FRect]:
    """Return the areas of everything that must be readable, and of the cards in the middle."""
    layout = lay_out(scale.width, scale.height, seats - 1, seats, part=part)
    base = layout.seating
    size = base.letter_size(LETTERS)
    named = {"title": layout.title, "caption": layout.caption, "tools": layout.tools}
    for row, (lane, price) in enumerate(zip(layout.lanes, layout.prices, strict=True)):
        named[f"lane {row}"] = lane
        assert lane.contains(price)
    for place, seat in enumerate((*base.seats, base.own)):
        named[f"name {place}"] = around(seat.tag, size * 3.6, size * 1.45)
        named[f"score {place}"] = around(seat.purse, size * 2.8, size * 1.45)
    return named


@each_size()
def test_nothing_overlaps_and_nothing_is_cut_off(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    for seats, act in product(range(2, 11), TurnPart):
        assert_apart(facts(scale, seats, act), scale)


@pytest.mark.parametrize("seats", range(2, 11))
def test_players_sit_around_the_raft_facing_its_middle(seats: int) -> None:
    base = lay_out_seats(1280, 720, seats - 1)
    sides = [place.side for place in base.seats]
    assert sides == sorted(sides, key=[RaftSide.LEFT, RaftSide.TOP, RaftSide.RIGHT].index)
    assert (
        sides.count(RaftSide.LEFT)
        == sides.count(RaftSide.RIGHT)
        == (0 if seats < 4 else 1 if seats < 9 else 2)
    )
    for place in base.seats:
        right, down = place.look
        assert down > 0
        assert right * (640 - place.bust.centerx) >= 0
    for one, other in combinations(base.seats, 2):
        assert not one.bust.inflate(-20, -20).colliderect(other.bust)
    assert all(base.canvas.contains(place.bust.inflate(-4, -4)) for place in (*base.seats, base.own))


def test_four_ducks_are_large() -> None:
    assert all(place.bust.width >= 138 for place in lay_out_seats(1280, 720, 3).seats)


@each_size()
@pytest.mark.parametrize("part", TurnPart)
def test_hand_stays_on_the_canvas_and_off_the_lanes(
    window: tuple[int, int], user: float, part: TurnPart
) -> None:
    scale = Scale.of(window, user)
    layout = lay_out(scale.width, scale.height, 3, 4, part=part)
    sides = layout.seating.own.bust.right - 1, layout.tools.left + 1
    for count in (1, 2, 5, 9, 10):
        for focus in (None, 0, count // 2, count - 1):
            poses = fan_poses(layout.hand, count, layout.hand_card, focus)
            assert_fan_fits(poses, scale, layout.lanes[0].bottom - 1, sides)


@each_size()
@pytest.mark.parametrize("part", [TurnPart.REVEAL, TurnPart.ROW])
def test_revealed_cards_are_between_the_lanes_and_the_hand(
    window: tuple[int, int], user: float, part: TurnPart
) -> None:
    scale = Scale.of(window, user)
    for players in range(2, 11):
        layout = lay_out(scale.width, scale.height, players - 1, players, part=part)
        assert len(layout.plays) == players
        for one, other in combinations(layout.plays, 2):
            assert not one.inflate(-0.1, -0.1).colliderect(other), players
        for play in layout.plays:
            next_play = play.scale_by(NEXT_WIDTH)
            assert next_play.top >= layout.prices[0].bottom - 1, players
            assert layout.seating.raft.cloth.left < play.left, players
            assert play.right < layout.seating.raft.cloth.right, players
            if part is TurnPart.ROW:
                assert play.top >= layout.prompt.bottom - 1, players


@each_size()
def test_hint_about_rows_covers_no_revealed_card_and_no_price(window: tuple[int, int], user: float) -> None:
    """Its longest form, two lines, fits between the rows and the revealed cards."""
    scale = Scale.of(window, user)
    for players in range(2, 11):
        layout = lay_out(scale.width, scale.height, players - 1, players, part=TurnPart.ROW, has_tags=True)
        base = layout.seating
        high = base.letter_size(15) * (2 * 1.25 + 1)
        plank = around(layout.preview.center, layout.preview.width, high)
        assert plank.top >= layout.prices[0].bottom - 1, players
        assert plank.bottom <= layout.plays[0].top - layout.plays[0].height * 0.08 + 1, players
        before = lay_out(scale.width, scale.height, players - 1, players, part=TurnPart.ROW)
        lower = names_area(base, layout.plays).bottom - names_area(base, before.plays).bottom
        assert lower <= layout.hand.top - before.hand.top + 0.1, "names cover more of the hand"
        assert layout.hand_card >= before.hand_card * 0.85, "the hint makes the hand tiny"


def test_long_hint_covers_no_price_of_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup(5, 6, SixTakesOptions())
    large = Seated(kit_of("six_takes"), setup, size=(960, 540), scale=1.5)
    model = large.table.model
    model.hint_text = (
        "You can expect 8.1 ducks, with a risk of 38 % of taking a row now. 102 is safe: row 3 has room "
        "for everything that may come before. 100 is just as good."
    )
    plates = spy(monkeypatch, Pen, "plate")
    large.draw()
    (plank,) = (one.args[1] for one in plates if one.how.get("border") == GOLD and one.args[1].width > 300)
    assert plank.collidelist(model.layout.prices) < 0


@pytest.mark.parametrize("seats", range(2, 11))
def test_taken_cards_at_the_far_side_cover_no_name_and_counters_no_bolt(seats: int) -> None:
    layout = lay_out(1280, 720, seats - 1, seats)
    base = layout.seating
    for place, front in zip(base.seats, layout.fronts, strict=False):
        if place.side is RaftSide.TOP:
            _x, y, width = front.taken
            assert y - width * CARD_RATIO / 2 >= place.tag[1] + base.names * 0.75
            (right, _y), anchor = counter_anchor(place, base.scale)
            assert anchor == "midright"
            assert right - base.letter_size(19) * 2 >= base.raft.deck.left + 48


@pytest.mark.parametrize(
    ("card", "revealed", "expected"), [(30, (), []), (60, (), [0]), (30, ((61, 1),), [0])]
)
def test_full_row_is_red_only_if_a_card_may_take_it(
    card: int, revealed: tuple[tuple[int, int], ...], expected: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the player chooses, only the focused card's danger is red; afterwards full rows are."""
    seated = Seated(kit_of("six_takes"), Setup(4, 6, SixTakesOptions()))
    model = seated.table.model
    rows = ((51, 52, 53, 54, 55), (20, 21), (70,), (90,))
    view = replace(model.view, rows=rows, hand=(card, 104), waiting=revealed, plays=(revealed,))
    seated.table.show(view)
    model.focus_on(Spot(Zone.HAND, card))
    plates = spy(monkeypatch, Pen, "plate")
    seated.draw()
    red = [one.args[1] for one in plates if ALARM in one.args]
    assert [row for row, price in enumerate(model.layout.prices) if price.collidelist(red) >= 0] == expected


@each_size()
def test_table_uses_most_of_the_width(window: tuple[int, int], user: float) -> None:
    scale = Scale.of(window, user)
    assert lay_out_seats(scale.width, scale.height, 3).raft.deck.width >= 0.65 * scale.width


@pytest.mark.parametrize("user", SCALES)
def test_cards_in_the_middle_are_large(user: float) -> None:
    scale = Scale.of((1280, 720), user)
    assert lay_out(scale.width, scale.height, 4, 5).card * scale.ppu >= 63 * 1.5


# -- a turn ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("window", [(1280, 720), (1280, 540)])
def test_all_strings_of_beads_are_beside_the_lanes(window: tuple[int, int]) -> None:
    surface = pygame.display.set_mode(window)
    screen = Screen(surface, Scale.of(window))
    setup = Setup(3, 6, SixTakesOptions())
    people = tuple(Person(name) for name in ("Ann", "Bob", "Celia"))
    table = SixTakesTable(SIX_TAKES.initial_view(setup, 0), people, Art(), TableServices())
    table.resize(*screen.area.size)
    pen = Pen(screen, Shapes(table.art.fonts))
    table.draw_ground(pen)
    table.draw(pen)
    base = table.model.layout.seating
    for string in range(5):
        for bead in (0, 6, 15):
            x, y = base.at(340 + 150 * string, 160 + 17 * bead)
            at = screen.scale.px(x), screen.scale.px(y)
            assert surface.get_at(at)[0] > 200, f"string {string}, bead {bead}"
