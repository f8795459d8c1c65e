"""A hand of Sixty-six with all cards open, its possible results, and their worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from game.cardgames.sixty_six.players.bitboards import PlayRules, legal_mask, mask_of
from game.cardgames.sixty_six.rules.events import MOON
from game.cardgames.sixty_six.rules.scoring import ticks_of
from game.cardgames.sixty_six.rules.seats import Pair, next_seat
from game.cardgames.sixty_six.rules.view import SixtySixView

STRICT: Final = PlayRules()
"""All options as usual."""


class HandPosition(Struct, frozen=True):
    """A hand of Sixty-six somewhere in the middle, all cards open.

    Attributes:
        hands: by seat, the set of cards that it holds (`bitboards.mask_of`); that of `aside` does not matter.
        leader: the seat that leads, or has led, to the trick on the table. trump: the trump suit, or None:
            before the
        first lead, or if there is none (§10.8). trick: the cards on the table in the order in which they were
        played. points: by team, those that it has so far, announced marriages included, whether they count
        yet or not. tricks: by team, the number of tricks it has won. aside: the seat that does not play, in a
        Moon.
    """

    hands: tuple[int, int, int, int]
    leader: int
    trump: int | None = None
    trick: tuple[int, ...] = ()
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    aside: int | None = None

    @classmethod
    def of(cls, view: SixtySixView, hands: Sequence[Sequence[int]]) -> HandPosition:
        """The open part of a view in which a seat is asked to play, with hands that all seats may hold."""
        leader = view.trick[0][0] if view.trick else view.asked
        assert leader is not None
        first, second, third, fourth = (mask_of(hand) for hand in hands)
        return cls(
            hands=(first, second, third, fourth),
            leader=leader,
            trump=view.trump,
            trick=tuple([card for _seat, card in view.trick]),
            points=(
                view.points[0] + view.marriage_points[0],
                view.points[1] + view.marriage_points[1],
            ),
            tricks=view.tricks_won,
            aside=view.aside,
        )

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that play, in the order in which they play to this trick."""
        seats = [self.leader]
        while (seat := next_seat(seats[-1], self.aside)) != self.leader:
            seats.append(seat)
        return tuple(seats)

    @property
    def asked(self) -> int:
        """The seat whose turn it is."""
        return self.players[len(self.trick)]


def legal_moves(position: HandPosition, rules: PlayRules = STRICT) -> int:
    """The cards that may be played now."""
    plays = tuple(zip(position.players, position.trick, strict=False))
    seat = position.asked
    return legal_mask(position.hands[seat], seat, plays, position.trump, rules)


class HandResult(NamedTuple):
    """The result of a hand for a team: its total, the other team's total, and whether it won all tricks."""

    own: int
    other: int
    sweep: bool


class Comparable(Protocol):
    """Values that can be sorted."""

    def __lt__(self, other: Any, /) -> bool:
        """Whether this is less."""
        ...


W = TypeVar("W", bound=Comparable)

Worth = Callable[[HandResult], W]
"""The worth of a result to the own team.

It must never fall when the own total rises, when that of the other team falls, or when it wins all tricks:
the search relies on it.
"""


def by_ticks(bid: int, moon_value: int = 5) -> Worth[int]:
    """The ticks of the bidding team, which is the own one, less those of the other team (§7)."""

    def worth(result: HandResult) -> int:
        if bid == MOON:
            scored = moon_value if result.sweep else -moon_value
        else:
            scored = ticks_of(result.own) if ticks_of(result.own) >= bid else -bid
        return scored - ticks_of(result.other)

    return worth
