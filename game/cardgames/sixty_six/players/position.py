"""Positions of Sixty-six with all hands open, their possible results, and the value of a result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from msgspec import Struct

from game.cardgames.sixty_six.players.bitboards import legal_mask, mask_of
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.cardgames.sixty_six.rules.scoring import bid_score, ticks_of
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView, next_seat

DEFAULT_OPTIONS: Final = SixtySixOptions()


class HandPosition(Struct, frozen=True):
    """A position in a hand of Sixty-six, with all cards open.

    Attributes:
        hands: by seat, the set of its cards (`bitboards.mask_of`); the hand of `aside` is ignored.
        leader: the seat that leads the current trick.
        trump: the trump suit; None before the first lead, or if there is none (§10.8).
        trick: the cards of the current trick, in playing order.
        points: by team, the points so far, including all declared marriages.
        tricks: by team, the number of tricks won.
        aside: in a Moon, the seat that doesn't play; otherwise None.
    """

    hands: tuple[int, ...]
    leader: int
    trump: int | None = None
    trick: tuple[int, ...] = ()
    points: Pair = (0, 0)
    tricks: Pair = (0, 0)
    aside: int | None = None

    @classmethod
    def from_view(cls, view: SixtySixView, hands: Sequence[Sequence[int]]) -> HandPosition:
        """Return the position of a view in which a seat must play, with these hands for all seats."""
        leader = view.trick[0][0] if view.trick else view.asked
        assert leader is not None
        return cls(
            hands=tuple(map(mask_of, hands)),
            leader=leader,
            trump=view.trump,
            trick=tuple([card for _seat, card in view.trick]),
            points=(view.points[0] + view.marriage_points[0], view.points[1] + view.marriage_points[1]),
            tricks=view.tricks_won,
            aside=view.aside,
        )

    @property
    def players(self) -> tuple[int, ...]:
        seats = [self.leader]
        while (seat := next_seat(seats[-1], self.aside)) != self.leader:
            seats.append(seat)
        return tuple(seats)

    @property
    def asked(self) -> int:
        return self.players[len(self.trick)]


def legal_moves(position: HandPosition, options: SixtySixOptions = DEFAULT_OPTIONS) -> int:
    plays = tuple(zip(position.players, position.trick, strict=False))
    seat = position.asked
    return legal_mask(position.hands[seat], seat, plays, position.trump, options)


class HandResult(NamedTuple):
    """A team's total in a hand, the other team's total, and whether the team won all tricks."""

    own: int
    other: int
    sweep: bool


class Comparable(Protocol):
    """A type whose values can be sorted."""

    def __lt__(self, other: Any, /) -> bool: ...


WorthT = TypeVar("WorthT", bound=Comparable)

Valuation = Callable[[HandResult], WorthT]
"""A function that returns the value of a result to a team.

The search relies on this: the value doesn't fall if the team's total rises, if the other team's total falls,
or if the team wins all tricks.
"""


def by_ticks(bid: int, moon_value: int = 5) -> Valuation[int]:
    """Return a valuation of results for the bidders: their ticks minus the other team's (§7)."""

    def worth(result: HandResult) -> int:
        return bid_score(bid, ticks_of(result.own), result.sweep, moon_value) - ticks_of(result.other)

    return worth
