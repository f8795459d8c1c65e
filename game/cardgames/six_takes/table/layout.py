"""The layout of the table of 6 takes!, in units, for any canvas and number of seats."""

from __future__ import annotations

from pygame import FRect

from game.cardgames.six_takes.rules.game import ROW_SIZE, ROWS
from game.tables.layout import EDGE, GAP, Frame, clamp, in_corner, tools_and_preview, with_tags
from game.ui.drawing.cards import CARD_RATIO

_TAGS = 38.0


class TableLayout(Frame, frozen=True, kw_only=True):
    """Areas in units; the title has no width where there is no room for it (the standing tells then).

    Attributes:
        standing: all players' ducks as bars.
        slots: by row, the six places of its cards (the row is taken at the sixth).
        labels, prices: by row, beside its slots.
        lane: the cards of this turn; `plays` its entries.
        pool: the cards of a draft; `starts` the rows' first cards meanwhile.
        hand_card: width of a card in the hand.
    """

    standing: FRect
    slots: tuple[tuple[FRect, ...], ...]
    labels: tuple[FRect, ...]
    prices: tuple[FRect, ...]
    lane: FRect
    plays: tuple[FRect, ...]
    pool: FRect
    starts: tuple[FRect, ...]
    hand_card: float


def lay_out(
    width: float,
    height: float,
    opponents: int,
    players: int,
    *,
    has_hand: bool = True,
    has_tags: bool = False,
) -> TableLayout:
    """The table on a canvas of so many units, for so many opponents and players who lay a card.

    A spectator's table has no hand, and more room for the rows. With tags over the hand, the fan is a little
    smaller and lower; nothing else moves.
    """
    edge = min(EDGE, width * 0.0125)
    left = clamp(width * 0.172, 150, 260)
    right = clamp(width * 0.235, 212, 360)
    strip_height = clamp(height * 0.125, 62, 96)
    bottom_height = clamp(height * 0.262, 128, 220) if has_hand else 24.0

    has_title = width - 2 * edge - left - GAP >= 104 * opponents
    title = FRect(edge, edge, left if has_title else 0, strip_height)
    strip_left = title.right + GAP if has_title else edge
    seats = _strip(FRect(strip_left, edge, width - edge - strip_left, strip_height), opponents)

    top = edge + strip_height + GAP
    bottom = height - bottom_height
    middle = FRect(edge + left + GAP, top, width - 2 * edge - left - right - 2 * GAP, bottom - top - GAP)
    standing = FRect(edge, top, left, middle.height)
    lane = FRect(width - edge - right, top, right, middle.height)
    card, slots, labels, prices = _rows(middle)
    start = min(card, middle.height / ROWS / CARD_RATIO * 0.94)

    tools, preview = tools_and_preview(edge, bottom, left, height)
    corner = FRect(lane.left, bottom, right, bottom_height - edge)
    mascot, caption = in_corner(corner, 0.56)
    hand, tags = with_tags(
        FRect(middle.left, bottom, middle.width, bottom_height), _TAGS if has_tags else 0.0
    )
    return TableLayout(
        title=title,
        seats=seats,
        standing=standing,
        slots=slots,
        labels=labels,
        prices=prices,
        lane=lane,
        plays=_entries(lane, players),
        preview=preview,
        hand=hand,
        tags=tags,
        caption=caption,
        mascot=mascot,
        tools=tools,
        pool=FRect(middle.left + start + 24, top, lane.right - middle.left - start - 24, middle.height),
        starts=tuple(
            FRect(middle.left, top + row * middle.height / ROWS, start, start * CARD_RATIO)
            for row in range(ROWS)
        ),
        card=card,
        hand_card=min((bottom_height - 46 - (hand.top - bottom) * 0.6) / CARD_RATIO, middle.width / 5.5),
    )


def _strip(area: FRect, count: int) -> tuple[FRect, ...]:
    gap = 8.0 if count > 5 else GAP
    width = min((area.width - gap * (count - 1)) / count, 236.0)
    start = area.left + (area.width - width * count - gap * (count - 1)) / 2
    return tuple(FRect(start + (width + gap) * place, area.top, width, area.height) for place in range(count))


def _rows(
    area: FRect,
) -> tuple[float, tuple[tuple[FRect, ...], ...], tuple[FRect, ...], tuple[FRect, ...]]:
    places = ROW_SIZE + 1
    label, price = 26.0, 58.0
    gap = 8.0
    by_height = (area.height - gap * (ROWS - 1)) / ROWS / CARD_RATIO
    by_width = (area.width - label - price - gap * (places - 1)) / places
    card = min(by_height, by_width)
    across = min((area.width - label - price - card * places) / (places - 1), card * 0.16)
    down = min((area.height - card * CARD_RATIO * ROWS) / (ROWS - 1), card * 0.3)
    used = label + price + card * places + across * (places - 1)
    start = area.left + (area.width - used) / 2
    first = area.top + (area.height - card * CARD_RATIO * ROWS - down * (ROWS - 1)) / 2
    slots = []
    labels = []
    prices = []
    for row in range(ROWS):
        y = first + row * (card * CARD_RATIO + down)
        labels.append(FRect(start, y, label, card * CARD_RATIO))
        slots.append(
            tuple(
                FRect(start + label + place * (card + across), y, card, card * CARD_RATIO)
                for place in range(places)
            )
        )
        prices.append(FRect(slots[-1][-1].right + 4, y, price - 4, card * CARD_RATIO))
    return card, tuple(slots), tuple(labels), tuple(prices)


def _entries(lane: FRect, players: int) -> tuple[FRect, ...]:
    """The places of this turn's cards: down one column, or two where there are many."""
    inside = FRect(lane.left + 10, lane.top + 32, lane.width - 20, lane.height - 40)
    columns = 1 if players <= 5 else 2
    down = -(-players // columns)
    height = min(inside.height / down, 92.0)
    width = inside.width / columns
    return tuple(
        FRect(
            inside.left + (place // down) * width,
            inside.top + (place % down) * height,
            width - (6 if columns > 1 else 0),
            height - 5,
        )
        for place in range(players)
    )
