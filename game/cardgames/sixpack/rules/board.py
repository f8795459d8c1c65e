"""A mutable state during a step: the public view as a fold of events, and the secrets.

The board has no code for particular packs. Each change is an event, which changes the public view the same
way as every listener's view; only the secrets are changed directly. Play-outs use the board, too: folding
events is as fast as changing the fields of a copy.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.deck import Ids, sort_by_number
from game.cardgames.sixpack.rules.packs import PACKS, Pack
from game.cardgames.sixpack.rules.piles import Tableau, read_piles
from game.cardgames.sixpack.rules.view import SixpackState, SixpackView, all_seats_mask
from game.engine.chance import draw
from game.engine.contract import StepResult
from game.engine.fold import Fold

_LAYS = tuple(ch.LayCard(card) for card in range(64))


class StepHandler(NamedTuple):
    """The functions for a kind of step: `act` does it or asks its question; `answer` applies the answer."""

    act: Callable[[Board, ch.TurnStep], None]
    answer: Callable[[Board, ch.TurnStep, Any], None] | None = None


class Board(Fold[SixpackView, ev.SixpackEvent]):
    """A mutable state, with the same secrets as `SixpackState`.

    Args:
        handlers: the handler of each kind of step.

    Attributes:
        packs: the packs of this match.
        questions: the questions that seats must answer now.
        agenda: the steps to do once all questions are answered, last first.
    """

    def __init__(self, state: SixpackState, handlers: Mapping[str, StepHandler]) -> None:
        super().__init__(state.public)
        self._handlers = handlers
        self._before = state
        self.packs = state.packs
        self.chance = state.chance
        self.hands = list(state.hands)
        self.knowers = list(state.knowers)
        self.left = state.left
        self.laid = list(state.laid)
        self.passing = list(state.passing)
        self.questions = list(state.questions)
        self.agenda = list(state.public.agenda)
        self._asked: list[ch.Question] = []

    def result(self) -> StepResult[SixpackState]:
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
        """Put steps on the agenda before all others, to be done in this order."""
        self.agenda.extend(reversed(steps))

    def ask(self, step: ch.TurnStep, legal: Sequence[ch.SixpackChoice], *, always: bool = False) -> None:
        """Ask the step's seat to choose, if there is a legal answer.

        A single answer is given automatically (§6.4) unless `always` is set.
        """
        if len(legal) == 1 and not always:
            self.answer(step, legal[0])
        elif legal:
            question = ch.Question(step, tuple(legal))
            self.questions.append(question)
            self._asked.append(question)

    def answer(self, step: ch.TurnStep, choice: ch.SixpackChoice) -> None:
        apply = self._handlers[step.kind].answer
        if apply is None:
            raise TypeError(f"a step of the kind {step.kind!r} asks nothing")
        apply(self, step, choice)

    def run(self) -> None:
        """Do the steps on the agenda until a question must be answered."""
        while self.agenda and not self.questions:
            step = self.agenda.pop()
            self._handlers[step.kind].act(self, step)

    def pick_random(self, items: Sequence[int]) -> int:
        (item,), self.chance = draw(items, 1, self.chance)
        return item

    # -- reading the board -------------------------------------------------------------------------------

    @property
    def tableau(self) -> Tableau:
        """The piles, with the order and effects of the last `update_tableau`."""
        return self.public.tableau

    def update_tableau(self) -> bool:
        """Update the order and the effects from the visible cards (§6.2); return whether they changed."""
        view = self.public
        tableau = read_piles(view.cards, view.piles)
        if tableau.disabled != view.disabled:
            self.emit(ev.EffectsChanged(tableau.disabled))
        if tableau.reversed != view.reversed:
            self.emit(ev.DirectionChanged(tableau.reversed))
        return (tableau.reversed, tableau.disabled) != (view.reversed, view.disabled)

    def pack(self, card: int) -> Pack:
        return PACKS[self.public.cards[card].pack]

    def seats_clockwise(self, first: int) -> tuple[int, ...]:
        """Return all seats, clockwise from `first`."""
        seats = self.public.seats
        return tuple([(first + step) % seats for step in range(seats)])

    def other_seats(self, seat: int) -> tuple[int, ...]:
        return self.seats_clockwise(seat)[1:]

    # -- the waiting cards -------------------------------------------------------------------------------

    def find_play(self, card: int) -> ch.Play:
        return next(play for play in self.public.waiting if play.card == card)

    def waiting_plays_of(self, pack: str) -> list[ch.Play]:
        return [play for play in self.public.waiting if self.public.cards[play.card].pack == pack]

    @property
    def current_play(self) -> ch.Play:
        """The waiting card that is being handled."""
        return self.public.order[0]

    def emit_order(self) -> None:
        """Announce the order in which the waiting cards will be handled."""
        if self.public.waiting:
            self.emit(ev.TurnOrder(tuple([play.card for play in self.public.order])))

    def remove_duplicates(self, number: int, plays: Sequence[ch.Play]) -> None:
        """Remove cards of one number from the game; `number` is 0 if they cancel because of their pack."""
        gone = tuple([card for play in plays for card in play.cards])
        self.emit(ev.DuplicatesRemoved(number, tuple([play.card for play in plays]), gone))

    def revealed_play(self, seat: int, lay: ch.LayCard) -> ch.Play:
        """Return a laid card as a play, with the number that it counts as for the rest of the turn."""
        card = self.public.cards[lay.card]
        calculators = () if not lay.calculators else sort_by_number(self.public.cards, lay.calculators)
        number = self.tableau.effective_number(card.number, calculators) if calculators else card.number
        return ch.Play(lay.card, seat, number, calculators, card.pack)

    def announce_effect(self, pack: str, step: ch.TurnStep) -> None:
        """Announce that a pack's effect starts, for the seat and the card of the step."""
        self.emit(ev.EffectTriggered(pack, step.seat, step.card))

    # -- the piles ---------------------------------------------------------------------------------------

    def place(self, play: ch.Play, pile: int) -> None:
        self.emit(ev.CardPlaced(play.seat, play.card, play.calculators, pile, self.public.number_of(play)))

    def put_under(self, play: ch.Play, pile: int) -> None:
        """Put a waiting card at the bottom of a pile."""
        self.emit(ev.CardPutUnder(play.seat, play.card, play.calculators, pile, self.public.number_of(play)))

    def take_back(self, play: ch.Play) -> None:
        self.add_to_hand(play.seat, play.cards)
        self.emit(ev.CardTakenBack(play.seat, play.card, play.calculators, self.public.number_of(play)))

    def claim(self, play: ch.Play, pile: int, kept: Ids) -> None:
        """Claim a pile with a waiting card: its owner gets the `kept` cards, the others leave the game."""
        number = self.public.number_of(play)
        gone = tuple([card for card in self.public.piles[pile] if card not in kept])
        self.add_to_hand(play.seat, kept)
        self.emit(ev.PileClaimed(play.seat, play.card, play.calculators, pile, number, kept, gone))

    # -- the hands ---------------------------------------------------------------------------------------

    def add_to_hand(self, seat: int, cards: Ids) -> None:
        """Add cards to a hand in full view of everyone."""
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        for card in cards:
            self.knowers[card] = all_seats_mask(self.public.seats)

    def remove_from_hand(self, seat: int, cards: Ids) -> None:
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])

    def closed_cards(self, seat: int) -> Ids:
        """Return the face-down cards of a hand."""
        return tuple([card for card in self.hands[seat] if card not in self.public.open])

    def discard(self, seat: int, source: int, card: int) -> None:
        self.remove_from_hand(seat, (card,))
        self.emit(ev.CardDiscarded(seat, source, card))

    def steal(self, seat: int, source: int, victim: int, card: int) -> None:
        """Move a card from the victim's hand to the seat's; other seats see it only if it is face up."""
        shown = card in self.public.open
        self.pass_cards((ch.Pass(victim, seat, card, shown),))
        self.emit(ev.CardStolen(seat, source, victim, card, shown))

    def pass_cards(self, passes: tuple[ch.Pass, ...]) -> None:
        """Pass cards between hands; seats that don't see a card lose track of its giver's hand (§6.6)."""
        for move in passes:
            self.remove_from_hand(move.giver, (move.card,))
            if not move.shown:
                two = 1 << move.giver | 1 << move.receiver
                for card in self.closed_cards(move.giver):
                    self.knowers[card] &= two
                self.knowers[move.card] = two
        for move in passes:
            self.hands[move.receiver] = tuple(sorted((*self.hands[move.receiver], move.card)))

    def possible_lays(self, seat: int, among: Ids) -> list[ch.SixpackChoice]:
        """Return the lays of these hand cards: each alone, or with some of the hand's Calculators (§21.1)."""
        calculators: Ids = ()
        if not self.public.disabled:
            calculators = sort_by_number(
                self.public.cards, [card for card in self.hands[seat] if self.pack(card).adds_number]
            )
        if not calculators:
            return [_LAYS[card] for card in among]
        return [
            ch.LayCard(card, attached)
            for card in among
            for count in range(len(calculators) + 1)
            for attached in combinations([other for other in calculators if other != card], count)
        ]
