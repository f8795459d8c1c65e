"""The change that each event makes in a view, for listeners and for the state alike.

A view of no seat takes in events with everything in them: it looks at nothing that a spectator may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.deck import BACK, Ids
from game.cardgames.sixpack.rules.view import SixpackView, after_target
from game.cardgames.sixpack.rules.view_hands import into_hand, learnt, out_of_hand, passed, plus, put, without
from game.engine.contract import Event


def see(view: SixpackView, event: ev.SixpackEvent) -> SixpackView:
    """The view after its seat has heard of an event."""
    kind = type(event)
    # No question is without an agenda: a turn's last step is still to be done then.
    if view.agenda and kind not in _WHILE_ASKING:
        view = replace(view, questions=(), agenda=())
    return _UPDATES[kind](view, event)


def _same(view: SixpackView, _event: Event) -> SixpackView:
    """Of an event that changes nothing in a view."""
    return view


def _waiting_without(view: SixpackView, cards: Ids) -> tuple[ev.Play, ...]:
    """The waiting cards less some."""
    return tuple([play for play in view.waiting if play.card not in cards])


def _gone(view: SixpackView, cards: Ids) -> SixpackView:
    """Cards have left the game."""
    return replace(view, out=view.out + cards, lost=True) if cards else view


# -- dealing -----------------------------------------------------------------------------------------


def _round_started(view: SixpackView, event: ev.RoundStarted) -> SixpackView:
    nothing: tuple[Ids, ...] = ((),) * view.seats
    return SixpackView(
        seat=view.seat,
        seats=view.seats,
        options=view.options,
        packs=event.packs,
        cards=(BACK, *event.cards),
        round=event.round,
        hand_sizes=(0,) * view.seats,
        known=nothing,
        laid_counts=(0,) * view.seats,
        laid_open=nothing,
        totals=view.totals,
    )


def _hand_dealt(view: SixpackView, event: ev.HandDealt) -> SixpackView:
    seat = event.seat
    own = seat == view.seat
    return replace(
        view,
        hand=event.cards if own else view.hand,
        hand_sizes=put(view.hand_sizes, seat, event.count),
        known=view.known if own else put(view.known, seat, event.open),
        open=tuple(sorted((*view.open, *event.open))),
    )


def _piles_laid(view: SixpackView, event: ev.PilesLaid) -> SixpackView:
    return replace(view, piles=tuple([(card,) for card in event.cards]), left=event.left)


# -- choosing ----------------------------------------------------------------------------------------


def _asked(view: SixpackView, event: ev.Asked) -> SixpackView:
    question = event.question.seen_by(view.seat)
    return replace(view, questions=(*view.questions, question), agenda=event.agenda)


def _answered(view: SixpackView, seat: int) -> tuple[ev.Question, ...]:
    """The questions to the other seats, who are still asked."""
    return tuple([question for question in view.questions if question.seat != seat])


def _turn_started(view: SixpackView, event: ev.TurnStarted) -> SixpackView:
    return replace(view, turn=event.turn, first=event.first, quiet=event.quiet, lost=False, joined=())


def _card_laid(view: SixpackView, event: ev.CardLaid) -> SixpackView:
    seat = event.seat
    hand, laid = view.hand, view.laid
    if seat == view.seat:
        hand = without(hand, (event.card, *event.calculators))
        laid = (*laid, ev.LayCard(event.card, event.calculators))
    return replace(
        view,
        questions=_answered(view, seat),
        hand=hand,
        hand_sizes=plus(view.hand_sizes, seat, -event.count),
        open=without(view.open, event.open) if event.open else view.open,
        laid=laid,
        laid_counts=plus(view.laid_counts, seat, event.count),
        laid_open=plus(view.laid_open, seat, event.open) if event.open else view.laid_open,
    )


def _pass_chosen(view: SixpackView, event: ev.PassChosen) -> SixpackView:
    passing = event.card if event.seat == view.seat else view.passing
    return replace(view, questions=_answered(view, event.seat), passing=passing)


# -- the waiting cards -------------------------------------------------------------------------------


def _cards_revealed(view: SixpackView, event: ev.CardsRevealed) -> SixpackView:
    shown = tuple([card for play in event.plays for card in play.cards])
    return replace(
        view,
        known=tuple([without(cards, shown) for cards in view.known]),
        laid=(),
        laid_counts=(0,) * view.seats,
        laid_open=((),) * view.seats,
        waiting=event.plays,
    )


def _card_joined(view: SixpackView, event: ev.CardJoined) -> SixpackView:
    play = event.play
    view = out_of_hand(view, play.seat, play.cards)
    return replace(view, waiting=(*view.waiting, play), joined=(*view.joined, play.card))


def _number_chosen(view: SixpackView, event: ev.NumberChosen) -> SixpackView:
    waiting = [
        replace(play, number=event.number) if play.card == event.card else play for play in view.waiting
    ]
    return replace(view, waiting=tuple(waiting))


def _copy_chosen(view: SixpackView, event: ev.CopyChosen) -> SixpackView:
    (play,) = [play for play in view.waiting if play.card == event.card]
    copy = replace(play, number=event.number, effect=event.effect, copied=event.target)
    return replace(view, waiting=after_target(_waiting_without(view, (event.card,)), copy))


def _duplicates_removed(view: SixpackView, event: ev.DuplicatesRemoved) -> SixpackView:
    return _gone(replace(view, waiting=_waiting_without(view, event.cards)), event.gone)


def _card_vetoed(view: SixpackView, event: ev.CardVetoed) -> SixpackView:
    return _gone(replace(view, waiting=_waiting_without(view, (event.card,))), event.gone)


def _direction_changed(view: SixpackView, event: ev.DirectionChanged) -> SixpackView:
    return replace(view, reversed=event.reversed)


def _effects_changed(view: SixpackView, event: ev.EffectsChanged) -> SixpackView:
    return replace(view, disabled=event.disabled)


# -- landing -----------------------------------------------------------------------------------------


def _card_placed(view: SixpackView, event: ev.CardPlaced) -> SixpackView:
    pile = (*view.piles[event.pile], *event.calculators, event.card)
    return _landed(view, event.card, event.pile, pile)


def _card_put_under(view: SixpackView, event: ev.CardPutUnder) -> SixpackView:
    pile = (*event.calculators, event.card, *view.piles[event.pile])
    return _landed(view, event.card, event.pile, pile)


def _pile_claimed(view: SixpackView, event: ev.PileClaimed) -> SixpackView:
    view = _landed(view, event.card, event.pile, (*event.calculators, event.card))
    return into_hand(_gone(view, event.gone), event.seat, event.kept)


def _landed(view: SixpackView, card: int, pile: int, cards: Ids) -> SixpackView:
    """A card is not waiting any more, and a pile is made of these cards now."""
    return replace(view, waiting=_waiting_without(view, (card,)), piles=put(view.piles, pile, cards))


def _card_taken_back(view: SixpackView, event: ev.CardTakenBack) -> SixpackView:
    view = replace(view, waiting=_waiting_without(view, (event.card,)))
    return into_hand(view, event.seat, (*event.calculators, event.card))


def _cards_driven(view: SixpackView, event: ev.CardsDriven) -> SixpackView:
    piles = put(view.piles, event.pile, view.piles[event.pile][: -len(event.cards)])
    return replace(view, piles=plus(piles, event.target, event.cards))


# -- hands -------------------------------------------------------------------------------------------


def _card_discarded(view: SixpackView, event: ev.CardDiscarded) -> SixpackView:
    return _gone(out_of_hand(view, event.seat, (event.card,)), (event.card,))


def _card_turned_open(view: SixpackView, event: ev.CardTurnedOpen) -> SixpackView:
    seat, card = event.seat, event.card
    known = view.known if seat == view.seat else learnt(view, seat, (card,))
    return replace(view, known=known, open=tuple(sorted((*view.open, card))))


def _top_taken(view: SixpackView, event: ev.TopTaken) -> SixpackView:
    piles = put(view.piles, event.pile, view.piles[event.pile][:-1])
    return into_hand(replace(view, piles=piles), event.seat, (event.card,))


def _card_stolen(view: SixpackView, event: ev.CardStolen) -> SixpackView:
    return passed(view, (ev.Pass(event.victim, event.seat, event.card, event.shown),))


def _cards_passed(view: SixpackView, event: ev.CardsPassed) -> SixpackView:
    return replace(passed(view, event.passes), passing=0)


# -- scoring -----------------------------------------------------------------------------------------


def _round_scored(view: SixpackView, event: ev.RoundScored) -> SixpackView:
    known = tuple([() if seat == view.seat else hand for seat, hand in enumerate(event.hands)])
    return replace(view, known=known, totals=event.totals)


def _match_ended(view: SixpackView, event: ev.MatchEnded) -> SixpackView:
    return replace(view, ranking=event.ranking)


# Play-outs see events by the hundred thousand: an event finds its own update in one step.
_UPDATES: Mapping[type[Event], Callable[[SixpackView, Any], SixpackView]] = {
    ev.RoundStarted: _round_started,
    ev.HandDealt: _hand_dealt,
    ev.PilesLaid: _piles_laid,
    ev.TurnStarted: _turn_started,
    ev.CardLaid: _card_laid,
    ev.PassChosen: _pass_chosen,
    ev.CardsRevealed: _cards_revealed,
    ev.NumberChosen: _number_chosen,
    ev.DuplicatesRemoved: _duplicates_removed,
    ev.CopyChosen: _copy_chosen,
    ev.TurnOrder: _same,
    ev.DirectionChanged: _direction_changed,
    ev.EffectsChanged: _effects_changed,
    ev.CardPlaced: _card_placed,
    ev.CardPutUnder: _card_put_under,
    ev.CardTakenBack: _card_taken_back,
    ev.PileClaimed: _pile_claimed,
    ev.CardsDriven: _cards_driven,
    ev.EffectTriggered: _same,
    ev.CardVetoed: _card_vetoed,
    ev.CardDiscarded: _card_discarded,
    ev.CardTurnedOpen: _card_turned_open,
    ev.CardJoined: _card_joined,
    ev.CardStolen: _card_stolen,
    ev.TopTaken: _top_taken,
    ev.SideChosen: _same,
    ev.CardsPassed: _cards_passed,
    ev.Asked: _asked,
    ev.RoundScored: _round_scored,
    ev.MatchEnded: _match_ended,
}

_WHILE_ASKING = frozenset((ev.Asked, ev.CardLaid, ev.PassChosen))
"""The events after which other seats may still be asked; any other comes when all have answered."""
