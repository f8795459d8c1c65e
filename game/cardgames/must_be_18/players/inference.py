"""Inference from the others' failures and plays about their hands (RULES.md §6.2)."""

from __future__ import annotations

from game.cardgames.must_be_18.players.packed_hands import UNITS, Packed, count, most, pack, unpack
from game.cardgames.must_be_18.rules.deck import CARDS, SIX, STARTERS
from game.cardgames.must_be_18.rules.view import Lack, MustBe18View


class Clue:
    """An observation about a seat's hand, and how far a hand contradicts it.

    Attributes:
        seat: the owner of the hand.
        acts: the number of acts of the round before the observation.
        sure: whether it rules hands out; otherwise it makes them less likely.
    """

    __slots__ = ("_cards", "_known", "_lack", "_tops", "acts", "seat", "sure")

    def __init__(self, seat: int, lack: Lack, tops: Packed, acts: int, cards: int | None = None) -> None:
        """Create the clue: with these tops, the seat couldn't do this; or it laid no more than `cards`."""
        self.seat, self.acts, self.sure = seat, acts, cards is None
        self._lack, self._tops, self._cards = lack, tops, cards
        self._known: dict[Packed, int] = {}

    def against(self, hand: Packed) -> int:
        """Return the distance of a hand from agreeing with the clue; 0 if it agrees.

        For an unsure clue: how many more cards the seat could have laid.
        """
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._against(hand)
        return found

    def _against(self, hand: Packed) -> int:
        if self._lack == "sixes":
            return max(0, count(hand, SIX) - STARTERS + 1)
        play = most(hand, self._tops, False)
        if self._cards is not None:
            best = most(hand, self._tops, True) if self._lack == "lay" else play
            return 0 if best is None else max(0, best.cards - self._cards)
        if play is None and (self._lack == "play" or most(hand, self._tops, True) is None):
            return 0
        # A card that is on top already is a play by itself: the fewer of them, the nearer.
        return 1 + sum([count(hand, face) for face in set(unpack(self._tops))])


def failures(view: MustBe18View) -> list[Clue]:
    """Return what other seats have shown not to hold."""
    return [
        Clue(one.seat, one.lack, pack(one.tops), one.acts) for one in view.failures if one.seat != view.seat
    ]


def habits(view: MustBe18View) -> list[Clue]:
    """Return the plays of others as clues: a seat that lays as many as possible couldn't have laid more."""
    found = []
    for acts, act in enumerate(view.history):
        if act.seat != view.seat and act.deed in ("play", "open"):
            before = pack(act.tops)
            for one in act.placements:
                before += (UNITS[one.covered] if one.covered else 0) - UNITS[one.number]
            lack: Lack = "lay" if act.deed == "open" else "play"
            found.append(Clue(act.seat, lack, before, acts, len(act.placements)))
    return found


def hidden(view: MustBe18View) -> list[int]:
    """Return the numbers of all cards in other hands or in the stock, ascending."""
    left = list(CARDS[view.options.deck])
    numbers = view.numbers
    for card in (*view.hand, *[card for column in view.columns for card in column]):
        left[numbers[card] - 1] -= 1
    return [face for face, held in enumerate(left, 1) for _ in range(held)]
