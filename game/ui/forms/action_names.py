"""The names of actions for players."""

from __future__ import annotations

from collections.abc import Mapping

from game.language.message import Text, message_in
from game.ui.devices.actions import Action

ACTION_NAMES: Mapping[Action, Text] = {
    Action.UP: message_in("an action", "up"),
    Action.DOWN: message_in("an action", "down"),
    Action.LEFT: message_in("an action", "left"),
    Action.RIGHT: message_in("an action", "right"),
    Action.CONFIRM: message_in("an action", "confirm"),
    Action.CANCEL: message_in("an action", "cancel"),
    Action.MENU: message_in("an action", "menu"),
    Action.NEXT: message_in("an action", "next"),
    Action.PREVIOUS: message_in("an action", "previous"),
    Action.PAGE_UP: message_in("an action", "page up"),
    Action.PAGE_DOWN: message_in("an action", "page down"),
    Action.FIRST: message_in("an action", "first"),
    Action.LAST: message_in("an action", "last"),
    Action.UNDO: message_in("an action", "undo"),
    Action.HINT: message_in("an action", "hint"),
    Action.FASTER: message_in("an action", "faster"),
    Action.SLOWER: message_in("an action", "slower"),
    Action.SKIP: message_in("an action", "skip to the end"),
    Action.LOG: message_in("an action", "log"),
    Action.HELP: message_in("an action", "help"),
    Action.KEYS: message_in("an action", "keys"),
    Action.FULLSCREEN: message_in("an action", "fullscreen"),
    Action.MUTE: message_in("an action", "mute"),
    Action.SPEECH: message_in("an action", "speech"),
    Action.REPEAT: message_in("an action", "repeat"),
    Action.EARLIER: message_in("an action", "earlier"),
    Action.LATER: message_in("an action", "later"),
    Action.SPELL: message_in("an action", "spell"),
    Action.COPY: message_in("an action", "copy"),
    Action.ANNOUNCE_ROWS: message_in("an action", "read rows"),
    Action.ANNOUNCE_ENDS: message_in("an action", "read ends"),
    Action.ANNOUNCE_ROW_1: message_in("an action", "read row 1"),
    Action.ANNOUNCE_ROW_2: message_in("an action", "read row 2"),
    Action.ANNOUNCE_ROW_3: message_in("an action", "read row 3"),
    Action.ANNOUNCE_ROW_4: message_in("an action", "read row 4"),
    Action.ANNOUNCE_ROW_5: message_in("an action", "read row 5"),
    Action.ANNOUNCE_ROW_6: message_in("an action", "read row 6"),
    Action.ANNOUNCE_CARD: message_in("an action", "read card"),
    Action.ANNOUNCE_TURN: message_in("an action", "read turn"),
    Action.ANNOUNCE_SCORES: message_in("an action", "read scores"),
    Action.ANNOUNCE_DIRECTION: message_in("an action", "read direction"),
    Action.ANNOUNCE_LAST_TRICK: message_in("an action", "read last trick"),
    Action.ANNOUNCE_POINTS: message_in("an action", "read points"),
    Action.ANNOUNCE_SELECTION: message_in("an action", "read selection"),
}
