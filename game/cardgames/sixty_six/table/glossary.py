"""The sounds of Sixty-six and their meaning."""

from __future__ import annotations

from game.audio.glossary import Example, Glossary, Term, pitches
from game.audio.sounds import Sound
from game.cardgames.sixty_six.table.sounds import TRUMP_HIGHER, SixtySixSound
from game.language.message import message

GLOSSARY = Glossary(
    (
        Term(
            SixtySixSound.BID,
            message("A bid"),
            message("Higher bid, higher pitch."),
            message("a hammer"),
            pitches(SixtySixSound.BID, 2, 4, 6, 8),
        ),
        Term(SixtySixSound.PASS, message("A pass"), word=message("knock, knock")),
        Term(SixtySixSound.MOON, message("A Moon is played"), word=message("hoo-hoo")),
        Term(SixtySixSound.TRUMP, message("Trump is chosen"), word=message("trumpets")),
        Term(
            Sound.ON_CARD,
            message("A card is played"),
            message("Higher rank, higher pitch. Trumps sound higher than all other cards."),
            examples=pitches(Sound.ON_CARD, 0, 5, TRUMP_HIGHER, TRUMP_HIGHER + 5),
        ),
        Term(SixtySixSound.MARRIAGE, message("A marriage"), word=message("bells")),
        Term(
            SixtySixSound.TRICK,
            message("A trick is won"),
            message("Each one is higher than the last."),
            message("a trick"),
            pitches(SixtySixSound.TRICK, 1, 2, 3, 4, 5, 6),
        ),
        Term(SixtySixSound.FANFARE, message("A bid is made"), word=message("a fanfare")),
        Term(SixtySixSound.SET, message("A bid is set"), word=message("a sad trombone")),
    ),
    Example(seed=36, seats=4, skipped=0, choices=8),
)
"""The sounds that mean something in this game."""
