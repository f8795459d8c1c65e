"""The widgets of a form: buttons, picks, amounts, text fields and headings, with their descriptions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from pygame import FRect

from game.language.message import message, sentence, sentences
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, MIST
from game.ui.drawing.text import Typeface

ROW_HEIGHT = 46.0
Prompts = tuple[tuple[Action, str], ...]
"""Actions, each with the text of its prompt."""
CHOOSE, CHANGE = message("choose"), message("change")
TYPING_HELP = message("Type it, or use the arrows.")
"""The help of a text that is being edited."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz "


class Widget(ABC):
    """A row of a form; an `apart` row, such as *Back*, doesn't belong to the heading above it."""

    focusable = True
    wide = False
    """Whether the widget takes a whole line of a grid."""
    apart = False
    help = ""
    keyed = False
    """Whether the widget itself shows the key that presses it."""
    high = ROW_HEIGHT
    """The height in units, unless it depends on the width."""

    @property
    def title(self) -> str:
        """The part of the description that doesn't depend on the value."""
        return ""

    def height(self, pen: Pen, width: float) -> float:
        """Return the height at a width, in units."""
        del pen, width
        return self.high

    @abstractmethod
    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        """Draw the widget in an area."""

    @property
    @abstractmethod
    def state_words(self) -> str:
        """The widget's name and state, in words."""

    def describe(self) -> str:
        return sentences(self.state_words, self.help)

    @property
    def announcement(self) -> str:
        """The announcement after an action; empty if the effect is announced elsewhere."""
        return self.state_words

    @property
    def prompts(self) -> Prompts:
        """The actions to prompt for while the widget has the focus."""
        return ()

    @property
    def list_position(self) -> tuple[int, int] | None:
        """The index and length of the list that left and right step through, if any."""
        return None

    def handle_action(self, action: Action) -> bool:
        """Handle an action; return whether the widget used it."""
        del action
        return False

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        """Handle a press, or a drag if `held`, in the widget's area; return whether the widget used it."""
        del area, x, y, held
        return False

    def cap_area(self, area: FRect) -> FRect:
        """Return the area at whose edge the widget's keycap is drawn."""
        return area

    def hover(self, area: FRect, x: float, y: float) -> bool:
        """Handle the pointer moving to a point of the area; return whether the description changed."""
        del area, x, y
        return False

    def lose_focus(self) -> None:  # noqa: B027
        """Handle the loss of the focus."""


class Heading(Widget):
    high = 38.0
    focusable = False

    def __init__(self, text: str, help: str = "") -> None:
        """Create a heading, whose `help` is only spoken."""
        self.text, self.help = text, help

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        pen.text(self.text, (area.left + 4, area.bottom - 8), 18, Typeface.TITLE, BONE, anchor="bottomleft")

    @property
    def state_words(self) -> str:
        return sentence(self.text)


class Pressable(Widget):
    """A row that can be pressed with the pointer or with the actions in `presses`."""

    on_press: Callable[[], None]
    presses: Sequence[Action] = (Action.CONFIRM,)

    def handle_action(self, action: Action) -> bool:
        if action in self.presses:
            self.on_press()
            return True
        return False

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del area, x, y
        if not held:
            self.on_press()
        return not held


class Button(Pressable):
    """A button; `verb` is the text of its prompt."""

    verb: str = CHOOSE

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        help: str = "",
        *,
        strong: bool = False,
        apart: bool = False,
        verb: str = "",
    ) -> None:
        self.text, self.on_press, self.help = text, on_press, help
        self.verb = verb or self.verb
        self.strong, self.apart = strong, apart

    @property
    def title(self) -> str:
        return self.text

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, self.verb),)

    @property
    def state_words(self) -> str:
        return sentence(self.text)

    @property
    def announcement(self) -> str:
        return ""


class Labelled(Widget):
    """A row with a label and a value."""

    label = ""

    @property
    def title(self) -> str:
        return self.label

    @property
    @abstractmethod
    def shown(self) -> str:
        """The value, in words."""

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, CHANGE),)

    @property
    def state_words(self) -> str:
        return message("{label}: {value}.", label=self.label, value=self.shown)


class Pick(Labelled):
    """A choice of one of several values, changed with left and right."""

    _split = 0.5
    """The left edge of the value, as a share of the row's width."""

    def __init__(
        self, label: str, names: Sequence[str], index: int, on_change: Callable[[int], None], help: str = ""
    ) -> None:
        self.label, self.names, self.index, self.on_change, self.help = label, names, index, on_change, help

    @property
    def shown(self) -> str:
        return self.names[self.index]

    def _step(self, step: int) -> bool:
        self.index = (self.index + step) % len(self.names)
        self.on_change(self.index)
        return True

    def handle_action(self, action: Action) -> bool:
        if action is Action.LEFT:
            return self._step(-1)
        return self._step(1) if action in (Action.RIGHT, Action.CONFIRM) else False

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del y
        if held:
            return False
        left = area.left + area.width * self._split
        return self._step(-1 if left <= x < left + area.width * 0.12 else 1)


class Opener(Labelled, Pressable):
    """A row with a value that is edited on a separate screen; subclasses draw it."""

    presses = (Action.CONFIRM, Action.RIGHT)

    def __init__(self, label: str, value: str, on_press: Callable[[], None], help: str = "") -> None:
        self.label, self.value, self.on_press, self.help = label, value, on_press, help

    @property
    def shown(self) -> str:
        return self.value

    @property
    def announcement(self) -> str:
        return ""


class Amount(Labelled):
    """A row with a number in a range; subclasses draw it and handle the pointer."""

    def __init__(
        self,
        label: str,
        value: float,
        least: float,
        most: float,
        step: float,
        on_change: Callable[[float], None],
        help: str = "",
        show: Callable[[float], str] = lambda value: f"{value:g}",
    ) -> None:
        self.label, self.value, self.help, self.show = label, value, help, show
        self.least, self.most, self.step, self.on_change = least, most, step, on_change

    @property
    def shown(self) -> str:
        return self.show(self.value)

    @property
    def prompts(self) -> Prompts:
        return (Action.LEFT, message("less")), (Action.RIGHT, message("more"))

    def _set(self, value: float) -> bool:
        steps = round((value - self.least) / self.step)
        value = max(self.least, min(self.most, self.least + steps * self.step))
        if value != self.value:
            self.value = value
            self.on_change(value)
        return True

    def handle_action(self, action: Action) -> bool:
        steps = {Action.LEFT: -1, Action.RIGHT: 1, Action.PAGE_DOWN: -10, Action.PAGE_UP: 10}.get(action)
        return False if steps is None else self._set(self.value + steps * self.step)


class TextField(Labelled):
    """A field for a short text, typed, or changed letter by letter with a gamepad."""

    def __init__(
        self,
        label: str,
        value: str,
        most: int,
        on_change: Callable[[str], None],
        typing: Callable[[bool], None],
        help: str = "",
        *,
        default: bool = False,
    ) -> None:
        """Create a field for up to `most` letters.

        `typing` is called with True when editing starts (to turn on text mode) and False when it ends.
        The first change replaces a value that is only a `default`, chosen by nobody.
        """
        self.label, self.value, self.most = label, value, most
        self.help = self._help = help
        self._default, self._replaces = default, False
        self.on_change, self.typing = on_change, typing
        self.editing = False
        self._before = value

    @property
    def shown(self) -> str:
        return self.value

    @property
    def state_words(self) -> str:
        if not self.editing:
            return super().state_words
        if self._replaces:
            return message(
                "{label}: {value}, editing. Typing replaces it.", label=self.label, value=self.value
            )
        return message("{label}: {value}, editing.", label=self.label, value=self.value)

    @property
    def value_with_cursor(self) -> str:
        """The value, with a cursor while it's edited: before a value that typing replaces, else behind it."""
        if not self.editing:
            return self.value
        # A bar would look like another letter.
        return f"_{self.value}" if self._replaces else f"{self.value}_"

    @property
    def prompts(self) -> Prompts:
        return ((Action.CONFIRM, message("done") if self.editing else CHANGE),)

    def handle_action(self, action: Action) -> bool:
        if action is Action.CONFIRM:
            self._edit(not self.editing)
            return True
        if self.editing and action is Action.CANCEL:
            self.value = self._before
            self._edit(False)
            return True
        if not self.editing or action in (Action.NEXT, Action.PREVIOUS):
            return False
        if action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            self._clear_default()
        if action in (Action.UP, Action.DOWN):
            last = self.value[-1:] or " "
            place = _LETTERS.find(last) + (1 if action is Action.DOWN else -1)
            self.value = self.value[:-1] + _LETTERS[place % len(_LETTERS)]
        elif action is Action.RIGHT and len(self.value) < self.most:
            self.value += "a"
        elif action is Action.LEFT:
            self.value = self.value[:-1]
        return True

    def _clear_default(self) -> None:
        if self._replaces:
            self.value, self._replaces = "", False

    def type_text(self, text: str) -> None:
        self._clear_default()
        self.value = (self.value + "".join(letter for letter in text if letter.isprintable()))[: self.most]

    def erase(self) -> None:
        self._clear_default()
        self.value = self.value[:-1]

    def lose_focus(self) -> None:
        if self.editing:
            self._edit(False)

    def handle_pointer(self, area: FRect, x: float, y: float, held: bool) -> bool:
        del area, x, y
        if not held:
            self._edit(not self.editing)
        return not held

    def _edit(self, on: bool) -> None:
        self.editing = on
        self.typing(on)
        self.help = TYPING_HELP if on else self._help
        self._replaces = on and self._default
        if on:
            self._before = self.value
            return
        self.value = self.value.strip() or self._before
        if self.value != self._before:
            self._default = False
            self.on_change(self.value)


class Paragraph(Widget):
    focusable = False

    def __init__(self, text: str, colour: str = MIST, size: float = 15.0) -> None:
        self.text, self.colour, self.size = text, colour, size

    def height(self, pen: Pen, width: float) -> float:
        return len(pen.lines(self.text, self.size, Typeface.TEXT, width - 16)) * self.size * 1.3 + 8

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        del focused
        inside = FRect(area.left + 8, area.top + 4, area.width - 16, area.height)
        pen.paragraph(self.text, inside, self.size, Typeface.TEXT, self.colour)

    @property
    def state_words(self) -> str:
        return self.text


def position_words(place: int, count: int) -> str:
    """Return the position of an item in words, given its index; empty for a single item."""
    if count < 2:
        return ""
    return message("{place} of {count}.", place=place + 1, count=count)
