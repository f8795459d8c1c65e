"""The layout of the table of Sixty-six, in units, for any canvas."""

from __future__ import annotations

from msgspec import Struct
from pygame import FRect

from game.cardgames.sixty_six.rules.seats import SEATS
from game.tables.layout import (
    CAPTION,
    EDGE,
    GAP,
    OVER_TOOLS,
    Frame,
    clamp,
    in_corner,
    tools_and_preview,
    with_tags,
)
from game.ui.drawing.cards import CARD_RATIO

BOTTOM, LEFT, TOP, RIGHT = range(SEATS)
"""The places at the table, clockwise from the own seat."""

_TAGS = 26.0
_LINE = 26.0
_CROSS = 2.3, 3.3
"""The height and the width of a trick's four cards together, in heights and widths of a card."""


class Chair(Struct, frozen=True):
    """A player's place: the panel, and the speech bubble's area. A tall panel has the hand at its foot."""

    panel: FRect
    bubble: FRect
    tall: bool = False


class TableLayout(Frame, frozen=True, kw_only=True):
    """Areas in units.

    Attributes:
        chairs: by place; the own chair has its duck for a panel.
        teams: the scores of the own team and of the other team.
        middle: the trick, and the panel of the calls; `slots` are the trick's cards by place.
        line: the question, or the reason for a refusal, below the middle.
        contract: the bid that stands, with its bidder and promise; `sides` each team's points in this hand.
        last: the trick before, to be looked at.
        hand_card: width of a card in the hand.
    """

    chairs: tuple[Chair, ...]
    teams: tuple[FRect, FRect]
    middle: FRect
    slots: tuple[FRect, ...]
    line: FRect
    contract: FRect
    sides: tuple[FRect, FRect]
    last: FRect
    hand_card: float


def lay_out(width: float, height: float, *, has_hand: bool = True, has_tags: bool = False) -> TableLayout:
    """The table on a canvas of so many units.

    A spectator has no hand: the fourth player sits there like the player opposite. With tags over the hand,
    the fan is a little smaller and lower; nothing else moves.
    """
    edge = min(EDGE, width * 0.0125)
    left = clamp(width * 0.172, 150, 270)
    right = clamp(width * 0.2, 180, 330)
    strip_height = clamp(height * 0.135, 62, 104)
    bottom_height = clamp(height * 0.29, 134, 250) if has_hand else strip_height + edge
    inner = width - 2 * edge - left - right - 2 * GAP

    title = FRect(edge, edge, left, strip_height)
    strip = FRect(title.right + GAP, edge, inner, strip_height)
    top, bottom = strip.bottom + GAP, height - bottom_height
    line = FRect(strip.left, bottom - _LINE - 4, inner, _LINE)
    across = FRect(strip.left, top, inner, line.top - 6 - top)
    beside = clamp(inner * 0.2, 92, 190)
    middle = FRect(across.left + beside + GAP, top, inner - 2 * (beside + GAP), across.height)
    card = min(middle.height / CARD_RATIO / _CROSS[0], middle.width / _CROSS[1], 132.0)

    tools, preview = tools_and_preview(edge, bottom, left, height)
    low = bottom - GAP if has_hand else tools.top - OVER_TOOLS - GAP
    column = FRect(edge, top, left, low - top)
    corner = FRect(width - edge - right, bottom, right, bottom_height - edge)
    if not has_hand:
        corner = FRect(corner.left, height - edge - CAPTION, right, CAPTION)
    book = FRect(corner.left, edge, right, corner.top - GAP - edge)
    mascot, caption = in_corner(corner, 0.52, has_hand=has_hand)
    hand, tags = with_tags(FRect(strip.left, bottom, inner, bottom_height), _TAGS if has_tags else 0.0)
    contract, sides, last = _book(book)
    chairs = _chairs(strip, across, beside, mascot, caption, height - edge, has_hand)
    return TableLayout(
        title=title,
        seats=tuple(chair.panel for chair in chairs[has_hand:]),
        chairs=chairs,
        teams=_halves(column, 8.0),
        middle=middle,
        slots=_slots(middle, card),
        line=line,
        hand=hand,
        tags=tags,
        contract=contract,
        sides=sides,
        last=last,
        preview=preview,
        caption=caption,
        mascot=mascot,
        tools=tools,
        card=card,
        hand_card=min((bottom_height - 38 - (hand.top - bottom) * 0.9) / CARD_RATIO, inner / 5.4),
    )


def _chairs(
    strip: FRect, across: FRect, beside: float, mascot: FRect, caption: FRect, foot: float, has_hand: bool
) -> tuple[Chair, ...]:
    """Panels flat above (and below) the middle, and tall beside it."""
    wide = clamp(strip.width * 0.54, 236, 460)
    said = clamp(across.height * 0.14, 30, 46)
    left = FRect(across.left, across.top, beside, across.height)
    tall = []
    for column in (left, left.move(across.width - beside, 0)):
        panel = FRect(column.left, column.top + said + 8, beside, column.height - said - 8)
        tall.append(Chair(panel, FRect(column.left, column.top, beside, said), tall=True))

    def flat(area: FRect) -> Chair:
        panel = FRect(area.centerx - wide / 2, area.top, wide, area.height)
        room = min(area.right - panel.right - 8, 190.0)
        return Chair(panel, FRect(panel.right + 8, area.centery - said / 2, room, said))

    if has_hand:
        own = FRect(caption.left, mascot.bottom - said, mascot.left - caption.left - 8, said)
        bottom = Chair(mascot, own)
    else:
        bottom = flat(FRect(strip.left, foot - strip.height, strip.width, strip.height))
    return bottom, tall[0], flat(strip), tall[1]


def _slots(middle: FRect, card: float) -> tuple[FRect, ...]:
    """The area of each place's card, before its player."""
    height = card * CARD_RATIO
    x, y = middle.center
    aside, off = card * 1.1, height * 0.6
    centres = ((x, y + off), (x - aside, y), (x, y - off), (x + aside, y))
    return tuple(FRect(x - card / 2, y - height / 2, card, height) for x, y in centres)


def _halves(area: FRect, gap: float) -> tuple[FRect, FRect]:
    height = (area.height - gap) / 2
    above = FRect(area.left, area.top, area.width, height)
    return above, FRect(area.left, above.bottom + gap, area.width, height)


def _book(area: FRect) -> tuple[FRect, tuple[FRect, FRect], FRect]:
    """The column on the right: the contract, both sides, and the last trick."""
    head = clamp(area.height * 0.26, 84, 150)
    foot = clamp(area.height * 0.13, 42, 74)
    contract = FRect(area.left, area.top, area.width, head)
    last = FRect(area.left, area.bottom - foot, area.width, foot)
    between = FRect(area.left, contract.bottom + 8, area.width, last.top - contract.bottom - 16)
    return contract, _halves(between, 8.0), last
