"""The player's settings: typed, checked, saved whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from game.storage.places import free_name

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]
Speed = Literal["slow", "normal", "fast", "instant"]


class LastSetup(TypedDict, total=False):
    """What was set up last: the opponents by id, the game's options, and whether it counted."""

    opponents: list[str]
    options: dict[str, Any]
    rated: bool


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the player has set.

    `game` is the one chosen last, `setups` holds the last set-up of each, `bindings` changed keys.
    """

    master: Volume = 0.8
    effects: Volume = 0.9
    music: Volume = 0.4
    muted: bool = False
    speed: Speed = "normal"
    ui_scale: Annotated[float, Meta(ge=0.8, le=1.5)] = 1.0
    fullscreen: bool = False
    reduced_motion: bool = False
    preview: bool = True
    four_colour: bool = False
    large_index: bool = False
    captions: bool = True
    verbosity: Annotated[int, Meta(ge=0, le=2)] = 1
    rumble: bool = True
    name: Annotated[str, Meta(min_length=1, max_length=12)] = "You"
    bindings: dict[str, dict[str, str]] = {}
    game: str = ""
    setups: dict[str, LastSetup] = {}


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings in a file, and what was wrong with it, if anything was.

    A file that cannot be used is set aside under another name and the defaults hold; none is no problem.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), f"{path}: cannot be read ({error.strerror}); the defaults are used"
    try:
        return msgspec.json.decode(content, type=Settings), None
    except (ValueError, RecursionError) as error:
        aside = free_name(path, "broken")
        problem = f"{path.name}: {error}; the defaults are used"
        try:
            path.rename(aside)
        except OSError:
            return Settings(), problem
        return Settings(), f"{problem}, the file was set aside as {aside.name}"


def save(path: Path, settings: Settings) -> str | None:
    """Replace the file by these settings, whole or not at all; returns what went wrong, if anything did."""
    draft = path.with_name(path.name + ".new")
    try:
        with draft.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        return f"{path}: the settings could not be saved ({error.strerror})"
    return None
