"""Every choice of a decision tried on the same deals: the ground on which a best one is proven."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from game.engine.contract import Choice


class Line(Struct, frozen=True):
    """Choices that lead to the same, and what they brought.

    Attributes:
        choices: equally good ones; the first stands for all.
        values: by deal, the worth to the seat in the game's own points; higher is better.
        risk: the share of deals (0 to 1) in which the choice cost something at once.
    """

    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    risk: float = 0.0


class Trials(Struct, frozen=True):
    """All choices of a decision, each tried on the same deals.

    Attributes:
        exact: whether all cards lie open and every seat plays for the best: then there is one value a line.
    """

    lines: tuple[Line, ...]
    exact: bool = False


class CannotTry(ValueError):
    """A decision that no trials can be made of; the text says why."""


class TryAll(Protocol):
    """Tries every choice of a view on so many deals that agree with it, each played to the round's end."""

    def __call__(self, view: Any, deals: int, chance: int) -> Trials:
        """The trials; the same chance gives the same.

        Raises:
            CannotTry: if there is nothing to try.
        """
