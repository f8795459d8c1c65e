"""The focus on the table of Sixty-six: spots, their words, and their choices."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixty_six.rules.events import PASS, Bid, PlayCard, SixtySixChoice, highest_bid
from game.cardgames.sixty_six.rules.foresight import marriage_points_of
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.sheet import Zone, hand_order, sheet
from game.cardgames.sixty_six.words.names import card_with_article, point_count_words
from game.cardgames.sixty_six.words.narrator import NARRATOR
from game.cardgames.sixty_six.words.questions import forbidden_call_reason, forbidden_card_reason
from game.engine.contract import Choice
from game.language.message import message, sentences
from game.tables.focus import Focus, Spot, moved_to, stop_spots
from game.voice.narrator import Names


class HalfChoice(Struct, frozen=True):
    """A card chosen to be led, before the player says whether to declare its marriage (§10.7)."""

    card: int


class HalfFocus(Focus, frozen=True):
    """The player's focus, and the chosen card until the player says whether to declare its marriage."""

    half: HalfChoice | None = None


Answer = SixtySixChoice | HalfChoice


def answers(view: SixtySixView, half: HalfChoice | None) -> dict[Spot, Answer]:
    """Return the spots that may be confirmed now, each with its choice or a `HalfChoice`."""
    by_spot: dict[Spot, Answer] = {}
    for choice in SIXTY_SIX.choices(view):
        match choice:
            case Bid(bid=bid):
                by_spot[Spot(Zone.BID, bid)] = choice
            case PlayCard(card=card, announce=announce):
                if half is None:
                    spot = Spot(Zone.HAND, card)
                    by_spot[spot] = HalfChoice(card) if spot in by_spot else choice
                elif card == half.card:
                    by_spot[Spot(Zone.WAY, int(announce))] = choice
    return by_spot


def spot_of(view: SixtySixView, choice: Choice) -> Spot | None:
    for spot, answer in answers(view, None).items():
        match answer, choice:
            case HalfChoice(card=begun), PlayCard(card=card) if begun == card:
                return spot
        if answer == choice:
            return spot
    return None


def all_calls(view: SixtySixView) -> tuple[int, ...]:
    """Return all calls of this match, legal or not."""
    return tuple(range(PASS, highest_bid(view.options) + 1))


def in_auction(view: SixtySixView) -> bool:
    """Return whether the viewer must call now."""
    return view.stage == "bid" and view.asked == view.seat


def readable_spots(view: SixtySixView) -> tuple[Spot, ...]:
    return stop_spots(sheet(view, ()))


def hand_spots(view: SixtySixView) -> tuple[Spot, ...]:
    return tuple(Spot(Zone.HAND, card) for card in hand_order(view.hand))


def spots(view: SixtySixView, focus: HalfFocus) -> tuple[Spot, ...]:
    if focus.browsing:
        return readable_spots(view)
    if focus.half is not None:
        return Spot(Zone.WAY, 1), Spot(Zone.WAY, 0)
    calls = tuple(Spot(Zone.BID, bid) for bid in all_calls(view)) if in_auction(view) else ()
    return calls + hand_spots(view)


def valid_focus(view: SixtySixView, focus: HalfFocus) -> HalfFocus:
    """Return the focus, moved to an existing spot; during a choice, to one that may be confirmed."""
    half = focus.half if focus.half is not None and answers(view, focus.half) else None
    focus = replace(focus, half=half)
    reachable = spots(view, focus)
    by_spot = {} if focus.browsing else answers(view, half)
    preferred = tuple(spot for spot in reachable if spot in by_spot) or reachable
    if focus.spot in preferred:
        return focus
    if not reachable or focus.browsing or preferred[0].zone != Zone.HAND:
        return replace(focus, spot=preferred[0] if reachable else None)
    held = hand_spots(view)
    return moved_to(focus, min(preferred, key=lambda spot: abs(held.index(spot) - focus.place)), held)


def set_half(view: SixtySixView, focus: HalfFocus, half: HalfChoice | None) -> HalfFocus:
    """Return the focus after a card of a marriage is chosen to be led, or taken back."""
    spot = None if half is not None or focus.half is None else Spot(Zone.HAND, focus.half.card)
    return valid_focus(view, replace(focus, spot=spot, half=half))


# -- words ---------------------------------------------------------------------------------------------


def spot_words(view: SixtySixView, spot: Spot, names: Names, half: HalfChoice | None = None) -> str:
    match spot.zone:
        case Zone.BID:
            return sentences(NARRATOR.focus_bid(view, spot.key), refusal(view, spot))
        case Zone.WAY if half is not None:
            card = card_with_article(half.card)
            if spot.key:
                value = point_count_words(marriage_points_of(view, half.card))
                return message("Lead {card} and declare the marriage: {points}.", card=card, points=value)
            return message("Lead {card} without declaring: the marriage doesn’t count.", card=card)
    return sheet(view, names).words_of(spot.zone, spot.key)


def refusal(view: SixtySixView, spot: Spot) -> str:
    """Return why the focused card or call can't be chosen now; empty if it can, or outside a decision."""
    reason = ""
    if spot.zone is Zone.BID:
        reason = forbidden_call_reason(view, spot.key)
    elif spot.zone is Zone.HAND and view.seat is not None and view.asked == view.seat:
        reason = (
            message("bid or pass first") if view.stage == "bid" else forbidden_card_reason(view, spot.key)
        )
    return message("Not now: {reason}.", reason=reason) if reason else ""
