"""In high contrast nothing touches the table's outline, and no duck hides a counter."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame import FRect, Surface

from game.cardgames.registry import GAMES, kit_of
from game.engine.contract import Setup
from game.tables.art import Art
from game.tables.raft import table_line
from game.tables.raft.seat_layout import RaftSide, lay_out_seats
from game.tables.raft.seats import counter_anchor
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.mascots.busts import Wings, bust
from game.ui.drawing.mascots.ducks import Duck
from game.ui.drawing.screen import Screen
from game.ui.drawing.svg import render
from game.ui.drawing.theme import NATURAL, STRONG
from tests.support.seated import Seated, shared_art

SIZES = (((1280, 720), 1.0), ((960, 540), 1.5), ((2560, 1080), 1.0))
LOOKS, TURNS = 2, 12
"""The number of looks at a table, and of all players' choices between two of them."""
COUNTS = [(game, seats) for game in GAMES for seats in kit_of(game).rules().seat_counts]


@pytest.fixture(autouse=True)
def _strong() -> Iterator[None]:
    """Switch to high contrast, which all tables share, during these tests."""
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    shared_art().set_theme(STRONG)
    yield
    shared_art().set_theme(NATURAL)


def picture_of(seated: Seated) -> Surface:
    pen = seated.pen
    seated.table.draw_ground(pen)
    seated.table.draw(pen)
    return seated.surface.copy()


def line_of(seated: Seated, monkeypatch: pytest.MonkeyPatch) -> tuple[pygame.Mask, pygame.Mask]:
    """Return the pixels of the table's outline, and those of everything else that is drawn."""
    with monkeypatch.context() as patch:
        patch.setattr("game.tables.table_view.draw_table_line", lambda *_: None)
        bare = picture_of(seated)
    whole = picture_of(seated)
    line = pygame.mask.from_threshold(whole, (0, 0, 0), (1, 1, 1, 255), bare)
    line.invert()
    things = pygame.mask.from_threshold(bare, STRONG.ground, (40, 40, 40, 255))
    things.invert()
    return line, things


def gap_of(seated: Seated) -> int:
    return max(round(table_line.GAP * seated.table.layout.seating.scale * seated.scale.ppu) - 1, 2)


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_nothing_touches_the_tables_outline(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kit_of(game).rules()
    for number, (size, scale) in enumerate(SIZES):
        seated = Seated(kit_of(game), Setup(seats, 6 + number, rules.options()), size=size, scale=scale)
        for _look in range(LOOKS):
            seated.others()
            seated.frames(90)
            line, things = line_of(seated, monkeypatch)
            assert line.count() > 200, "there is a line"
            gap = gap_of(seated)
            # Nothing else may be near a pixel of the outline: widen it to squares, by rows and then columns.
            beside, around = pygame.Mask(line.get_size()), pygame.Mask(line.get_size())
            line.convolve(pygame.Mask((2 * gap + 1, 1), fill=True), beside, (-gap, 0))
            beside.convolve(pygame.Mask((1, 2 * gap + 1), fill=True), around, (0, -gap))
            touched = around.overlap_mask(things, (0, 0))
            assert not touched.count(), f"{size}: {touched.get_bounding_rects()[:4]}"
            for _turn in range(TURNS):
                if not seated.over:
                    seated.by_chance()


@pytest.mark.parametrize("game", GAMES)
def test_most_of_the_outline_is_there(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It's interrupted but visible on each side of the table."""
    setup = Setup(4, 6, kit_of(game).rules().options())
    seated = Seated(kit_of(game), setup)
    seated.others()
    seated.frames(90)
    line, _things = line_of(seated, monkeypatch)
    deck = seated.scale.rect(seated.table.layout.seating.raft.deck)
    for side in (
        pygame.Rect(deck.left - 2, deck.top, 6, deck.height),
        pygame.Rect(deck.right - 4, deck.top, 6, deck.height),
        pygame.Rect(deck.left, deck.top - 2, deck.width, 6),
    ):
        part = pygame.Mask(side.size, fill=True)
        assert line.overlap_area(part, side.topleft) > max(side.size) * 0.3


@pytest.mark.parametrize("game", GAMES)
def test_totals_in_the_rim_do_not_interrupt_the_outer_line(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = Seated(kit_of(game), Setup(4, 6, kit_of(game).rules().options()))
    seated.others()
    seated.frames(90)
    line, _things = line_of(seated, monkeypatch)
    deck = seated.scale.rect(seated.table.layout.seating.raft.deck)
    part = pygame.Mask((4, deck.height - 80), fill=True)
    assert line.overlap_area(part, (deck.left - 1, deck.top + 40)) > (deck.height - 80) * 0.9


@pytest.mark.parametrize("game", GAMES)
def test_outer_line_goes_round_its_lower_right_corner(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Captions come and go there, and faces stand in the rim beside it."""
    seated = Seated(kit_of(game), Setup(4, 6, kit_of(game).rules().options()))
    seated.others()
    seated.frames(90)
    line, _things = line_of(seated, monkeypatch)
    deck = seated.scale.rect(seated.table.layout.seating.raft.deck)
    beside = pygame.Mask((4, 100), fill=True)
    assert line.overlap_area(beside, (deck.right - 3, deck.bottom - 120)) >= 100
    corner = pygame.Mask((20, 20), fill=True)
    assert line.overlap_area(corner, (deck.right - 20, deck.bottom - 20)) > 20


def test_corner_that_is_partly_covered_is_drawn_in_part() -> None:
    seated = Seated(kit_of("six_takes"), Setup(4, 6, kit_of("six_takes").rules().options()))
    pen, seating = seated.pen, seated.table.layout.seating
    deck = seating.raft.deck

    def line_pixels(taken: FRect, area: FRect) -> int:
        pen.screen.surface.fill(STRONG.ground)
        table_line.draw_table_line(pen, seating, [taken])
        part = pen.screen.surface.subsurface(pen.screen.scale.rect(area))
        ground = pygame.mask.from_threshold(part, STRONG.ground, (1, 1, 1, 255))
        return part.get_width() * part.get_height() - int(ground.count())

    corner = FRect(deck.left, deck.top, 20, 20)
    whole = line_pixels(FRect(0, 0, 4, 4), corner)
    upper = FRect(deck.left + 24, deck.top - 20, 40, 30)
    assert whole * 0.4 < line_pixels(upper, corner) < whole
    assert not line_pixels(upper, upper)
    assert not line_pixels(corner, corner)


@pytest.mark.parametrize("game", GAMES)
def test_no_outline_with_scenery(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shared_art().set_theme(NATURAL)
    seated = Seated(kit_of(game), Setup(4, 6, kit_of(game).rules().options()), size=(640, 360))
    line, _things = line_of(seated, monkeypatch)
    assert not line.count()


# -- counters ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), COUNTS)
def test_pegs_are_drawn_over_ducks(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = Seated(kit_of(game), Setup(seats, 6, kit_of(game).rules().options()), size=(640, 360))
    seated.others()
    seated.frames(30)
    order: list[str] = []
    ducks = shared_art().ducks

    def listening(name: str) -> Any:
        plain = getattr(ducks, name)

        def call(*args: Any, **how: Any) -> Any:
            order.append(name)
            return plain(*args, **how)

        return call

    for name in ("bust", "face"):
        monkeypatch.setattr(ducks, name, listening(name))
    seated.draw()
    assert order.count("bust") >= seats - 1
    assert order.count("face") >= 2
    last_body = max(place for place, name in enumerate(order) if name == "bust")
    assert order.index("face") > last_body


@pytest.mark.parametrize("opponents", range(1, 10))
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (640, 360), (960, 540), (2560, 1080)])
def test_no_counter_covers_a_body(opponents: int, width: int, height: int) -> None:
    """At the far side, a counter of two figures is between the ducks."""
    base = lay_out_seats(width, height, opponents)
    size = base.letter_size(19)
    wide = (
        size * 1.35
        + 2
        + Pen(Screen(Surface((8, 8)), _scale()), Shapes(Art().fonts)).width("88", size, _title())
    )
    bodies = [_body(place.bust) for place in base.seats]
    for place in base.seats:
        (x, y), anchor = counter_anchor(place, base.scale)
        counter = FRect(0, 0, wide, size)
        setattr(counter, anchor, (x, y))
        assert counter.collidelist(bodies) < 0, f"{place.side} {counter}"
        if place.side is RaftSide.TOP:
            assert counter.right <= place.bust.centerx


def _body(area: FRect) -> FRect:
    """Return the part of a bust's area that is drawn on."""
    px = 196, 190
    box = render(bust(Duck(), wings=Wings.RIM), *px).get_bounding_rect(min_alpha=60)
    return FRect(
        area.left + box.left / px[0] * area.width,
        area.top + box.top / px[1] * area.height,
        box.width / px[0] * area.width,
        box.height / px[1] * area.height,
    )


def _scale() -> Any:
    from game.ui.drawing.screen import Scale

    return Scale.of((1280, 720), 1.0)


def _title() -> Any:
    from game.ui.drawing.text import Typeface

    return Typeface.TITLE
