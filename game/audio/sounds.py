"""The sounds of the house by their meaning; each can be told from the others by ear alone."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """A sound effect of all games; its value is the name of its file in `assets/sounds/`."""

    DEAL = "deal"
    CHOOSE = "choose"
    REVEAL = "reveal"
    PLACE = "place"
    TOO_LOW = "too_low"
    YOUR_TURN = "your_turn"
    ALL_CHOSEN = "all_chosen"
    COUNT = "count"
    ROUND_END = "round_end"
    SEAT_OUT = "seat_out"
    WIN = "win"
    LOSE = "lose"
    MENU_MOVE = "menu_move"
    MENU_CONFIRM = "menu_confirm"
    MENU_CANCEL = "menu_cancel"
    ERROR = "error"
    UNDO = "undo"
    PAGE = "page"

    HAND = "hand"
    TAKE_BACK = "take_back"
    MADE = "made"


AnySound = StrEnum
"""A sound of the house, or one of a game's own: its value is the name of its file in `assets/sounds/`."""


class Music(StrEnum):
    """A piece of music; its value is the name of its file in `assets/music/`."""

    MENU = "menu"
    TABLE = "table"
