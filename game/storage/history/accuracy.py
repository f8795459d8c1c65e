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


def select_matches(rows: Iterable[Accuracy], journals: Sequence[str]) -> list[Accuracy]:
    order = {journal: index for index, journal in enumerate(journals)}
    selected = [row for row in rows if row.journal in order]
    return sorted(selected, key=lambda row: (order[row.journal], row.round))


def mean_accuracy(rows: Sequence[Accuracy]) -> float | None:
    decisions = sum(row.decisions for row in rows)
    return sum(row.accuracy * row.decisions for row in rows) / decisions if decisions else None
