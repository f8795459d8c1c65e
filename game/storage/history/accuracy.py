"""The accuracy of the player's decisions in each reviewed round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from game.storage.places import FileName
from game.storage.rows import RowFiles


class Accuracy(msgspec.Struct, frozen=True, kw_only=True):
    """The player's accuracy in one round of a match, which is named by its journal.

    Attributes:
        accuracy: from 0 (always the worst choice) to 100 (always the best).
        mean_loss: the expected points that a decision lost on average; `mean_cost` in the file.
    """

    journal: FileName
    round: Annotated[int, Meta(ge=1, le=10_000)]
    accuracy: Annotated[float, Meta(ge=0.0, le=100.0)]
    decisions: Annotated[int, Meta(ge=1, le=10_000)]
    mean_loss: Annotated[float, Meta(ge=-1e6, le=1e6)] = msgspec.field(name="mean_cost")


_FILES = RowFiles(Accuracy, "the accuracy", lambda one: (one.journal, one.round))
add, load = _FILES.add, _FILES.load


def select_matches(kept: Iterable[Accuracy], journals: Sequence[str]) -> list[Accuracy]:
    order = {journal: place for place, journal in enumerate(journals)}
    found = [one for one in kept if one.journal in order]
    return sorted(found, key=lambda one: (order[one.journal], one.round))


def mean_accuracy(found: Sequence[Accuracy]) -> float | None:
    decisions = sum(one.decisions for one in found)
    return sum(one.accuracy * one.decisions for one in found) / decisions if decisions else None
