"""Bindings of keys and pad buttons to actions: immutable values that can be saved and loaded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

import pygame

from game.ui.devices.actions import Action
from game.ui.devices.presets import BUTTON_PRESETS, KEY_PRESETS, MOUSE, MOUSE_BUTTONS, DeviceGrip

_MODIFIERS = ("ctrl+", "alt+", "meta+", "shift+")
_ESSENTIAL = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL)


class BadBinding(ValueError):
    """The error for an invalid binding; `without` is the essential action that would have no key, if any."""

    def __init__(self, words: str, without: Action | None = None) -> None:
        super().__init__(words)
        self.without = without


@dataclass(frozen=True)
class Bindings:
    """Bindings of keys (with `ctrl+`, `alt+`, `meta+` or `shift+`) and pad buttons, by SDL's names.

    Attributes:
        key_hands, pad_hands: the presets that the player's changes are based on.
        mouse: the bindings of all mouse buttons except the left one.

    Raises:
        BadBinding: if no key or button is left for an essential action, or no mouse button for cancelling.
    """

    keys: Mapping[str, Action] = field(default_factory=lambda: dict(KEY_PRESETS[DeviceGrip.BOTH]))
    buttons: Mapping[str, Action] = field(default_factory=lambda: dict(BUTTON_PRESETS[DeviceGrip.BOTH]))
    key_hands: DeviceGrip = DeviceGrip.BOTH
    pad_hands: DeviceGrip = DeviceGrip.BOTH
    mouse: Mapping[str, Action] = field(default_factory=lambda: dict(MOUSE))

    def __post_init__(self) -> None:
        for kind, bound in (("key", self.keys), ("button", self.buttons)):
            for action in _ESSENTIAL:
                if action not in bound.values():
                    raise BadBinding(f"no {kind} would be left for {action}", action)
        if Action.CANCEL not in self.mouse.values():
            raise BadBinding(f"no mouse button would be left for {Action.CANCEL}", Action.CANCEL)

    def with_key(self, action: Action, key: str) -> Bindings:
        """Return bindings with a key for an action; raise BadBinding if an essential action then has none."""
        return replace(self, keys=_with_first(key, action, self.keys))

    def with_button(self, action: Action, button: str) -> Bindings:
        """Return bindings with a pad button for an action; raise BadBinding as `with_key` does."""
        return replace(self, buttons=_with_first(button, action, self.buttons))

    def with_mouse(self, action: Action, button: str) -> Bindings:
        """Return bindings with a mouse button for an action; raise BadBinding if none is left to cancel."""
        return replace(self, mouse=_with_first(button, action, self.mouse))

    def mouse_for(self, action: Action) -> str | None:
        """Return the first mouse button of an action, apart from the left one."""
        return next((button for button, bound in self.mouse.items() if bound is action), None)

    def key_for(self, action: Action) -> str | None:
        return next((key for key, bound in self.keys.items() if bound is action), None)

    def button_for(self, action: Action) -> str | None:
        return next((button for button, bound in self.buttons.items() if bound is action), None)

    def changes(self) -> dict[str, dict[str, str]]:
        """Return the bindings that differ from the presets, as names for saving."""
        mouse = _to_names(_changed(self.mouse, MOUSE))
        return {
            "keys": _to_names(_changed(self.keys, KEY_PRESETS[self.key_hands])),
            "buttons": _to_names(_changed(self.buttons, BUTTON_PRESETS[self.pad_hands])),
            **({"mouse": mouse} if mouse else {}),
        }

    @classmethod
    def of(cls, key_hands: DeviceGrip = DeviceGrip.BOTH, pad_hands: DeviceGrip = DeviceGrip.BOTH) -> Bindings:
        return cls(dict(KEY_PRESETS[key_hands]), dict(BUTTON_PRESETS[pad_hands]), key_hands, pad_hands)

    def for_hands(self, key_hands: DeviceGrip, pad_hands: DeviceGrip) -> Bindings:
        """Return the bindings for other presets, with those of the player's changes that are still valid."""
        bindings = replace(Bindings.of(key_hands, pad_hands), mouse=self.mouse)
        # The newest change comes first, but must be applied last.
        for key, action in reversed(_changed(self.keys, KEY_PRESETS[self.key_hands]).items()):
            with suppress(BadBinding):
                bindings = bindings.with_key(action, key)
        for button, action in reversed(_changed(self.buttons, BUTTON_PRESETS[self.pad_hands]).items()):
            with suppress(BadBinding):
                bindings = bindings.with_button(action, button)
        return bindings

    @classmethod
    def from_changes(
        cls,
        changes: Mapping[str, Mapping[str, str]],
        key_hands: DeviceGrip = DeviceGrip.BOTH,
        pad_hands: DeviceGrip = DeviceGrip.BOTH,
    ) -> Bindings:
        """Return the presets with saved changes; raise BadBinding, naming the entry, if one is invalid."""
        try:
            for part in changes.keys() - {"keys", "buttons", "mouse"}:
                raise BadBinding(f"unknown part {part!r}: expected keys, buttons or mouse")
            mouse = {
                _mouse_button(name): _action(name, value) for name, value in changes.get("mouse", {}).items()
            }
            keys = {_key(name): _action(name, value) for name, value in changes.get("keys", {}).items()}
            buttons = {
                _button(name): _action(name, value) for name, value in changes.get("buttons", {}).items()
            }
            return cls(
                {**keys, **_without(KEY_PRESETS[key_hands], keys)},
                {**buttons, **_without(BUTTON_PRESETS[pad_hands], buttons)},
                key_hands,
                pad_hands,
                {**mouse, **_without(MOUSE, mouse)},
            )
        except BadBinding as error:
            raise BadBinding(f"bindings: {error}; using the default keys and buttons") from None


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
    if name not in BUTTON_PRESETS[DeviceGrip.BOTH] and name != "guide":
        known = ", ".join(BUTTON_PRESETS[DeviceGrip.BOTH])
        raise BadBinding(f"unknown button {name!r}: expected one of {known}")
    return name


def _mouse_button(name: str) -> str:
    if name not in MOUSE_BUTTONS:
        raise BadBinding(f"unknown mouse button {name!r}: expected one of {', '.join(MOUSE_BUTTONS)}")
    return name


def _changed(bound: Mapping[str, Action], preset: Mapping[str, Action]) -> dict[str, Action]:
    return {name: action for name, action in bound.items() if preset.get(name) is not action}


def _to_names(bound: Mapping[str, Action]) -> dict[str, str]:
    return {name: action.value for name, action in bound.items()}


def _without(bound: Mapping[str, Action], taken: Iterable[str]) -> dict[str, Action]:
    return {name: action for name, action in bound.items() if name not in taken}


def _with_first(name: str, action: Action, bound: Mapping[str, Action]) -> dict[str, Action]:
    """Return the bindings with a new one in front, so that prompts show it."""
    return {name: action, **_without(bound, (name,))}
