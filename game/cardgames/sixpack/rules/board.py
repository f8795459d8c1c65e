"""The board while a choice changes it: the open view as a fold of events, and the secrets in hand.

The board knows no pack by name. Each change is told in an event, from which all that lies open follows as it
does for every listener; only the secrets are changed beside it. Play-outs do so too: folding is as fast as
changing the fields of a copy.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.deck import Ids, ordered
from game.cardgames.sixpack.rules.pack import Pack, Routine
from game.cardgames.sixpack.rules.piles import Sight, look
from game.cardgames.sixpack.rules.state import SixpackState, everybody
from game.cardgames.sixpack.rules.view import SixpackView, in_order, number_of
from game.engine.chance import draw
from game.engine.contract import StepResult
from game.engine.fold import Fold

_LAYS = tuple(ch.LayCard(card) for card in range(64))


class Library(NamedTuple):
    """The packs by their ids, and the routines of the steps by their kinds."""

    packs: Mapping[str, Pack]
    routines: Mapping[str, Routine[Board]]


class Board(Fold[SixpackView, ev.SixpackEvent]):
    """A state that may be changed, with the secrets of `SixpackState`.

    Attributes:
        packs: every pack by its id; `packs_in_game` those of this match.
        questions: those that seats have to answer now; new ones are told at the end of the step.
        agenda: the steps to be done once all are answered, last first.
    """

    def __init__(self, state: SixpackState, library: Library) -> None:
        super().__init__(state.public)
        self.packs, self._routines = library
        self._before = state
        self.packs_in_game = state.packs
        self.chance = state.chance
        self.hands = list(state.hands)
        self.knowers = list(state.knowers)
        self.left = state.left
        self.laid = list(state.laid)
        self.passing = list(state.passing)
        self.questions = list(state.questions)
        self.agenda = list(state.public.agenda)
        self._asked: list[ch.Question] = []

    def end(self) -> StepResult[SixpackState]:
        """The state that the board has come to, and the events on the way."""
        agenda = tuple(self.agenda)
        for question in self._asked:
            self.emit(ev.Asked(question, agenda))
        state = replace(
            self._before,
            chance=self.chance,
            hands=tuple(self.hands),
            knowers=tuple(self.knowers),
            left=self.left,
            laid=tuple(self.laid),
            passing=tuple(self.passing),
            questions=tuple(self.questions),
            public=self.public,
        )
        return StepResult(state, tuple(self.events))

    # -- the agenda --------------------------------------------------------------------------------------

    def push(self, *steps: ch.TurnStep) -> None:
        """Do these steps next, in this order, before the others on the agenda."""
        self.agenda.extend(reversed(steps))

    def ask(self, step: ch.TurnStep, legal: Sequence[ch.SixpackChoice], *, always: bool = False) -> None:
        """Ask the step's seat. A single answer is given by itself (§6.4), unless it is `always` asked."""
        if len(legal) == 1 and not always:
            self.answer(step, legal[0])
        elif legal:
            question = ch.Question(step, tuple(legal))
            self.questions.append(question)
            self._asked.append(question)

    def answer(self, step: ch.TurnStep, choice: ch.SixpackChoice) -> None:
        """Do the consequences of a seat's answer to a step."""
        answered = self._routines[step.kind].answer
        if answered is None:
            raise TypeError(f"a step of the kind {step.kind!r} asks nothing")
        answered(self, step, choice)

    def run(self) -> None:
        """Do the steps on the agenda, up to the next question."""
        while self.agenda and not self.questions:
            step = self.agenda.pop()
            self._routines[step.kind].act(self, step)

    def draw(self, items: Sequence[int]) -> int:
        """One of the items, at random."""
        (item,), self.chance = draw(items, 1, self.chance)
        return item

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        """The piles as they are to be looked at: as things stood when `look` was last called."""
        view = self.public
        return Sight(view.cards, self.packs, view.piles, view.reversed, view.disabled)

    def look(self) -> bool:
        """Update the order and the effects by the visible cards (§6.2); returns whether they changed."""
        view = self.public
        sight = look(view.cards, self.packs, view.piles)
        if sight.disabled != view.disabled:
            self.emit(ev.EffectsChanged(sight.disabled))
        if sight.reversed != view.reversed:
            self.emit(ev.DirectionChanged(sight.reversed))
        return (sight.reversed, sight.disabled) != (view.reversed, view.disabled)

    def pack(self, card: int) -> Pack:
        """The pack of a card."""
        return self.packs[self.public.cards[card].pack]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from the first."""
        seats = self.public.seats
        return tuple([(first + step) % seats for step in range(seats)])

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    # -- the waiting cards -------------------------------------------------------------------------------

    def play(self, card: int) -> ch.Play:
        """A waiting card."""
        return next(play for play in self.public.waiting if play.card == card)

    def number_of(self, play: ch.Play) -> int:
        """The number that a waiting card counts as."""
        return number_of(play, self.public.cards, self.public.disabled)

    @property
    def handled(self) -> ch.Play:
        """The waiting card that is being handled, until it has landed."""
        return self.order()[0]

    def order(self) -> tuple[ch.Play, ...]:
        """The waiting cards in the order in which they will be handled."""
        view = self.public
        return in_order(view.waiting, view.cards, view.reversed, view.disabled)

    def tell_order(self) -> None:
        """Tell in which order the waiting cards will be handled."""
        if self.public.waiting:
            self.emit(ev.TurnOrder(tuple([play.card for play in self.order()])))

    def copy(self, play: ch.Play, target: ch.Play) -> None:
        """A waiting card is the same as another from now on, and comes right after it."""
        number = self.number_of(target)
        self.emit(ev.CopyChosen(play.seat, play.card, target.card, number, target.effect))

    def remove_duplicates(self, number: int, plays: Sequence[ch.Play]) -> None:
        """Cards of one number leave the game; 0 stands for cards that are duplicates by their pack."""
        gone = tuple([card for play in plays for card in play.cards])
        self.emit(ev.DuplicatesRemoved(number, tuple([play.card for play in plays]), gone))

    def reveal(self, seat: int, lay: ch.LayCard) -> ch.Play:
        """A laid card as it counts from now on."""
        card = self.public.cards[lay.card]
        calculators = () if not lay.calculators else ordered(self.public.cards, lay.calculators)
        number = self.sight.played(card.number, calculators) if calculators else card.number
        return ch.Play(lay.card, seat, number, calculators, card.pack)

    def join(self, seat: int, source: int, lay: ch.LayCard) -> None:
        """A hand card comes into the turn."""
        play = self.reveal(seat, lay)
        self.out_of_hand(seat, play.cards)
        self.emit(ev.CardJoined(source, play))

    def choose_number(self, step: ch.TurnStep, printed: int) -> None:
        """The step's seat uses a printed number of its waiting card."""
        number = self.sight.played(printed, self.play(step.card).calculators)
        self.emit(ev.NumberChosen(step.seat, step.card, printed, number))

    def veto(self, step: ch.TurnStep, card: int) -> None:
        """A waiting card leaves the game with its Calculators."""
        play = self.play(card)
        self.emit(ev.CardVetoed(step.seat, step.card, play.seat, play.card, play.cards))

    def trigger(self, pack: str, step: ch.TurnStep) -> None:
        """Tell that a pack's effect begins to work, for the step's seat and by its card."""
        self.emit(ev.EffectTriggered(pack, step.seat, step.card))

    # -- the piles ---------------------------------------------------------------------------------------

    def place(self, play: ch.Play, pile: int) -> None:
        """A waiting card goes on a pile."""
        self.emit(ev.CardPlaced(play.seat, play.card, play.calculators, pile, self.number_of(play)))

    def put_under(self, play: ch.Play, pile: int) -> None:
        """A waiting card goes to the bottom of a pile."""
        self.emit(ev.CardPutUnder(play.seat, play.card, play.calculators, pile, self.number_of(play)))

    def take_back(self, play: ch.Play) -> None:
        """A waiting card goes back into its owner's hand."""
        self._into_hand(play.seat, play.cards)
        self.emit(ev.CardTakenBack(play.seat, play.card, play.calculators, self.number_of(play)))

    def claim(self, play: ch.Play, pile: int, kept: Ids) -> None:
        """A waiting card claims a pile: its owner keeps some cards of it, the others leave the game."""
        number = self.number_of(play)
        gone = tuple([card for card in self.public.piles[pile] if card not in kept])
        self._into_hand(play.seat, kept)
        self.emit(ev.PileClaimed(play.seat, play.card, play.calculators, pile, number, kept, gone))

    def drive(self, seat: int, card: int, pile: int, target: int, count: int) -> None:
        """The top cards of a pile go on top of another, in their order."""
        self.emit(ev.CardsDriven(seat, card, pile, target, self.public.piles[pile][-count:]))

    def take_top(self, seat: int, source: int, pile: int) -> None:
        """The top card of a pile goes into a hand."""
        card = self.public.piles[pile][-1]
        self._into_hand(seat, (card,))
        self.emit(ev.TopTaken(seat, source, pile, card))

    # -- the hands ---------------------------------------------------------------------------------------

    def _into_hand(self, seat: int, cards: Ids) -> None:
        """Cards come into a hand before all eyes."""
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        for card in cards:
            self.knowers[card] = everybody(self.public.seats)

    def out_of_hand(self, seat: int, cards: Ids) -> None:
        """Cards go out of a hand."""
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])

    def closed(self, seat: int) -> Ids:
        """The cards of a hand that do not lie open."""
        return tuple([card for card in self.hands[seat] if card not in self.public.open])

    def discard(self, seat: int, source: int, card: int) -> None:
        """A hand card leaves the game."""
        self.out_of_hand(seat, (card,))
        self.emit(ev.CardDiscarded(seat, source, card))

    def turn_open(self, seat: int, source: int, card: int) -> None:
        """A hand card lies open from now on."""
        self.knowers[card] = everybody(self.public.seats)
        self.emit(ev.CardTurnedOpen(seat, source, card))

    def steal(self, seat: int, source: int, victim: int, card: int) -> None:
        """A card goes from one hand into another; only the two seats see which card, unless it lies open."""
        shown = card in self.public.open
        self._hand_over((ch.Pass(victim, seat, card, shown),))
        self.emit(ev.CardStolen(seat, source, victim, card, shown))

    def choose_side(self, step: ch.TurnStep, side: ch.Side) -> None:
        """The step's seat says which way all pass a card."""
        self.emit(ev.SideChosen(step.seat, step.card, side))

    def choose_pass(self, seat: int, card: int) -> None:
        """A seat chooses the card that it will pass."""
        self.passing[seat] = card
        self.emit(ev.PassChosen(seat, card))

    def pass_on(self, side: ch.Side) -> None:
        """Every chosen card goes to a neighbour's hand, all at once."""
        way, seats = 1 if side is ch.Side.LEFT else -1, self.public.seats
        passes = tuple(
            [
                ch.Pass(seat, (seat + way) % seats, card, card in self.public.open)
                for seat, card in enumerate(self.passing)
                if card
            ]
        )
        self.passing = [0] * seats
        self._hand_over(passes)
        self.emit(ev.CardsPassed(side, passes))

    def _hand_over(self, passes: tuple[ch.Pass, ...]) -> None:
        """A seat that does not see a card go no longer knows which closed cards the giver has left (§6.6)."""
        for way in passes:
            self.out_of_hand(way.giver, (way.card,))
            if not way.shown:
                two = 1 << way.giver | 1 << way.receiver
                for card in self.closed(way.giver):
                    self.knowers[card] &= two
                self.knowers[way.card] = two
        for way in passes:
            self.hands[way.receiver] = tuple(sorted((*self.hands[way.receiver], way.card)))

    def lays(self, seat: int, among: Ids) -> list[ch.SixpackChoice]:
        """The ways to lay one of these hand cards: alone, or with any of the hand's Calculators (§21.1)."""
        lifts: Ids = ()
        if not self.public.disabled:
            lifts = ordered(self.public.cards, [card for card in self.hands[seat] if self.pack(card).lifts])
        if not lifts:
            return [_LAYS[card] for card in among]
        return [
            ch.LayCard(card, attached)
            for card in among
            for count in range(len(lifts) + 1)
            for attached in combinations([one for one in lifts if one != card], count)
        ]
