"""The player's settings: typed, checked, saved whole or not at all."""

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


def named(name: str) -> bool:
    """Whether a player has a name of its own."""
    return name != _UNNAMED


def shown_name(name: str) -> str:
    """A player's name as it is shown: the first name of all players is a word, and said in their language."""
    return name if named(name) else _UNNAMED


class LastSetup(TypedDict, total=False):
    """The last set-up: the opponents by id, the player's seat, friends by theirs, options, if it counted."""

    opponents: list[str]
    options: dict[str, Any]
    rated: bool
    seat: int
    friends: dict[str, str]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The player's settings.

    `ticks`: whether the focus is heard by its place in a list (None: it is, while words are spoken).
    `game` is the game chosen last, `setups` holds the last set-up of each game, `switches` the games' own
    switches, `bindings` the changed keys, `key_hands` and `pad_hands` the presets that were changed, `match`
    the name of the journal that was played on last, `friends` the names of friends who played here,
    `friends_game` and `friends_setups` the same as `game` and `setups` for matches among friends,
    `language` the code of the language of words (empty: the system's), `speech` whether words are spoken
    (None: they are, if a screen reader runs), `voice` the name of the voice, `speech_topics` which topics are
    spoken of: all that are not named there are, `dead_zone` the share of its way at which a stick is pressed,
    `repeat` how held directions repeat,
    `hold_to_confirm` whether what confirms must be held for a moment, `left_handed` which way
    the own cards are fanned, `caption_stay` how long captions stay, `tutorials` which tutorials were begun,
    by name: true, if they were played to their end, `told_keys` whether the list of keys was
    mentioned, `card_back`, `felt` and `hat` the looks that are worn, by their ids (empty: as all was made).
    """

    master: Volume = 0.8
    effects: Volume = 0.9
    music: Volume = 0.4
    muted: bool = False
    ticks: bool | None = None
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
    verbosity: Annotated[int, Meta(ge=0, le=2)] = 1
    language: Annotated[str, Meta(max_length=20)] = ""
    speech: bool | None = None
    speech_rate: Volume = 0.5
    speech_volume: Volume = 1.0
    speech_topics: dict[str, bool] = {}
    voice: Annotated[str, Meta(max_length=200)] = ""
    rumble_strength: Volume = 1.0
    dead_zone: Annotated[float, Meta(ge=0.3, le=0.9)] = 0.6
    repeat: Repeats = "normal"
    hold_to_confirm: bool = False
    left_handed: bool = False
    name: Name = "You"
    friends: tuple[Name, ...] = ()
    bindings: dict[str, dict[str, str]] = {}
    key_hands: KeyHands = "both"
    pad_hands: Hands = "both"
    game: str = ""
    match: str = ""
    setups: dict[str, LastSetup] = {}
    friends_game: str = ""
    friends_setups: dict[str, LastSetup] = {}
    switches: dict[str, bool] = {}
    tutorials: dict[str, bool] = {}
    told_keys: bool = False
    card_back: LookId = ""
    felt: LookId = ""
    hat: LookId = ""

    @property
    def switched_on(self) -> frozenset[str]:
        """The games' own switches that are on."""
        return frozenset(name for name, on in self.switches.items() if on)

    @property
    def unspoken(self) -> frozenset[str]:
        """The topics that are not spoken of."""
        return frozenset(topic for topic, on in self.speech_topics.items() if not on)


class _Earlier(msgspec.Struct, frozen=True):
    """Switches that files of earlier versions have: games' own beside all others, and rumble on or off."""

    four_colour: bool = False
    large_index: bool = False
    rumble: bool = True

    def within(self, found: Settings) -> Settings:
        """The settings with what these switches said."""
        own = {"four_colour": self.four_colour, "large_index": self.large_index}
        switches = {name: on for name, on in own.items() if on} | found.switches
        strength = found.rumble_strength if self.rumble else 0.0
        return msgspec.structs.replace(found, switches=switches, rumble_strength=strength)


def load(path: Path) -> tuple[Settings, str | None]:
    """The settings in a file, and its fault, if there was one.

    A file that cannot be used is set aside under another name and the defaults hold; no file is no problem.
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
    """The stored settings with the changes from `before` to `after`; in a table, entry by entry."""
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
