"""The sounds that only 6 takes! has, the cues that depend on an event's values, and the glossary."""

from __future__ import annotations

from enum import StrEnum

from game.audio.cues import Cue, Cues, Tier, impact_cue
from game.audio.glossary import Example
from game.audio.sounds import Sound
from game.cardgames.glossaries import load_glossary
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import ROW_SIZE, ducks_in
from game.cardgames.six_takes.rules.view import SixTakesView
from game.language.message import plural

HEAVY = 10
"""The number of ducks from which a row counts as expensive."""


_LAST_CARDS = 2
_NEAR = 0.8


class SixTakesSound(StrEnum):
    """Sounds of cards that join, fill and take rows; a value names its file in `assets/sounds/`."""

    CARD = "card"
    MINE = "mine"
    ROW = "row"
    FIFTH = "fifth"
    SIXTH = "sixth"
    ROW_TAKEN = "row_taken"
    BIG_ROW = "big_row"
    FIVE = "five"


ROW_PANS = (-0.75, -0.25, 0.25, 0.75)
"""The stereo position of each row: wider than on screen, so that players can tell rows apart by ear."""
_ROW_TONES = (-7, -3, 0, 5)
"""Semitones by row: a major chord from the first row up."""
_LOWEST_CARD, _CARDS = 1, 104
_FIRST_DUCK, _LOWEST = 9, -12


def card_cues(card: int, *, own: bool) -> Cues:
    """Return the sounds of a revealed card: its pitch rises with its number, and the viewer's also rings."""
    pitch = round(24 * (card - _LOWEST_CARD) / (_CARDS - _LOWEST_CARD)) - 12
    cue = Cue(SixTakesSound.CARD, pitch=pitch)
    return (cue, Cue(SixTakesSound.MINE)) if own else (cue,)


def row_cue(row: int) -> Cue:
    return Cue(SixTakesSound.ROW, pitch=_ROW_TONES[row], pan=ROW_PANS[row])


def placing_cues(event: ev.CardPlaced) -> Cues:
    """Return the sounds of a card landing in a row: their pitch rises as it fills, and a fifth card warns."""
    pan = ROW_PANS[event.row]
    landed = Cue(Sound.PLACE, pitch=event.position, pan=pan), row_cue(event.row)
    if event.position < ROW_SIZE:
        return landed
    return *landed, Cue(SixTakesSound.FIFTH, Tier.STAKES, pan=pan)


def arriving_cues(event: ev.RowTaken) -> Cues:
    """Return the sounds of a card that is about to take a row; a sixth card has a sound of its own."""
    pan = ROW_PANS[event.row]
    sixth = event.reason is ev.Reason.SIXTH
    arrival = Cue(SixTakesSound.SIXTH, Tier.STAKES, pan=pan) if sixth else Cue(Sound.ON_CARD, pan=pan)
    return arrival, row_cue(event.row)


def sweeping_cues(event: ev.RowTaken) -> Cues:
    """Return the sounds of a taken row; an expensive one is the loudest moment of the round."""
    row, ducks = event.row + 1, event.ducks
    if ducks >= HEAVY:
        words = plural("QUACK! Row {row}: {n} duck", "QUACK! Row {row}: {n} ducks", ducks, row=row)
        return Cue(SixTakesSound.BIG_ROW, Tier.MOMENT, words=words), impact_cue(Tier.MOMENT)
    words = plural(
        "quack, quack – row {row}: {n} duck", "quack, quack – row {row}: {n} ducks", ducks, row=row
    )
    return Cue(SixTakesSound.ROW_TAKEN, Tier.STAKES, rises=True, words=words), impact_cue(Tier.STAKES)


def count_cues(number: int) -> Cues:
    """Return the sound of counting duck `number`, from 1: each is lower, and every fifth one squeaks."""
    sound = Sound.COUNT if number % 5 else SixTakesSound.FIVE
    return (Cue(sound, pitch=max(_FIRST_DUCK + 1 - number, _LOWEST)),)


def is_tense(view: SixTakesView) -> bool:
    """Return whether the music should be tense: a round's last cards, or a total near the limit."""
    if not view.rows:
        return False
    if view.turn and max(view.hand_sizes, default=0) <= _LAST_CARDS:
        return True
    totals = [view.totals[seat] + ducks_in(view.taken[seat]) for seat in view.playing]
    return view.options.limit > 0 and max(totals, default=0) >= _NEAR * view.options.limit


GLOSSARY = load_glossary(
    "six_takes",
    SixTakesSound,
    Example(seed=31, seats=4, skipped=20, choices=5),
    row=tuple(row_cue(row) for row in range(len(ROW_PANS))),
    five=tuple(cue for number in range(1, 8) for cue in count_cues(number)),
)
