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
    return name != _UNNAMED


def shown_name(name: str) -> str:
    return name if has_own_name(name) else _UNNAMED


class LastSetup(TypedDict, total=False):
    """The last set-up of a game; `friends` are names by seat, `phones` the seats of friends with phones."""

    opponents: list[str]
    options: dict[str, Any]
    rated: bool
    seat: int
    friends: dict[str, str]
    phones: list[int]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The player's settings, by the names under which they are saved."""

    master: Volume = 0.8
    """The volume of everything together; each kind's own is multiplied by it."""
    effects: Volume = 0.9
    music: Volume = 0.4
    muted: bool = False
    ticks: bool | None = None
    """Whether the focus sounds higher the further down a list it is; None: while words are spoken."""
    subtitles: bool = False
    """Whether sounds with a meaning are shown as words at the table."""
    speed: Speed = "normal"
    """How fast cards move."""
    ui_scale: Annotated[float, Meta(ge=0.8, le=1.5)] = 1.0
    """The size of text and cards, as a factor."""
    fullscreen: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    """Whether cards fade instead of flying; then nothing shakes and no particles fly."""
    shaking: bool = True
    """Whether cards shake on big hits."""
    particles: bool = True
    """Whether dust, stars, feathers and confetti fly."""
    preview: bool = True
    """Whether a table shows the effect of the focused card before it's played."""
    figures: bool = False
    """Whether hints show numbers right away, without being asked again."""
    captions: bool = True
    """Whether a table describes in words what happens."""
    caption_stay: CaptionStay = "normal"
    """How long captions stay."""
    verbosity: Annotated[int, Meta(ge=0, le=2)] = 1
    """How much is said, as a `Verbosity`."""
    language: Annotated[str, Meta(max_length=20)] = ""
    """The code of the language; empty: the system's."""
    speech: bool | None = None
    """Whether words are spoken; None: if a screen reader runs."""
    speech_rate: Volume = 0.5
    """The speed of the voice, from slowest to fastest."""
    speech_volume: Volume = 1.0
    speech_topics: dict[str, bool] = {}
    """Which topics are read automatically; those that aren't named are."""
    voice: Annotated[str, Meta(max_length=200)] = ""
    """The name of the system voice; empty: the system's choice."""
    rumble_strength: Volume = 1.0
    """How strongly gamepads shake; 0: not at all."""
    dead_zone: Annotated[float, Meta(ge=0.3, le=0.9)] = 0.6
    """The share of a stick's way at which it counts as pressed."""
    repeat: Repeats = "normal"
    """How held directions repeat."""
    hold_to_confirm: bool = False
    """Whether keys, buttons and clicks that confirm must be held for a moment."""
    left_handed: bool = False
    """Whether its own cards overlap the other way, with their corners on the right."""
    name: Name = "You"
    """The player's name; the default is shown in the player's language."""
    friends: tuple[Name, ...] = ()
    """The names of friends who played here, the latest first."""
    bindings: dict[str, dict[str, str]] = {}
    """The player's own keys and buttons: actions by key, for each kind of device."""
    key_hands: KeyHands = "both"
    """The preset of keys that `bindings` changes."""
    pad_hands: Hands = "both"
    """The preset of gamepad buttons that `bindings` changes."""
    game: str = ""
    """The game chosen last."""
    match: str = ""
    """The file name of the journal played last."""
    setups: dict[str, LastSetup] = {}
    """The last set-up of each game."""
    friends_game: str = ""
    """The game chosen last for a match among friends."""
    friends_setups: dict[str, LastSetup] = {}
    """The last set-up of each game among friends."""
    switches: dict[str, bool] = {}
    """The games' own switches (see `Switch`); those that aren't named are off."""
    tutorials: dict[str, bool] = {}
    """The tutorials that were begun, by name, and whether they were played to their end."""
    told_keys: bool = False
    """Whether the list of keys was mentioned to the player."""
    card_back: LookId = ""
    """The look of card backs; empty: the one that everybody has."""
    felt: LookId = ""
    """The look of the table's felt; empty: the one that everybody has."""
    hat: LookId = ""
    """The hat of the player's duck; empty: none."""
    duck: LookId = ""
    """The colour of the player's duck; empty: not chosen yet."""

    def switched_on(self, name: str) -> bool:
        return self.switches.get(name, False)

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
    """Return a file's settings, and its fault; an invalid file is set aside, a missing one is fine."""
    try:
        content = gate.content(path, _MOST_BYTES)
        return gate.from_json(content, _Earlier).within(gate.from_json(content, Settings)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), f"{path}: can't be read ({error.strerror}); using the defaults"
    except Refused as error:
        problem = f"{path.name}: {error}; using the defaults"
        try:
            aside = writing.move_aside(path, "broken")
        except OSError:
            return Settings(), problem
        return Settings(), f"{problem}; the file was set aside as {aside.name}"


def save(path: Path, before: Settings, after: Settings) -> str | None:
    """Save changed settings beside those of other windows, all or none; return the fault, if any."""
    try:
        with locked(path):
            stored, problem = load(path) if path.exists() else (after, None)
            merged = after if problem else _merged(stored, before, after)
            writing.replace(path, msgspec.json.format(msgspec.json.encode(merged), indent=2) + b"\n")
    except OSError as error:
        return f"{path}: the settings couldn't be saved ({error.strerror})"
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
