"""The focus on the table of Sixpack, and the choices that its spots stand for."""

from __future__ import annotations

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.sheet import Zone, hand_order
from game.cardgames.sixpack.table.pickers import NO_DRAFT, ChoiceDraft, question_window
from game.tables.focus import Focus, Spot

CARDS = (Zone.HAND, Zone.PILE, Zone.TURN)
"""The zones whose spots are cards."""


class DraftFocus(Focus, frozen=True):
    """The player's focus, and the draft of a choice in several parts."""

    draft: ChoiceDraft = NO_DRAFT


Answer = ch.SixpackChoice | ChoiceDraft


def answers(view: SixpackView, draft: ChoiceDraft) -> dict[Spot, Answer]:
    """Return the spots that may be confirmed now, each with its choice or the next draft."""
    window = question_window(view, draft)
    if window is not None:
        return {Spot(Zone.ENTRY, place): entry.then for place, entry in enumerate(window.entries)}
    question = view.question
    legal = question.legal if question is not None else ()
    if legal and isinstance(legal[0], ch.LayCard):
        # There may be thousands of lays per card. If any has Calculators, so does the card's last one.
        last = {choice.card: choice for choice in legal if isinstance(choice, ch.LayCard)}
        lays = {card: ChoiceDraft(card=card) if lay.calculators else lay for card, lay in last.items()}
        return _sort_answers(view, {Spot(Zone.HAND, card): lay for card, lay in lays.items()})
    by_spot: dict[Spot, Answer] = {}
    for choice in legal:
        match choice:
            case ch.ChooseCard(card=card):
                by_spot[Spot(Zone.HAND if card in view.hand else Zone.TURN, card)] = choice
            case ch.LandOn(pile=pile) | ch.TakeTop(pile=pile):
                by_spot[Spot(Zone.PILE, pile)] = choice
            case ch.DriveCards(count=count, pile=pile) if draft.count in (0, count):
                by_spot[Spot(Zone.PILE, pile)] = choice
            case ch.TakeFromHand(seat=seat):
                spot = Spot(Zone.SEAT, seat)
                by_spot[spot] = choice if spot not in by_spot else ChoiceDraft(seat=seat)
    return _sort_answers(view, by_spot)


def _sort_answers(view: SixpackView, by_spot: dict[Spot, Answer]) -> dict[Spot, Answer]:
    """Sort answers: hand cards in display order, cards of the turn in playing order."""
    order = {card: place for place, card in enumerate(hand_order(view))}
    order |= {play.card: place for place, play in enumerate(view.order)}
    return dict(sorted(by_spot.items(), key=lambda item: (item[0].zone, order.get(item[0].key, item[0].key))))


def leads_to(answer: Answer, draft: ChoiceDraft, choice: object) -> bool:
    """Return whether an answer to a draft is this choice, or a draft from which it can still be made."""
    if not isinstance(answer, ChoiceDraft):
        if isinstance(answer, ch.DriveCards) and not draft.count:
            return isinstance(choice, ch.DriveCards) and choice.pile == answer.pile
        return answer == choice
    match choice:
        case ch.LayCard(card=card, calculators=calculators):
            if not draft.card:
                return answer.card == card
            return answer.card == card and set(answer.calculators) == set(calculators)
        case ch.DriveCards(count=count):
            return answer.count == count
        case ch.TakeFromHand(seat=seat):
            return answer.seat == seat
    return False
