"""An event's entry at a table: its sounds, its motion and how the ducks react.

A game's `entry_of` matches its union of events exhaustively, so an event without an entry is a type error.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.audio.cues import Cue, Cues
from game.ui.animation.timeline import Step

ModelT = TypeVar("ModelT")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class EventEntry(Generic[ModelT]):
    """The way in which a table shows one event.

    Attributes:
        motion: returns the steps that show the event, which is already applied to the model's view.
        cues: its sounds, by the names of the moments at which they play; a single moment is named "".
    """

    motion: Callable[[ModelT], list[Step]]
    cues: Mapping[str, Cues]


def silent_entry(motion: Callable[[ModelT, EventT], list[Step]], event: EventT) -> EventEntry[ModelT]:
    """Return the entry of an event without a sound."""
    return EventEntry(lambda shown: motion(shown, event), {})


def sound_entry(
    motion: Callable[[ModelT, EventT, Cues], list[Step]], event: EventT, *cues: Cue
) -> EventEntry[ModelT]:
    """Return the entry of an event whose sounds all play at one moment."""
    return EventEntry(lambda shown: motion(shown, event, cues), {"": cues})


def timed_entry(
    motion: Callable[[ModelT, EventT, Mapping[str, Cues]], list[Step]], event: EventT, **cues: Cue | Cues
) -> EventEntry[ModelT]:
    """Return the entry of an event with sounds at several moments, which its motion gets by name."""
    sounds = {moment: cue if isinstance(cue, tuple) else (cue,) for moment, cue in cues.items()}
    return EventEntry(lambda shown: motion(shown, event, sounds), sounds)


def no_motion(shown: object, event: object) -> list[Step]:
    """Return no steps, as the motion of an event that isn't shown."""
    del shown, event
    return []
