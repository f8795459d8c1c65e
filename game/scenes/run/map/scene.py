"""The map of a run: a pond with its tables, from which the player chooses the next one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import FRect

from game.arcade.run.course import KEEPER
from game.arcade.run.entries import Pay, PlaceKind
from game.arcade.run.state import AtStall, AtTable, ChooseCharm, ChooseTable, PlayedTable, Run
from game.audio.sounds import Music, Sound
from game.cardgames.registry import GAMES
from game.language.message import Text, message, message_in, parts, sentence, sentences
from game.scenes.board_scene import PlacedWidget
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.menus.plaques import Badge, Plank, in_a_row
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_paper
from game.scenes.run.dialogs import FirstTimeScene
from game.scenes.run.map.coins import MapCoins
from game.scenes.run.map.table import MapTable, PlaceState
from game.scenes.run.map_picture import (
    MapPath,
    Stop,
    draw_keepers_words,
    draw_map_header,
    draw_path,
    stop_of_place,
)
from game.scenes.run.map_places import MapPlaces, MapSpot, map_places
from game.scenes.run.run_scene import RunScene
from game.scenes.run.run_session import RunSession
from game.ui.devices.actions import Action, ActionPressed, Device
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import INK
from game.ui.drawing.scenery.meadow import paint_meadow
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Prompts

_CHARM = (384.0, 104.0, 320.0, 52.0)
_BADGES = tuple((672.0 + 118.0 * place, 604.0) for place in range(5))
_BADGE = (116.0, 84.0)
_DETAILS = (26.0, 550.0, 640.0, 162.0)
_TITLE, _BAND = 0.14, 0.22
_LINES, _ROOMY_LINES = (0.35, 0.495, 0.64), (0.37, 0.58, 0.79)
"""The y of the lines on a table's paper, as shares of its height: usually, and without prompts below."""
_BROWN = "#6E4426"
_NO_PATH = message("You can’t get there from here.")
_KEEPER_HIGH = 92.0
"""How far a keeper, who can be pointed at, is visible above the table."""
_HINTS: Prompts = ((Action.HINT, message("charms")), (Action.CANCEL, message("leave")))


class MapScene(RunScene):
    """The map of a run's current pond, with a description of the focused place; open places can be chosen."""

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context, play)
        self._spots: dict[int, MapSpot] = {}
        self._layout = MapPlaces((), ())
        self._shown = 0
        self._seen: Run | None = None
        self._greeted = 0
        self._coins = MapCoins()
        # A map below another scene is drawn without having been resumed.
        self.refill()

    # -- content -------------------------------------------------------------------------------------

    @property
    def open_places(self) -> tuple[int, ...]:
        """The numbers of the places that can be chosen."""
        match self.play.run.pending:
            case ChooseTable(nodes=nodes):
                return nodes
            case AtTable(node=node):
                return (node,)
        return ()

    def refill(self) -> None:
        """Create the widgets for the current pond."""
        run = self._filled = self.play.run
        pond = [number for number, node in enumerate(run.course) if node.pond == run.pond]
        counts = [0] * (KEEPER + 1)
        for number in pond:
            counts[run.course[number].column] += 1
        self._layout = map_places(counts)
        places = {number: run.course[number] for number in pond}
        self._spots = {
            number: self._layout.columns[node.column][node.lane] for number, node in places.items()
        }
        self.set_widgets([self._map_place(number) for number in pond] + self._buttons())

    def _map_place(self, number: int) -> PlacedWidget:
        is_table = self.play.node(number).kind is PlaceKind.TABLE
        widget = self._map_table(number) if is_table else self._map_stop(number)
        place = FRect(self._spots[number].whole)
        if widget.keeper is not None:
            place.top -= _KEEPER_HIGH
            place.height += _KEEPER_HIGH
            widget.above = _KEEPER_HIGH / place.width
        return widget, place

    def _map_table(self, number: int) -> MapTable:
        play = self.play
        table, state = play.table(number), self._place_state(number)
        keeper = duck_of(play.cast[table.keeper]) if table.keeper else None
        title = message("{title}: {company}", title=table.title, company=play.company_words(number))
        tag = play.name(table.keeper) if table.keeper else GAMES[table.game].title
        return MapTable(
            title,
            sentences(
                play.goal(number),
                *map(sentence, play.stakes(number)),
                self._state_words(number, state),
                table.about,
                play.next_places_words(number),
            ),
            tag,
            GAMES[table.game].emblem(),
            self.context.art,
            partial(self._sit_down, number),
            state=state,
            here=number == play.here,
            keeper=keeper,
            prize="signs/pouch" if play.node(number).pays is Pay.CHARM else "",
        )

    def _map_stop(self, number: int) -> MapTable:
        stop, state = self._stop(number), self._place_state(number)
        return MapTable(
            stop.title,
            sentences(stop.about, self._state_words(number, state), self.play.next_places_words(number)),
            stop.title,
            stop.sign,
            self.context.art,
            partial(self._go_to, number, self.play.screens.visit),
            state=state,
            here=number == self.play.here,
        )

    def _stop(self, number: int) -> Stop:
        return stop_of_place(self.play.node(number).kind, self.play.run.rules)

    def _buttons(self) -> list[PlacedWidget]:
        play = self.play
        found: list[PlacedWidget] = []
        match play.run.pending:
            case ChooseCharm():
                words, help = message("Choose a charm"), message("Take one of three for your rack.")
                found.append((Plank(words, "", play.screens.charms, help, strong=True), _CHARM))
            case AtStall():
                words, help = message("To the stall"), message("Buy, sell and upgrade charms.")
                found.append((Plank(words, "", play.screens.stall, help, strong=True), _CHARM))
        badges = in_a_row(
            Badge(
                message_in("a button", "Guide"),
                "signs/question",
                lambda: self.context.screens.run_guide(play.run.rules),
                message("How a run works: goals, feathers, par, streaks and charms."),
            ),
            self.charms_badge(),
            Badge(
                message_in("a button", "Best runs"),
                "signs/cup",
                self.context.screens.high_scores,
                message("See and rewatch the best runs."),
            ),
            Badge(
                message_in("a button", "Give up"),
                "signs/flag",
                play.screens.give_up,
                message("The run ends here, and its score stands."),
            ),
            Badge(
                message_in("a button", "Leave"),
                "signs/door",
                self.back,
                message("Your run is saved. Carry on whenever you like."),
            ),
        )
        found += [(badge, (*place, *_BADGE)) for badge, place in zip(badges, _BADGES, strict=True)]
        return found

    def _place_state(self, number: int) -> PlaceState:
        if number in self.open_places:
            return PlaceState.OPEN
        if any(visit.node == number for visit in self.play.run.visits):
            return PlaceState.VISITED
        done = self._last_result(number)
        if done is not None:
            return PlaceState.WON if done.met else PlaceState.LOST
        ahead = number in self._next_places or self.play.node(number).column > self._next_column
        return PlaceState.AHEAD if ahead else PlaceState.PASSED

    @property
    def _next_column(self) -> int:
        """The column of the next places."""
        following = (*self.open_places, *self._next_places)
        return min((self.play.node(place).column for place in following), default=KEEPER + 1)

    @property
    def _reachable(self) -> set[int]:
        """The places that paths lead to from here."""
        found = {*self.open_places, *self._next_places}
        for number in self._spots:
            if number in found:
                found.update(self.play.node(number).to)
        return found

    @property
    def _next_places(self) -> tuple[int, ...]:
        """The places after the current one, while charms are chosen or traded; none after a keeper."""
        here = self.play.here
        if here is None or not self._charms_pending:
            return ()
        return self.play.node(here).to if self.play.node(here).column < KEEPER else ()

    @property
    def _charms_pending(self) -> bool:
        return isinstance(self.play.run.pending, ChooseCharm | AtStall)

    def _last_result(self, number: int) -> PlayedTable | None:
        return next((played for played in reversed(self.play.run.played) if played.node == number), None)

    def _state_words(self, number: int, state: PlaceState) -> Text:
        match state:
            case PlaceState.OPEN if isinstance(self.play.run.pending, AtTable):
                return message("Your seat’s waiting.")
            case PlaceState.OPEN:
                return message("Open.")
            case PlaceState.AHEAD if number in self._reachable:
                return message("Further on.")
            case PlaceState.AHEAD | PlaceState.PASSED if self.play.node(number).column >= self._next_column:
                return _NO_PATH
            case PlaceState.PASSED | PlaceState.VISITED:
                return message("Behind you.")
        done = self._last_result(number)
        score = 0 if done is None else done.score
        return (
            message("Won: {score}.", score=score)
            if state is PlaceState.WON
            else message("Lost: {score}.", score=score)
        )

    # -- actions -------------------------------------------------------------------------------------

    def _sit_down(self, number: int) -> None:
        """Sit down at a table if it's open; if the player doesn't know its game yet, offer the tutorial."""
        play = self.play
        go = partial(self._go_to, number, play.screens.sit_down, message("Setting the table…"))
        game, choosing = play.table(number).game, isinstance(play.run.pending, ChooseTable)
        if choosing and number in self.open_places and self.context.archive.offers_tutorial(game):
            self.stack.push(FirstTimeScene(self.context, game, go))
        else:
            go()

    def _go_to(self, number: int, go: Callable[[int], None], long: str = "") -> None:
        """Go to a place if it's open; `long` is the text of a sign to show if that takes a moment."""
        if number not in self.open_places:
            self._refuse()
        elif long:
            self.stack.run_behind_sign(long, partial(go, number), self._is_match_loaded)
        else:
            go(number)

    def _refuse(self) -> None:
        self.context.play_sound(Sound.ERROR)
        self.context.captions.answer(_NO_PATH)

    def handle_unused(self, event: ActionPressed) -> None:
        if event.action is not Action.CONFIRM:
            super().handle_unused(event)
        elif not event.repeat:
            self._refuse()

    def _is_match_loaded(self) -> bool:
        """Return whether the pending match has been loaded; True if no match is pending."""
        match self.play.run.pending:
            case AtTable(journal=journal):
                return self.context.archive.readings.ready(self.context.places.saves / journal)
        return True

    # -- lifecycle -----------------------------------------------------------------------------------

    def resume(self) -> None:
        self.context.audio.play_music(Music.CALM)
        if self.play.run != self._filled:
            self.refill()
        if self._seen is not None:
            self._coins.start_hops(self._seen, self.play.run)
        if self.play.run != self._seen:
            self._seen = self.play.run
            self.form.focus = next(
                (place for place, row in enumerate(self.form.widgets) if getattr(row, "strong", False)), 0
            )
        rows = self.form.widgets[: len(self._spots)]
        seen = (
            place for place, row in enumerate(rows) if row is self.form.focused or getattr(row, "here", False)
        )
        self._shown = next(seen, 0)
        run = self.play.run
        keeper = self.play.keeper
        new = all(run.course[one.node].pond != run.pond for one in run.played)
        greets, self._greeted = new and self._greeted != run.pond, run.pond
        said = message("{name}: {words}", name=self.play.name(keeper.keeper), words=keeper.before)
        line, following = sentence(self._line), self._next_places_words or ""
        greeting = said if greets else ""
        self.read_out(self._title, line, self.play.words, following, greeting, self.form.words)

    @property
    def _title(self) -> Text:
        if self.play.run.daily:
            return message("Daily run")
        level = self.play.run.level
        return message("Arcade run, level {n}", n=level + 1) if level else message("Arcade run")

    @property
    def _line(self) -> Text:
        match self.play.run.pending:
            case ChooseTable():
                return message("Pond {pond} of 6: choose your way", pond=self.play.run.pond)
            case AtTable():
                return message("Pond {pond} of 6: your table’s waiting", pond=self.play.run.pond)
        return message("Pond {pond} of 6", pond=self.play.run.pond)

    @property
    def _next_places_words(self) -> Text | None:
        """The places that can be chosen next, in words; None if there are none or a table is pending."""
        next_ones = self._next_places if self._charms_pending else self.open_places
        if not next_ones or isinstance(self.play.run.pending, AtTable):
            return None
        return message("From here, you can go to {places}.", places=self.play.places(next_ones))

    @property
    def moving(self) -> bool:
        return super().moving or self._coins.moving

    @property
    def prompts(self) -> Prompts:
        return (*self.form.prompts, *_HINTS)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._coins.update(seconds)
        if self.form.focus < len(self._spots):
            self._shown = self.form.focus

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        pen.scenery(paint_meadow, self._layout.bays, self.play.run.pond - 1)
        self._draw_paths(pen, fit)
        draw_map_header(pen, fit, self._title, self._line, self.play.standing)
        self.draw_form(pen, fit)
        draw_keepers_words(pen, fit, self.play.keeper.before)
        self._coins.draw(pen, fit, self.play.run, still=self.context.settings.reduced_motion)
        self._draw_details(pen, fit, list(self._spots)[self._shown])

    def _draw_paths(self, pen: Pen, fit: Fit) -> None:
        run = self.play.run
        walked = {one.node for one in run.played} | {one.node for one in run.visits}
        for number, spot in self._spots.items():
            for to in self.play.node(number).to:
                if to not in self._spots:
                    continue
                came = number in walked and to in walked | {self.play.here}
                opened = number == self.play.here and to in self.open_places
                way = MapPath.WALKED if came else MapPath.OPEN if opened else MapPath.OTHER
                draw_path(pen, fit, spot, self._spots[to], way)

    def _draw_details(self, pen: Pen, fit: Fit, number: int) -> None:
        """Draw the details of a place (at a table, its title, opponents, goal and risk), and the prompts."""
        area = fit.area(*_DETAILS)
        draw_paper(pen, area, band=area.height * _BAND, focused=True)
        letters = fit.letter_size(16)
        keys = area.left + 16 * fit.scale, area.bottom - letters * 1.8
        self.draw_keys(pen, self.prompts, keys, letters, area.width - 32 * fit.scale, INK)
        if self.play.node(number).kind is not PlaceKind.TABLE:
            self._draw_stop(pen, fit, area, self._stop(number))
            return
        table = self.play.table(number)
        face = area.height * 0.26
        x = area.right - face * 0.7
        for opponent in reversed(table.opponents):
            duck = duck_of(self.play.cast[opponent])
            image = self.context.art.ducks.face(duck, pen.screen.scale.px(face))
            pen.image(image, (x, area.top + area.height * _TITLE), anchor="center")
            x -= face * 0.98
        left, room = area.left + 16 * fit.scale, x + face * 0.4 - area.left - 20 * fit.scale
        at = left, area.top + area.height * _TITLE
        pen.text(table.title, at, fit.letter_size(22), Typeface.TITLE, INK, anchor="midleft", width=room)
        put = partial(pen.text, anchor="midleft", width=area.width - 32 * fit.scale, tight=True)
        goal = message("Goal: {goal}", goal=self.play.goal(number))
        stakes = parts(" · ", self.play.stakes(number))
        said = (self.play.company_words(number), INK), (goal, INK), (stakes, _BROWN)
        # For a mouse, there are no prompts below the text.
        size, heights = (22, _ROOMY_LINES) if self._is_roomy else (18, _LINES)
        for (words, colour), line in zip(said, heights, strict=True):
            put(words, (left, area.top + area.height * line), fit.letter_size(size), Typeface.BOLD, colour)

    @property
    def _is_roomy(self) -> bool:
        return self.context.device is Device.MOUSE

    def _draw_stop(self, pen: Pen, fit: Fit, area: FRect, stop: Stop) -> None:
        """Draw the details of a place without a table."""
        left, room = area.left + 16 * fit.scale, area.width - 32 * fit.scale
        at = left, area.top + area.height * _TITLE
        pen.text(stop.title, at, fit.letter_size(22), Typeface.TITLE, INK, anchor="midleft", width=room)
        high, size = (0.62, 22) if self._is_roomy else (0.44, 18)
        lines = FRect(left, area.top + area.height * 0.3, room, area.height * high)
        pen.paragraph(stop.about, lines, fit.letter_size(size), Typeface.BOLD, INK)
