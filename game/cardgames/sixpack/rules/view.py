"""What one seat knows of a match of Sixpack, and how each event adds to it."""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.deck import BACK, Cards
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.pile_values import Piles, Sight
from game.cardgames.sixpack.rules.state import Ids
from game.cardgames.sixpack.rules.turn_order import after_target, in_order


class SixpackView(Struct, frozen=True):
    """What `seat` may know (None: a spectator). Tuples by seat have an entry for every seat.

    Attributes:
        packs: the packs in the game; `cards` the faces of all cards of the round, by id.
        round, turn: from 1; 0 before the first. `first` is the turn's first seat.
        quiet: the turns in a row in which no card left the game, until this one began;
            `lost` says whether one has since.
        joined: the cards that were added to this turn after its reveal (§10.3).
        hand: own cards, ascending by id, without what was laid; `hand_sizes` is public.
        known: by seat, the cards that this seat knows it to hold or to have laid; the own entry is empty.
        open: the cards that lie open in hands, ascending.
        left: how many cards the deal left over, which nobody knows.
        laid: what the seat itself laid face down this turn; `laid_counts` how many cards each seat did, its
            Calculators included; `laid_open` by seat those of them that everybody saw go.
        waiting: the revealed cards not yet handled, in the order in which they entered the turn.
        piles: each from the bottom up; `out` the cards out of the game, in the order in which they left.
        reversed, disabled: how things stand for the card that is being handled, or to be handled next.
        passing: the own card chosen to be passed, 0 for none.
        questions: what seats are asked now; only the own one tells the legal answers.
        agenda: what is to be done once all are answered, last first.
        totals: the points of the scored rounds; `ranking` the final ranks, empty until the match is over.
    """

    seat: int | None
    seats: int
    options: SixpackOptions
    packs: tuple[str, ...] = ()
    cards: Cards = ()
    round: int = 0
    turn: int = 0
    first: int = 0
    quiet: int = 0
    lost: bool = False
    joined: Ids = ()
    hand: Ids = ()
    hand_sizes: Ids = ()
    known: tuple[Ids, ...] = ()
    open: Ids = ()
    left: int = 0
    laid: tuple[ev.LayCard, ...] = ()
    laid_counts: Ids = ()
    laid_open: tuple[Ids, ...] = ()
    waiting: tuple[ev.Play, ...] = ()
    piles: Piles = ()
    out: Ids = ()
    reversed: bool = False
    disabled: bool = False
    passing: int = 0
    questions: tuple[ev.Question, ...] = ()
    agenda: tuple[ev.Step, ...] = ()
    totals: tuple[int, ...] = ()
    ranking: tuple[int, ...] = ()

    @property
    def sight(self) -> Sight:
        """The piles as they are to be looked at: their numbers, hands and extremes."""
        return Sight(self.cards, PACKS, self.piles, self.reversed, self.disabled)

    @property
    def order(self) -> tuple[ev.Play, ...]:
        """The waiting cards in the order in which they will be handled, as things stand."""
        return in_order(self.waiting, self.cards, self.reversed, self.disabled)

    @property
    def question(self) -> ev.Question | None:
        """What the own seat is asked now."""
        return next((one for one in self.questions if one.seat == self.seat), None)


def unseen_cards(view: SixpackView) -> Ids:
    """The cards that may be in other hands or left over, as far as the view's seat knows."""
    seen = {*view.hand, *view.out, *(card for cards in (*view.piles, *view.known) for card in cards)}
    seen.update(card for lay in view.laid for card in (lay.card, *lay.calculators))
    seen.update(card for play in view.waiting for card in play.cards)
    return tuple(card for card in range(1, len(view.cards)) if card not in seen)


Item = TypeVar("Item")


def put(items: tuple[Item, ...], place: int, item: Item) -> tuple[Item, ...]:
    """The tuple with one item replaced."""
    return (*items[:place], item, *items[place + 1 :])


def without(ids: Ids, gone: Ids) -> Ids:
    """The cards less some."""
    return tuple(card for card in ids if card not in gone)


def see(view: SixpackView, event: ev.SixpackEvent) -> SixpackView:
    """The view after its seat has heard of an event."""
    if isinstance(event, ev.Asked):
        return replace(view, questions=(*view.questions, event.question), agenda=event.agenda)
    if isinstance(event, ev.CardLaid):
        return _laid(_answered(view, event.seat), event)
    if isinstance(event, ev.PassChosen):
        view = _answered(view, event.seat)
        return replace(view, passing=event.card) if event.seat == view.seat else view
    if view.questions or view.agenda:
        view = replace(view, questions=(), agenda=())
    return _happened(view, event)


def _answered(view: SixpackView, seat: int) -> SixpackView:
    """One of several seats has answered; the others are still asked."""
    return replace(view, questions=tuple(one for one in view.questions if one.seat != seat))


def _happened(view: SixpackView, event: ev.SixpackEvent) -> SixpackView:
    match event:
        case ev.RoundStarted():
            return _new_round(view, event)
        case ev.HandDealt():
            return _dealt(view, event)
        case ev.PilesLaid(cards=cards):
            return replace(view, piles=tuple((card,) for card in cards), left=event.left)
        case ev.TurnStarted():
            return replace(view, turn=event.turn, first=event.first, quiet=event.quiet, lost=False, joined=())
        case ev.CardsRevealed():
            return _revealed(view, event)
        case ev.NumberChosen() | ev.CopyChosen():
            return replace(view, waiting=_changed(view.waiting, event))
        case ev.DuplicatesRemoved(cards=cards, gone=gone):
            return _gone(replace(view, waiting=_left_waiting(view.waiting, cards)), gone)
        case ev.CardVetoed(card=card, gone=gone):
            return _gone(replace(view, waiting=_left_waiting(view.waiting, (card,))), gone)
        case ev.DirectionChanged(reversed=turned):
            return replace(view, reversed=turned)
        case ev.EffectsChanged(disabled=disabled):
            return replace(view, disabled=disabled)
        case ev.CardPlaced() | ev.CardPutUnder() | ev.CardTakenBack() | ev.PileClaimed():
            return _landed(view, event)
        case ev.CardsDriven():
            rest = view.piles[event.pile][: -len(event.cards)]
            piles = put(view.piles, event.target, view.piles[event.target] + event.cards)
            return replace(view, piles=put(piles, event.pile, rest))
        case ev.CardDiscarded():
            return _gone(_out_of_hand(view, event.seat, (event.card,)), (event.card,))
        case ev.CardTurnedOpen(seat=seat, card=card):
            view = view if seat == view.seat else replace(view, known=_learnt(view, seat, (card,)))
            return replace(view, open=tuple(sorted((*view.open, card))))
        case ev.CardJoined(play=play):
            view = _out_of_hand(view, play.seat, play.cards)
            return replace(view, waiting=(*view.waiting, play), joined=(*view.joined, play.card))
        case ev.CardStolen():
            way = ev.Pass(event.victim, event.seat, event.card, event.shown)
            return _passed(view, (way,))
        case ev.TopTaken(seat=seat, pile=pile, card=card):
            return _into_hand(
                replace(view, piles=put(view.piles, pile, view.piles[pile][:-1])), seat, (card,)
            )
        case ev.CardsPassed(passes=passes):
            return replace(_passed(view, passes), passing=0)
        case ev.RoundScored():
            known = tuple(() if seat == view.seat else hand for seat, hand in enumerate(event.hands))
            return replace(view, known=known, totals=event.totals)
        case ev.MatchEnded(ranking=ranking):
            return replace(view, ranking=ranking)
        case ev.EffectTriggered() | ev.TurnOrder() | ev.SideChosen():
            return view
    raise TypeError(event)


def _new_round(view: SixpackView, event: ev.RoundStarted) -> SixpackView:
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


def _dealt(view: SixpackView, event: ev.HandDealt) -> SixpackView:
    seat = event.seat
    own = seat == view.seat
    return replace(
        view,
        hand=event.cards if own else view.hand,
        hand_sizes=put(view.hand_sizes, seat, event.count),
        known=view.known if own else put(view.known, seat, event.open),
        open=tuple(sorted((*view.open, *event.open))),
    )


def _laid(view: SixpackView, event: ev.CardLaid) -> SixpackView:
    seat = event.seat
    if seat == view.seat:
        cards = (event.card, *event.calculators)
        laid = (*view.laid, ev.LayCard(event.card, event.calculators))
        view = replace(view, hand=without(view.hand, cards), laid=laid)
    return replace(
        view,
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] - event.count),
        open=without(view.open, event.open),
        laid_counts=put(view.laid_counts, seat, view.laid_counts[seat] + event.count),
        laid_open=put(view.laid_open, seat, view.laid_open[seat] + event.open),
    )


def _revealed(view: SixpackView, event: ev.CardsRevealed) -> SixpackView:
    shown = tuple(card for play in event.plays for card in play.cards)
    return replace(
        view,
        known=tuple(without(cards, shown) for cards in view.known),
        laid=(),
        laid_counts=(0,) * view.seats,
        laid_open=((),) * view.seats,
        waiting=event.plays,
    )


def _changed(waiting: tuple[ev.Play, ...], event: ev.NumberChosen | ev.CopyChosen) -> tuple[ev.Play, ...]:
    """The waiting cards once one of them is another number, or another card's copy."""
    play = next(one for one in waiting if one.card == event.card)
    if isinstance(event, ev.NumberChosen):
        chosen = replace(play, number=event.number)
        return tuple(chosen if one is play else one for one in waiting)
    copy = replace(play, number=event.number, effect=event.effect, copied=event.target)
    return after_target(tuple(one for one in waiting if one is not play), copy)


def _left_waiting(waiting: tuple[ev.Play, ...], cards: Ids) -> tuple[ev.Play, ...]:
    return tuple(play for play in waiting if play.card not in cards)


def _gone(view: SixpackView, cards: Ids) -> SixpackView:
    return replace(view, out=view.out + cards, lost=view.lost or bool(cards))


def _landed(
    view: SixpackView, event: ev.CardPlaced | ev.CardPutUnder | ev.CardTakenBack | ev.PileClaimed
) -> SixpackView:
    """A waiting card is not waiting any more, but on a pile or in its owner's hand."""
    view = replace(view, waiting=_left_waiting(view.waiting, (event.card,)))
    cards = (*event.calculators, event.card)
    match event:
        case ev.CardTakenBack():
            return _into_hand(view, event.seat, cards)
        case ev.CardPlaced(pile=pile):
            return replace(view, piles=put(view.piles, pile, view.piles[pile] + cards))
        case ev.CardPutUnder(pile=pile):
            return replace(view, piles=put(view.piles, pile, cards + view.piles[pile]))
        case ev.PileClaimed(pile=pile):
            view = _gone(replace(view, piles=put(view.piles, pile, cards)), event.gone)
            return _into_hand(view, event.seat, event.kept)


def _learnt(view: SixpackView, seat: int, cards: Ids) -> tuple[Ids, ...]:
    """What is known of the hands once a seat is known to hold these cards."""
    return put(view.known, seat, tuple(sorted({*view.known[seat], *cards})))


def _into_hand(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    """Cards came into a hand before everybody's eyes."""
    own = seat == view.seat
    return replace(
        view,
        hand=tuple(sorted(view.hand + cards)) if own else view.hand,
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] + len(cards)),
        known=view.known if own else _learnt(view, seat, cards),
        open=tuple(sorted((*view.open, *(card for card in cards if view.cards[card].glass)))),
    )


def _out_of_hand(view: SixpackView, seat: int, cards: Ids) -> SixpackView:
    """Cards went out of a hand before everybody's eyes."""
    return replace(
        view,
        hand=without(view.hand, cards),
        hand_sizes=put(view.hand_sizes, seat, view.hand_sizes[seat] - len(cards)),
        known=put(view.known, seat, without(view.known[seat], cards)),
        open=without(view.open, cards),
    )


def _passed(view: SixpackView, passes: tuple[ev.Pass, ...]) -> SixpackView:
    """Cards went from hand to hand, all at once.

    Where a listener does not see which card went, it no longer knows of any closed card of the giver's.
    """
    sizes, known, hand = list(view.hand_sizes), [set(cards) for cards in view.known], set(view.hand)
    for way in passes:
        sizes[way.giver] -= 1
        sizes[way.receiver] += 1
        if way.giver == view.seat:
            hand.discard(way.card)
        elif way.card:
            known[way.giver].discard(way.card)
        else:
            known[way.giver].intersection_update(view.open)
    for way in passes:
        if way.receiver == view.seat:
            hand.add(way.card)
        elif way.card:
            known[way.receiver].add(way.card)
    return replace(
        view,
        hand=tuple(sorted(hand)),
        hand_sizes=tuple(sizes),
        known=tuple(tuple(sorted(cards)) for cards in known),
    )
