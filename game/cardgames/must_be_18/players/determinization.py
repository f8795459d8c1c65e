"""Random deals that fit everything a seat knows: the other hands, and the stock in order.

Every card that another seat has held in this round has a slot, with the time when the seat got it. A laid
card goes to a slot that the seat had by then; hidden cards fill the other slots and the stock. Starting from
a deal that fits, cards swap slots at random; a swap is rejected if the deal no longer fits. Soft clues don't
rule out a swap, but make it less likely the more the new hand contradicts them.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random
from typing import NamedTuple

from game.cardgames.must_be_18.players.packed_hands import UNITS, Packed, count_of, largest_lay, pack, unpack
from game.cardgames.must_be_18.rules.deck import CARDS, SIX, STARTERS
from game.cardgames.must_be_18.rules.view import Lack, MustBe18View


class Clue:
    """An observation about a seat's hand, and a measure of how far a hand contradicts it.

    Attributes:
        seat: the owner of the hand.
        acts: the number of acts in the round before the observation.
        sure: whether the clue rules hands out; otherwise it only makes some of them less likely.
    """

    __slots__ = ("_cards", "_known", "_lack", "_tops", "acts", "seat", "sure")

    def __init__(self, seat: int, lack: Lack, tops: Packed, acts: int, cards: int | None = None) -> None:
        """Record that a seat couldn't do `lack` on these tops or, with `cards`, laid only this many cards."""
        self.seat, self.acts, self.sure = seat, acts, cards is None
        self._lack, self._tops, self._cards = lack, tops, cards
        self._known: dict[Packed, int] = {}

    def contradiction(self, hand: Packed) -> int:
        """Return how far a hand contradicts the clue; 0 if it fits.

        For an unsure clue, this is the number of additional cards that the seat could have laid.
        """
        result = self._known.get(hand)
        if result is None:
            result = self._known[hand] = self._compute_contradiction(hand)
        return result

    def _compute_contradiction(self, hand: Packed) -> int:
        if self._lack == "sixes":
            return max(0, count_of(hand, SIX) - STARTERS + 1)
        play = largest_lay(hand, self._tops, False)
        if self._cards is not None:
            best = largest_lay(hand, self._tops, True) if self._lack == "lay" else play
            return 0 if best is None else max(0, best.cards - self._cards)
        if play is None and (self._lack == "play" or largest_lay(hand, self._tops, True) is None):
            return 0
        # Every card that equals a top is a play by itself: the fewer of them, the smaller the contradiction.
        return 1 + sum([count_of(hand, face) for face in set(unpack(self._tops))])


def failure_clues(view: MustBe18View) -> list[Clue]:
    """Return clues from what the other seats couldn't do."""
    return [
        Clue(failure.seat, failure.lack, pack(failure.tops), failure.acts)
        for failure in view.failures
        if failure.seat != view.seat
    ]


def habit_clues(view: MustBe18View) -> list[Clue]:
    """Return clues from other seats' plays, on the assumption that they couldn't have laid more cards."""
    clues = []
    for acts, act in enumerate(view.history):
        if act.seat != view.seat and act.deed in ("play", "open"):
            before = pack(act.tops)
            for placement in act.placements:
                before += (UNITS[placement.covered] if placement.covered else 0) - UNITS[placement.number]
            lack: Lack = "lay" if act.deed == "open" else "play"
            clues.append(Clue(act.seat, lack, before, acts, len(act.placements)))
    return clues


def hidden_numbers(view: MustBe18View) -> list[int]:
    """Return the numbers of all cards in other hands or in the stock, ascending."""
    left = list(CARDS[view.options.deck])
    numbers = view.numbers
    for card in (*view.hand, *[card for column in view.columns for card in column]):
        left[numbers[card] - 1] -= 1
    return [face for face, held in enumerate(left, 1) for _ in range(held)]


_NEVER = 1 << 20
_STOCK = -1
_MAX_REPAIRS = 8_000
_DOUBT = 0.005
"""The probability that a repair accepts a swap that makes things worse, so that it doesn't get stuck."""


class DealtCards(NamedTuple):
    """A deal: each seat's hand, and the stock with the next card last."""

    hands: list[Packed]
    stock: list[Packed]


class Deals:
    """An endless source of random deals that fit a view.

    Attributes:
        conflicts: how far the last deal contradicts the sure clues; 0 if it fits.
    """

    def __init__(self, view: MustBe18View, chance: Random, trust: float = 0.0) -> None:
        """Prepare deals; `trust` is the weight of clues from other seats' plays (0 ignores them)."""
        self._view, self._chance, self._trust = view, chance, trust
        self._own = pack([view.numbers[card] for card in view.hand])
        # By slot: its owner, the act that created it, its card, and the act that laid that card.
        self._owners: list[int] = []
        self._born: list[int] = []
        self._cards: list[Packed] = []
        self._gone: list[int] = []
        self._held_slots = 0
        self._make_slots()
        clues = [*failure_clues(view), *(habit_clues(view) if trust else [])]
        self._clues = [[clue for clue in clues if clue.seat == seat] for seat in range(view.seats)]
        self._hands_at_clues = [
            [sum([self._cards[slot] for slot in self._slots_of_clue(clue)]) for clue in of_seat]
            for of_seat in self._clues
        ]
        self.conflicts = sum(
            clue.contradiction(hand)
            for clues, hands in zip(self._clues, self._hands_at_clues, strict=True)
            for clue, hand in zip(clues, hands, strict=True)
            if clue.sure
        )
        self._bound = bool(clues)
        self._repair()

    def __iter__(self) -> Iterator[DealtCards]:
        while True:
            if self._bound:
                for slot in range(self._held_slots):
                    self._swap(slot)
            else:
                self._shuffle()
            yield self._current_deal()

    # -- slots -----------------------------------------------------------------------------------------

    def _make_slots(self) -> None:
        """Create a slot with a card for every card that others have held, and for the stock."""
        view, seats = self._view, range(self._view.seats)
        laid: list[list[tuple[int, Packed]]] = [[] for _ in seats]
        drawn: list[list[int]] = [[] for _ in seats]
        for time, act in enumerate(view.history):
            if act.deed == "draw":
                drawn[act.seat].append(time)
            laid[act.seat] += [(time, UNITS[placement.number]) for placement in act.placements]
        unseen = [UNITS[face] for face in hidden_numbers(view)]
        self._chance.shuffle(unseen)
        for seat, size in enumerate(view.hand_sizes):
            if seat != view.seat:
                dealt = size + len(laid[seat]) - len(drawn[seat])
                self._add_slots(seat, [-1] * dealt + drawn[seat], laid[seat], unseen)
        self._held_slots = len(self._owners)
        # In examples, some cards are not in the game; they count as part of the stock.
        self._add_slots(_STOCK, [-1] * len(unseen), [], unseen)

    def _add_slots(
        self, owner: int, born: list[int], laid: list[tuple[int, Packed]], unseen: list[Packed]
    ) -> None:
        """Create a seat's slots, filled with the cards it has laid, and then with hidden cards.

        Args:
            born: by slot, the time when the seat got its card; -1 if it was dealt.
            laid: the time and the packed number of each laid card.
            unseen: the shuffled hidden cards, of which those used are removed.
        """
        cards, gone = [0] * len(born), [_NEVER] * len(born)
        for time, card in laid:
            # The newest slot: a seat often lays the card that it has just drawn.
            slot = max([slot for slot, since in enumerate(born) if since < time and not cards[slot]])
            cards[slot], gone[slot] = card, time
        self._owners += [owner] * len(born)
        self._born += born
        self._cards += [card or unseen.pop() for card in cards]
        self._gone += gone

    def _slots_of_clue(self, clue: Clue) -> list[int]:
        """Return the slots of the cards that a clue's seat held at the time of the clue."""
        slots = enumerate(zip(self._owners, self._born, self._gone, strict=True))
        return [
            slot for slot, (owner, born, gone) in slots if owner == clue.seat and born < clue.acts <= gone
        ]

    def _current_deal(self) -> DealtCards:
        hands = [0] * self._view.seats
        for slot in range(self._held_slots):
            if self._gone[slot] == _NEVER:
                hands[self._owners[slot]] += self._cards[slot]
        if self._view.seat is not None:
            hands[self._view.seat] = self._own
        stock = self._cards[self._held_slots :]
        self._chance.shuffle(stock)
        return DealtCards(hands, stock[: self._view.stock])

    # -- changing slots --------------------------------------------------------------------------------

    def _shuffle(self) -> None:
        """Shuffle the hidden cards, ignoring clues."""
        slots = [slot for slot, gone in enumerate(self._gone) if gone == _NEVER]
        cards = [self._cards[slot] for slot in slots]
        self._chance.shuffle(cards)
        for slot, card in zip(slots, cards, strict=True):
            self._cards[slot] = card

    def _repair(self) -> None:
        """Swap cards until the deal fits all sure clues, or give up after very many swaps."""
        for _ in range(_MAX_REPAIRS):
            if not self.conflicts:
                return
            self._swap(self._chance.choice(self._contradicting_slots()), _DOUBT)

    def _contradicting_slots(self) -> list[int]:
        """Return the slots of all hands that contradict a sure clue."""
        slots: set[int] = set()
        for clues, hands in zip(self._clues, self._hands_at_clues, strict=True):
            for clue, hand in zip(clues, hands, strict=True):
                if clue.sure and clue.contradiction(hand):
                    slots.update(self._slots_of_clue(clue))
        return sorted(slots)

    def _swap(self, slot: int, doubt: float = 0.0) -> None:
        """Swap a slot's card with a random slot's, unless that's impossible or the deal would fit worse.

        `doubt` is the probability of accepting a swap that makes the deal contradict the sure clues more.
        """
        chance, cards, gone, born = self._chance.random, self._cards, self._gone, self._born
        other = int(chance() * len(cards))
        if cards[slot] == cards[other] and gone[slot] == gone[other]:
            return
        first, second = self._owners[slot], self._owners[other]
        if first != second and not gone[slot] == gone[other] == _NEVER:
            return
        if born[slot] >= gone[other] or born[other] >= gone[slot]:
            return
        worse, doubtful = 0, 0
        changed: list[tuple[int, list[Packed]]] = []
        for seat in (first,) if second in (first, _STOCK) else (first, second):
            hands: list[Packed] = []
            for clue, hand in zip(self._clues[seat], self._hands_at_clues[seat], strict=True):
                acts, after = clue.acts, hand
                stays, leaves = gone[other] >= acts, gone[slot] >= acts
                if seat == first and born[slot] < acts:
                    after += (cards[other] if stays else 0) - (cards[slot] if leaves else 0)
                if seat == second and born[other] < acts:
                    after += (cards[slot] if leaves else 0) - (cards[other] if stays else 0)
                hands.append(after)
                if after == hand:
                    continue
                change = clue.contradiction(after) - clue.contradiction(hand)
                if not clue.sure:
                    doubtful += change
                else:
                    worse += change
            changed.append((seat, hands))
        if worse > 0 and chance() >= doubt:
            return
        if doubtful > 0 and chance() >= exp(-self._trust * doubtful):
            return
        self.conflicts += worse
        for seat, hands in changed:
            self._hands_at_clues[seat] = hands
        cards[slot], cards[other] = cards[other], cards[slot]
        gone[slot], gone[other] = gone[other], gone[slot]
