"""The title screen: the name of the house, its games, the menu of a game, and its table playing behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from pygame import FRect

from game.audio.sounds import Music
from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.scenes.frame import PROMPT_HEIGHT
from game.scenes.stack import Scene
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.ducks import Duck, Extra, Mood
from game.ui.drawing.felt import draw_felt
from game.ui.drawing.palette import BONE, INK, MIST, PALE_GOLD
from game.ui.drawing.text import Face
from game.ui.forms.form import Form
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.tiles import Tiles
from game.ui.forms.widgets import Button, Heading, Widget

if TYPE_CHECKING:
    from game.engine.journal import Header
    from game.scenes.menus.attract import Attract
    from game.storage.levels import Ready

# The first frame need not wait for the ready-made tables to be read, nor for any game to be loaded.
_LOADED_AT = 2
_ATTRACT_AFTER = 0.3


class TitleScene(Scene):
    """The first scene: the games, and the menu of the chosen game.

    Attributes:
        attract: the match that is played behind the menu, once there is one.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self.form = Form([], context.feedback, columns=2)
        self.attract: Attract | None = None
        self._age = 0.0
        self._frames = 0
        self._chosen_for = 0.0
        self._unfinished: list[Path] = []

    @property
    def game(self) -> str:
        """The game whose menu is shown: the game chosen last."""
        last = self.context.settings.game
        return last if last in GAMES else next(iter(GAMES))

    def resume(self) -> None:
        """Look for unfinished matches, and say the name of the screen and its focus."""
        self.context.audio.music(Music.MENU)
        self._unfinished = self.context.unfinished()
        rows = self._widgets()
        self.form.fill(rows)
        self.form.focus = next(place for place, row in enumerate(rows) if isinstance(row, Button))
        offer = " An unfinished match waits." if self._unfinished else ""
        self.context.captions.read(f"Sixes.{offer}")
        self.form.announce()

    def _widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = []
        kit = GAMES[self.game]
        if len(GAMES) > 1:
            games = list(GAMES)
            names = [each.title for each in GAMES.values()]
            words = f"{kit.pitch}."
            rows.append(Tiles("Game", names, games.index(self.game), self._choose, self._emblem, words))
        header = self.context.header_of(self._unfinished[0]) if self._unfinished else None
        if header is not None:
            rows.append(self._resume_row(header))
        play = Button(
            f"Play {kit.title}",
            self._setup,
            "Choose opponents and options.",
            strong=header is None,
            wide=True,
        )
        rows.append(play)
        if self._frames >= _LOADED_AT:
            tables = [table for table in self.context.tables if table.game == self.game]
            rows += [Heading("Ready-made tables")] if tables else []
            rows += [Button(table.title, self._ready(table), table.text) for table in tables]
        rows.append(Heading("The house"))
        rows += [
            Button("Rules", self._rules, "How it is played, with pictures and an example to step through."),
            Button("Records", self._records, "Your matches, to watch again, and how you are doing."),
            Button("Settings", self._settings, "Sound, speed, size, keys."),
            Button("Quit", self.context.quit, "Until next time."),
        ]
        return rows

    def _resume_row(self, header: Header) -> Button:
        names = ", ".join(player.name for player in header.players[1:4])
        more = f" and {len(header.players) - 4} more" if len(header.players) > 4 else ""
        title = f" {GAMES[header.game].title}" if len(GAMES) > 1 else ""
        words = f"Go on where you stopped, against {names}{more}."
        return Button(f"Resume{title}", self._resume, words, strong=True, wide=True)

    def _emblem(self, pen: Pen, place: int, area: FRect) -> None:
        """The picture of a game's tile."""
        if self._frames >= _LOADED_AT:
            from game.tables.emblem import draw_emblem

            draw_emblem(pen, self.context.art, list(GAMES.values())[place].emblem(), area)

    # -- menu ----------------------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        """Show another game's menu, and remember it."""
        self.context.change(game=list(GAMES)[place])
        self._chosen_for = 0.0
        self.form.fill(self._widgets())

    def _resume(self) -> None:
        if not self.context.screens.resume(self._unfinished[0]):
            self._unfinished = self._unfinished[1:]
            self.form.fill(self._widgets())

    def _setup(self) -> None:
        self.context.screens.setup(self.game)

    def _ready(self, table: Ready) -> Callable[[], None]:
        def go() -> None:
            self.context.screens.start(table.game, table.opponents, table.options, title=table.title)

        return go

    def _rules(self) -> None:
        self.context.screens.rules(self.game)

    def _records(self) -> None:
        self.context.screens.records(self.game)

    def _settings(self) -> None:
        self.context.screens.settings()

    # -- the picture ---------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let the chosen game's table play behind, once the first frames are on the screen."""
        self._age += seconds
        self._frames += 1
        self._chosen_for += seconds
        if self._frames == _LOADED_AT:
            self.form.fill(self._widgets())
        self.context.captions.update(seconds)
        if self.attract is None or self.attract.game != self.game:
            self._load_attract()
        if self.attract is not None:
            self.attract.update(min(seconds, 0.05))

    def _load_attract(self) -> None:
        """Load the table of the game chosen last, when the player seems to have stopped choosing."""
        first = self.attract is None and self._frames > 3
        if (first or self._chosen_for >= _ATTRACT_AFTER) and len(self.context.opponents) >= 4:
            from game.scenes.menus.attract import Attract

            self.attract = Attract(self.context, self.game)

    def draw(self, pen: Pen) -> None:
        """The table behind, dimmed; name and duck on the left, the menu on the right."""
        if self.attract is None:
            draw_felt(pen)
        else:
            self.attract.draw(pen, pen.area)
        pen.dim(0.76)
        area = pen.area
        menu_width = min(430.0, area.width * 0.42)
        self._name(pen, FRect(0, 0, area.width - menu_width - 60, area.height))
        frame = FRect(area.right - menu_width - 48, 24, menu_width + 24, area.height - 48 - PROMPT_HEIGHT)
        pen.panel(frame, alpha=0.72)
        self.form.area = FRect(frame.left + 14, frame.top + 10, frame.width - 34, frame.height - 20)
        self.form.draw(pen)
        widget = self.form.focused
        if widget is not None and widget.help:
            box = FRect(30, area.height - PROMPT_HEIGHT - 74, frame.left - 60, 60)
            pen.paragraph(widget.help, box, 17, Face.BOLD, PALE_GOLD, align="center")
        hints = ((Action.CONFIRM, "choose"), (Action.MUTE, "mute"), (Action.FULLSCREEN, "fullscreen"))
        at = (20, area.height - PROMPT_HEIGHT + 6)
        draw_prompts(pen, self.context.input.bindings, self.context.device, hints, at)

    def _name(self, pen: Pen, area: FRect) -> None:
        size = min(area.height * 0.17, area.width * 0.2)
        middle = (area.centerx, area.height * 0.30)
        pen.text("Sixes", middle, size, Face.TITLE, PALE_GOLD, outline=INK, anchor="center")
        under = (area.centerx, middle[1] + size * 0.72)
        pen.text("the arcade where six is the magic number", under, 19, Face.BOLD, BONE, anchor="center")
        ducks = self.context.art.ducks
        each = min(area.width / 7, 92.0)
        still = self.context.settings.reduced_motion
        extras = (Extra.CAP, Extra.NONE, Extra.CROWN, Extra.BOW, Extra.CAPTAIN, Extra.PIRATE)
        for place, extra in enumerate(extras):
            wave = 0.0 if still else abs(((self._age * 0.9 + place * 0.17) % 1.0) - 0.5) * 16
            duck = replace(Duck(), mood=Mood.GLEE if place % 2 else Mood.CALM, extra=extra)
            image = ducks.surface(duck, pen.screen.scale.px(each * 0.9))
            x = area.centerx + (place - (len(extras) - 1) / 2) * each - each * 0.45
            pen.image(image, (x, under[1] + 40 + wave))
        at = (area.centerx, under[1] + 60 + each)
        pen.text(GAMES[self.game].pitch, at, 14, Face.TEXT, MIST, anchor="center", width=area.width - 20)

    # -- input ---------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """Pass input to the menu; cancel moves to its end, where the player can quit."""
        if self.form.handle(event):
            return True
        if isinstance(event, ActionPressed) and event.action is Action.CANCEL:
            self.form.handle(ActionPressed(Action.LAST, event.device))
            return True
        if isinstance(event, ActionPressed) and event.action is Action.HELP:
            self._rules()
            return True
        return False
