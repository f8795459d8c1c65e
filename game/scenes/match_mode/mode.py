"""The mode of a match: which help is available, and what happens at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from pygame import FRect

from game.engine.contract import Event
from game.language.message import Text, message
from game.session.analysis import Coaching
from game.session.par import MatchPar
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.drawing.text import Typeface

SIGN_LETTERS, SIGN_EDGE, SIGN_LINE = 13.0, 8.0, 21.0
"""The letter size of the sign above the tools, the margin at each end of its text, and its height."""
Tools = tuple[tuple[Action, Text], ...]
"""Actions with the labels of their buttons at the table."""


LEAVES_TABLE = message("The goal is lost. Leave now, and this table brings no points.")


class TableHelp(Protocol):
    """The part of a table that a mode needs for giving help."""

    def undo(self) -> None:
        """Take back the player's last choice."""

    def open_hands(self) -> bool:
        """Show all hands until the player's next turn; return False if there's no choice to make."""


class MatchMode:
    """The base class of modes, which decide what a match's table and the scenes over it offer.

    Attributes:
        restarts: whether the player may restart the match.
        signed: whether there's a sign above the tools.
        sign_height: the sign's height where there's room for more than one line, in units.
        counts: whether the match can win awards.
        medals: whether the match can win medals if it's rated.
    """

    par: MatchPar | None = None
    restarts = True
    signed = False
    sign_height = SIGN_LINE
    counts = False
    medals = True

    @property
    def greetings(self) -> Mapping[int, str]:
        """What seats say when the match begins, or an empty mapping for the usual greetings."""
        return {}

    @property
    def tools(self) -> Tools:
        return ()

    @property
    def key_names(self) -> Mapping[Action, str]:
        """The names of keys that mean something else in this mode than at a table."""
        return {}

    @property
    def hint(self) -> Text:
        """The word beside the key for a hint, if it's among the tools."""
        return message("hint")

    def handle_help(self, action: Action, table: TableHelp) -> bool:
        """Handle the undo or hint action; return False to let the table handle the action."""
        del action, table
        return False

    @property
    def leave_label(self) -> Text | None:
        """The label of the button for abandoning the match, or None while there's still something to win."""
        return None

    def leave_early(self) -> None:
        """Abandon the match."""

    def on_event_shown(self, event: Event) -> None:
        """Called after an event has been shown."""

    def after_undo(self) -> None:
        """Called after choices have been taken back."""

    def update(self, seconds: float) -> None:
        """Advance time."""

    def on_match_over(self) -> None:
        """Called when the match is over."""

    def end(self, coaching: Coaching | None) -> bool:
        """Show the mode's own end of the match; return False for the usual ceremony."""
        del coaching
        return False

    @property
    def deal_again(self) -> Callable[[], None] | None:
        """The function that deals another match to the same friends, or None in matches without phones."""
        return None

    @property
    def sign_words(self) -> str:
        """The text on the sign above the tools: what the match is played for, or how to join it."""
        return ""

    def draw_sign(self, pen: Pen, area: FRect) -> None:
        """Draw the sign above the tools."""
        pen.panel(area, alpha=0.8, radius=8)
        room, words = area.width - 2 * SIGN_EDGE, self.sign_words
        face = Typeface.BOLD
        pen.text(words, area.center, SIGN_LETTERS, face, BONE, anchor="center", width=room, tight=True)
