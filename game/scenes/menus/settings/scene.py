"""The settings: a boathouse with a door for each chapter, and the chapters' pages."""

from __future__ import annotations

from pygame import FRect

from game.audio.sounds import Sound
from game.language.message import message, message_in
from game.scenes.board_scene import BoathouseScene
from game.scenes.context import Context
from game.scenes.menus.settings.chapters import CHAPTERS, Chapter
from game.scenes.menus.settings.controls import Control
from game.scenes.menus.settings.live_table import LiveTable, WindowPart
from game.scenes.menus.settings.wall import WallPage
from game.scenes.pieces.boathouse import DOORS, Area, HouseDoor, WoodenSign
from game.scenes.pieces.caption import draw_caption
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.images import INSTRUMENT, draw_instrument
from game.storage.settings import Settings
from game.ui.devices.actions import Action, ActionPressed, Device, InputEvent
from game.ui.drawing.draw import Pen, centred_area
from game.ui.forms.widgets import Prompts

_SHADE = 0.8
"""The opacity of the shade between the table and a picture in front of it."""
_NEXT_DOOR = message_in("a key leads there", "next door")


class ChapterScene(WallPage):
    """A page with a chapter's controls; each change is shown on the table and saved immediately."""

    def __init__(self, context: Context, chapter: Chapter) -> None:
        super().__init__(context)
        self.chapter, self.title, self.picture = chapter, chapter.title, chapter.picture
        self.window_words = chapter.window
        self._shown = context.settings
        self._tables: dict[str, LiveTable] = {}

    def refill(self) -> None:
        """Recreate the controls with the current values."""
        devices = self.context.input
        back = self.back_sign(message("To the settings."))
        reset = WoodenSign(
            message("Reset page"), self._reset, message("Sets everything here back to its default."), devices
        )
        rows = self.chapter.rows(self.context)
        self.form.fill([*rows, back, reset])

    def _reset(self) -> None:
        defaults = Settings()
        self.context.change(**{name: getattr(defaults, name) for name in self.chapter.settings})
        self.refill()
        self.context.captions.answer(message("Everything on this page is reset."))

    # -- lifecycle -----------------------------------------------------------------------------------

    @property
    def summary(self) -> str:
        return self.chapter.remark

    @property
    def table(self) -> LiveTable:
        """The table in the window: of the game whose own setting has the focus, or of the current game."""
        focused = self.form.focused
        game = focused.game if isinstance(focused, Control) and focused.game else self.context.game
        if game not in self._tables:
            self._tables[game] = LiveTable(self.context, game)
        return self._tables[game]

    @property
    def moving(self) -> bool:
        return self._shown is not self.context.settings or self.table.moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        table = self.table
        if self._shown is not self.context.settings:
            self._shown = self.context.settings
            for live_table in self._tables.values():
                live_table.apply_settings()
            focused = self.form.focused
            if isinstance(focused, Control) and focused.shows:
                table.play_turn()
        table.update(seconds)

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def speech(self) -> str:
        """What the host says: the remark of the focused control or of the chapter, or a sign's help."""
        focused = self.form.focused
        if isinstance(focused, Control):
            return focused.remark or self.chapter.remark
        return self.chapter.remark if focused is None else focused.help

    @property
    def part(self) -> WindowPart:
        """What the window shows: what belongs to the focused control, or to the first one."""
        rows = (self.form.focused, *self.form.widgets)
        return next((row.part for row in rows if isinstance(row, Control)), WindowPart.HAND)

    def draw_over(self, pen: Pen, fit: Fit, window: FRect) -> None:
        settings = self.context.settings
        if self.part is WindowPart.PICTURE:
            pen.panel(window, alpha=_SHADE, radius=0.0, edged=False)
            area = centred_area(window.center, *(side * fit.scale for side in INSTRUMENT))
            draw_instrument(pen, area, self.picture, rings=self.chapter.rings and not settings.muted)
        elif self.part is WindowPart.CAPTION and settings.captions:
            area = self.table.caption_area(pen, window)
            draw_caption(pen, self.table.caption, area, low=area.bottom, read=0.0, whole=True)

    @property
    def prompts(self) -> Prompts:
        door = ((Action.NEXT, _NEXT_DOOR),) if self.context.device is Device.GAMEPAD else ()
        return (*self.form.prompts, *door)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        steps = {Action.NEXT: 1, Action.PREVIOUS: -1}
        if isinstance(event, ActionPressed) and event.device is Device.GAMEPAD and event.action in steps:
            self._turn_chapter(steps[event.action])
            return True
        return super().handle(event)

    def _turn_chapter(self, step: int) -> None:
        # A text field would keep taking all keys as letters.
        self.form.stop_editing()
        self.context.play_sound(Sound.MENU_CONFIRM)
        place = (CHAPTERS.index(self.chapter) + step) % len(CHAPTERS)
        self.stack.replace(ChapterScene(self.context, CHAPTERS[place]))


class SettingsScene(BoathouseScene):
    """A screen with the doors of all chapters."""

    title = message("Settings")
    welcome = summary = message("What shall we change?")
    back_help = message("Back to where you were.")

    def doors(self) -> list[tuple[HouseDoor, Area]]:
        return list(zip(map(self._door, CHAPTERS), DOORS, strict=True))

    def _door(self, chapter: Chapter) -> HouseDoor:
        return HouseDoor(
            chapter.title,
            chapter.door_words(self.context),
            lambda: self.stack.push(ChapterScene(self.context, chapter)),
            chapter.text,
            picture=chapter.picture,
            colour=chapter.colour,
        )
