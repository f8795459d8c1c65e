"""The player's settings: typed, validated and saved atomically."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal, TypedDict

import msgspec
from msgspec import Meta

from game.files import gate, writing
from game.files.gate import BadContent
from game.files.locks import file_lock
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


def display_name(name: str) -> str:
    return name if has_own_name(name) else _UNNAMED


class LastSetup(TypedDict, total=False):
    """A game's last set-up; `friends` maps seats to names, `phones` lists the seats that use phones."""

    opponents: list[str]
    options: dict[str, Any]
    rated: bool
    seat: int
    friends: dict[str, str]
    phones: list[int]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The player's settings; the saved file uses the fields' names."""

    master: Volume = 0.8
    """The overall volume, which multiplies the other volumes."""
    effects: Volume = 0.9
    music: Volume = 0.4
    muted: bool = False
    ticks: bool | None = None
    """Whether the focus sound's pitch shows its place in a list; None: only while speech is on."""
    subtitles: bool = False
    """Whether meaningful sounds are also shown as words at the table."""
    speed: Speed = "normal"
    """How fast cards move."""
    ui_scale: Annotated[float, Meta(ge=0.8, le=1.5)] = 1.0
    """The size of text and cards, as a factor."""
    fullscreen: bool = False
    high_contrast: bool = False
    reduced_motion: bool = False
    """Whether cards fade instead of flying, without shaking and particles."""
    shaking: bool = True
    """Whether cards shake on big hits."""
    particles: bool = True
    """Whether dust, stars, feathers and confetti fly."""
    preview: bool = True
    """Whether a table shows the effect of the focused card before it's played."""
    figures: bool = False
    """Whether hints show numbers immediately instead of on request."""
    captions: bool = True
    """Whether events at a table are described in captions."""
    caption_stay: CaptionStay = "normal"
    """How long captions stay on the screen."""
    verbosity: Annotated[int, Meta(ge=0, le=2)] = 1
    """How detailed captions and speech are, as a `Verbosity`."""
    language: Annotated[str, Meta(max_length=20)] = ""
    """The language code; empty: the system's language."""
    speech: bool | None = None
    """Whether text is spoken; None: if a screen reader is running."""
    speech_rate: Volume = 0.5
    """The speaking rate, from 0 (slowest) to 1 (fastest)."""
    speech_volume: Volume = 1.0
    speech_topics: dict[str, bool] = {}
    """Whether each topic is read automatically; missing topics are."""
    voice: Annotated[str, Meta(max_length=200)] = ""
    """The name of the system voice; empty: the default voice."""
    rumble_strength: Volume = 1.0
    """How strongly gamepads rumble; 0: not at all."""
    dead_zone: Annotated[float, Meta(ge=0.3, le=0.9)] = 0.6
    """How far a stick must be pushed to count as pressed (1 is all the way)."""
    repeat: Repeats = "normal"
    """How a held direction repeats."""
    hold_to_confirm: bool = False
    """Whether keys, buttons and clicks that confirm must be held for a moment."""
    left_handed: bool = False
    """Whether the player's cards overlap the other way, with their corners on the right."""
    name: Name = "You"
    """The player's name; the default is shown in the player's language."""
    friends: tuple[Name, ...] = ()
    """The names of friends who played here, the latest first."""
    bindings: dict[str, dict[str, str]] = {}
    """The player's changes to keys and buttons: actions by key, for each kind of device."""
    key_hands: KeyHands = "both"
    """The key preset that `bindings` changes."""
    pad_hands: Hands = "both"
    """The gamepad preset that `bindings` changes."""
    game: str = ""
    """The last game that was chosen."""
    match: str = ""
    """The file name of the last match's journal."""
    setups: dict[str, LastSetup] = {}
    """Each game's last set-up."""
    friends_game: str = ""
    """The last game that was chosen for a match among friends."""
    friends_setups: dict[str, LastSetup] = {}
    """Each game's last set-up among friends."""
    switches: dict[str, bool] = {}
    """The games' own switches (see `Switch`); missing ones are off."""
    tutorials: dict[str, bool] = {}
    """The tutorials that were started, by name, and whether each was finished."""
    told_keys: bool = False
    """Whether the player has been told about the list of keys."""
    card_back: LookId = ""
    """The look of card backs; empty: the default."""
    felt: LookId = ""
    """The look of the table's felt; empty: the default."""
    hat: LookId = ""
    """The hat of the player's duck; empty: none."""
    duck: LookId = ""
    """The colour of the player's duck; empty: not chosen yet."""

    def is_switched_on(self, name: str) -> bool:
        return self.switches.get(name, False)

    @property
    def unspoken(self) -> frozenset[str]:
        return frozenset(topic for topic, on in self.speech_topics.items() if not on)


class _EarlierSettings(msgspec.Struct, frozen=True):
    """Settings of earlier versions: switches of single games, and whether gamepads rumble."""

    four_colour: bool = False
    large_index: bool = False
    rumble: bool = True

    def migrate(self, settings: Settings) -> Settings:
        earlier = {"four_colour": self.four_colour, "large_index": self.large_index}
        switches = {name: on for name, on in earlier.items() if on} | settings.switches
        strength = settings.rumble_strength if self.rumble else 0.0
        return msgspec.structs.replace(settings, switches=switches, rumble_strength=strength)


def load(path: Path) -> tuple[Settings, str | None]:
    """Return the saved settings, and any problem; an invalid file is set aside, a missing one is fine."""
    try:
        content = gate.read_content(path, _MOST_BYTES)
        return gate.from_json(content, _EarlierSettings).migrate(gate.from_json(content, Settings)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), f"{path}: can't be read ({error.strerror}); using the defaults"
    except BadContent as error:
        problem = f"{path.name}: {error}; using the defaults"
        try:
            aside = writing.move_aside(path, "broken")
        except OSError:
            return Settings(), problem
        return Settings(), f"{problem}; the file was set aside as {aside.name}"


def save(path: Path, before: Settings, after: Settings) -> str | None:
    """Merge changed settings into the file, which other windows may have changed; return any problem."""
    try:
        with file_lock(path):
            stored, problem = load(path) if path.exists() else (after, None)
            merged = after if problem else _merge_changes(stored, before, after)
            writing.replace(path, msgspec.json.format(msgspec.json.encode(merged), indent=2) + b"\n")
    except OSError as error:
        return f"{path}: the settings couldn't be saved ({error.strerror})"
    return problem


def _merge_changes(stored: Settings, before: Settings, after: Settings) -> Settings:
    """Apply the differences between `before` and `after` to the stored settings, merging dicts by key."""
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
