"""The glossary of sounds: their meanings, and their words in subtitles."""

from __future__ import annotations

from dataclasses import dataclass

from game.audio.cues import Cue, Cues, Tier
from game.audio.sounds import AnySound, Sound
from game.language.message import message


@dataclass(frozen=True, slots=True)
class Term:
    """The glossary's entry for a sound.

    Attributes:
        meaning: what the sound tells the player, without a full stop.
        note: what its pitch or its position (left or right) means, if anything.
        word: the subtitle; empty for sounds without subtitles.
        examples: cues to play one after another; if empty, the sound is played once.
        picture: the name of the drawing shown with it.
    """

    sound: AnySound
    meaning: str
    note: str = ""
    word: str = ""
    examples: Cues = ()
    picture: str = "charms/brass_bell"

    @property
    def cues(self) -> Cues:
        return self.examples or (Cue(self.sound),)


@dataclass(frozen=True, slots=True)
class Example:
    """A sample turn: `choices` random choices in a seeded match, after `skipped` ones that aren't played."""

    seed: int
    seats: int
    skipped: int
    choices: int


@dataclass(frozen=True, slots=True)
class Glossary:
    """The meaningful sounds of a game, and an example turn that uses them."""

    terms: tuple[Term, ...]
    example: Example


def cues_at_pitches(sound: AnySound, *steps: int) -> Cues:
    return tuple(Cue(sound, pitch=step) for step in steps)


HOUSE: tuple[Term, ...] = (
    Term(Sound.YOUR_TURN, message("It’s your turn"), picture="charms/brass_bell"),
    Term(Sound.RIFFLE, message("Cards are shuffled: a round starts"), picture="setup/fan"),
    Term(Sound.DEAL, message("Cards are dealt"), picture="doors/play"),
    Term(Sound.CHOOSE, message("A card is chosen"), picture="sixpack/hand"),
    Term(Sound.SLIDE, message("Another player’s card moves, face down"), picture="setup/deck"),
    Term(Sound.ALL_CHOSEN, message("Everyone has chosen"), picture="signs/tick"),
    Term(Sound.REVEAL, message("Cards are turned face up"), picture="sixpack/icons/seethrough"),
    Term(Sound.FLIP, message("A card turns over"), picture="sixpack/icons/reverse"),
    Term(Sound.PLACE, message("A card lands on the table"), picture="setup/new_column"),
    Term(Sound.ON_CARD, message("A card lands on another"), picture="sixpack/icons/pile_driver"),
    Term(Sound.HAND, message("Cards go into a hand"), picture="sixpack/hand_sign"),
    Term(Sound.TAKE_BACK, message("Cards go back"), picture="charms/boathook"),
    Term(Sound.COUNT, message("Something is counted"), picture="setup/abacus"),
    Term(
        Sound.THUD,
        message("Something is at stake"),
        picture="sounds/drum",
        examples=(Cue(Sound.THUD, Tier.STAKES),),
    ),
    Term(
        Sound.BOOM,
        message("A round’s big moment"),
        picture="charms/megaphone",
        examples=(Cue(Sound.BOOM, Tier.MOMENT),),
    ),
    Term(
        Sound.MADE,
        message("A hand is empty, or a goal is met"),
        picture="sounds/horn",
        word=message("fanfare"),
        examples=(Cue(Sound.MADE, Tier.MOMENT),),
    ),
    Term(Sound.ROUND_END, message("The round is over"), picture="setup/finish"),
    Term(Sound.WIN, message("You win"), picture="rooms/best_runs", examples=(Cue(Sound.WIN, Tier.MOMENT),)),
    Term(
        Sound.LOSE,
        message("Another player wins"),
        picture="prizes/badge_silver",
        examples=(Cue(Sound.LOSE, Tier.MOMENT),),
    ),
    Term(
        Sound.AWARD,
        message("You win an award"),
        picture="rooms/awards",
        examples=(Cue(Sound.AWARD, Tier.MOMENT),),
    ),
    Term(
        Sound.MENU_MOVE,
        message("The focus moves"),
        picture="signs/pointer",
        note=message("With Rising pitch on, the further down the list, the higher it sounds."),
        examples=cues_at_pitches(Sound.MENU_MOVE, -4, 0, 4),
    ),
    Term(
        Sound.MENU_END,
        message("The focus hits either end of a list"),
        picture="signs/stone",
        examples=cues_at_pitches(Sound.MENU_END, -7, 9),
    ),
    Term(Sound.MENU_CONFIRM, message("A button is pressed"), picture="doors/controls"),
    Term(Sound.MENU_CANCEL, message("Back to where you were"), picture="signs/door"),
    Term(Sound.PAGE, message("A page is turned"), picture="rooms/tutorials"),
    Term(Sound.UNDO, message("A choice is undone"), picture="sixpack/icons/takeback"),
    Term(Sound.ERROR, message("You can’t do that now"), picture="signs/cross"),
)
"""The sounds that all games share."""
