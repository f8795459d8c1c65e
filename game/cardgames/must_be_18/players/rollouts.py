"""The rest of a round as a search sees it: packed hands, and players who lay as many cards as they can."""

from __future__ import annotations

from copy import copy

from game.cardgames.must_be_18.players.determinization import Dealt
from game.cardgames.must_be_18.players.packed_hands import PackedLay, most, pack, points
from game.cardgames.must_be_18.rules.view import MustBe18View


class RolloutPosition:
    """A dealt round in which a seat is about to choose.

    Attributes:
        hands, sizes: by seat.
        stock: the next card last.
        turn: the seat on turn; `drawn`, the number of cards that it has drawn in it.
        skips: the number of skips in a row that count towards a block.
    """

    __slots__ = ("columns", "drawn", "hands", "options", "sizes", "skips", "stock", "tops", "turn")

    def __init__(self, view: MustBe18View, dealt: Dealt) -> None:
        """The open part of a view, with a deal of the rest. It is some seat's turn in the view."""
        self.hands, self.stock = dealt.hands[:], dealt.stock[:]
        self.sizes = list(view.hand_sizes)
        self.tops, self.columns = pack(view.tops), len(view.columns)
        self.options = view.options
        self.turn, self.drawn, self.skips = view.turn or 0, view.drawn, view.skips

    def copy(self) -> RolloutPosition:
        """The same position, to be played on by itself."""
        other = copy(self)
        other.hands, other.stock, other.sizes = self.hands[:], self.stock[:], self.sizes[:]
        return other

    @property
    def over(self) -> bool:
        """Whether a hand is empty, or the round is blocked (§4)."""
        return 0 in self.sizes or (not self.stock and self.skips >= len(self.sizes))

    def lay(self, lay: PackedLay, opens: bool) -> None:
        """The seat lays cards, and its turn is over."""
        seat = self.turn
        self.hands[seat] -= lay.laid
        self.sizes[seat] -= lay.cards
        self.tops = lay.after
        self.columns += opens
        self.skips = 0
        self._pass_on()

    def draw(self) -> None:
        """The seat draws a card."""
        self.hands[self.turn] += self.stock.pop()
        self.sizes[self.turn] += 1
        self.drawn += 1

    def skip(self, counts: bool) -> None:
        """The seat lays nothing; `counts`: whether that helps to block the round (§7.9)."""
        self.skips = self.skips + 1 if counts else 0
        self._pass_on()

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % len(self.sizes)
        self.drawn = 0

    def play_turn(self) -> None:
        """The seat lays as many cards as it can, and draws only if it must."""
        room = self.columns < self.options.columns
        voluntary = room and self.options.opening == "voluntary"
        while True:
            hand = self.hands[self.turn]
            best, opens = most(hand, self.tops, False), False
            if voluntary:
                new = most(hand, self.tops, True)
                if new is not None and (best is None or new[2:] > best[2:]):
                    best, opens = new, True
            if best is not None:
                self.lay(best, opens)
                return
            if not self.stock or (self.drawn and self.options.draw == "one"):
                break
            self.draw()
        new = most(self.hands[self.turn], self.tops, True) if room else None
        if new is None:
            self.skip(counts=True)
        else:
            self.lay(new, True)

    def play_on(self) -> list[int]:
        """Play to the end of the round; the points by seat."""
        while not self.over:
            self.play_turn()
        return [points(hand) for hand in self.hands]
