"""The sounds of the house by their meaning; each can be told from the others by ear alone."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """A sound effect; its value is the name of its file in `assets/sounds/`."""

    DEAL = "deal"
    CHOOSE = "choose"
    REVEAL = "reveal"
    PLACE = "place"
    FIFTH = "fifth"
    SIXTH = "sixth"
    ROW_TAKEN = "row_taken"
    BIG_ROW = "big_row"
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

    # the effects of Sixpack's packs
    PUFF = "puff"
    CLAIM = "claim"
    HAND = "hand"
    REVERSAL = "reversal"
    VETO = "veto"
    THEFT = "theft"
    BITE = "bite"
    CAROUSEL = "carousel"
    GLASS = "glass"
    TAKE_BACK = "take_back"
    PILE_DRIVER = "pile_driver"
    CALCULATOR = "calculator"
    COPYCAT = "copycat"
    LATE_ARRIVAL = "late_arrival"
    SHERIFF = "sheriff"
    SUPER_NUMBERS = "super_numbers"

    # the auction and the hands of Sixty-six
    BID = "bid"
    TRUMP = "trump"
    MARRIAGE = "marriage"
    MOON = "moon"
    TRICK = "trick"
    MADE = "made"
    SET = "set"

    # the columns of You Must Be 18!
    COLUMN = "column"
    EIGHTEEN = "eighteen"
    DRAW = "draw"
    SKIP = "skip"


class Music(StrEnum):
    """A piece of music; its value is the name of its file in `assets/music/`."""

    MENU = "menu"
    TABLE = "table"
