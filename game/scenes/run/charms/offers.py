"""The base of screens that offer charms: a stall with the rack, the run's standing and the next places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import pi, sin

from game.arcade.run.charms import CHARMS
from game.arcade.run.entries import PlaceKind
from game.arcade.run.state import AtStall, ChooseCharm
from game.audio.sounds import Sound
from game.cardgames.registry import GAMES
from game.language.message import Text, figure, join_items, message, message_in
from game.scenes.board_scene import PlacedWidget
from game.scenes.cast import duck_of
from game.scenes.menus.plaques import Badge, in_a_row
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.run.charms.charm_widgets import CharmOffer, coin_image, draw_hooked_charm
from game.scenes.run.map_picture import STOPS, draw_feathers, draw_shells
from game.scenes.run.run_scene import RunScene
from game.tables.painting.little_table import draw_little_table
from game.tables.raft.drawing import draw_tag
from game.tables.raft.speech import BubblePlace, draw_speech
from game.ui.animation.timeline import ease_in_out
from game.ui.devices.actions import Action, ActionPressed, InputEvent, PointerPressed
from game.ui.drawing.artwork import paint_art
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import GOLD, INK
from game.ui.drawing.scenery.evening import STALL_SIZE as STALL_SIZE
from game.ui.drawing.scenery.evening import paint_stall
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Prompts

_STALL = (0.0, 8.0, *STALL_SIZE)
_TITLE = (246.0, 12.0, 490.0, 74.0)
_OFFER_WIDTH = 264.0
OFFER_AREAS = tuple((x, 158.0, _OFFER_WIDTH, 428.0) for x in (36.0, 314.0, 592.0))
"""The areas of the charms on the counter."""
_RACK = (14.0, 604.0, 516.0, 84.0)
_HOOKS, _HOOK, _COIN = 182.0, 60.0, 52.0
DECLINE_AREA = (546.0, 606.0, 310.0, 80.0)
"""The area of the button that takes nothing or leaves the stall."""
_SCORE = (1010.0, 18.0, 250.0, 84.0)
_FEATHER = 40.0
_TABLES, _TABLE, _STEP = (1046.0, 162.0), (178.0, 104.0), 182.0
_CHARMS, _MAP = (996.0, 566.0, 132.0, 92.0), (1128.0, 566.0, 132.0, 92.0)
_KEEPER, _KEEPER_WIDTH = (876.0, 434.0), 150.0
_NAME, _POND, _NAME_WIDTH = (911.0, 505.0), (911.0, 540.0), 100.0
"""The middle of the keeper's name and of the pond's on the counter, and their maximum width."""
_BEAK, _SPEECH, _LETTERS = (904.0, 330.0), (838.0, 180.0, 204.0, 100.0), 18.0
"""The tip of the keeper's bubble, the bubble's area, and its letter size."""
_HOLE = "#4A2A16"
_HINTS = ((Action.HINT, message("charms")), (Action.CANCEL, message("map")))


_FLIGHT_SECONDS = 0.4
_FLYING, _ARC = 96.0, 70.0
"""The width of the coin and the height of its arc, on a canvas of 1280 × 720."""


class CharmFlight:
    """A charm that flies to a hook.

    Attributes:
        hook: the number of the hook, from 0.
        landed: a function to call when the charm arrives, or when input cuts the flight short.
    """

    def __init__(
        self, charm: str, start: tuple[float, float], hook: int, on_landed: Callable[[], None]
    ) -> None:
        """`start` is a point on the canvas, in units."""
        self.hook, self.on_landed = hook, on_landed
        self._charm, self._start, self._time = charm, start, 0.0

    def update(self, seconds: float) -> bool:
        """Advance time; return whether the charm has arrived."""
        self._time += seconds
        return self._time >= _FLIGHT_SECONDS

    def draw(self, pen: Pen, fit: Fit, end: tuple[float, float]) -> None:
        """Draw the charm on its way to a point."""
        share = ease_in_out(min(self._time / _FLIGHT_SECONDS, 1.0))
        x, y = (start + (other - start) * share for start, other in zip(self._start, end, strict=True))
        bend = _ARC * fit.scale * sin(pi * share)
        pen.image(coin_image(pen, self._charm, _FLYING * fit.scale), (x, y - bend), anchor="center")


class CharmOffersScene(RunScene):
    """A screen that offers charms at a stall; the keeper's bubble shows the answers to the player."""

    heading: Text
    shows_answers = True
    _flight: CharmFlight | None = None

    @property
    def offer_words(self) -> Text:
        """The charms on offer, to be read aloud."""
        pending = self.play.run.pending
        charms = pending.charms if isinstance(pending, ChooseCharm | AtStall) else ()
        return message("On offer: {charms}.", charms=join_items([CHARMS[one].title for one in charms]))

    @property
    def next_words(self) -> Text:
        return message("Next: {places}.", places=self.play.places(self.play.run.next_nodes))

    def badges(self) -> Sequence[PlacedWidget]:
        """Return the buttons for the rack and the map, with their areas."""
        help = message("Look at the map first.")
        world = Badge(message_in("a button", "Map"), "signs/map", self.back, help)
        return tuple(zip(in_a_row(self.charms_badge(), world), (_CHARMS, _MAP), strict=True))

    def announce_full_rack(self) -> None:
        """Announce that there's no free hook on the rack."""
        self.context.play_sound(Sound.ERROR)
        hooks = self.play.run.rules.hooks
        self.context.captions.answer(message("Your rack is full: it has room for {n} charms.", n=hooks))

    @property
    def prompts(self) -> Prompts:
        return (*self.form.prompts, *_HINTS)

    # -- a charm that is taken -------------------------------------------------------------------------

    def fly_to_hook(self, charm: str, on_landed: Callable[[], None]) -> None:
        """Animate the focused charm's flight to its hook, unless motion is reduced; then call `on_landed`."""
        settings, rack = self.context.settings, self.play.run.rack
        offer = self.form.area_of(self.form.focus)
        still = settings.reduced_motion or settings.speed == "instant"
        if still or charm not in rack or not offer.width:
            on_landed()
        else:
            if isinstance(self.form.focused, CharmOffer):
                self.form.focused.taken = True
            self._flight = CharmFlight(charm, offer.center, rack.index(charm), on_landed)

    def _land(self, flight: CharmFlight) -> None:
        self._flight = None
        flight.on_landed()

    @property
    def moving(self) -> bool:
        return self._flight is not None or super().moving

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._flight is not None and self._flight.update(seconds):
            self._land(self._flight)

    def handle(self, event: InputEvent) -> bool:
        if self._flight is None or not isinstance(event, ActionPressed | PointerPressed):
            return super().handle(event)
        # Input isn't delayed: it's meant for what follows the flight.
        self._land(self._flight)
        top = self.stack.top
        return True if top is None else top.handle(event)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        pen.scenery(paint_stall, tuple(fit.area(*_STALL)))
        title, board = self.heading, fit.area(*_TITLE)
        draw_board(pen, board)
        room = board.width - 24 * fit.scale
        at = board.centerx, board.centery - 3 * fit.scale
        pen.outlined(title, at, fit.letter_size(40), width=room)
        self._draw_keeper(pen, fit)
        self._draw_standing(pen, fit)
        self._draw_rack(pen, fit)
        self._draw_next(pen, fit)
        offers = [one for one in self.form.widgets if isinstance(one, CharmOffer)]
        high = max((one.paper_height(pen, _OFFER_WIDTH * fit.scale) for one in offers), default=0.0)
        for offer in offers:
            offer.high = high
        self.draw_form(pen, fit)
        words, read = self.context.answers.answer_for(self), self.context.captions.reading_progress
        mouth = BubblePlace(fit.at(*_BEAK), fit.area(*_SPEECH))
        draw_speech(pen, words, mouth, fit.letter_size(_LETTERS), passed=read)
        letters = fit.letter_size(15)
        at = (fit.at(20, 0)[0], pen.area.height - letters * 1.9)
        self.draw_keys(pen, self.prompts, at, letters)
        if self._flight is not None:
            self._flight.draw(pen, fit, fit.area(*hook_area(self._flight.hook)).center)

    def _draw_keeper(self, pen: Pen, fit: Fit) -> None:
        duck = duck_of(self.play.cast[self.play.keeper.keeper])
        wide = pen.screen.scale.px(_KEEPER_WIDTH * fit.scale)
        image = self.context.art.ducks.bust(duck, wide, (-0.5, 0.0), Wings.RIM)
        pen.image(image, fit.at(*_KEEPER), anchor="midbottom")
        letters, room = fit.letter_size(18), _NAME_WIDTH * fit.scale
        draw_tag(pen, self.play.name(self.play.keeper.keeper), fit.at(*_NAME), letters, width=room)
        pond = message("Pond {n}", n=self.play.run.pond)
        pen.outlined(pond, fit.at(*_POND), fit.letter_size(17), Typeface.BOLD, width=room)

    def _draw_standing(self, pen: Pen, fit: Fit) -> None:
        board, standing = fit.area(*_SCORE), self.play.standing
        draw_board(pen, board)
        high = _FEATHER * fit.scale
        feathers = standing.most * high * 0.77
        left = board.right - 14 * fit.scale - feathers
        draw_feathers(pen, (left, board.centery - 3 * fit.scale), high, standing.feathers, standing.most)
        at = (board.left + left) / 2, board.centery - 3 * fit.scale
        room = left - board.left - 16 * fit.scale
        score = figure(standing.score)
        pen.outlined(score, at, fit.letter_size(34), Typeface.TITLE, GOLD, width=room)

    def _draw_rack(self, pen: Pen, fit: Fit) -> None:
        """Draw the player's shells and the rack."""
        board, scale = fit.area(*_RACK), fit.scale
        draw_board(pen, board)
        run = self.play.run
        draw_shells(pen, (board.left + 18 * scale, board.centery - 3 * scale), 46 * scale, run.shells)
        for number in range(run.rules.hooks):
            hook = fit.area(*hook_area(number))
            flies = self._flight is not None and number == self._flight.hook
            if number < len(run.rack) and not flies:
                charm = run.rack[number]
                draw_hooked_charm(pen, charm, hook, star=charm in run.upgraded)
            else:
                pen.plate(hook, _HOLE, radius=hook.width / 2, border=INK)

    def _draw_next(self, pen: Pen, fit: Fit) -> None:
        """Draw the next places of the map: tables with their games and goals, and other places."""
        x, y = fit.at(_TABLES[0] + _TABLE[0] / 2, _TABLES[1] - 28)
        title = message("What’s next")
        pen.outlined(title, (x, y), fit.letter_size(24), width=250 * fit.scale)
        for number, place in enumerate(self.play.run.next_nodes):
            area = fit.area(_TABLES[0], _TABLES[1] + number * _STEP, *_TABLE)
            kind = self.play.node(place).kind
            if kind is PlaceKind.TABLE:
                emblem = GAMES[self.play.table(place).game].emblem()
                draw_little_table(pen, self.context.art, emblem, area, lit=False, bare=False)
                words = GAMES[self.play.table(place).game].title
                at = area.centerx, area.bottom + 42 * fit.scale
                goal, letters = self.play.goal_sign(place), fit.letter_size(17)
                pen.outlined(goal, at, letters, Typeface.BOLD, width=260 * fit.scale)
            else:
                words = STOPS[kind].title
                image = paint_art(pen, STOPS[kind].sign, area.height)
                pen.image(image, area.center, anchor="center")
            at = area.centerx, area.bottom + 16 * fit.scale
            pen.outlined(words, at, fit.letter_size(20), colour=GOLD, width=260 * fit.scale)


def hook_area(number: int) -> tuple[float, float, float, float]:
    x, y, _wide, high = _RACK
    return x + _HOOKS + number * _HOOK - _COIN / 2, y + (high - _COIN) / 2, _COIN, _COIN
