"""Changes of a view that several events share, as far as its seat sees them (RULES.md §6.6)."""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import Pass, Play, Question
from game.cardgames.sixpack.rules.deck import Ids
from game.cardgames.sixpack.rules.view import SixpackView
from game.engine.fold import increase, put


def without(ids: Ids, gone: Ids) -> Ids:
    return tuple([card for card in ids if card not in gone])


def waiting_without(view: SixpackView, cards: Ids) -> tuple[Play, ...]:
    return tuple([play for play in view.waiting if play.card not in cards])


def gone(view: SixpackView, cards: Ids) -> SixpackView:
    return replace(view, out=view.out + cards, lost=True) if cards else view


def landed(view: SixpackView, card: int, pile: int, cards: Ids) -> SixpackView:
    """Return the view after a waiting card has landed, with a pile made of these cards."""
    return replace(view, waiting=waiting_without(view, (card,)), piles=put(view.piles, pile, cards))


def answered(view: SixpackView, seat: int) -> tuple[Question, ...]:
    return tuple([question for question in view.questions if question.seat != seat])


def learnt(view: SixpackView, seat: int, cards: Ids) -> tuple[Ids, ...]:
    """Return the cards known in hands, once a seat is known to hold these."""
    return put(view.known, seat, tuple(sorted({*view.known[seat], *cards})))


def into_hand(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    """Return the view after cards came into a hand publicly."""
    own = seat == view.seat
    shown = [card for card in cards if view.cards[card].glass]
    return replace(
        view,
        hand=tuple(sorted(view.hand + cards)) if own else view.hand,
        hand_sizes=increase(view.hand_sizes, seat, len(cards)),
        known=view.known if own else learnt(view, seat, cards),
        open=tuple(sorted((*view.open, *shown))) if shown else view.open,
    )


def out_of_hand(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    return replace(
        view,
        hand=without(view.hand, cards),
        hand_sizes=increase(view.hand_sizes, seat, -len(cards)),
        known=put(view.known, seat, without(view.known[seat], cards)),
        open=without(view.open, cards),
    )


def passed(view: SixpackView, passes: tuple[Pass, ...]) -> SixpackView:
    """Return the view after cards went from hand to hand at the same time.

    A listener that doesn't see which card went no longer knows any hidden card of the giver's (§6.6).
    """
    sizes, known, hand = list(view.hand_sizes), [set(cards) for cards in view.known], set(view.hand)
    seen = [way.seen_by(view.seat) for way in passes]
    for way in seen:
        sizes[way.giver] -= 1
        sizes[way.receiver] += 1
        if way.giver == view.seat:
            hand.discard(way.card)
        elif way.card:
            known[way.giver].discard(way.card)
        else:
            known[way.giver].intersection_update(view.open)
    for way in seen:
        if way.receiver == view.seat:
            hand.add(way.card)
        elif way.card:
            known[way.receiver].add(way.card)
    return replace(
        view,
        hand=tuple(sorted(hand)),
        hand_sizes=tuple(sizes),
        known=tuple([tuple(sorted(cards)) for cards in known]),
    )
