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
            message("A card lies on a pile"),
            message("The piles are heard from left to right. The higher the number, the higher."),
            examples=tuple(Cue(Sound.ON_CARD, pan=pan) for pan in PILE_PANS),
        ),
        Term(SixpackSound.CALCULATOR, message("A card lies with its Calculators"), word=message("beep")),
        Term(SixpackSound.CLASH, message("Duplicates meet"), word=message("clang!")),
        Term(SixpackSound.PUFF, message("A card leaves the game"), word=message("puff")),
        Term(SixpackSound.CLAIM, message("A pile is claimed"), word=message("hooray")),
        Term(SixpackSound.REVERSAL, message("The order turns round"), word=message("wheee")),
        Term(SixpackSound.POWERS_OFF, message("Effects stop working"), word=message("a machine runs down")),
        Term(SixpackSound.POWERS_ON, message("Effects work again"), word=message("a machine starts up")),
        Term(SixpackSound.VETO, message("A card is vetoed"), word=message("a whistle")),
        Term(SixpackSound.BITE, message("A card must be discarded"), word=message("crunch")),
        Term(SixpackSound.THEFT, message("A card is stolen"), word=message("on tiptoe")),
        Term(
            SixpackSound.CAROUSEL,
            message("Cards go round"),
            message("When the side is chosen, it is heard there."),
            message("a barrel organ"),
        ),
        Term(SixpackSound.GLASS, message("A hand card is turned open"), word=message("ting")),
        Term(
            SixpackSound.PILE_DRIVER, message("Cards are driven to another pile"), word=message("bang, bang")
        ),
        Term(SixpackSound.COPYCAT, message("A card copies another"), word=message("miaow")),
        Term(SixpackSound.LATE_ARRIVAL, message("A late card may come"), word=message("a door creaks")),
        Term(SixpackSound.SHERIFF, message("A card goes under a pile"), word=message("twang")),
        Term(SixpackSound.SUPER_NUMBERS, message("A number is to be chosen"), word=message("wheels turn")),
        Term(
            SixpackSound.NUMBER,
            message("A number is chosen"),
            message("The higher the number, the higher."),
            message("pling"),
            pitches(SixpackSound.NUMBER, -5, 0, 5),
        ),
    ),
    Example(seed=0, seats=4, skipped=0, choices=5),
)
"""The sounds that mean something in this game."""
