"""The meanings of the four games' sounds, from `assets/glossary.toml`."""

from __future__ import annotations

from msgspec import Struct

from game.audio.cues import Cues
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


def load_glossary(game: str, sounds: type[AnySound], example: Example, **examples: Cues) -> Glossary:
    """Return a game's glossary.

    Args:
        sounds: the sounds that only this game has.
        example: the turn that is played as an example.
        examples: by a sound's name, the cues to play for it instead of those at its pitches in the file.
    """
    sounds_by_name = {sound.value: sound for sound in (*Sound, *sounds)}
    entries = read_contents("glossary.toml", dict[str, tuple[_Term, ...]])[game]
    terms = [(sounds_by_name[entry.sound], entry) for entry in entries]
    return Glossary(
        tuple(
            Term(
                sound,
                entry.meaning,
                entry.note,
                entry.word,
                examples.get(entry.sound) or cues_at_pitches(sound, *entry.pitches),
                entry.picture,
            )
            for sound, entry in terms
        ),
        example,
    )
