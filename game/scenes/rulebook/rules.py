"""The rulebook's screen: pages, lessons and albums."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import FRect

from game.audio.sounds import Sound
from game.cardgames.registry import kit_of, rules_of
from game.language.message import message, message_in, parts, sentence, sentences
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT, READ_SCREEN, ContextScene, draw_back_button, draw_title, page_of
from game.scenes.keys import KeyLine, key_lines
from game.scenes.pieces.boathouse import draw_jetty
from game.scenes.pieces.kit import draw_keycap, keycap_width, page_action
from game.scenes.rulebook.album import Album
from game.scenes.rulebook.controls import control_words, draw_controls
from game.scenes.rulebook.example import ExampleScene
from game.scenes.rulebook.lesson import LessonPage, LessonShow
from game.scenes.rulebook.slate import SLATE, PageSlate
from game.scenes.rulebook.tutorial_page import START_TUTORIAL, TUTORIAL, draw_begin
from game.scenes.stack import ALONG, SceneStack
from game.storage.levels.tables import BadLevel
from game.storage.places import has_tutorial
from game.tables.book.rulebook import Keys, Picture, RuleText
from game.ui.devices.actions import (
    ROW_KEYS,
    Action,
    ActionPressed,
    Device,
    InputEvent,
    PointerPressed,
    Scrolled,
)
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.boathouse import draw_wall
from game.ui.drawing.scenery.noticeboard import PLANK
from game.ui.drawing.text import Typeface
from game.ui.forms.prompts import prompt_label

_TAB_GAP, _TAB_PADDING = 6.0, 8.0
_TAB_HIGH = 36.0
"""The height of a tab."""
_TAB_LOW = 30.0
"""The height of a tab on a low canvas, where the page needs the room."""
_LOW_CANVAS = 540.0
"""The height below which a canvas is low."""
_TAB_SIZES = (15.0, 14.0, 13.0)
"""The possible letter sizes of tab titles; a low canvas prefers a single line to larger letters."""

_TURN, _CAP = 20.0, 20.0
"""The letter size of the buttons that turn the page, and the height of their keycaps."""

_AT_A_MATCH = (
    Action.CONFIRM,
    Action.CANCEL,
    Action.HINT,
    Action.UNDO,
    Action.FASTER,
    Action.SLOWER,
    Action.SKIP,
    Action.LOG,
    Action.MENU,
    Action.KEYS,
)
"""The actions in every match, regardless of the game."""
_PARAGRAPH_KEYS = {
    Action.UP: message_in("an action", "previous paragraph"),
    Action.DOWN: message_in("an action", "next paragraph"),
}
"""The names of keys that read a page's paragraphs."""
_TEACHER, _SMALLEST_TEACHER = 260.0, 90.0
"""The largest and smallest width of the mascot beside a page."""
_TEACHER_SHARE, _TEACHER_SEEN = 0.8, 0.9
"""The mascot's width as a share of the room beside the page, and the share of it that stays visible."""
_BACK = 136.0
"""The width reserved to the left of the title for *Back*, in units."""


def show_rules(context: Context, stack: SceneStack, game: str) -> None:
    in_match = any(scene.surviving_match for scene in stack.scenes)
    try:
        stack.push(RulesScene(context, game, in_match))
    except BadLevel as error:
        context.notify_of_problems(error.args)


class RulesScene(ContextScene):
    """A scene that shows a game's rules, page by page."""

    def __init__(self, context: Context, game: str, in_match: bool = False) -> None:
        """`in_match` hides the tutorial page, as the way back to a match would get too long."""
        super().__init__(context)
        self._game = game
        self.title = message("Rules of {game}", game=rules_of(game).title)
        pages = kit_of(game).rulebook()
        self._pages = (*pages, TUTORIAL) if has_tutorial(game) and not in_match else pages
        self.lessons = {
            place: LessonShow(context, game, page)
            for place, page in enumerate(self._pages)
            if page.lesson is not None
        }
        self.albums = {
            place: Album(context, page.album, self._open_example)
            for place, page in enumerate(self._pages)
            if page.album
        }
        self._table = next((lesson.table for lesson in self.lessons.values()), None)
        self.tabs: list[FRect] = []
        self.arrows: dict[int, FRect] = {}
        self.page_buttons: dict[int, FRect] = {}
        self.back_area = FRect(0, 0, 0, 0)
        self.begin_area: FRect | None = None
        self.page = self._paragraph = 0
        self._opened_from = 0

    @property
    def page_count(self) -> int:
        return len(self._pages)

    def resume(self) -> None:
        self._read_page()

    def _read_page(self) -> None:
        self._paragraph = 0
        self.context.captions.read(sentences(*self._paragraphs))

    @property
    def _paragraphs(self) -> list[str]:
        """The page in words: first its title and number."""
        page = self._pages[self.page]
        lesson, album = self.lessons.get(self.page), self.albums.get(self.page)
        words: list[str] = [
            sentences(sentence(page.title), self.context.position(self.page, self.page_count))
        ]
        for block in page.blocks:
            match block:
                case RuleText():
                    words.append(block.text)
                case Picture():
                    words += block.words
                case Keys():
                    words += [line.state_words for line in self._key_lines]
                case _:
                    words.append(sentence(block.caption))
        words += [control_words(self.context, control) for control in page.controls]
        confirm = prompt_label(self.context.input.bindings, Action.CONFIRM, self.context.device)
        if lesson is not None:
            words += [self._step_words(lesson), message("{key}: go on.", key=confirm)]
        if self._is_tutorial:
            words.append(sentence(message("{key}: {action}", key=confirm, action=START_TUTORIAL)))
        if album is not None:
            words.append(album.words)
        return [paragraph for paragraph in words if paragraph]

    @property
    def _by_paragraph(self) -> bool:
        """Whether up and down read single paragraphs instead of turning pages: while speech is on."""
        aloud = self.context.aloud
        return aloud is not None and aloud.on

    def _move_by(self, step: int) -> None:
        """Read the next paragraph (`step` is 1) or the previous one (-1), or turn the page."""
        place, paragraphs = self._paragraph + step, self._paragraphs
        if self._by_paragraph and 0 <= place < len(paragraphs):
            self._paragraph = place
        elif self._turn_to(self.page + step) or not self._by_paragraph:
            return
        self.context.captions.read(paragraphs[self._paragraph])

    def _step_words(self, lesson: LessonShow) -> str:
        """Return the text of a lesson's current step, with its position."""
        return sentences(lesson.words, self.context.position(lesson.step, len(lesson.lesson.stages)))

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, *ALONG, Action.ANNOUNCE_CARD, Action.ANNOUNCE_ROWS)

    @property
    def key_names(self) -> Mapping[Action, str]:
        return {**READ_SCREEN, **(_PARAGRAPH_KEYS if self._by_paragraph else {})}

    @property
    def moving(self) -> bool:
        lesson = self.lessons.get(self.page)
        return lesson is not None and lesson.moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        lesson = self.lessons.get(self.page)
        if lesson is not None:
            lesson.update(seconds)

    # -- drawing -------------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        self.begin_area = None
        draw_wall(pen)
        lesson = self.lessons.get(self.page)
        if lesson is None:
            self._draw_book(pen)
        else:
            self._draw_lesson(pen, lesson)

    def _draw_lesson(self, pen: Pen, lesson: LessonShow) -> None:
        laid = LessonPage.of(pen, lesson)
        laid.draw(pen, lesson, self.context.input)
        self._draw_back_button(pen, laid.back)
        self.tabs, self.arrows, self.page_buttons = [], laid.arrows, {}

    def _draw_book(self, pen: Pen) -> None:
        # A low canvas has no title, as the page needs the room, and *Back* is at the foot.
        low = pen.area.height < _LOW_CANVAS
        page = page_of(pen).inflate(-36 if low else -60, 0)
        top = _TAB_GAP if low else draw_title(pen, self.title, pen.area.width - 2 * _BACK)
        top = self._draw_tabs(pen, page, top)
        foot = pen.area.height - PROMPT_HEIGHT
        area = FRect(page.left, top, page.width, foot - 8 - top)
        album = self.albums.get(self.page)
        if controls := self._pages[self.page].controls:
            draw_controls(pen, self.context, controls, area)
        elif album is None:
            self._draw_page(pen, area)
            if self._is_tutorial:
                self.begin_area = draw_begin(pen, area, self.context.input)
        else:
            album.draw(pen, area)
        draw_jetty(pen, FRect(0, foot, pen.area.width, PROMPT_HEIGHT))
        self._draw_back_button(pen, FRect(page.left, foot + 6 if low else 20, 96, 36 if low else 38))
        self._draw_page_buttons(pen, page)

    def _draw_page_buttons(self, pen: Pen, page: FRect) -> None:
        """Draw the buttons that turn the page, with their keys, on the jetty."""
        words, devices = message_in("a page", "Next ›"), self.context.input
        wide = pen.width(words, _TURN, Typeface.TITLE) + _TURN * 1.6
        on = FRect(page.right - wide, pen.area.height - PROMPT_HEIGHT + 7, wide, PROMPT_HEIGHT - 11)
        back = FRect(on.left - 52, on.top, 44, on.height)
        self.page_buttons = {}
        for step, area, sign in ((-1, back, "‹"), (1, on, words)):
            if not 0 <= self.page + step < self.page_count:
                continue
            self.page_buttons[step] = area
            plate, ink = (GOLD, INK) if step > 0 else (PLANK, BONE)
            pen.plate(area, plate, radius=10, border=INK)
            pen.text(sign, area.center, _TURN, Typeface.TITLE, ink, anchor="center", width=area.width - 8)
            key = page_action(devices, step)
            right = area.right + 6 if step > 0 else area.left + 20
            draw_keycap(
                pen, devices, key, (right - keycap_width(pen, devices, key, _CAP) / 2, area.top), _CAP
            )

    @property
    def _is_tutorial(self) -> bool:
        return self._pages[self.page] is TUTORIAL

    def _draw_back_button(self, pen: Pen, area: FRect) -> None:
        self.back_area = area
        draw_back_button(pen, area, self.context.input)

    def _draw_tabs(self, pen: Pen, row: FRect, top: float) -> float:
        widths, size = self._tab_widths(pen, row.width)
        high = _TAB_LOW if pen.area.height < _LOW_CANVAS else _TAB_HIGH
        self.tabs, left = [], row.left
        for place, page in enumerate(self._pages):
            if left + widths[place] > row.right + 1:
                left, top = row.left, top + high + _TAB_GAP
            area = FRect(left, top, widths[place], high)
            self.tabs.append(area)
            left = area.right + _TAB_GAP
            here = place == self.page
            pen.plate(area, GOLD if here else PLANK, border=INK, radius=10)
            pen.text(page.title, area.center, size, Typeface.BOLD, INK if here else BONE, anchor="center")
        return top + high + 12

    def _tab_widths(self, pen: Pen, room: float) -> tuple[list[float], float]:
        """Return the tabs' widths, for one or two lines, and the letter size of their titles."""
        low = pen.area.height < _LOW_CANVAS
        tries = sorted(
            ((count, size) for size in _TAB_SIZES for count in (1, 2)),
            key=lambda one: one[0] if low else -one[1],
        )
        for count, size in tries:
            titles = [pen.width(page.title, size, Typeface.BOLD) for page in self._pages]
            lines = _split_titles(titles) if count > 1 else (titles,)
            spares = [(room - _TAB_GAP * (len(line) - 1) - sum(line)) / len(line) for line in lines]
            if min(spares) >= _TAB_PADDING:
                break
        widths = [title + spare for line, spare in zip(lines, spares, strict=True) for title in line]
        return widths, size

    def _draw_page(self, pen: Pen, area: FRect) -> None:
        page = self._pages[self.page]
        width = min(area.width, SLATE)
        frame = FRect(area.centerx - width / 2, area.top, width, area.height)
        if not self._is_tutorial:
            # On a wide canvas, the slate makes room for a large mascot, and ends where the tabs do.
            spare = max(frame.left - area.left - _TEACHER / 2, 0.0)
            frame.left += spare
            frame.width = area.right - frame.left if spare else frame.width
            self._draw_teacher(pen, frame)
        lines = self._key_lines if any(isinstance(block, Keys) for block in page.blocks) else []
        PageSlate(frame, self.context, page, self._table, lines).draw(pen)

    def _draw_teacher(self, pen: Pen, frame: FRect) -> None:
        """Draw the mascot behind the left edge of the slate, if there's room."""
        wide = min(frame.left * _TEACHER_SHARE, _TEACHER)
        if wide >= _SMALLEST_TEACHER:
            ducks, mascot = self.context.art.ducks, self.context.art.mascot()
            image = ducks.bust(mascot, pen.screen.scale.px(wide), (0.6, -0.3), Wings.UP)
            foot = frame.left - wide * (_TEACHER_SEEN - 0.5), pen.area.height - PROMPT_HEIGHT
            pen.image(image, foot, anchor="midbottom")

    @property
    def _key_lines(self) -> list[KeyLine]:
        """The lines that explain the keys of every match and of the game's table."""
        if self._table is None:
            return key_lines(self.context, _AT_A_MATCH, {})
        actions = tuple(dict.fromkeys((*_AT_A_MATCH, *self._table.keys)))
        names = dict(self._table.key_names)
        if self.context.device is not Device.GAMEPAD:
            # All number keys are on one line, with the words of the picture that shows them.
            controls = [control for page in self._pages for control in page.controls]
            rows = [control for control in controls if len({*control.actions} & {*ROW_KEYS}) > 1]
            names |= {action: control.text for control in rows for action in control.actions}
        return _merge_lines(key_lines(self.context, actions, names))

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        lesson, album = self.lessons.get(self.page), self.albums.get(self.page)
        if album is not None and album.handle(event):
            return True
        match event:
            case ActionPressed(action=Action.CANCEL):
                self._go_back()
            case ActionPressed(action=Action.HELP | Action.MENU):
                self.back()
            case ActionPressed(action=Action.NEXT | Action.PAGE_DOWN):
                self._turn_to(self.page + 1)
            case ActionPressed(action=Action.PREVIOUS | Action.PAGE_UP):
                self._turn_to(self.page - 1)
            case ActionPressed(action=Action.DOWN | Action.UP as action):
                self._move_by(1 if action is Action.DOWN else -1)
            case ActionPressed(action=Action.FIRST):
                self._turn_to(0)
            case ActionPressed(action=Action.LAST):
                self._turn_to(self.page_count - 1)
            case ActionPressed(action=Action.CONFIRM | Action.RIGHT):
                self._go_forward(lesson)
            case ActionPressed(action=Action.LEFT):
                self._go_backward(lesson)
            case ActionPressed(action=Action.ANNOUNCE_ROWS):
                self._read_page()
            case ActionPressed(repeat=False):
                self.context.captions.read(self._paragraphs[self._paragraph])
            case Scrolled(dy=dy):
                self._turn_to(self.page + (1 if dy < 0 else -1))
            case PointerPressed(x=x, y=y, button=1):
                self._handle_click(x, y, lesson)
        return True

    def _open_example(self, album: Album) -> None:
        self.stack.push(ExampleScene(self.context, self._game, album))

    def _go_back(self) -> None:
        """Go back from a lesson to the page that it was opened from; outside lessons, leave the rules."""
        if self.page in self.lessons and self.page != self._opened_from:
            self._turn_to(self._opened_from)
        else:
            self.back()

    def _handle_click(self, x: float, y: float, lesson: LessonShow | None) -> None:
        if self.back_area.collidepoint(x, y):
            self._go_back()
            return
        for step, turn in self.page_buttons.items():
            if turn.collidepoint(x, y):
                self._turn_to(self.page + step)
                return
        for place, tab in enumerate(self.tabs):
            if tab.collidepoint(x, y):
                self._turn_to(place)
                return
        if self.begin_area is not None and self.begin_area.collidepoint(x, y):
            self._go_forward(lesson)
        # A page opened in this frame has no layout yet, and so no arrows.
        pressed = [step for step, arrow in self.arrows.items() if arrow.collidepoint(x, y)]
        if lesson is not None and pressed:
            lesson.hurry()
            (self._go_forward if pressed[0] > 0 else self._go_backward)(lesson)
        elif lesson is not None and not lesson.hurry():
            # A press on the table or the words also continues the lesson, but never turns the page.
            self._show_step(lesson, lesson.step + 1)

    def _go_backward(self, lesson: LessonShow | None) -> None:
        if lesson is None or not self._show_step(lesson, lesson.step - 1):
            self._turn_to(self.page - 1)

    def _go_forward(self, lesson: LessonShow | None) -> None:
        if self._is_tutorial:
            self.context.screens.tutorial(self._game)
        elif lesson is None or (not lesson.hurry() and not self._show_step(lesson, lesson.step + 1)):
            self._turn_to(self.page + 1)

    def _show_step(self, lesson: LessonShow, step: int) -> bool:
        if not lesson.go_to_step(step):
            return False
        self.context.audio.play(Sound.PAGE)
        self.context.captions.read(self._step_words(lesson))
        return True

    def _turn_to(self, page: int) -> bool:
        """Turn to a page by index; return whether there is such a page, apart from the current one."""
        if not 0 <= page < self.page_count or page == self.page:
            return False
        if self.page not in self.lessons:
            self._opened_from = self.page
        self.page = page
        self.context.audio.play(Sound.PAGE)
        self._read_page()
        return True


def _merge_lines(lines: list[KeyLine]) -> list[KeyLine]:
    """Merge lines with the same name into one with all their keys."""
    same: dict[str, list[KeyLine]] = {}
    for line in lines:
        same.setdefault(line.name, []).append(line)
    return [found[0] if len(found) == 1 else _merged(found) for found in same.values()]


def _merged(lines: list[KeyLine]) -> KeyLine:
    keys = [line.key for line in lines]
    if len(keys) > 2 and "".join(keys) in "123456":
        return KeyLine(message("{first} to {last}", first=keys[0], last=keys[-1]), None, lines[0].name)
    return KeyLine(parts(" / ", keys), None, lines[0].name)


def _split_titles(titles: list[float]) -> tuple[list[float], list[float]]:
    """Split the widths of titles into two lines of similar width."""
    wide = [title + _TAB_GAP + _TAB_PADDING for title in titles]
    at = min(range(1, len(wide)), key=lambda place: max(sum(wide[:place]), sum(wide[place:])))
    return titles[:at], titles[at:]
