"""The board while a choice changes it: a state's data in hand, and everything that can be done with them.

What is done here knows no pack by name. Whatever happens is also said, as an event.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.deck import ordered
from game.cardgames.sixpack.rules.packs.pack import Pack, Routine
from game.cardgames.sixpack.rules.pile_values import Sight, look
from game.cardgames.sixpack.rules.state import Ids, SixpackState
from game.cardgames.sixpack.rules.turn_order import after_target, in_order, number_of
from game.engine.chance import draw
from game.engine.contract import Event, Step

_LAYS = tuple(ev.LayCard(card) for card in range(64))


class Library(NamedTuple):
    """What each pack is, and how each kind of step is done."""

    packs: Mapping[str, Pack]
    routines: Mapping[str, Routine]


class Board:
    """A state that may be changed; its attributes are those of `SixpackState`."""

    def __init__(self, state: SixpackState, library: Library) -> None:
        self.packs, self._routines = library
        self.options = state.options
        self.seats = state.seats
        self.packs_in_game = state.packs
        self.chance = state.chance
        self.round = state.round
        self.turn = state.turn
        self.first = state.first
        self.quiet = state.quiet
        self.lost = state.lost
        self.joined = state.joined
        self.cards = state.cards
        self.hands = list(state.hands)
        self.open = set(state.open)
        self.knowers = list(state.knowers)
        self.left = state.left
        self.laid = list(state.laid)
        self.laid_open = list(state.laid_open)
        self.waiting = state.waiting
        self.piles = list(state.piles)
        self.out = state.out
        self.reversed = state.reversed
        self.disabled = state.disabled
        self.passing = list(state.passing)
        self.questions = list(state.questions)
        self.agenda = list(state.agenda)
        self.totals = state.totals
        self.ranking = state.ranking
        self._events: list[Event] = []
        self._asked: list[ev.Question] = []

    def freeze(self) -> Step[SixpackState]:
        """The state that the board has come to, and what happened on the way."""
        agenda = tuple(self.agenda)
        self._events += [ev.Asked(question, agenda) for question in self._asked]
        state = SixpackState(
            options=self.options,
            seats=self.seats,
            packs=self.packs_in_game,
            chance=self.chance,
            round=self.round,
            turn=self.turn,
            first=self.first,
            quiet=self.quiet,
            lost=self.lost,
            joined=self.joined,
            cards=self.cards,
            hands=tuple(self.hands),
            open=tuple(sorted(self.open)),
            knowers=tuple(self.knowers),
            left=self.left,
            laid=tuple(self.laid),
            laid_open=tuple(self.laid_open),
            waiting=self.waiting,
            piles=tuple(self.piles),
            out=self.out,
            reversed=self.reversed,
            disabled=self.disabled,
            passing=tuple(self.passing),
            questions=tuple(self.questions),
            agenda=agenda,
            totals=self.totals,
            ranking=self.ranking,
        )
        return Step(state, tuple(self._events))

    # -- the agenda --------------------------------------------------------------------------------------

    def say(self, event: Event) -> None:
        """Something has happened."""
        self._events.append(event)

    def push(self, *steps: ev.Step) -> None:
        """Do these steps next, in this order, before whatever else is on the agenda."""
        self.agenda.extend(reversed(steps))

    def ask(self, step: ev.Step, legal: Sequence[ev.SixpackChoice], *, always: bool = False) -> None:
        """Ask the step's seat. A single answer is given by itself (§6.4), unless it is `always` asked."""
        if len(legal) == 1 and not always:
            self.answer(step, legal[0])
        elif legal:
            question = ev.Question(step, tuple(legal))
            self.questions.append(question)
            self._asked.append(question)

    def answer(self, step: ev.Step, choice: ev.SixpackChoice) -> None:
        """Do what a seat's answer to a step leads to."""
        answered = self._routines[step.kind].answer
        if answered is None:
            raise TypeError(f"a step of the kind {step.kind!r} asks nothing")
        answered(self, step, choice)

    def run(self) -> None:
        """Do what is on the agenda, up to the next question."""
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
        return Sight(self.cards, self.packs, tuple(self.piles), self.reversed, self.disabled)

    def look(self) -> bool:
        """See how things stand now (§6.2); says whether that has changed."""
        sight = look(self.cards, self.packs, tuple(self.piles))
        changed = (sight.reversed, sight.disabled) != (self.reversed, self.disabled)
        if sight.disabled != self.disabled:
            self.say(ev.EffectsChanged(sight.disabled))
        if sight.reversed != self.reversed:
            self.say(ev.DirectionChanged(sight.reversed))
        self.reversed, self.disabled = sight.reversed, sight.disabled
        return changed

    def pack(self, card: int) -> Pack:
        """The pack of a card."""
        return self.packs[self.cards[card].pack]

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, clockwise from one."""
        return tuple((first + step) % self.seats for step in range(self.seats))

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return self.clockwise(seat)[1:]

    # -- the waiting cards -------------------------------------------------------------------------------

    def play(self, card: int) -> ev.Play:
        """A waiting card."""
        return next(play for play in self.waiting if play.card == card)

    def number_of(self, play: ev.Play) -> int:
        """What a waiting card counts as."""
        return number_of(play, self.cards, self.disabled)

    @property
    def handled(self) -> ev.Play:
        """The waiting card that is being handled, until it has landed."""
        return self.order()[0]

    def order(self) -> tuple[ev.Play, ...]:
        """The waiting cards in the order in which they will be handled."""
        return in_order(self.waiting, self.cards, self.reversed, self.disabled)

    def say_order(self) -> None:
        """Tell in which order the waiting cards will be handled."""
        if self.waiting:
            self.say(ev.TurnOrder(tuple([play.card for play in self.order()])))

    def change(self, play: ev.Play, changed: ev.Play) -> None:
        """A waiting card is something else from now on."""
        self.waiting = tuple([changed if one is play else one for one in self.waiting])

    def copy(self, play: ev.Play, target: ev.Play) -> None:
        """A waiting card is the same as another one from now on, and comes right after it."""
        copied = ev.Play(
            play.card, play.seat, self.number_of(target), play.calculators, target.effect, target.card
        )
        self.no_longer_waiting((play,))
        self.waiting = after_target(self.waiting, copied)
        self.say(ev.CopyChosen(play.seat, play.card, target.card, copied.number, copied.effect))

    def no_longer_waiting(self, plays: Iterable[ev.Play]) -> None:
        """These cards wait no more."""
        cards = {play.card for play in plays}
        self.waiting = tuple([play for play in self.waiting if play.card not in cards])

    def remove_duplicates(self, number: int, plays: Sequence[ev.Play]) -> None:
        """Cards of one number leave the game; 0 stands for cards that are duplicates whatever they count."""
        gone = tuple(card for play in plays for card in play.cards)
        self.no_longer_waiting(plays)
        self.lose(gone)
        self.say(ev.DuplicatesRemoved(number, tuple(play.card for play in plays), gone))

    def reveal(self, seat: int, lay: ev.LayCard) -> ev.Play:
        """A laid card as it counts from now on."""
        card = self.cards[lay.card]
        calculators = () if not lay.calculators else ordered(self.cards, lay.calculators)
        number = self.sight.played(card.number, calculators) if calculators else card.number
        return ev.Play(lay.card, seat, number, calculators, card.pack)

    def join(self, seat: int, source: int, lay: ev.LayCard) -> ev.Play:
        """A hand card comes into the turn."""
        play = self.reveal(seat, lay)
        self.out_of_hand(seat, play.cards)
        self.waiting = (*self.waiting, play)
        self.joined = (*self.joined, play.card)
        self.say(ev.CardJoined(source, play))
        return play

    def trigger(self, pack: str, step: ev.Step) -> None:
        """Say that a pack's effect begins to work, for the step's seat and by its card."""
        self.say(ev.EffectTriggered(pack, step.seat, step.card))

    # -- the piles ---------------------------------------------------------------------------------------

    def place(self, play: ev.Play, pile: int) -> None:
        """A waiting card goes on a pile."""
        self.no_longer_waiting((play,))
        self.piles[pile] += play.cards
        self.say(ev.CardPlaced(play.seat, play.card, play.calculators, pile, self.number_of(play)))

    def put_under(self, play: ev.Play, pile: int) -> None:
        """A waiting card goes to the bottom of a pile."""
        self.no_longer_waiting((play,))
        self.piles[pile] = play.cards + self.piles[pile]
        self.say(ev.CardPutUnder(play.seat, play.card, play.calculators, pile, self.number_of(play)))

    def take_back(self, play: ev.Play) -> None:
        """A waiting card goes back into its owner's hand."""
        number = self.number_of(play)
        self.no_longer_waiting((play,))
        self.into_hand(play.seat, play.cards)
        self.say(ev.CardTakenBack(play.seat, play.card, play.calculators, number))

    def claim(self, play: ev.Play, pile: int, kept: Ids) -> None:
        """A waiting card claims a pile: its owner keeps some cards of it, the others leave the game."""
        number = self.number_of(play)
        gone = tuple(card for card in self.piles[pile] if card not in kept)
        self.no_longer_waiting((play,))
        self.piles[pile] = play.cards
        self.into_hand(play.seat, kept)
        self.lose(gone)
        self.say(ev.PileClaimed(play.seat, play.card, play.calculators, pile, number, kept, gone))

    def drive(self, seat: int, card: int, pile: int, target: int, count: int) -> None:
        """The top cards of a pile go on top of another, in their order."""
        ids = self.piles[pile]
        driven = ids[-count:]
        self.piles[pile] = ids[:-count]
        self.piles[target] += driven
        self.say(ev.CardsDriven(seat, card, pile, target, driven))

    def take_top(self, seat: int, source: int, pile: int) -> None:
        """The top card of a pile goes into a hand."""
        card = self.piles[pile][-1]
        self.piles[pile] = self.piles[pile][:-1]
        self.into_hand(seat, (card,))
        self.say(ev.TopTaken(seat, source, pile, card))

    def lose(self, cards: Ids) -> None:
        """Cards leave the game."""
        if cards:
            self.out += cards
            self.lost = True

    # -- the hands ---------------------------------------------------------------------------------------

    def into_hand(self, seat: int, cards: Ids) -> None:
        """Cards come into a hand before everybody's eyes."""
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
        for card in cards:
            self.knowers[card] = everybody(self.seats)
            if self.cards[card].glass:
                self.open.add(card)

    def out_of_hand(self, seat: int, cards: Ids) -> None:
        """Cards go out of a hand."""
        self.hands[seat] = tuple([card for card in self.hands[seat] if card not in cards])
        self.open.difference_update(cards)

    def closed(self, seat: int) -> Ids:
        """The cards of a hand that do not lie open."""
        return tuple(card for card in self.hands[seat] if card not in self.open)

    def discard(self, seat: int, source: int, card: int) -> None:
        """A hand card leaves the game."""
        self.out_of_hand(seat, (card,))
        self.lose((card,))
        self.say(ev.CardDiscarded(seat, source, card))

    def turn_open(self, seat: int, source: int, card: int) -> None:
        """A hand card lies open from now on."""
        self.open.add(card)
        self.knowers[card] = everybody(self.seats)
        self.say(ev.CardTurnedOpen(seat, source, card))

    def steal(self, seat: int, source: int, victim: int, card: int) -> None:
        """A card goes from one hand into another; only the two see which, unless it lies open."""
        shown = card in self.open
        self._hand_over((ev.Pass(victim, seat, card, shown),))
        self.say(ev.CardStolen(seat, source, victim, card, shown))

    def pass_on(self, side: ev.Side) -> None:
        """Every chosen card goes to a neighbour's hand, all at once."""
        way = 1 if side is ev.Side.LEFT else -1
        passes = tuple(
            ev.Pass(seat, (seat + way) % self.seats, card, card in self.open)
            for seat, card in enumerate(self.passing)
            if card
        )
        self.passing = [0] * self.seats
        self._hand_over(passes)
        self.say(ev.CardsPassed(side, passes))

    def _hand_over(self, passes: tuple[ev.Pass, ...]) -> None:
        """Who does not see a card go no longer knows which closed cards the giver has left (§6.6)."""
        for way in passes:
            left = tuple([card for card in self.hands[way.giver] if card != way.card])
            self.hands[way.giver] = left
            if not way.shown:
                two = 1 << way.giver | 1 << way.receiver
                for card in left:
                    if card not in self.open:
                        self.knowers[card] &= two
                self.knowers[way.card] = two
        for way in passes:
            self.hands[way.receiver] = tuple(sorted((*self.hands[way.receiver], way.card)))

    def lays(self, seat: int, among: Ids) -> list[ev.SixpackChoice]:
        """The ways to lay one of these hand cards: alone, or with any of the hand's Calculators (§21.1)."""
        lifts: Ids = ()
        if not self.disabled:
            lifts = ordered(self.cards, [card for card in self.hands[seat] if self.pack(card).lifts])
        if not lifts:
            return [_LAYS[card] for card in among]
        return [
            ev.LayCard(card, attached)
            for card in among
            for count in range(len(lifts) + 1)
            for attached in combinations([one for one in lifts if one != card], count)
        ]


def everybody(seats: int) -> int:
    """The knowers of what everybody knows: a bit for each seat, and the one above them."""
    return (2 << seats) - 1
