"""The sounds of You Must Be 18! and their meaning."""

from __future__ import annotations

from game.audio.glossary import Example, Glossary, Term, pitches
from game.audio.sounds import Sound
from game.cardgames.must_be_18.table.sounds import MustBe18Sound
from game.language.message import message

GLOSSARY = Glossary(
    (
        Term(
            Sound.ON_CARD,
            message("A card lands on a column"),
            message("The further the total is over 18, the higher the pitch. The further under, the lower."),
            examples=pitches(Sound.ON_CARD, -5, 5, 0),
        ),
        Term(MustBe18Sound.EIGHTEEN, message("It’s 18"), word=message("click!")),
        Term(MustBe18Sound.COLUMN, message("A new column starts"), word=message("clip-clop")),
        Term(MustBe18Sound.DRAW, message("A card is drawn"), word=message("swish")),
        Term(MustBe18Sound.SKIP, message("A player skips"), word=message("boing")),
        Term(MustBe18Sound.BLOCKED, message("Nobody can play"), word=message("clunk")),
    ),
    Example(seed=82, seats=3, skipped=9, choices=5),
)
"""The sounds that mean something in this game."""
