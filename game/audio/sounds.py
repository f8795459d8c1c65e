"""The sounds and music that all games share."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """A sound effect that all games share; the value is its file name in `assets/sounds/`."""

    DEAL = "deal"
    CHOOSE = "choose"
    REVEAL = "reveal"
    PLACE = "place"
    ON_CARD = "on_card"
    SLIDE = "slide"
    FLIP = "flip"
    RIFFLE = "riffle"
    TOO_LOW = "too_low"
    YOUR_TURN = "your_turn"
    ALL_CHOSEN = "all_chosen"
    COUNT = "count"
    ROUND_END = "round_end"
    SEAT_OUT = "seat_out"
    WIN = "win"
    LOSE = "lose"
    AWARD = "award"
    MENU_MOVE = "menu_move"
    MENU_END = "menu_end"
    MENU_CONFIRM = "menu_confirm"
    MENU_CANCEL = "menu_cancel"
    ERROR = "error"
    UNDO = "undo"
    PAGE = "page"

    THUD = "thud"
    BOOM = "boom"

    HAND = "hand"
    TAKE_BACK = "take_back"
    MADE = "made"


AnySound = StrEnum
"""A sound that all games share, or one of a single game; the value is its file name in `assets/sounds/`."""

TAKES: dict[AnySound, int] = {
    Sound.DEAL: 5,
    Sound.CHOOSE: 3,
    Sound.PLACE: 4,
    Sound.ON_CARD: 4,
    Sound.SLIDE: 4,
    Sound.FLIP: 4,
    Sound.RIFFLE: 3,
}
"""How many recordings (takes) frequent sounds have; all others have one."""


def files_of(sound: AnySound) -> tuple[str, ...]:
    """Return the file names of all recordings of a sound, without suffix."""
    takes = TAKES.get(sound, 1)
    return (sound.value,) if takes == 1 else tuple(f"{sound.value}-{take + 1}" for take in range(takes))


class Music(StrEnum):
    """A piece of music; the value is its file name in `assets/music/`."""

    MENU = "menu"
    CALM = "calm"
    TENSE = "tense"
    VICTORY = "victory"
