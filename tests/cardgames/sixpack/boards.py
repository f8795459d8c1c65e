"""Readable text for the turns in Sixpack's rules tests.

A card is its pack, a colon, its number, and a star if it shows a handprint: `veto:4*`; a neutral one needs
no pack (`4*`), and Super Numbers have two numbers (`super_numbers:2/5`). Piles are written from the bottom
up and separated by bars: `2 3 | reverse:5 | 6*`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from msgspec.structs import replace

from game.cardgames.sixpack.rules import events
from game.cardgames.sixpack.rules.board import Board
from game.cardgames.sixpack.rules.choices import (
    ChooseCard,
    ChooseNumber,
    ChooseSide,
    DriveCards,
    Landing,
    LandOn,
    LayCard,
    Question,
    Side,
    SixpackChoice,
    TakeFromHand,
    TakeTop,
)
from game.cardgames.sixpack.rules.dealing import start_round
from game.cardgames.sixpack.rules.deck import BACK, Card, sort_by_number
from game.cardgames.sixpack.rules.events import Asked
from game.cardgames.sixpack.rules.game import ROUTINES, SIXPACK
from game.cardgames.sixpack.rules.options import SixpackOptions
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.piles import Tableau
from game.cardgames.sixpack.rules.turn import START
from game.engine.contract import Event, Setup


def card_of(text: str, number: int) -> Card:
    """Return the card that a text describes."""
    pack, _, face = text.rpartition(":")
    pack = pack or "neutral"
    first, _, second = face.rstrip("*").partition("/")
    return Card(
        number, pack, int(first), face.endswith("*"), int(second) if second else None, glass=PACKS[pack].glass
    )


def text_of(card: Card) -> str:
    pack = "" if card.pack == "neutral" else f"{card.pack}:"
    second = f"/{card.second}" if card.second else ""
    return f"{pack}{card.number}{second}{'*' if card.hand else ''}"


class Turn:
    """A turn on the piles and hands that a test writes down, run up to its first question."""

    def __init__(
        self,
        piles: str,
        *hands: str,
        opened: Iterable[str] = (),
        round: int = 1,
        quiet: int = 0,
        seed: int = 1,
        options: SixpackOptions | None = None,
    ) -> None:
        """Start a turn.

        Args:
            opened: the texts of hand cards that lie face up, apart from Seethroughs.
            quiet: how many turns in a row have ended without a card leaving the game.
        """
        cards = [BACK]

        def make(line: str) -> tuple[int, ...]:
            first = len(cards)
            cards.extend(card_of(text, first + place) for place, text in enumerate(line.split()))
            return tuple(range(first, len(cards)))

        laid_out = tuple(make(pile) for pile in piles.split("|"))
        held = tuple(make(hand) for hand in hands)
        state = SIXPACK.open(Setup(len(hands), seed, options or SixpackOptions(rounds=1)))
        board = Board(state, ROUTINES)
        board.public = replace(board.public, round=round - 1)
        start_round(
            board, tuple(cards[1:]), held, (), opened=[card.id for card in cards if text_of(card) in opened]
        )
        board.public = replace(board.public, piles=laid_out)
        board.events.clear()
        board.push(replace(START, count=quiet))
        self.events: list[Event] = []
        self.state = state
        self._take(board)

    def _take(self, board: Board) -> None:
        board.run()
        self.state, events = board.result()
        self.events += events

    # -- choices -----------------------------------------------------------------------------------------

    def lay(self, *cards: str) -> Turn:
        """Lay a card for each seat, seat 0 first; `calculator:2+4` is a 4 with a Calculator attached.

        With two seats, each lays two cards, separated by a space; "" lays nothing.
        """
        for seat, texts in enumerate(cards):
            for text in texts.split():
                self.lay_one(seat, text)
        return self

    def lay_one(self, seat: int, text: str) -> Turn:
        """Lay a card for a seat, or add it to the turn."""
        ids = self._held(seat, text.split("+"))
        return self.choose(LayCard(ids[-1], sort_by_number(self.state.public.cards, ids[:-1])), seat)

    def _held(self, seat: int, texts: list[str]) -> tuple[int, ...]:
        """Return the ids of these cards in a hand."""
        hand = list(self.state.hands[seat])
        ids = []
        for text in texts:
            found = next(card for card in hand if self.text(card) == text)
            hand.remove(found)
            ids.append(found)
        return tuple(ids)

    def choose(self, choice: SixpackChoice, seat: int | None = None) -> Turn:
        """Answer for a seat; if none is given, for the only one with a question."""
        if seat is None:
            (seat,) = self.legal
        self.state, events = SIXPACK.apply(self.state, seat, choice)
        self.events += events
        return self

    def pick(self, text: str, seat: int | None = None) -> Turn:
        """Choose the card with this text; if no seat is given, for the first one with a question."""
        asked = next(iter(self.legal)) if seat is None else seat
        choice = next(
            one for one in self.legal[asked] if isinstance(one, ChooseCard) and self.text(one.card) == text
        )
        return self.choose(choice, asked)

    def land(self, pile: int, landing: Landing | None = None) -> Turn:
        """Choose this pile (and landing) for the card whose owner has the question."""
        (seat,) = self.legal
        choice = next(
            one
            for one in self.legal[seat]
            if isinstance(one, LandOn) and one.pile == pile and landing in (None, one.landing)
        )
        return self.choose(choice)

    def number(self, number: int) -> Turn:
        return self.choose(ChooseNumber(number))

    def side(self, side: str) -> Turn:
        return self.choose(ChooseSide(Side(side)))

    def drive(self, count: int, pile: int) -> Turn:
        return self.choose(DriveCards(count, pile))

    def take_top(self, pile: int) -> Turn:
        return self.choose(TakeTop(pile))

    def take_from(self, seat: int, text: str = "") -> Turn:
        """Answer by taking a card from a hand: this face-up one, or a random face-down one."""
        card = self._held(seat, [text])[0] if text else 0
        return self.choose(TakeFromHand(seat, card))

    # -- results -----------------------------------------------------------------------------------------

    def text(self, card: int) -> str:
        return text_of(self.state.public.cards[card])

    def texts(self, cards: Iterable[int]) -> str:
        return " ".join(map(self.text, cards))

    @property
    def piles(self) -> str:
        return " | ".join(map(self.texts, self.state.public.piles))

    def hand(self, seat: int) -> str:
        hand = self.state.hands[seat]
        return self.texts(
            sorted(hand, key=lambda card: (self.state.public.cards[card].number, self.text(card)))
        )

    @property
    def out(self) -> str:
        """The cards out of the game as text, in the order in which they left."""
        return self.texts(self.state.public.out)

    @property
    def waiting(self) -> str:
        """The waiting cards as text, in the order in which they will be handled."""
        return self.texts(play.card for play in self.state.public.order)

    @property
    def legal(self) -> dict[int, tuple[SixpackChoice, ...]]:
        return dict(SIXPACK.pending(self.state))

    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(question.seat, question.kind) for question in self.state.questions]

    @property
    def question(self) -> Question:
        (question,) = self.state.questions
        return question

    @property
    def offers(self) -> list[tuple[int, str]]:
        return [(one.pile, one.landing.value) for one in self.question.legal if isinstance(one, LandOn)]

    @property
    def picks(self) -> str:
        return self.texts(one.card for one in self.question.legal if isinstance(one, ChooseCard))

    @property
    def tableau(self) -> Tableau:
        return Board(self.state, ROUTINES).tableau

    @property
    def numbers(self) -> list[tuple[int, ...]]:
        return [self.tableau.numbers(pile) for pile in range(3)]

    def events_of(self, *kinds: type[Event]) -> list[Event]:
        """Return the events of these kinds, in order; without kinds, all events except questions."""
        return [
            event
            for event in self.events
            if (isinstance(event, kinds) if kinds else not isinstance(event, Asked))
        ]

    @property
    def over(self) -> bool:
        """Whether the turn has ended, so that the next one has begun or nothing is asked any more."""
        return self.state.public.turn != 1 or not self.state.questions


def turn_with_one_card_left(piles: str, card: str, rest: str = "1 1", **more: object) -> Turn:
    """Return a turn in which only seat 0's card is left after the comparison; the other two laid duplicates.

    `rest` is the rest of seat 0's hand; each of the others still holds a neutral 1.
    """
    others = "2" if card.rpartition(":")[2].startswith("3") else "3"
    hands = (f"{card.replace('+', ' ')} {rest}", f"{others} 1", f"{others} 1")
    return Turn(piles, *hands, **more).lay(card, others, others)  # type: ignore[arg-type]


def first_cards(piles: str, *hands: str) -> Turn:
    """Return a turn in which every seat has laid the first card of its hand."""
    return Turn(piles, *hands).lay(*(hand.split()[0] for hand in hands))


def property_of(turn: Turn, name: str) -> object:
    """Return a property of a turn or its public part; given an event type's name, the number of its events.

    `hand` is seat 0's hand, `hands` are all hands, and `open` are the face-up cards in hands.
    """
    if name[0].isupper():
        return len(turn.events_of(getattr(events, name)))
    if name in ("hand", "hands"):
        hands = [turn.hand(seat) for seat in range(len(turn.state.hands))]
        return hands if name == "hands" else hands[0]
    if name == "open":
        return turn.texts(turn.state.public.open)
    return getattr(turn if hasattr(Turn, name) else turn.state.public, name)


def parametrize_rules(*rules: tuple[Callable[[], Turn], dict[str, object]]) -> pytest.MarkDecorator:
    """Parametrize a test by rules: how a turn is played, and what `property_of` must return afterwards."""
    return pytest.mark.parametrize(("play", "after"), rules)


def check(play: Callable[[], Turn], after: dict[str, object]) -> None:
    turn = play()
    assert {name: property_of(turn, name) for name in after} == after
