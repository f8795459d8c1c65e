"""What the sounds of the four games mean, from `assets/glossary.toml`."""

from __future__ import annotations

from msgspec import Struct

from game.audio.cues import Cues
from game.audio.glossary import Example, Glossary, Term, cues_at_pitches
from game.audio.sounds import AnySound, Sound
from game.language.message import Text, message
from game.storage.contents import read_contents


class _Term(Struct, frozen=True, forbid_unknown_fields=True):
    sound: str
    meaning: Text
    note: Text = message("")
    word: Text = message("")
    pitches: tuple[int, ...] = ()


def load_glossary(game: str, sounds: type[AnySound], example: Example, **examples: Cues) -> Glossary:
    """Return a game's glossary.

    `sounds` are the game's own sounds; `examples` replace the pitches of a sound.
    """
    known = {sound.value: sound for sound in (*Sound, *sounds)}
    found = read_contents("glossary.toml", dict[str, tuple[_Term, ...]])[game]
    terms = [(known[one.sound], one) for one in found]
    return Glossary(
        tuple(
            Term(
                sound,
                one.meaning,
                one.note,
                one.word,
                examples.get(one.sound) or cues_at_pitches(sound, *one.pitches),
            )
            for sound, one in terms
        ),
        example,
    )
