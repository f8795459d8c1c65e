"""The ground of a table: on a wide canvas things stand further apart, and keep their size and their shape."""

from itertools import pairwise, product

import pytest
from pygame import FRect

from game.cardgames.registry import GAMES, kit_of
from game.cardgames.sixpack.table.art.cloth import CLOTH
from game.cardgames.sixpack.table.layout import lay_out
from game.engine.contract import Setup
from game.tables.raft.seat_layout import WIDEST, seating
from game.ui.drawing.mascots.busts import bust
from game.ui.drawing.mascots.ducks import Duck, Extra
from game.ui.drawing.scenery import pond as pond_art
from game.ui.drawing.svg import render
from tests.support.seated import Seated

WIDE = (1680.0, 720.0), (2560 / 1.5, 720.0), (2560.0, 720.0), (1344.0, 576.0)


@pytest.mark.parametrize("size", WIDE)
def test_on_a_wide_canvas_things_keep_their_size_and_stand_further_apart(size: tuple[float, float]) -> None:
    for opponents in range(1, 10):
        wide, usual = seating(*size, opponents), seating(size[1] * 16 / 9, size[1], opponents)
        assert wide.scale == pytest.approx(usual.scale)
        assert wide.raft.deck.width == pytest.approx(usual.raft.deck.width * wide.spread)
        assert wide.raft.deck.height == pytest.approx(usual.raft.deck.height)
        for one, other in zip(wide.seats, usual.seats, strict=True):
            assert one.bust.size == pytest.approx(other.bust.size)
            assert one.bust.centery == pytest.approx(other.bust.centery)
        apart = [(b.bust.centerx - a.bust.centerx) for a, b in pairwise(wide.seats)]
        nearer = [(b.bust.centerx - a.bust.centerx) for a, b in pairwise(usual.seats)]
        assert apart == pytest.approx([between * wide.spread for between in nearer])


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 800.0), (960.0, 540.0), (853.0, 480.0)])
def test_on_other_canvases_nothing_is_drawn_apart(size: tuple[float, float]) -> None:
    assert seating(*size, 3).spread == pytest.approx(1.0, abs=0.001)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("game", GAMES)
def test_at_four_seats_each_duck_is_140_units_high_and_on_the_canvas(game: str) -> None:
    shown = Seated(kit_of(game), Setup(4, 6, kit_of(game).rules().options())).table.model
    for seat, extra in product(range(4), Extra):
        area = shown.place_of(seat).bust
        size = round(area.width), round(area.height)
        duck = render(bust(Duck(extra=extra)), *size).get_bounding_rect(min_alpha=30)
        assert 140 <= duck.height <= 180
        assert area.top + duck.top >= 2
        assert area.left + duck.left >= 0
        assert area.left + duck.right <= shown.size[0]


def test_an_area_keeps_its_shape_and_a_room_grows_with_the_table() -> None:
    base = seating(*WIDE[1], 3)
    assert base.spread == WIDEST
    thing, room = base.area(200, 100, 60, 90), base.room(200, 100, 60, 90)
    assert thing.size == pytest.approx((60, 90))
    assert room.size == pytest.approx((60 * WIDEST, 90))
    assert thing.center == pytest.approx(room.center)
    assert room.midleft == pytest.approx(base.at(200, 145))
    assert room.midright == pytest.approx(base.at(260, 145))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [*WIDE, (1280.0, 720.0), (853.0, 480.0)])
def test_no_lily_lies_under_the_words_in_the_upper_corners(
    monkeypatch: pytest.MonkeyPatch, size: tuple[float, float]
) -> None:
    lilies: list[FRect] = []

    def lily(x: float, y: float, size: float, *_how: object) -> str:
        lilies.append(FRect(x - size / 2, y - size / 2, size, size))
        return ""

    monkeypatch.setattr(pond_art, "lily", lily)
    layout = lay_out(*size, 3)
    pond_art.pond((64, 36), layout.seating.canvas, layout.seating.raft, CLOTH)
    assert len(lilies) >= 5
    for words in (layout.title, layout.chips):
        assert words.collidelist(lilies) < 0, words


@pytest.mark.parametrize("more", [0, 3, 60])
def test_the_water_fills_the_picture_to_its_edges_also_below_the_canvas(more: int) -> None:
    """No dark edge above a table that stands over a strip of words."""
    place = seating(1280.0, 634.0, 3)
    world = pond_art.pond((640, 317 + more), place.canvas, place.raft, CLOTH)
    for y in (0, 1, 315 + more, 316 + more):
        assert sum(world.get_at((200, y))[:3]) > 120
