"""The sounds of Sixpack and their meaning."""

from __future__ import annotations

from game.audio.cues import Cue
from game.audio.glossary import Example, Glossary, Term, pitches
from game.audio.sounds import Sound
from game.cardgames.sixpack.table.sounds import PILE_PANS, SixpackSound
from game.language.message import message

GLOSSARY = Glossary(
    (
        Term(
            Sound.ON_CARD,
            message("A card lands on a pile"),
            message("You hear the piles from left to right. Higher number, higher pitch."),
            examples=tuple(Cue(Sound.ON_CARD, pan=pan) for pan in PILE_PANS),
        ),
        Term(SixpackSound.CALCULATOR, message("A card lands with its Calculators"), word=message("beep")),
        Term(SixpackSound.CLASH, message("Duplicates cancel"), word=message("clang!")),
        Term(SixpackSound.PUFF, message("A card leaves the game"), word=message("puff")),
        Term(SixpackSound.CLAIM, message("A pile is claimed"), word=message("hooray")),
        Term(SixpackSound.REVERSAL, message("The order reverses"), word=message("wheee")),
        Term(SixpackSound.POWERS_OFF, message("Effects stop working"), word=message("a machine winds down")),
        Term(SixpackSound.POWERS_ON, message("Effects work again"), word=message("a machine starts up")),
        Term(SixpackSound.VETO, message("A card is vetoed"), word=message("a whistle")),
        Term(SixpackSound.BITE, message("A card must be discarded"), word=message("crunch")),
        Term(SixpackSound.THEFT, message("A card is stolen"), word=message("on tiptoe")),
        Term(
            SixpackSound.CAROUSEL,
            message("Cards are passed"),
            message("Once a direction is chosen, it sounds on that side."),
            message("a barrel organ"),
        ),
        Term(SixpackSound.GLASS, message("A card is turned face up"), word=message("ting")),
        Term(
            SixpackSound.PILE_DRIVER, message("Cards are moved to another pile"), word=message("bang, bang")
        ),
        Term(SixpackSound.COPYCAT, message("A card copies another"), word=message("miaow")),
        Term(SixpackSound.LATE_ARRIVAL, message("A late card joins"), word=message("a door creaks")),
        Term(SixpackSound.SHERIFF, message("A card goes under a pile"), word=message("twang")),
        Term(SixpackSound.SUPER_NUMBERS, message("A number must be chosen"), word=message("wheels turn")),
        Term(
            SixpackSound.NUMBER,
            message("A number is chosen"),
            message("Higher number, higher pitch."),
            message("pling"),
            pitches(SixpackSound.NUMBER, -5, 0, 5),
        ),
    ),
    Example(seed=0, seats=4, skipped=0, choices=5),
)
"""The sounds that mean something in this game."""
