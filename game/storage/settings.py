"""The player's settings: typed, checked, and saved whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from game.files import gate, writing
from game.files.gate import Refused
from game.files.locks import locked
from game.language.message import message_in

Volume = Annotated[float, Meta(ge=0.0, le=1.0)]
Name = Annotated[str, Meta(min_length=1, max_length=12)]
LookId = Annotated[str, Meta(max_length=20)]
Speed = Literal["slow", "normal", "fast", "instant"]
CaptionStay = Literal["normal", "long", "next"]
Hands = Literal["both", "left", "right"]
KeyHands = Literal[Hands, "left_azerty"]
Repeats = Literal["normal", "slow", "off"]


_MOST_BYTES = 65_536
_UNNAMED = message_in("a player's name", "You")


def has_own_name(name: str) -> bool:
    """Return whether a player has chosen a name."""
    return name != _UNNAMED


def shown_name(name: str) -> str:
    """Return a player's name for display: the default name is translated."""
    return name if has_own_name(name) else _UNNAMED


class LastSetup(TypedDict, total=False):
    """The last set-up of a game: opponents by id, friends by seat, the player's seat, options, `rated`."""

    opponents: list[str]
    options: dict[str, Any]
    rated: bool
    seat: int
    friends: dict[str, str]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The player's settings."""

    master: Volume = 0.8
    effects: Volume = 0.9
    music: Volume = 0.4
    muted: bool = False
    ticks: bool | None = None
    """Whether a tick's pitch tells the place of the focus in a list; None: only while words are spoken."""
    subtitles: bool = False
    speed: Speed = "normal"
    ui_scale: Annotated[float, Meta(ge=0.8, le=1.5)] = 1.0
    fullscreen: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    shaking: bool = True
    particles: bool = True
    preview: bool = True
    figures: bool = False
    captions: bool = True
    caption_stay: CaptionStay = "normal"
    """How long captions stay."""
    verbosity: Annotated[int, Meta(ge=0, le=2)] = 1
    language: Annotated[str, Meta(max_length=20)] = ""
    """The code of the language; empty for the system's."""
    speech: bool | None = None
    """Whether words are spoken; None: only if a screen reader runs."""
    speech_rate: Volume = 0.5
    speech_volume: Volume = 1.0
    speech_topics: dict[str, bool] = {}
    """Whether a topic is spoken of; topics that are not here are."""
    voice: Annotated[str, Meta(max_length=200)] = ""
    """The name of the voice; empty for the system's."""
    rumble_strength: Volume = 1.0
    dead_zone: Annotated[float, Meta(ge=0.3, le=0.9)] = 0.6
    """The share of its range at which a stick is pressed."""
    repeat: Repeats = "normal"
    """How held directions repeat."""
    hold_to_confirm: bool = False
    """Whether confirming inputs must be held for a moment."""
    left_handed: bool = False
    """The direction in which the player's cards are fanned."""
    name: Name = "You"
    friends: tuple[Name, ...] = ()
    """The names of friends who have played here."""
    bindings: dict[str, dict[str, str]] = {}
    """The changed bindings, by kind of device."""
    key_hands: KeyHands = "both"
    """The preset of keys that `bindings` change."""
    pad_hands: Hands = "both"
    """The preset of gamepad buttons that `bindings` change."""
    game: str = ""
    """The game chosen last."""
    match: str = ""
    """The name of the journal of the match played last."""
    setups: dict[str, LastSetup] = {}
    """The last set-up of each game."""
    friends_game: str = ""
    """The game chosen last for a match among friends."""
    friends_setups: dict[str, LastSetup] = {}
    """The last set-up of each game among friends."""
    switches: dict[str, bool] = {}
    """The games' own switches."""
    tutorials: dict[str, bool] = {}
    """The tutorials that were begun, by name: true if they were finished."""
    told_keys: bool = False
    """Whether the list of keys was mentioned."""
    card_back: LookId = ""
    """The id of the card back in use; empty for the default."""
    felt: LookId = ""
    """The id of the felt in use; empty for the default."""
    hat: LookId = ""
    """The id of the hat in use; empty for none."""

    @property
    def switched_on(self) -> frozenset[str]:
        """Return the names of the games' own switches that are on."""
        return frozenset(name for name, on in self.switches.items() if on)

    @property
    def unspoken(self) -> frozenset[str]:
        return frozenset(topic for topic, on in self.speech_topics.items() if not on)


class _Earlier(msgspec.Struct, frozen=True):
    """Switches of earlier versions' files: games' own among the general ones, and rumble on or off."""

    four_colour: bool = False
    large_index: bool = False
    rumble: bool = True

    def within(self, found: Settings) -> Settings:
        own = {"four_colour": self.four_colour, "large_index": self.large_index}
        switches = {name: on for name, on in own.items() if on} | found.switches
        strength = found.rumble_strength if self.rumble else 0.0
        return msgspec.structs.replace(found, switches=switches, rumble_strength=strength)


def load(path: Path) -> tuple[Settings, str | None]:
    """Return the settings in a file, and its fault, if there was one.

    An invalid file is set aside under another name and the defaults are used; a missing file is no fault.
    """
    try:
        content = gate.content(path, _MOST_BYTES)
        return gate.from_json(content, _Earlier).within(gate.from_json(content, Settings)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), f"{path}: cannot be read ({error.strerror}); the defaults are used"
    except Refused as error:
        problem = f"{path.name}: {error}; the defaults are used"
        try:
            aside = writing.move_aside(path, "broken")
        except OSError:
            return Settings(), problem
        return Settings(), f"{problem}, the file was set aside as {aside.name}"


def save(path: Path, before: Settings, after: Settings) -> str | None:
    """Save the settings that have changed; returns the fault, if there was one.

    Settings that another window has saved meanwhile stay. The file is replaced whole or not at all.
    """
    try:
        with locked(path):
            stored, problem = load(path) if path.exists() else (after, None)
            merged = after if problem else _merged(stored, before, after)
            writing.replace(path, msgspec.json.format(msgspec.json.encode(merged), indent=2) + b"\n")
    except OSError as error:
        return f"{path}: the settings could not be saved ({error.strerror})"
    return problem


def _merged(stored: Settings, before: Settings, after: Settings) -> Settings:
    """Apply the changes from `before` to `after` to the stored settings; in a table, entry by entry."""
    changes: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if isinstance(new, dict):
            kept = {
                key: value for key, value in getattr(stored, name).items() if key in new or key not in old
            }
            new = kept | {key: value for key, value in new.items() if value != old.get(key)}
        changes[name] = new
    return msgspec.structs.replace(stored, **changes)
