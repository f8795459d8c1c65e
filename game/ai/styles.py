"""What the weights of all games' styles have in common."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Rival(StrEnum):
    """The seats whose points count in addition to the player's own.

    BEHIND is the next one behind the player.
    """

    NOBODY = "nobody"
    ALL = "all"
    LEADER = "leader"
    NEXT = "next"
    BEHIND = "behind"


class BaseStyle(Struct, frozen=True):
    """A player's weights for what a search has found, in the game's points.

    Attributes:
        about: the style as a player notices it.
        harm: the worth of each point against a rival, or of the mean of several. Below 0 is kind.
        high: the worth of playing high cards first; below 0, low cards go first.
    """

    about: str
    harm: float = 0.0
    high: float = 0.0
