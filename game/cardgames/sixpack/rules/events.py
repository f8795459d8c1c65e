"""The events of Sixpack, and how each changes a view (RULES.md).

Cards, piles and seats are numbered as in `choices.py`; `RoundStarted` has the faces of all cards. A
spectator's view can apply unredacted events: it ignores everything that a spectator may not see.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import LayCard, Pass, Play, Question, Side, TurnStep
from game.cardgames.sixpack.rules.deck import BACK, Card, Ids
from game.cardgames.sixpack.rules.view import (
    SixpackView,
    insert_copy,
    questions_without,
    waiting_without,
    with_card_landed,
    with_cards_in_hand,
    with_cards_out,
    with_cards_passed,
    with_known_cards,
    without_cards,
    without_hand_cards,
)
from game.engine.contract import Event, Phase
from game.engine.fold import add_at, replace_at


class _Resolved(Event, frozen=True, gc=False):
    """An event that comes only after all questions are answered."""

    def apply_to(self, view: SixpackView) -> SixpackView:
        # While a question is open, the agenda is never empty: it has at least the turn's last step.
        if view.agenda:
            view = replace(view, questions=(), agenda=())
        return self.change_view(view)

    def change_view(self, view: SixpackView) -> SixpackView:
        """Return the view after the event, given a view without open questions."""
        return view


class RoundStarted(_Resolved, frozen=True, gc=False):
    """A round began. `cards` has the faces of all cards, including hidden ones, from id 1."""

    phase: ClassVar[Phase] = Phase.DEALING
    round: int
    packs: tuple[str, ...]
    cards: tuple[Card, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        nothing: tuple[Ids, ...] = ((),) * view.seats
        return SixpackView(
            seat=view.seat,
            seats=view.seats,
            options=view.options,
            packs=self.packs,
            cards=(BACK, *self.cards),
            round=self.round,
            hand_sizes=(0,) * view.seats,
            known=nothing,
            laid_counts=(0,) * view.seats,
            laid_open=nothing,
            totals=view.totals,
        )


class HandDealt(_Resolved, frozen=True, gc=False):
    """A seat was dealt `count` cards; other seats get no `cards`, but everyone sees those in `open`."""

    phase: ClassVar[Phase] = Phase.DEALING
    seat: int
    count: int
    cards: tuple[int, ...]
    open: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        seat = self.seat
        own = seat == view.seat
        return replace(
            view,
            hand=self.cards if own else view.hand,
            hand_sizes=replace_at(view.hand_sizes, seat, self.count),
            known=view.known if own else replace_at(view.known, seat, self.open),
            open=tuple(sorted((*view.open, *self.open))),
        )


class PilesLaid(_Resolved, frozen=True, gc=False):
    """The first card of each of the three piles was laid, left to right; `left` cards were left over."""

    phase: ClassVar[Phase] = Phase.DEALING
    cards: tuple[int, ...]
    left: int

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(view, piles=tuple([(card,) for card in self.cards]), left=self.left)


class TurnStarted(_Resolved, frozen=True, gc=False):
    """A turn began with the seat `first`; no card left the game in the `quiet` turns just before it."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    turn: int
    first: int
    quiet: int

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(view, turn=self.turn, first=self.first, quiet=self.quiet, lost=False, joined=())


class CardLaid(Event, frozen=True, gc=False):
    """A seat laid `count` cards face down: its card and its Calculators, which other seats don't see.

    `open` are the cards among them that were face up in the hand, so everyone saw them leave.
    """

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int
    calculators: tuple[int, ...]
    count: int
    open: tuple[int, ...]

    def apply_to(self, view: SixpackView) -> SixpackView:
        seat = self.seat
        hand, laid = view.hand, view.laid
        if seat == view.seat:
            hand = without_cards(hand, (self.card, *self.calculators))
            laid = (*laid, LayCard(self.card, self.calculators))
        return replace(
            view,
            questions=questions_without(view, seat),
            hand=hand,
            hand_sizes=add_at(view.hand_sizes, seat, -self.count),
            open=without_cards(view.open, self.open) if self.open else view.open,
            laid=laid,
            laid_counts=add_at(view.laid_counts, seat, self.count),
            laid_open=add_at(view.laid_open, seat, self.open) if self.open else view.laid_open,
        )


class PassChosen(Event, frozen=True, gc=False):
    """A seat chose the card that it will pass; `card` is 0 for the other seats."""

    phase: ClassVar[Phase] = Phase.CHOOSING
    seat: int
    card: int

    def apply_to(self, view: SixpackView) -> SixpackView:
        passing = self.card if self.seat == view.seat else view.passing
        return replace(view, questions=questions_without(view, self.seat), passing=passing)


class CardsRevealed(_Resolved, frozen=True, gc=False):
    """All laid cards were revealed, clockwise from the turn's first seat."""

    phase: ClassVar[Phase] = Phase.REVEALING
    turn: int
    plays: tuple[Play, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        shown = tuple([card for play in self.plays for card in play.cards])
        return replace(
            view,
            known=tuple([without_cards(cards, shown) for cards in view.known]),
            laid=(),
            laid_counts=(0,) * view.seats,
            laid_open=((),) * view.seats,
            waiting=self.plays,
        )


class NumberChosen(_Resolved, frozen=True, gc=False):
    """A seat chose a printed number of its card; with its Calculators, the card counts as `number`."""

    seat: int
    card: int
    printed: int
    number: int

    def change_view(self, view: SixpackView) -> SixpackView:
        waiting = [
            replace(play, number=self.number) if play.card == self.card else play for play in view.waiting
        ]
        return replace(view, waiting=tuple(waiting))


class DuplicatesRemoved(_Resolved, frozen=True, gc=False):
    """Cards of one number left the game; 0 stands for cards of a pack that always cancel each other.

    `gone` are all cards that left, including attached Calculators. A Sticky may remove a single card.
    """

    number: int
    cards: tuple[int, ...]
    gone: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        return with_cards_out(replace(view, waiting=waiting_without(view, self.cards)), self.gone)


class CopyChosen(_Resolved, frozen=True, gc=False):
    """A seat's card copies `target`: for this turn, the card takes on that `number` and `effect`."""

    seat: int
    card: int
    target: int
    number: int
    effect: str

    def change_view(self, view: SixpackView) -> SixpackView:
        (play,) = [play for play in view.waiting if play.card == self.card]
        copy = replace(play, number=self.number, effect=self.effect, copied=self.target)
        return replace(view, waiting=insert_copy(waiting_without(view, (self.card,)), copy))


class TurnOrder(_Resolved, frozen=True, gc=False):
    """The waiting cards will be handled in this order, unless something changes.

    This event comes after each comparison, and whenever the order or effects change before the next card.
    """

    cards: tuple[int, ...]


class DirectionChanged(_Resolved, frozen=True, gc=False):
    """From now on cards are handled from high to low (`reversed`), or from low to high again."""

    reversed: bool

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(view, reversed=self.reversed)


class EffectsChanged(_Resolved, frozen=True, gc=False):
    """From now on no card has an effect (`disabled`), or all cards have their effects again."""

    disabled: bool

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(view, disabled=self.disabled)


class _Landed(_Resolved, frozen=True, gc=False):
    """The base of events in which a waiting card lands on a pile or under it."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    pile: int
    number: int


class CardPlaced(_Landed, frozen=True, gc=False):
    """A seat's card went on a pile as `number`, on top of its Calculators.

    This also stands for the claim of a pile that was moved away completely (§19.2).
    """

    def change_view(self, view: SixpackView) -> SixpackView:
        pile = (*view.piles[self.pile], *self.calculators, self.card)
        return with_card_landed(view, self.card, self.pile, pile)


class CardPutUnder(_Landed, frozen=True, gc=False):
    """A seat's card went to the bottom of a pile, on top of its Calculators."""

    def change_view(self, view: SixpackView) -> SixpackView:
        pile = (*self.calculators, self.card, *view.piles[self.pile])
        return with_card_landed(view, self.card, self.pile, pile)


class CardTakenBack(_Resolved, frozen=True, gc=False):
    """A seat's card went back into its hand, with its Calculators."""

    seat: int
    card: int
    calculators: tuple[int, ...]
    number: int

    def change_view(self, view: SixpackView) -> SixpackView:
        view = replace(view, waiting=waiting_without(view, (self.card,)))
        return with_cards_in_hand(view, self.seat, (*self.calculators, self.card))


class PileClaimed(_Landed, frozen=True, gc=False):
    """A seat's card claimed a pile and starts a new one: `kept` went into the hand, `gone` left the game."""

    kept: tuple[int, ...]
    gone: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        view = with_card_landed(view, self.card, self.pile, (*self.calculators, self.card))
        return with_cards_in_hand(with_cards_out(view, self.gone), self.seat, self.kept)


class CardsDriven(_Resolved, frozen=True, gc=False):
    """A seat's card moved cards from the top of a pile to the top of `target`, in their order."""

    seat: int
    card: int
    pile: int
    target: int
    cards: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        piles = replace_at(view.piles, self.pile, view.piles[self.pile][: -len(self.cards)])
        return replace(view, piles=add_at(piles, self.target, self.cards))


class EffectTriggered(_Resolved, frozen=True, gc=False):
    """A card's effect started for a seat; `pack` is the copied card's if this card is a copy."""

    pack: str
    seat: int
    card: int


class CardVetoed(_Resolved, frozen=True, gc=False):
    """A seat's card (`source`) removed a waiting card; `gone` includes that card's Calculators."""

    seat: int
    source: int
    owner: int
    card: int
    gone: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        return with_cards_out(replace(view, waiting=waiting_without(view, (self.card,))), self.gone)


class CardDiscarded(_Resolved, frozen=True, gc=False):
    """A seat had to discard a hand card, face up, because of another card (`source`)."""

    seat: int
    source: int
    card: int

    def change_view(self, view: SixpackView) -> SixpackView:
        return with_cards_out(without_hand_cards(view, self.seat, (self.card,)), (self.card,))


class CardTurnedOpen(_Resolved, frozen=True, gc=False):
    """A seat turned a hand card face up, because it had covered another card (`source`)."""

    seat: int
    source: int
    card: int

    def change_view(self, view: SixpackView) -> SixpackView:
        seat, card = self.seat, self.card
        known = view.known if seat == view.seat else with_known_cards(view, seat, (card,))
        return replace(view, known=known, open=tuple(sorted((*view.open, card))))


class CardJoined(_Resolved, frozen=True, gc=False):
    """A seat added a hand card to the turn, because of another card (`source`)."""

    source: int
    play: Play

    def change_view(self, view: SixpackView) -> SixpackView:
        play = self.play
        view = without_hand_cards(view, play.seat, play.cards)
        return replace(view, waiting=(*view.waiting, play), joined=(*view.joined, play.card))


class CardStolen(_Resolved, frozen=True, gc=False):
    """A seat's card (`source`) took a card from another hand; only these two seats see it, unless `shown`."""

    seat: int
    source: int
    victim: int
    card: int
    shown: bool

    def change_view(self, view: SixpackView) -> SixpackView:
        return with_cards_passed(view, (Pass(self.victim, self.seat, self.card, self.shown),))


class TopTaken(_Resolved, frozen=True, gc=False):
    """A seat's card (`source`) took the top card of a pile into its hand."""

    seat: int
    source: int
    pile: int
    card: int

    def change_view(self, view: SixpackView) -> SixpackView:
        piles = replace_at(view.piles, self.pile, view.piles[self.pile][:-1])
        return with_cards_in_hand(replace(view, piles=piles), self.seat, (self.card,))


class SideChosen(_Resolved, frozen=True, gc=False):
    """A seat chose the direction in which everyone passes a card, because of its card (`source`)."""

    seat: int
    source: int
    side: Side


class CardsPassed(_Resolved, frozen=True, gc=False):
    """Every seat with a card passed one at the same time; only giver and receiver see the card."""

    side: Side
    passes: tuple[Pass, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(with_cards_passed(view, self.passes), passing=0)


class Asked(Event, frozen=True, gc=False):
    """A seat must answer a question; other seats don't see its legal answers.

    `agenda` has the steps that follow, last first.
    """

    question: Question
    agenda: tuple[TurnStep, ...]

    def apply_to(self, view: SixpackView) -> SixpackView:
        question = self.question.seen_by(view.seat)
        return replace(view, questions=(*view.questions, question), agenda=self.agenda)


class RoundScored(_Resolved, frozen=True, gc=False):
    """A round ended, and all hands were shown; `quiet` if it ended after too many quiet turns (§3.5).

    `icons` are the handprints in each hand; a seat's points are its cards plus its handprints. `totals`
    include the points of this round.
    """

    phase: ClassVar[Phase] = Phase.SCORING
    round: int
    quiet: bool
    hands: tuple[tuple[int, ...], ...]
    icons: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        known = tuple([() if seat == view.seat else hand for seat, hand in enumerate(self.hands)])
        return replace(view, known=known, totals=self.totals)


class MatchEnded(_Resolved, frozen=True, gc=False):
    """The match ended: each seat's rank (1 is best) and points."""

    phase: ClassVar[Phase] = Phase.MATCH_OVER
    ranking: tuple[int, ...]
    totals: tuple[int, ...]

    def change_view(self, view: SixpackView) -> SixpackView:
        return replace(view, ranking=self.ranking)


SixpackEvent = (
    RoundStarted
    | HandDealt
    | PilesLaid
    | TurnStarted
    | CardLaid
    | PassChosen
    | CardsRevealed
    | NumberChosen
    | DuplicatesRemoved
    | CopyChosen
    | TurnOrder
    | DirectionChanged
    | EffectsChanged
    | CardPlaced
    | CardPutUnder
    | CardTakenBack
    | PileClaimed
    | CardsDriven
    | EffectTriggered
    | CardVetoed
    | CardDiscarded
    | CardTurnedOpen
    | CardJoined
    | CardStolen
    | TopTaken
    | SideChosen
    | CardsPassed
    | Asked
    | RoundScored
    | MatchEnded
)
