"""Play-outs: the rest of a round on packed hands, among players who lay as many cards as they can."""

from __future__ import annotations

from copy import copy

from game.cardgames.must_be_18.players.determinization import DealtCards
from game.cardgames.must_be_18.players.packed_hands import PackedLay, largest_lay, pack, points_of
from game.cardgames.must_be_18.rules.view import MustBe18View


class RolloutPosition:
    """A position of a dealt round in which a seat must choose.

    Attributes:
        hands, sizes: by seat, its packed hand and its number of cards.
        stock: the cards to draw, the next one last.
        turn: the seat that must choose.
        drawn: the number of cards it has drawn in this turn.
        skips: the number of consecutive skips that count towards a block.
    """

    __slots__ = ("columns", "drawn", "hands", "options", "sizes", "skips", "stock", "tops", "turn")

    def __init__(self, view: MustBe18View, dealt: DealtCards) -> None:
        """Combine a view in which a seat must choose with a deal of the hidden cards."""
        self.hands, self.stock = dealt.hands[:], dealt.stock[:]
        self.sizes = list(view.hand_sizes)
        self.tops, self.columns = pack(view.tops), len(view.columns)
        self.options = view.options
        self.turn, self.drawn, self.skips = view.turn or 0, view.drawn, view.skips

    def copy(self) -> RolloutPosition:
        other = copy(self)
        other.hands, other.stock, other.sizes = self.hands[:], self.stock[:], self.sizes[:]
        return other

    @property
    def over(self) -> bool:
        """Whether a hand is empty or the round is blocked (§4)."""
        return 0 in self.sizes or (not self.stock and self.skips >= len(self.sizes))

    def apply_lay(self, lay: PackedLay, opens: bool) -> None:
        seat = self.turn
        self.hands[seat] -= lay.laid
        self.sizes[seat] -= lay.cards
        self.tops = lay.after
        self.columns += opens
        self.skips = 0
        self._next_turn()

    def draw_card(self) -> None:
        self.hands[self.turn] += self.stock.pop()
        self.sizes[self.turn] += 1
        self.drawn += 1

    def skip_turn(self, counts: bool) -> None:
        """Skip the turn; `counts` is whether this counts towards a block (§7.9)."""
        self.skips = self.skips + 1 if counts else 0
        self._next_turn()

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % len(self.sizes)
        self.drawn = 0

    def play_turn(self) -> None:
        """Play one turn: lay as many cards as possible, and draw only if necessary."""
        room = self.columns < self.options.columns
        voluntary = room and self.options.opening == "voluntary"
        while True:
            hand = self.hands[self.turn]
            best, opens = largest_lay(hand, self.tops, False), False
            if voluntary:
                new = largest_lay(hand, self.tops, True)
                if new is not None and (best is None or new[2:] > best[2:]):
                    best, opens = new, True
            if best is not None:
                self.apply_lay(best, opens)
                return
            if not self.stock or (self.drawn and self.options.draw == "one"):
                break
            self.draw_card()
        new = largest_lay(self.hands[self.turn], self.tops, True) if room else None
        if new is None:
            self.skip_turn(counts=True)
        else:
            self.apply_lay(new, True)

    def play_out(self) -> list[int]:
        """Play to the end of the round; return the points by seat."""
        while not self.over:
            self.play_turn()
        return [points_of(hand) for hand in self.hands]
