"""The keys and pad buttons of actions; values that can be changed, saved and read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import pygame

from game.ui.devices.actions import Action

KEYS: Mapping[str, Action] = {
    "up": Action.UP,
    "down": Action.DOWN,
    "left": Action.LEFT,
    "right": Action.RIGHT,
    "return": Action.CONFIRM,
    "enter": Action.CONFIRM,
    "space": Action.CONFIRM,
    "escape": Action.CANCEL,
    "f10": Action.MENU,
    "tab": Action.NEXT,
    "shift+tab": Action.PREVIOUS,
    "page up": Action.PAGE_UP,
    "page down": Action.PAGE_DOWN,
    "home": Action.FIRST,
    "end": Action.LAST,
    "backspace": Action.UNDO,
    "ctrl+z": Action.UNDO,
    "u": Action.UNDO,
    "h": Action.HINT,
    "+": Action.FASTER,
    "=": Action.FASTER,
    "[+]": Action.FASTER,
    "-": Action.SLOWER,
    "[-]": Action.SLOWER,
    "j": Action.LOG,
    "f1": Action.KEYS,
    "r": Action.HELP,
    "f11": Action.FULLSCREEN,
    "alt+return": Action.FULLSCREEN,
    "m": Action.MUTE,
    "f2": Action.SPEECH,
    "f5": Action.REPEAT,
    "f6": Action.EARLIER,
    "f7": Action.LATER,
    "f8": Action.SPELL,
    "f9": Action.COPY,
    "v": Action.ANNOUNCE_ROWS,
    "1": Action.ANNOUNCE_ROW_1,
    "2": Action.ANNOUNCE_ROW_2,
    "3": Action.ANNOUNCE_ROW_3,
    "4": Action.ANNOUNCE_ROW_4,
    "5": Action.ANNOUNCE_ROW_5,
    "6": Action.ANNOUNCE_ROW_6,
    "c": Action.ANNOUNCE_CARD,
    "t": Action.ANNOUNCE_TURN,
    "s": Action.ANNOUNCE_SCORES,
    "d": Action.ANNOUNCE_DIRECTION,
    "l": Action.ANNOUNCE_LAST_TRICK,
    "p": Action.ANNOUNCE_POINTS,
    "e": Action.ANNOUNCE_SELECTION,
}

BUTTONS: Mapping[str, Action] = {
    "dpup": Action.UP,
    "dpdown": Action.DOWN,
    "dpleft": Action.LEFT,
    "dpright": Action.RIGHT,
    "lefty-": Action.UP,
    "lefty+": Action.DOWN,
    "leftx-": Action.LEFT,
    "leftx+": Action.RIGHT,
    "a": Action.CONFIRM,
    "b": Action.CANCEL,
    "x": Action.ANNOUNCE_CARD,
    "y": Action.ANNOUNCE_ROWS,
    "start": Action.MENU,
    "back": Action.ANNOUNCE_SCORES,
    "leftshoulder": Action.PREVIOUS,
    "rightshoulder": Action.NEXT,
    "lefttrigger": Action.PAGE_UP,
    "righttrigger": Action.PAGE_DOWN,
    "leftstick": Action.LOG,
    "rightstick": Action.ANNOUNCE_TURN,
    "righty-": Action.ANNOUNCE_ROW_1,
    "rightx+": Action.ANNOUNCE_ROW_2,
    "righty+": Action.ANNOUNCE_ROW_3,
    "rightx-": Action.ANNOUNCE_ROW_4,
}

_MODIFIERS = ("ctrl+", "alt+", "meta+", "shift+")
_ESSENTIAL = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)


class BadBinding(ValueError):
    """A binding that cannot be; the text names it.

    Attributes:
        without: the action that every screen needs, for which no key or button would be left, if it is that.
    """

    def __init__(self, words: str, without: Action | None = None) -> None:
        super().__init__(words)
        self.without = without


@dataclass(frozen=True)
class Bindings:
    """Keys by their name (with `ctrl+`, `alt+`, `meta+`, `shift+`) and pad buttons by SDL's, to actions.

    Raises:
        BadBinding: if no key or no button is left for an action that every screen needs.
    """

    keys: Mapping[str, Action] = field(default_factory=lambda: dict(KEYS))
    buttons: Mapping[str, Action] = field(default_factory=lambda: dict(BUTTONS))

    def __post_init__(self) -> None:
        for kind, bound in (("key", self.keys), ("button", self.buttons)):
            for action in _ESSENTIAL:
                if action not in bound.values():
                    raise BadBinding(f"no {kind} would be left for {action}", action)

    def with_key(self, action: Action, key: str) -> Bindings:
        """The same with a key for an action, also if the key had another action before.

        Raises:
            BadBinding: if it was the last key for an action that every screen needs.
        """
        return Bindings(_first(key, action, self.keys), self.buttons)

    def with_button(self, action: Action, button: str) -> Bindings:
        """The same with a pad button for an action, also if the button had another action before.

        Raises:
            BadBinding: if it was the last button for an action that every screen needs.
        """
        return Bindings(self.keys, _first(button, action, self.buttons))

    def key_for(self, action: Action) -> str | None:
        """The first key of an action."""
        return next((key for key, bound in self.keys.items() if bound is action), None)

    def button_for(self, action: Action) -> str | None:
        """The first pad button of an action."""
        return next((button for button, bound in self.buttons.items() if bound is action), None)

    def changes(self) -> dict[str, dict[str, str]]:
        """The bindings that differ from the defaults, to be saved."""
        return {
            "keys": {name: bound.value for name, bound in self.keys.items() if KEYS.get(name) is not bound},
            "buttons": {
                name: bound.value for name, bound in self.buttons.items() if BUTTONS.get(name) is not bound
            },
        }

    @classmethod
    def from_changes(cls, changes: Mapping[str, Mapping[str, str]]) -> Bindings:
        """The defaults with saved changes.

        Raises:
            BadBinding: for an unknown key, button or action, or if an action that every screen needs is
                missing; the text names the place.
        """
        try:
            for part in changes.keys() - {"keys", "buttons"}:
                raise BadBinding(f"unknown part {part!r}: expected keys or buttons")
            keys = {_key(name): _action(name, value) for name, value in changes.get("keys", {}).items()}
            buttons = {
                _button(name): _action(name, value) for name, value in changes.get("buttons", {}).items()
            }
            return cls({**keys, **_less(KEYS, keys)}, {**buttons, **_less(BUTTONS, buttons)})
        except BadBinding as error:
            raise BadBinding(f"bindings: {error}; the default keys and buttons are used") from None


def _action(name: str, value: str) -> Action:
    try:
        return Action(value)
    except ValueError:
        raise BadBinding(f"{name}: unknown action {value!r}") from None


def _key(name: str) -> str:
    plain = name
    for word in _MODIFIERS:
        plain = plain.removeprefix(word)
    try:
        known = pygame.key.name(pygame.key.key_code(plain)) == plain
    except ValueError:
        known = False
    if not known:
        raise BadBinding(f"unknown key {name!r}")
    return name


def _button(name: str) -> str:
    if name not in BUTTONS and name != "guide":
        raise BadBinding(f"unknown button {name!r}: expected one of {', '.join(BUTTONS)}")
    return name


def _less(bound: Mapping[str, Action], taken: Iterable[str]) -> dict[str, Action]:
    return {name: action for name, action in bound.items() if name not in taken}


def _first(name: str, action: Action, bound: Mapping[str, Action]) -> dict[str, Action]:
    """With the newest binding in front, so that prompts show it."""
    return {name: action, **_less(bound, (name,))}
