"""The focus on the table of Sixty-six: spots, their words, and their choices."""

from __future__ import annotations

from msgspec import Struct

from game.cardgames.sixty_six.rules.events import PASS, Bid, PlayCard, SixtySixChoice, highest_bid
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SixtySixView
from game.cardgames.sixty_six.sheet import Zone
from game.cardgames.sixty_six.words.questions import forbidden_call_reason, forbidden_card_reason
from game.engine.contract import Choice
from game.language.message import message
from game.tables.focus import Focus, Spot


class LeadDraft(Struct, frozen=True):
    """A card chosen to be led, while the player decides whether to declare its marriage (§10.7)."""

    card: int


class LeadFocus(Focus, frozen=True):
    """The player's focus, and the card to lead while the player decides whether to declare its marriage."""

    draft: LeadDraft | None = None


Answer = SixtySixChoice | LeadDraft


def answers(view: SixtySixView, draft: LeadDraft | None) -> dict[Spot, Answer]:
    """Return the spots that may be confirmed now, each with its choice or a `LeadDraft`."""
    by_spot: dict[Spot, Answer] = {}
    for choice in SIXTY_SIX.choices(view):
        match choice:
            case Bid(bid=bid):
                by_spot[Spot(Zone.BID, bid)] = choice
            case PlayCard(card=card, announce=announce):
                if draft is None:
                    spot = Spot(Zone.HAND, card)
                    by_spot[spot] = LeadDraft(card) if spot in by_spot else choice
                elif card == draft.card:
                    by_spot[Spot(Zone.WAY, int(announce))] = choice
    return by_spot


def leads_to(answer: Answer, choice: Choice) -> bool:
    """Return whether an answer is a choice, or the draft of a lead that is completed by this choice."""
    if isinstance(answer, LeadDraft):
        return isinstance(choice, PlayCard) and choice.card == answer.card
    return answer == choice


def all_calls(view: SixtySixView) -> tuple[int, ...]:
    """Return all calls of this match, legal or not."""
    return tuple(range(PASS, highest_bid(view.options) + 1))


def must_call(view: SixtySixView) -> bool:
    """Return whether the viewer must call now."""
    return view.stage == "bid" and view.asked == view.seat


def refusal_words(view: SixtySixView, spot: Spot) -> str:
    """Return why the focused card or call can't be chosen now; empty if it can, or if nothing is asked."""
    reason = ""
    if spot.zone is Zone.BID:
        reason = forbidden_call_reason(view, spot.key)
    elif spot.zone is Zone.HAND and view.seat is not None and view.asked == view.seat:
        reason = (
            message("bid or pass first") if view.stage == "bid" else forbidden_card_reason(view, spot.key)
        )
    return message("Not now: {reason}.", reason=reason) if reason else ""
