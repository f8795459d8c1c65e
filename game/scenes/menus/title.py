"""The title screen: the logo over the evening pond, a poster for each game, and the main menu."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from pygame import Surface

from game.audio.sounds import Music
from game.cardgames.registry import GAMES
from game.language.message import Text, message, sentence
from game.scenes.board_scene import BoardScene, PlacedWidget
from game.scenes.context import Context
from game.scenes.menus.plaques import Badge, MatchSign, NoteSign, Plank
from game.scenes.menus.posters import Posters
from game.scenes.pieces.fit import Fit
from game.scenes.screens import Note
from game.scenes.stack import SceneStack
from game.ui.devices.actions import Action, ActionPressed
from game.ui.drawing.allowance import CARD
from game.ui.drawing.draw import Pen
from game.ui.drawing.logo import logo, logo_shadow
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.scenery.evening import draw_evening, paint_twilight
from game.ui.drawing.text import Typeface
from game.ui.forms.form import PlacedForm
from game.ui.forms.widgets import Prompts

if TYPE_CHECKING:
    from game.scenes.menus.waiting import WaitingMatch
    from game.tables.painting.emblem import Emblem

_LOADED_AT = 2
"""The first frame that shows the backdrop and the games, once loaded; earlier frames don't wait for them."""
_BREATH = 4.2
"""The period in seconds with which the selected game's cards sway."""
_LOGO, _DUCK = 150.0, 124.0
# The areas of the widgets on a canvas of 1280 × 720.
_SIGN = (40.0, 84.0, 310.0, 122.0)
POSTERS = (28.0, 258.0, 1224.0, 288.0)
_PLAY = (36.0, 592.0, 400.0, 74.0)
_ARCADE = (450.0, 592.0, 310.0, 74.0)
_RULES = (774.0, 592.0, 226.0, 74.0)
_RECORDS = (1014.0, 592.0, 230.0, 74.0)
_SETTINGS = (983.0, 22.0, 140.0, 84.0)
_QUIT = (1138.0, 22.0, 140.0, 84.0)
_NOTES = tuple((876.0, top, 376.0, 37.0) for top in (116.0, 155.0, 194.0, 233.0))
_NAME = "Sixes"
_HINTS = ((Action.MUTE, message("mute")), (Action.FULLSCREEN, message("fullscreen")))


def show_title(context: Context, stack: SceneStack) -> None:
    """Clear the stack and show the title."""
    title = TitleScene(context)
    stack.clear()
    stack.push(title)


class TitleScene(BoardScene):
    """The first screen: the posters, the menu, notes, and the unfinished match `waiting` (or None)."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = PlacedForm(replace(context.feedback, speaks_positions=self._counts))
        self.waiting: WaitingMatch | None = None
        self._frames = self._since_loading = 0
        self._age = 0.0
        self._news: Text | None = None
        self._notes: tuple[Note, ...] = ()
        self._unfinished: list[Path] = []

    def _counts(self) -> bool:
        """Return whether positions are announced, which is correct only once the notes are there."""
        return self._since_loading > 1 and self.context.speaks_positions

    @property
    def game(self) -> str:
        return self.context.game

    def resume(self) -> None:
        self.context.audio.play_music(Music.MENU)
        before, focused = self.waiting, self.form.focused
        self._unfinished = self.context.archive.unfinished()
        self._find_waiting()
        self._look_up_news()
        self.refill()
        self._load_round()
        same = (before and before.path) == (self.waiting and self.waiting.path)
        if focused is None or not same:
            self.focus_first(MatchSign if self.waiting else Plank)
        offer = message("An unfinished match is waiting.") if self._unfinished else ""
        self.read_out(_NAME, offer, self.form.words)

    def _find_waiting(self) -> None:
        header = self.context.archive.header_of(self._unfinished[0]) if self._unfinished else None
        self.waiting = None
        if header is not None:
            from game.scenes.menus.waiting import WaitingMatch

            self.waiting = WaitingMatch(self._unfinished[0], header)

    def _load_round(self) -> None:
        """Add the round and the run to the unfinished match's sign, once a thread has loaded it."""
        waiting, readings = self.waiting, self.context.archive.readings
        if not self._since_loading or waiting is None or waiting.moment is not None:
            return
        from game.scenes.menus.waiting import round_words, run_words

        reading = readings.find_current(waiting.path) if readings.ready(waiting.path) else None
        if reading is not None:
            run = run_words(self.context, waiting)
            self.waiting = waiting._replace(moment=round_words(reading), run=run)
            self.refill()

    def _look_up_news(self) -> None:
        """Look up the arcade's news and the notes, in two different frames after the first one."""
        if self._since_loading:
            self._news = self.context.screens.news()
        if self._since_loading > 1:
            self._notes = self.context.screens.notes()

    def refill(self) -> None:
        self.set_widgets(self._placed_widgets())

    def _placed_widgets(self) -> list[PlacedWidget]:
        """Return the widgets with their areas; only signs and notes come and go."""
        kit, games, screens = GAMES[self.game], list(GAMES), self.context.screens
        posters = Posters(
            [each.title for each in GAMES.values()],
            games.index(self.game),
            self._choose,
            self._open_setup,
            self._emblem,
            self.context.art,
            [sentence(each.pitch) for each in GAMES.values()],
        )
        play = Plank(
            message("Play {game}", game=kit.title),
            message("set the table, then deal"),
            self._open_setup,
            message("Choose ducks and rules, then deal."),
            strong=self.waiting is None,
        )
        if self.context.archive.offers_tutorial(self.game):
            play = Plank(
                message("Learn {game}", game=kit.title),
                message("by playing, in five minutes"),
                lambda: self._choose_duck_first(partial(self.context.screens.tutorial, self.game)),
                message("A short tutorial. To play right away, choose the game’s table."),
                strong=self.waiting is None,
            )
        arcade = Plank(
            message("Arcade"),
            self._news or message("more to play for"),
            screens.arcade,
            message("The daily deal, and everything else there is to play for."),
        )
        rules = Plank(
            message("Rules"),
            message("with examples"),
            partial(screens.rules, self.game),
            message("How to play {game}, with pictures and examples.", game=kit.title),
        )
        records = Plank(
            message("Records"),
            message("replays, coach"),
            partial(screens.records, self.game),
            message("Watch your matches again with the coach."),
        )
        settings = Badge(
            message("Settings"), "signs/gear", screens.settings, message("Sound, speed, size and keys.")
        )
        leave = Badge(message("Quit"), "signs/door", self._quit, message("Until next time."))
        notes = [NoteSign(one.words, one.picture, one.open, one.about) for one in self._notes]
        sign = [] if self.waiting is None else [(self._match_sign(self.waiting), _SIGN)]
        return [
            *sign,
            (posters, POSTERS),
            (play, _PLAY),
            (arcade, _ARCADE),
            (rules, _RULES),
            (records, _RECORDS),
            *zip(notes, _NOTES, strict=False),
            (settings, _SETTINGS),
            (leave, _QUIT),
        ]

    def _match_sign(self, waiting: WaitingMatch) -> MatchSign:
        ducks = waiting.ducks(self.context) if self._since_loading else ()
        return MatchSign(
            waiting.action, waiting.lines, ducks, self._resume_behind_sign, waiting.words, self.context.art
        )

    def _emblem(self, place: int) -> Emblem | None:
        """Return a game's emblem, or None until the emblems of all games are painted."""
        return list(GAMES.values())[place].emblem() if self._since_loading >= 2 + len(GAMES) else None

    @property
    def _posters(self) -> Posters:
        return next(row for row in self.form.widgets if isinstance(row, Posters))

    def _prepare_poster(self, pen: Pen, fit: Fit) -> None:
        """Paint one more poster in advance; the background hides it."""
        place = self._since_loading - 3
        if 0 <= place < len(GAMES) - 1:
            emblem = list(GAMES.values())[place].emblem()
            self._posters.prepare(pen, fit.area(*POSTERS), place, emblem)

    # -- menu ----------------------------------------------------------------------------------------

    def _choose(self, place: int) -> None:
        self.context.change(game=list(GAMES)[place])
        self.refill()

    def _resume_behind_sign(self) -> None:
        self.stack.run_behind_sign(message("Setting the table…"), self._resume_match, self._can_resume)

    def _can_resume(self) -> bool:
        """Return whether a match's scenes and the unfinished match are loaded."""
        waiting = self.waiting
        games = [] if waiting is None else [waiting.header.game]
        read = waiting is None or self.context.archive.readings.ready(waiting.path)
        return self.context.screens.ready("resume", *games) and read

    def _resume_match(self) -> None:
        if not self.context.screens.resume(self._unfinished[0]):
            self._unfinished = self._unfinished[1:]
            self._find_waiting()
            self.refill()

    def _open_setup(self) -> None:
        self._choose_duck_first(partial(self.context.screens.setup, self.game))

    def _choose_duck_first(self, go_on: Callable[[], None]) -> None:
        """Call `go_on`, but let a new player choose a duck first."""
        if self.context.archive.is_newcomer and not self.context.settings.duck:
            self.context.screens.own_duck(go_on)
        else:
            go_on()

    def _quit(self) -> None:
        """Quit, asking first if there's an unfinished match."""
        if self.waiting is None:
            self.context.quit()
        else:
            self.context.screens.ask_to_quit(self.waiting.safety, self.waiting.ducks(self.context))

    # -- the picture ---------------------------------------------------------------------------------

    @property
    def prompts(self) -> Prompts:
        return (*self.form.prompts, *_HINTS)

    @property
    def keys(self) -> tuple[Action, ...]:
        return (*super().keys, Action.HELP)

    @property
    def moving(self) -> bool:
        return self._since_loading <= 2 + len(GAMES)

    def update(self, seconds: float) -> None:
        self._frames += 1
        self._age += seconds
        if self._frames >= _LOADED_AT and self.context.loaded([__name__]):
            self._since_loading += 1
        if self._since_loading == 1:
            # Report broken files of opponents and tables now, not only at first use.
            _ = self.context.cast
            self._find_waiting()
            self._look_up_news()
            self.refill()
        elif self._since_loading == 2:
            self._look_up_news()
            self.refill()
        self._load_round()
        super().update(seconds)

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        self._prepare_poster(pen, fit)
        if self._frames > _LOADED_AT or not pen.theme.scenery:
            draw_evening(pen)
        else:
            pen.screen.surface.blit(paint_twilight(pen.screen.surface.get_size()), (0, 0))
        self._draw_logo(pen, fit)
        if not self.context.settings.reduced_motion:
            self._posters.sway = math.sin(2 * math.pi * self._age / _BREATH)
        self.draw_form(pen, fit)
        widget = self.form.focused
        if widget is not None and widget.help:
            size_of_words = fit.letter_size(18)
            room = pen.area.width - 40
            at = fit.at(640, 569)
            pen.outlined(widget.help, at, size_of_words, Typeface.BOLD, width=room)
        letters = fit.letter_size(14)
        at = (fit.at(60, 0)[0], pen.area.height - letters * 2)
        self.draw_keys(pen, self.prompts, at, letters)

    def _logo_picture(self, pen: Pen, letters: int) -> Surface:
        """Return the logo; its shadow is painted in a separate frame."""
        key, fonts = ("logo", letters), pen.fonts
        if (found := pen.shapes.find(key)) is not None:
            return found
        shadow = pen.shapes.get(("logo", "shadow", letters), lambda: logo_shadow(fonts, _NAME, letters), CARD)
        found = pen.shapes.get(key, lambda: logo(fonts, _NAME, letters, shadow), CARD)
        pen.shapes.drop(("logo", "shadow", letters))
        return found

    def _draw_logo(self, pen: Pen, fit: Fit) -> None:
        """Draw the logo, the duck behind it, and the line below."""
        px = pen.screen.scale.px
        width = px(_DUCK * fit.scale)
        art = self.context.art
        duck = art.ducks.bust(art.mascot(), width, (0.0, 0.5), Wings.UP)
        pen.image(duck, fit.at(706, 122), anchor="midbottom")
        letters = px(_LOGO * fit.scale)
        words = self._logo_picture(pen, letters)
        pen.image(words, fit.at(640, 132), anchor="center")
        line = message("the arcade where six is the magic number")
        at = fit.at(640, 238)
        pen.outlined(line, at, fit.letter_size(20), Typeface.BOLD)

    def handle_unused(self, event: ActionPressed) -> None:
        match event.action:
            case Action.CANCEL:
                self.form.handle(ActionPressed(Action.LAST, event.device))
            case Action.HELP:
                self.context.screens.rules(self.game)
            case _:
                super().handle_unused(event)
