"""The sounds of 6 takes! and their meaning."""

from __future__ import annotations

from game.audio.cues import Cue
from game.audio.glossary import Example, Glossary, Term, pitches
from game.audio.sounds import Sound
from game.cardgames.six_takes.table.sounds import ROW_PANS, SixTakesSound, count_cues, row_cue
from game.language.message import message

GLOSSARY = Glossary(
    (
        Term(
            SixTakesSound.CARD,
            message("A card is revealed, or goes to its row"),
            message("Higher number, higher pitch. You hear the other players from left to right."),
            examples=pitches(SixTakesSound.CARD, -12, 0, 12),
        ),
        Term(SixTakesSound.MINE, message("It’s your own card")),
        Term(
            SixTakesSound.ROW,
            message("A row"),
            message(
                "Each has its own tone: the first is low and on the left, the fourth is high "
                "and on the right."
            ),
            examples=tuple(row_cue(row) for row in range(len(ROW_PANS))),
        ),
        Term(
            Sound.PLACE,
            message("A card lands in a row"),
            message("Fuller row, higher pitch."),
            examples=pitches(Sound.PLACE, 1, 2, 3, 4, 5),
        ),
        Term(SixTakesSound.FIFTH, message("A fifth card: the row is full"), word=message("tick-tock")),
        Term(SixTakesSound.SIXTH, message("A sixth card: it takes the row"), word=message("brrr")),
        Term(Sound.TOO_LOW, message("A card is too low for every row"), word=message("honk, honk?")),
        Term(SixTakesSound.ROW_TAKEN, message("A row is taken"), word=message("quack, quack")),
        Term(SixTakesSound.BIG_ROW, message("A costly row is taken"), word=message("QUACK!")),
        Term(
            SixTakesSound.FIVE,
            message("Ducks are counted"),
            message("Each one sounds a step lower than the last, and every fifth squeaks."),
            examples=tuple(cue for number in range(1, 8) for cue in count_cues(number)),
        ),
        Term(
            Sound.SEAT_OUT,
            message("A player is out"),
            word=message("a sad quack"),
            examples=(Cue(Sound.SEAT_OUT),),
        ),
    ),
    Example(seed=31, seats=4, skipped=20, choices=5),
)
"""The sounds that mean something in this game."""
