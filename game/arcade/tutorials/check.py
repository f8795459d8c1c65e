"""The check that a tutorial's script can be played through all its branches."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

import msgspec

from game.arcade.tutorials.course import BadScript, Course
from game.cardgames.registry import kit_of
from game.storage.levels.faults import raise_faults
from game.storage.levels.tutorials import Tutorial

MOST_PATHS = 64
"""The maximum number of paths through a tutorial, which branches if several choices are accepted."""
_CACHE_SIZE = 200
"""The size of the cache of check results."""


def check_tutorial(tutorial: Tutorial, opponents: Collection[str], keys: Collection[str]) -> None:
    """Raise a ValueError that names the faulty field if a tutorial can't be played.

    The result is cached by content, because playing a tutorial takes longer than a frame.
    """
    # Translated texts are a subclass of str that msgspec doesn't know.
    fault = _cached_fault(msgspec.json.encode(tutorial, enc_hook=str), tuple(opponents), tuple(keys))
    if fault is not None:
        raise fault.with_traceback(None)


@lru_cache(maxsize=_CACHE_SIZE)
def _cached_fault(content: bytes, opponents: tuple[str, ...], keys: tuple[str, ...]) -> ValueError | None:
    try:
        _check(msgspec.json.decode(content, type=Tutorial), opponents, keys)
    except ValueError as error:
        return error
    return None


def _check(tutorial: Tutorial, opponents: Collection[str], keys: Collection[str]) -> None:
    kit_of(tutorial.game)
    raise_faults(_faults(tutorial, opponents, keys))
    waiting: list[tuple[int, ...]] = [()]
    paths = 0
    while waiting:
        paths += 1
        if paths > MOST_PATHS:
            raise BadScript(f"steps: expected at most {MOST_PATHS} ways through all good choices, got more")
        waiting += _play_through(tutorial, waiting.pop())


def _faults(tutorial: Tutorial, opponents: Collection[str], keys: Collection[str]) -> Iterator[str]:
    for number, opponent in enumerate(tutorial.opponents):
        if opponent not in opponents:
            yield f"opponents[{number}]: expected one of {', '.join(opponents)}, got {opponent!r}"
        elif opponent in tutorial.opponents[:number]:
            yield f"opponents[{number}]: expected each only once, got {opponent!r} again"
    for number, step in enumerate(tutorial.steps):
        if step.key and step.key not in keys:
            yield f"steps[{number}].key: expected one of {', '.join(keys)}, got {step.key!r}"


def _play_through(tutorial: Tutorial, picks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Play a tutorial to its end, and return the picks for each branch that wasn't tried.

    A pick is the index of an accepted choice; after the last of `picks`, it's always the first.
    """
    course, picked, branches = Course(tutorial), tuple[int, ...](), list[tuple[int, ...]]()
    while not course.over:
        if course.advance():
            continue
        good = course.good
        pick = picks[len(picked)] if len(picked) < len(picks) else 0
        if len(picked) >= len(picks):
            branches += [(*picked, other) for other in range(1, len(good))]
        course.choose(good[pick])
        picked = (*picked, pick)
    return branches
