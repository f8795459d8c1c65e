"""The meanings of sounds, from `assets/glossary.toml`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from game.audio.cues import Cue, Cues, Tier
from game.audio.glossary import Example, Glossary, Term, cues_at_pitches
from game.audio.sounds import AnySound, Sound
from game.language.message import Text, message
from game.storage.contents import read_contents


class _Term(Struct, frozen=True, forbid_unknown_fields=True):
    sound: str
    picture: str
    meaning: Text
    note: Text = message("")
    word: Text = message("")
    pitches: tuple[int, ...] = ()
    tier: Tier = Tier.PLAY


def load_glossary(game: str, sounds: type[AnySound], example: Example, **examples: Cues) -> Glossary:
    """Return a game's glossary.

    Args:
        sounds: the sounds that only this game has.
        example: the turn that is played as an example.
        examples: by a sound's name, the cues that demonstrate the sound instead of those from the file.
    """
    return Glossary(tuple(_load_terms(game, (*Sound, *sounds), examples)), example)


def _load_terms(key: str, sounds: Iterable[AnySound], examples: Mapping[str, Cues]) -> Iterator[Term]:
    sounds_by_name = {sound.value: sound for sound in sounds}
    for entry in read_contents("glossary.toml", dict[str, tuple[_Term, ...]])[key]:
        sound = sounds_by_name[entry.sound]
        at_pitches = cues_at_pitches(sound, *entry.pitches)
        cues = examples.get(entry.sound) or at_pitches or (Cue(sound, entry.tier),)
        yield Term(sound, entry.meaning, entry.note, entry.word, cues, entry.picture)


HOUSE: Final = tuple(_load_terms("house", Sound, {}))
"""The meanings of the sounds that all games share."""
