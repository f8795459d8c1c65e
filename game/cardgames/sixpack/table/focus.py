"""What the player's focus is on at the table of Sixpack, what it may move over, and what confirming does."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from pygame import FRect

from game.cardgames.sixpack.rules.events import (
    ChooseCard,
    DriveCards,
    LandOn,
    LayCard,
    SixpackChoice,
    TakeFromHand,
    TakeTop,
)
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.table.card_places import hand_order
from game.cardgames.sixpack.table.pickers import NOTHING, Draft, picker
from game.tables.spots import moved as spots_by_way
from game.ui.actions import Action


class Zone(StrEnum):
    """Where the focus is."""

    HAND = "hand"
    PILE = "pile"
    TURN = "turn"
    SEAT = "seat"
    PACK = "pack"
    ENTRY = "entry"


class Spot(Struct, frozen=True):
    """Something that the focus may be on: a card by its id, anything else by its number or place."""

    zone: Zone
    key: int


class Focus(Struct, frozen=True):
    """What the focus is on.

    Attributes:
        place: where in the hand it was last.
        draft: what has been said of a choice in several parts.
        browsing: whether it moves over everything there is to read.
    """

    spot: Spot | None = None
    place: int = 0
    draft: Draft = NOTHING
    browsing: bool = False


Answer = SixpackChoice | Draft


def answers(view: SixpackView, draft: Draft) -> dict[Spot, Answer]:
    """Everything that may be confirmed now, and the choice or the next part of one that this makes."""
    window = picker(view, draft)
    if window is not None:
        return {Spot(Zone.ENTRY, place): entry.then for place, entry in enumerate(window.entries)}
    question = view.question
    legal = question.legal if question is not None else ()
    if legal and isinstance(legal[0], LayCard):
        # The last way to lay a card has Calculators if any has; of some cards there are thousands.
        last = {one.card: one for one in legal if isinstance(one, LayCard)}
        lays = {card: Draft(card=card) if one.calculators else one for card, one in last.items()}
        return _in_order(view, {Spot(Zone.HAND, card): lay for card, lay in lays.items()})
    found: dict[Spot, Answer] = {}
    for choice in legal:
        match choice:
            case ChooseCard(card=card):
                found[Spot(Zone.HAND if card in view.hand else Zone.TURN, card)] = choice
            case LandOn(pile=pile) | TakeTop(pile=pile):
                found[Spot(Zone.PILE, pile)] = choice
            case DriveCards(count=count, pile=pile) if draft.count in (0, count):
                found[Spot(Zone.PILE, pile)] = choice
            case TakeFromHand(seat=seat):
                spot = Spot(Zone.SEAT, seat)
                found[spot] = choice if spot not in found else Draft(seat=seat)
    return _in_order(view, found)


def _in_order(view: SixpackView, found: dict[Spot, Answer]) -> dict[Spot, Answer]:
    """Hand cards as the hand is held, cards of the turn as they come."""
    order = {card: place for place, card in enumerate(hand_order(view))}
    order |= {play.card: place for place, play in enumerate(view.order)}
    return dict(
        sorted(found.items(), key=lambda item: (item[0].zone.value, order.get(item[0].key, item[0].key)))
    )


def readable(view: SixpackView) -> tuple[Spot, ...]:
    """Everything on the table that there is something to say of."""
    kinds = range(len(dict.fromkeys(view.packs)))
    return (
        *(Spot(Zone.PILE, pile) for pile in range(len(view.piles))),
        *(Spot(Zone.TURN, play.card) for play in view.order),
        *(Spot(Zone.SEAT, seat) for seat in range(view.seats) if seat != view.seat),
        *(Spot(Zone.PACK, place) for place in kinds),
        *(Spot(Zone.HAND, card) for card in hand_order(view)),
    )


def spots(view: SixpackView, focus: Focus) -> tuple[Spot, ...]:
    """What the focus may move over now: what is to be read, or chosen, or else the hand."""
    if focus.browsing:
        return readable(view)
    found = tuple(answers(view, focus.draft))
    return found or tuple(Spot(Zone.HAND, card) for card in hand_order(view))


def kept(view: SixpackView, focus: Focus) -> Focus:
    """The focus on something that is there now; a draft ends with its question."""
    draft = focus.draft if focus.draft == NOTHING or _goes_on(view, focus.draft) else NOTHING
    focus = Focus(focus.spot, focus.place, draft, focus.browsing)
    there = spots(view, focus)
    if focus.spot in there:
        return focus
    if not there:
        return Focus(None, focus.place, draft, focus.browsing)
    place = focus.place if there[0].zone is Zone.HAND else 0
    return Focus(there[min(place, len(there) - 1)], focus.place, draft, focus.browsing)


def _goes_on(view: SixpackView, draft: Draft) -> bool:
    """Whether a draft is still about the question that is asked."""
    legal = view.question.legal if view.question is not None else ()
    for choice in legal:
        match choice:
            case LayCard(card=card) if draft.card == card:
                return True
            case DriveCards(count=count) if draft.count == count:
                return True
            case TakeFromHand(seat=seat) if draft.seat == seat:
                return True
    return False


def on(view: SixpackView, focus: Focus, spot: Spot) -> Focus:
    """The focus on another spot."""
    hand = hand_order(view)
    place = hand.index(spot.key) if spot.zone is Zone.HAND and spot.key in hand else focus.place
    return Focus(spot, place, focus.draft, focus.browsing)


def drafted(view: SixpackView, focus: Focus, draft: Draft) -> Focus:
    """The focus once the next part of a choice is asked for; a switch keeps it."""
    switched = focus.draft.card and focus.draft.card == draft.card
    spot = focus.spot if switched else None
    if spot is None and draft == NOTHING:
        spot = _came_from(focus.draft)
    return kept(view, Focus(spot, focus.place, draft, focus.browsing))


def _came_from(draft: Draft) -> Spot | None:
    if draft.card:
        return Spot(Zone.HAND, draft.card)
    return Spot(Zone.SEAT, draft.seat) if draft.seat >= 0 else None


def moved(focus: Focus, areas: Mapping[Spot, FRect], action: Action) -> Spot | None:
    """The spot after a direction was asked for."""
    return spots_by_way(areas, focus.spot, action)
