"""The labels of the table's buttons and keys, and messages about why something isn't possible."""

from __future__ import annotations

from typing import NamedTuple

from game.language.message import Text, message, message_in
from game.scenes.match.skipping import Skipping
from game.scenes.match_mode.mode import MatchMode
from game.session.session import Session
from game.tables.show import SPEED_SIGNS
from game.ui.devices.actions import Action


class SkipLabels(NamedTuple):
    """The labels of the button and the key that skip the rest of the match."""

    button: Text
    key: Text


def skip_labels(mode: MatchMode, skipping: Skipping) -> SkipLabels | None:
    """Return the labels for skipping or leaving the rest of the match, or None if neither is possible."""
    if skipping.possible:
        return None if skipping.on else SkipLabels(message("To the end"), message("to the end"))
    out = mode.leave_label
    return None if out is None else SkipLabels(out, message_in("a key", "leave the table"))


def tools_of(mode: MatchMode, shortcut: SkipLabels | None, speed: str) -> list[tuple[Action, str]]:
    """Return the buttons at the foot of the table, each with its label."""
    skip = [] if shortcut is None else [(Action.SKIP, shortcut.button)]
    return [
        (Action.MENU, message("Menu")),
        (Action.LOG, message("Log")),
        *mode.tools,
        *skip,
        (Action.FASTER, SPEED_SIGNS[speed]),
    ]


def undo_refusal(session: Session) -> Text:
    """Return a message that explains why the last choice can't be undone."""
    if session.header.rated:
        return message("You can’t undo in rated matches.")
    if session.shared:
        return message("You can’t undo in a match with friends.")
    return message("Nothing to undo.")
