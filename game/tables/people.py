"""Who sits at a table, as the table shows them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.ducks import Duck


@dataclass(frozen=True, slots=True)
class Person:
    """A player's name and face, and what they say by occasion (a few lines each)."""

    name: str
    duck: Duck = field(default_factory=Duck)
    says: dict[str, tuple[str, ...]] = field(default_factory=dict)
