"""The stall, where the player chooses a charm after a table."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.arcade.run.charm_list import CHARMS
from game.arcade.run.charms import ROOM
from game.arcade.run.entries import CharmsPassed, CharmTaken
from game.arcade.run.state import ChooseCharm
from game.audio.sounds import Sound
from game.cardgames.registry import GAMES
from game.language.message import Text, figure, listed, message, message_in, sentences
from game.scenes.cast import duck_of
from game.scenes.menus.plaques import Badge, Plank
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_board
from game.scenes.run.charms.row import WHEN, CharmOffer, coin
from game.scenes.run.map_picture import draw_feathers
from game.scenes.run.run_scene import RunScene
from game.tables.painting.little_table import draw_little_table
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.busts import Wings
from game.ui.drawing.palette import BONE, GOLD, INK
from game.ui.drawing.scenery.stall import SIZE as STALL_SIZE
from game.ui.drawing.scenery.stall import stall
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Uses

_STALL = (0.0, 8.0, *STALL_SIZE)
_TITLE = (246.0, 12.0, 490.0, 74.0)
_OFFERS = ((36.0, 158.0), (314.0, 158.0), (592.0, 158.0))
_OFFER = (264.0, 428.0)
_RACK = (14.0, 604.0, 516.0, 84.0)
_HOOKS, _HOOK, _COIN = 182.0, 60.0, 52.0
_NONE = (546.0, 606.0, 310.0, 80.0)
_SCORE = (1010.0, 18.0, 250.0, 84.0)
_FEATHER = 40.0
_TABLES, _TABLE, _STEP = (1046.0, 176.0), (178.0, 104.0), 138.0
_MAP = (1152.0, 596.0, 112.0, 92.0)
_CHARMS = (1016.0, 596.0, 112.0, 92.0)
_KEEPER, _KEEPER_WIDTH = (876.0, 434.0), 150.0
_HOLE = "#4A2A16"
_HINTS = (
    (Action.HINT, message("charms")),
    (Action.CANCEL, message("map")),
)


class CharmChoiceScene(RunScene):
    """The offered charms, of which the player takes one or none."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The ids of the charms."""
        pending = self.play.run.pending
        return pending.charms if isinstance(pending, ChooseCharm) else ()

    def _fill(self) -> None:
        none = Plank(message("Take none"), "", self._pass, message("Your rack stays as it is."))
        world = Badge(
            message_in("a button", "Map"), "signs/map", self.back, message("Look at the map first.")
        )
        offers = [
            (self._offer(charm), (*at, *_OFFER)) for charm, at in zip(self.offered, _OFFERS, strict=False)
        ]
        self.put([*offers, (none, _NONE), (self.charms(), _CHARMS), (world, _MAP)])

    def _offer(self, charm: str) -> CharmOffer:
        found = CHARMS[charm]
        return CharmOffer(found, partial(self._take, charm), sentences(found.about, WHEN[found.moment]))

    # -- what is done --------------------------------------------------------------------------------

    def _take(self, charm: str) -> None:
        if not self.play.run.takeable(charm):
            self.context.sound(Sound.ERROR)
            full = message("Your rack is full: it has room for {n} charms.", n=ROOM)
            self.context.captions.answer(full)
            return
        if self.play.add(CharmTaken(charm)):
            self.context.audio.play(Sound.MADE)
            self.stack.pop()

    def _pass(self) -> None:
        if self.play.add(CharmsPassed()):
            self.stack.pop()

    # -- life ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        self._fill()
        self.context.captions.read(
            sentences(message("Choose a charm."), self._names, self._tables_words, self.form.words)
        )

    @property
    def _names(self) -> Text:
        return message("On offer: {charms}.", charms=listed([CHARMS[one].title for one in self.offered]))

    @property
    def _tables_words(self) -> Text:
        return message("Next tables: {places}.", places=self.play.places(self.play.run.next_nodes))

    @property
    def prompts(self) -> Uses:
        return (*self.form.uses, *_HINTS)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        fit = Fit.of(pen.area)
        self._draw_stall(pen, fit)
        title, board = message("Choose a charm"), fit.area(*_TITLE)
        draw_board(pen, board)
        room = board.width - 24 * fit.scale
        at = board.centerx, board.centery - 3 * fit.scale
        pen.text(title, at, fit.letters(40), Typeface.TITLE, BONE, outline=INK, anchor="center", width=room)
        self._draw_keeper(pen, fit)
        self._draw_standing(pen, fit)
        self._draw_rack(pen, fit)
        self._draw_tables(pen, fit)
        self.draw_form(pen, fit)
        letters = fit.letters(15)
        at = (fit.at(20, 0)[0], pen.area.height - letters * 1.9)
        self.draw_keys(pen, self.prompts, at, letters)

    def _draw_stall(self, pen: Pen, fit: Fit) -> None:
        size, area, place = pen.screen.surface.get_size(), pen.area, fit.area(*_STALL)
        pen.backdrop(("stall", size, tuple(area)), lambda: stall(size, area, place))

    def _draw_keeper(self, pen: Pen, fit: Fit) -> None:
        duck = duck_of(self.play.cast[self.play.keeper.keeper])
        wide = pen.screen.scale.px(_KEEPER_WIDTH * fit.scale)
        pen.image(
            self.context.art.ducks.bust(duck, wide, (-0.5, 0.0), Wings.RIM),
            fit.at(*_KEEPER),
            anchor="midbottom",
        )

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
        pen.text(score, at, fit.letters(34), Typeface.TITLE, GOLD, outline=INK, anchor="center", width=room)

    def _draw_rack(self, pen: Pen, fit: Fit) -> None:
        """Draw the rack with its hooks."""
        board, scale = fit.area(*_RACK), fit.scale
        draw_board(pen, board)
        rack = self.play.run.rack
        left, room = board.left + 14 * scale, (_HOOKS - _COIN / 2 - 20) * scale
        words = message("{n} of {most}", n=len(rack), most=ROOM)
        at, size = (left + room / 2, board.centery - 3 * scale), fit.letters(24)
        pen.text(words, at, size, Typeface.BOLD, GOLD, outline=INK, anchor="center", width=room, tight=True)
        for number in range(ROOM):
            middle = board.left + (_HOOKS + number * _HOOK) * scale, board.centery
            hole = FRect(0, 0, _COIN * scale, _COIN * scale)
            hole.center = middle
            if number < len(rack):
                pen.image(coin(pen, rack[number], hole.width), middle, anchor="center")
            else:
                pen.plate(hole, _HOLE, radius=hole.width / 2, border=INK)

    def _draw_tables(self, pen: Pen, fit: Fit) -> None:
        """Draw the tables that come next, each with its game and its goal."""
        x, y = fit.at(_TABLES[0] + _TABLE[0] / 2, _TABLES[1] - 28)
        put = partial(pen.text, outline=INK, anchor="center")
        title = message("Next tables")
        put(title, (x, y), fit.letters(24), Typeface.TITLE, BONE, width=250 * fit.scale)
        for number, place in enumerate(self.play.run.next_nodes):
            table = self.play.table(place)
            raft = fit.area(_TABLES[0], _TABLES[1] + number * _STEP, *_TABLE)
            emblem = GAMES[table.game].emblem()
            draw_little_table(pen, self.context.art, emblem, raft, lit=False, bare=False)
            at = raft.centerx, raft.bottom + 16 * fit.scale
            words = self.play.goal_sign(place)
            put(words, at, fit.letters(17), Typeface.BOLD, BONE, width=260 * fit.scale)
