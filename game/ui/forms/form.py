"""Forms: widgets in a column or a grid, with a focus shared by all devices, and scrolling."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from pygame import FRect

from game.language.message import sentences
from game.ui.devices.actions import (
    Action,
    ActionPressed,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextErased,
    TextTyped,
)
from game.ui.drawing.draw import Pen, centred_area
from game.ui.drawing.palette import BONE, INK
from game.ui.forms.widgets import Heading, Paragraph, Prompts, TextField, Widget, position_words

_WHEEL = 60.0
_GAP = 12.0
_MAX_PINNED_RATIO = 6.0
"""The maximum width of pinned widgets, as a multiple of their height."""
_TAB_MARGIN = 8.0
"""The distance of a tab, the sign for hidden rows, from the visible rows, in units."""


class Feedback(Struct, frozen=True):
    """The outputs of a form.

    Attributes:
        say: a function that announces a text.
        sound: a function that plays a sound by name: menu_move, menu_confirm or error.
        tick: a function that plays the tick of a moved focus, given its index and the number of widgets.
        counts: a function that returns whether positions are announced, such as "2 of 5".
        helps: a function that returns whether help texts are announced.
    """

    say: Callable[[str], None] = lambda _text: None
    sound: Callable[[str], None] = lambda _name: None
    tick: Callable[[int, int], None] = lambda _index, _count: None
    speaks_positions: Callable[[], bool] = lambda: False
    helps: Callable[[], bool] = lambda: True


class Form:
    """A list of widgets, one of which has the focus.

    Attributes:
        area: the form's area in units, to be set before the first event and whenever the canvas changes.
        pinned: how many of the last widgets stay at the bottom, side by side, while the others scroll.
        ahead: how many rows after the focused one are also in view, if they fit, when the form is laid out.
        sunk: whether pinned widgets are at the area's lower edge even if the others leave room above it.
    """

    def __init__(self, widgets: Sequence[Widget], feedback: Feedback, *, columns: int = 1) -> None:
        self.area = FRect(0, 0, 400, 400)
        self.pinned = self.ahead = 0
        self.sunk = False
        self._feedback = feedback
        self._columns = columns
        self._scroll = 0.0
        self._dragged: int | None = None
        self._places: list[FRect] = []
        self._fitted: tuple[float, float] | None = None
        self._height = 0.0
        self.widgets: list[Widget] = []
        self.focus = 0
        self.fill(widgets)

    def fill(self, widgets: Sequence[Widget]) -> None:
        """Replace the widgets, keeping the focus if possible, and the layout if the types are the same."""
        alike = list(map(type, widgets)) == list(map(type, self.widgets))
        self.widgets = list(widgets)
        self._places, self._fitted = self._places if alike else [], None
        order = self._order()
        if self.focus not in order:
            self.focus = min(order, key=lambda place: abs(place - self.focus), default=0)

    @property
    def focused(self) -> Widget | None:
        return self.widgets[self.focus] if self.focus < len(self.widgets) else None

    def _order(self) -> list[int]:
        return [index for index, widget in enumerate(self.widgets) if widget.focusable]

    # -- layout and drawing --------------------------------------------------------------------------

    def arrange(self, pen: Pen) -> None:
        """Lay out all widgets in the area; to be called before a frame's events and drawing."""
        places, y = self.lay_rows(pen, self.area.width)
        foot = self._arrange_pinned(pen, y)
        self._places, self._height = [*places, *foot], y + max((place.height for place in foot), default=0.0)
        if self._fitted != self.area.size:
            self._fitted = self.area.size
            if not self._is_pinned(self.focus):
                self._reveal(min(self.focus + self.ahead, self._scrolling - 1))
            self._reveal(self.focus)
        self._scroll = max(0.0, min(self._scroll, self._height - self.area.height))

    def lay_rows(self, pen: Pen, whole: float) -> tuple[list[FRect], float]:
        """Return the areas of the widgets that aren't pinned, in a form `whole` wide, and their height."""
        width = (whole - _GAP * (self._columns - 1)) / self._columns
        places, x, y, line = list[FRect](), 0, 0.0, 0.0
        for widget in self.widgets[: self._scrolling]:
            full = widget.wide or not widget.focusable
            if full and x:
                x, y = 0, y + line
            room = whole if full else width
            height = widget.height(pen, room)
            places.append(FRect(x * (width + _GAP), y, room, height))
            line = max(line, height) if x else height
            x += 1
            if full or x == self._columns:
                x, y, line = 0, y + line, 0.0
        return places, y + line

    def _arrange_pinned(self, pen: Pen, y: float) -> list[FRect]:
        """Return the areas of the pinned widgets, centred in a row at `y`, below the other widgets."""
        pinned = self.widgets[self._scrolling :]
        if not pinned:
            return []
        width = (self.area.width - _GAP * (len(pinned) - 1)) / len(pinned)
        heights = [widget.height(pen, width) for widget in pinned]
        width = min(width, _MAX_PINNED_RATIO * min(heights))
        left = (self.area.width - (width + _GAP) * len(pinned) + _GAP) / 2
        return [FRect(left + number * (width + _GAP), y, width, high) for number, high in enumerate(heights)]

    @property
    def _scrolling(self) -> int:
        return max(len(self.widgets) - self.pinned, 0)

    def _is_pinned(self, number: int) -> bool:
        return number >= self._scrolling

    @property
    def _view(self) -> FRect:
        view = FRect(self.area)
        if self.pinned and self._places:
            view.height -= max(place.height for place in self._places[self._scrolling :])
        return view

    @property
    def height(self) -> float:
        """The total height of all widgets, in units; 0 before the first layout."""
        return self._height

    def area_of(self, number: int) -> FRect:
        """Return a widget's area, which is empty before the first layout."""
        if not self._places:
            return FRect(self.area.topleft, (0, 0))
        place = self._places[number]
        if self._is_pinned(number):
            top = self.area.bottom - place.height
            top = top if self.sunk else min(self.area.top + place.top, top)
            return FRect(self.area.left + place.left, top, *place.size)
        return FRect(self.area.left + place.left, self.area.top + place.top - self._scroll, *place.size)

    def draw(self, pen: Pen, *, active: bool = True) -> None:
        """Draw the visible widgets; the focus is shown only if `active`."""
        self.arrange(pen)
        scrolls = self._height > self.area.height + 1
        view = self._view
        if scrolls:
            pen.clip(view)
        for number, widget in enumerate(self.widgets):
            if scrolls and self._is_pinned(number):
                pen.clip(None)
            area = self.area_of(number)
            in_view = self.is_in_view(area, view) and not self._heads_hidden_row(number)
            if in_view or self._is_pinned(number):
                widget.draw(pen, area, active and number == self.focus)
        if scrolls:
            pen.clip(None)
            whole = self._height - self.area.height + view.height
            top = view.top + view.height * self._scroll / whole
            bar = FRect(view.right + 4, top, 8, view.height * view.height / whole)
            pen.plate(bar, BONE, radius=4, border=INK)
            self._draw_tabs(pen)

    def is_in_view(self, place: FRect, view: FRect) -> bool:
        """Return whether a row is drawn: it must be fully in view, or fill half of it if it's too high."""
        if place.height > view.height:
            return min(place.bottom, view.bottom) - max(place.top, view.top) >= view.height / 2
        return place.top >= view.top - 1 and place.bottom <= view.bottom + 1

    def _heads_hidden_row(self, number: int) -> bool:
        """Return whether a widget is the heading of a row that is out of view."""
        below = number + 1
        return (
            isinstance(self.widgets[number], Heading)
            and below < self._scrolling
            and not self.is_in_view(self.area_of(below), self._view)
        )

    @property
    def rows_hidden(self) -> tuple[bool, bool]:
        """Whether rows are hidden above and below the visible ones."""
        return self._scroll > 1, self._height - self.area.height - self._scroll > 1

    @property
    def _tab_heights(self) -> tuple[float, float]:
        view = self._view
        if not self.pinned:
            return view.top - _TAB_MARGIN, view.bottom + _TAB_MARGIN
        # There may be text right below pinned rows.
        return view.top + 2, (view.bottom + self.area_of(self._scrolling).top) / 2

    def _draw_tabs(self, pen: Pen) -> None:
        for hidden, y, way in zip(self.rows_hidden, self._tab_heights, (-1, 1), strict=True):
            if hidden:
                tab = centred_area((self.area.centerx, y), 5 * _TAB_MARGIN, 1.9 * _TAB_MARGIN)
                pen.plate(tab, BONE, radius=tab.height / 2, border=INK)
                for side in (-1, 1):
                    start = tab.centerx + side * 9, y - way * 2.5
                    pen.line(start, (tab.centerx, y + way * 3), INK, 2.4)

    # -- input ---------------------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """The description of the focused widget, preceded by its heading; empty if nothing has the focus."""
        if self.focused is None:
            return ""
        return sentences(self._heading(self.focus), self._described)

    @property
    def prompts(self) -> Prompts:
        return () if self.focused is None else self.focused.prompts

    @property
    def paragraph_words(self) -> str:
        """The text of all paragraphs, which never have the focus but should be read aloud."""
        rows = (
            paragraph
            for paragraph in self.widgets
            if isinstance(paragraph, Paragraph) and not paragraph.focusable
        )
        return sentences(*(paragraph.describe() for paragraph in rows))

    def announce(self) -> None:
        if self.focused is not None:
            self._feedback.say(self.words)

    @property
    def _described(self) -> str:
        """The description of the focused widget, with its position in the form."""
        if self.focused is None:
            return ""
        order = self._order()
        counted = self.focus in order and self._feedback.speaks_positions()
        place = position_words(order.index(self.focus), len(order)) if counted else ""
        return sentences(self._words_of(self.focused), place)

    def _words_of(self, widget: Widget) -> str:
        return widget.describe() if self._feedback.helps() else widget.state_words

    def _heading(self, index: int) -> str:
        """Return the text of a row's heading; empty if it has none, is `apart` or is pinned."""
        if self.widgets[index].apart or self._is_pinned(index):
            return ""
        rows = reversed(self.widgets[:index])
        return next((self._words_of(one) for one in rows if isinstance(one, Heading)), "")

    def handle(self, event: InputEvent) -> bool:
        """Handle an event; return whether the form used it."""
        widget = self.focused
        match event:
            case TextTyped(text=text) if isinstance(widget, TextField) and widget.editing:
                widget.type_text(text)
                self._announce_change(widget, widget.help)
                return True
            case TextErased() if isinstance(widget, TextField) and widget.editing:
                widget.erase()
                self._announce_change(widget, widget.help)
                return True
            case ActionPressed():
                return self._act(event)
            case PointerMoved(x=x, y=y, held=held):
                if held and self._dragged is not None and self._dragged < len(self._places):
                    return self.widgets[self._dragged].handle_pointer(self.area_of(self._dragged), x, y, True)
                index = self._widget_at(x, y)
                editing = isinstance(widget, TextField) and widget.editing
                if index is not None and not editing:
                    self._hover(index, x, y)
                return index is not None
            case PointerPressed(x=x, y=y, button=1):
                return self._press(x, y)
            case PointerReleased():
                self._dragged = None
            case Scrolled(x=x, y=y, dy=dy) if self.area.collidepoint(x, y):
                self._scroll_by(-dy * _WHEEL)
                return True
        return False

    def _scroll_by(self, units: float) -> None:
        """Scroll by at least a distance, stopping at the next upper edge of a row."""
        wanted, most = self._scroll + units, max(self._height - self.area.height, 0.0)
        tops = sorted(place.top for place in self._places[: self._scrolling])
        ahead = [top for top in tops if (top >= wanted if units > 0 else top <= wanted)]
        found = (ahead[0] if units > 0 else ahead[-1]) if ahead else wanted
        self._scroll = max(0.0, min(found, most))

    def _hover(self, index: int, x: float, y: float) -> None:
        """Move the focus to the row under the pointer, or to the part of the row there."""
        changed = self.widgets[index].hover(self.area_of(index), x, y)
        if index != self.focus:
            self.focus_on(index, scroll=False)
        elif changed:
            self._announce_focus(self._described)

    def _announce_focus(self, words: str) -> None:
        order = self._order()
        self._feedback.tick(order.index(self.focus), len(order))
        self._feedback.say(words)

    def _press(self, x: float, y: float) -> bool:
        self._dragged = None
        index = self._widget_at(x, y)
        if index is None:
            return False
        if index != self.focus:
            self.focus_on(index, scroll=False)
        widget = self.widgets[index]
        help = widget.help
        if widget.handle_pointer(self.area_of(index), x, y, False):
            self._dragged = index
            self._feedback.sound("menu_confirm")
            self._announce_change(widget, help)
        return True

    def _act(self, event: ActionPressed) -> bool:
        action, widget = event.action, self.focused
        if widget is None:
            return False
        help = widget.help
        if not (event.repeat and action is Action.CONFIRM) and widget.handle_action(action):
            self._feedback.sound("menu_confirm" if action is Action.CONFIRM else "menu_move")
            self._announce_change(widget, help)
            return True
        return self._move(action)

    def _announce_change(self, widget: Widget, help: str) -> None:
        """Announce a widget's new state after an action, and its help if that has changed."""
        now = self.focused
        if widget.announcement and now is not None:
            place = now.list_position if self._feedback.speaks_positions() else None
            other = now.help if self._feedback.helps() and now.help != help else ""
            self._feedback.say(sentences(now.announcement, other, position_words(*place) if place else ""))

    def _move(self, action: Action) -> bool:
        order = self._order()
        if not order:
            return False
        here = order.index(self.focus) if self.focus in order else 0
        if action in (Action.NEXT, Action.PREVIOUS):
            self.focus_on(order[(here + (1 if action is Action.NEXT else -1)) % len(order)])
        elif action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            found = self._neighbour(action)
            if found is None:
                return False
            self.focus_on(found)
        elif action in (Action.FIRST, Action.LAST):
            self.focus_on(order[0 if action is Action.FIRST else -1])
        elif action in (Action.PAGE_UP, Action.PAGE_DOWN):
            self.focus_on(
                order[max(0, min(len(order) - 1, here + (6 if action is Action.PAGE_DOWN else -6)))]
            )
        else:
            return False
        return True

    def _neighbour(self, action: Action) -> int | None:
        """Return the index of the nearest widget in a direction; up and down wrap at the ends.

        Left and right prefer widgets of the same row, then those that are more to the side than up or down.
        Up and down ignore widgets that are mostly to the side. Of several at the same distance, a strong
        button is preferred.
        """
        if not self._places:
            return self._next_in_order(action)
        here = self._places[self.focus]
        sign = 1 if action in (Action.DOWN, Action.RIGHT) else -1
        across = action in (Action.LEFT, Action.RIGHT)
        best, nearest = (False, 0.0, False), None
        for index in self._order():
            area = self._places[index]
            dx, dy = area.centerx - here.centerx, area.centery - here.centery
            above = area.left < here.right and here.left < area.right
            ahead, aside = (dx * sign, abs(dy)) if across else (dy * sign, 0 if above else abs(dx))
            level = not across or aside <= here.height / 2
            if ahead < 2 or (aside > ahead * (1 if across else 2) and not (across and level)):
                continue
            meant = getattr(self.widgets[index], "strong", False)
            distance = not level, ahead + aside * 2, not meant
            if nearest is None or distance < best:
                best, nearest = distance, index
        if nearest is None and not across:
            order = self._order()
            nearest = order[0] if sign > 0 else order[-1]
        return nearest

    def _next_in_order(self, action: Action) -> int | None:
        """Return the next widget's index for down, the previous one's for up, in a form without a layout yet.

        None if nothing has the focus, or for other actions.
        """
        order = self._order()
        if action not in (Action.UP, Action.DOWN) or self.focus not in order:
            return None
        return order[(order.index(self.focus) + (1 if action is Action.DOWN else -1)) % len(order)]

    def stop_editing(self) -> None:
        """End the editing of a text field; what was typed so far counts."""
        if self.focused is not None:
            self.focused.lose_focus()

    def focus_on(self, index: int, *, scroll: bool = True, last: int | None = None) -> None:
        """Focus a widget by index, and announce it; also scroll the rows up to `last` into view."""
        self.stop_editing()
        if index == self.focus:
            # A key that doesn't move the focus announces it again.
            self.announce()
            return
        same = self._heading(index) == self._heading(self.focus)
        self.focus = index
        if scroll:
            for shown in (index if last is None else last, index):
                self._reveal(shown)
        self._announce_focus(self._described if same else self.words)

    def _reveal(self, index: int) -> None:
        """Scroll a widget into view, with its heading if there's room, so that no row above is cut off."""
        if index >= len(self._places) or self._is_pinned(index):
            return
        area = self._places[index]
        before = self._places[index - 1] if index and not self.widgets[index - 1].focusable else area
        self._scroll = min(self._scroll, before.top)
        least = area.bottom - self._view.height
        if self._scroll < least:
            self._scroll = min(
                (row.top for row in self._places[: index + 1] if row.top >= least), default=least
            )

    def _widget_at(self, x: float, y: float) -> int | None:
        if not self.area.collidepoint(x, y) or not self._places:
            return None
        return next((index for index in self._order() if self.visible_area(index).collidepoint(x, y)), None)

    def visible_area(self, number: int) -> FRect:
        """Return the part of a widget's area that is in view; empty if the widget isn't drawn."""
        place = self.area_of(number)
        if self._is_pinned(number):
            return place
        return place.clip(self._view) if self.is_in_view(place, self._view) else FRect(0, 0, 0, 0)


class PlacedForm(Form):
    """A form with widgets in given areas of the canvas, without scrolling."""

    def __init__(self, feedback: Feedback) -> None:
        super().__init__([], feedback)
        self._given_areas: list[FRect] = []

    def place_widgets(self, canvas: FRect, places: Sequence[FRect]) -> None:
        self.area = FRect(canvas)
        self._given_areas = list(places)

    def arrange(self, pen: Pen) -> None:
        del pen
        self._places, self._height, self._scroll = self._given_areas, self.area.height, 0.0

    def _reveal(self, index: int) -> None:
        del index
