"""The coach's remarks on a round: what went well, what to try. They never scold."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.review import Reviewed, accuracy, turning_points
from game.voice.words import counted, number

_NEAR = 0.5
"""A choice that loses less than this went well."""
_HEADLINES = ((90.0, "Superb!"), (75.0, "Strong play"), (50.0, "Good moments"), (0.0, "Lots to discover"))


def headline(reviewed: Sequence[Reviewed]) -> str:
    """The round in two words."""
    if not turning_points(reviewed):
        return "Well played!"
    share = accuracy(reviewed)
    return next(words for least, words in _HEADLINES if share >= least)


def went_well(reviewed: Sequence[Reviewed]) -> str:
    """The choices that were good."""
    good = sum(one.loss < _NEAR for one in reviewed)
    if good == len(reviewed):
        return "Every choice was a good one. Lovely!"
    if not good:
        return "It was a hard round: much could be tried here."
    return f"What went well: {number(good)} of {counted(len(reviewed), 'choice')}."


def to_try(reviewed: Sequence[Reviewed]) -> str:
    """The next thing to learn from the round."""
    turned = turning_points(reviewed)
    if not turned:
        return "Nothing cost you dearly: no turning points."
    return f"What to try: {counted(len(turned), 'turning point')} to look at again."


def turning_point(reviewed: Sequence[Reviewed]) -> Reviewed | None:
    """The one decision that mattered most; None in a round without mistakes."""
    return max(turning_points(reviewed), key=lambda one: one.loss, default=None)
