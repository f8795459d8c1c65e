"""Three charms are offered after a table: one may be taken."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.arcade.run.charms import CHARMS, ROOM
from game.arcade.run.entries import CharmsPassed, CharmTaken
from game.arcade.run.state import ChooseCharm
from game.audio.sounds import Sound
from game.language.message import Text, listed, message, message_in, sentences
from game.scenes.context import Context
from game.scenes.menus.fit import Fit
from game.scenes.menus.plaques import Badge, Plank
from game.scenes.run.charms.row import WHEN, CharmOffer
from game.scenes.run.play import Play
from game.scenes.stack import ALONG, Scene
from game.ui.devices.actions import Action, ActionPressed, InputEvent
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Face
from game.ui.forms.board import Board
from game.ui.forms.prompts import draw_prompts
from game.ui.forms.widgets import Uses, Widget

_OFFERS = ((120.0, 150.0), (480.0, 150.0), (840.0, 150.0))
_OFFER = (320.0, 360.0)
_NONE = (440.0, 566.0, 400.0, 70.0)
_CHARMS, _MAP = (884.0, 562.0, 112.0, 84.0), (1012.0, 562.0, 112.0, 84.0)
_HINTS = (
    (Action.HINT, message("charms")),
    (Action.CANCEL, message("map")),
)


class CharmChoiceScene(Scene):
    """One of the charms offered goes onto the rack, or works at once; or none is taken.

    Attributes:
        form: the charms, and what else may be done.
    """

    def __init__(self, context: Context, play: Play) -> None:
        self.context, self.play = context, play
        self.form = Board(context.feedback)
        self._areas: list[FRect] = []

    @property
    def offered(self) -> tuple[str, ...]:
        """The charms, by id."""
        pending = self.play.run.pending
        return pending.charms if isinstance(pending, ChooseCharm) else ()

    def _fill(self) -> None:
        rows: list[Widget] = []
        for charm in self.offered:
            found = CHARMS[charm]
            rows.append(
                CharmOffer(found, partial(self._take, charm), sentences(found.about, WHEN[found.moment]))
            )
        self._areas = [FRect(*at, *_OFFER) for at, _row in zip(_OFFERS, rows, strict=False)]
        rows += [
            Plank(message("Take none"), "", self._pass, message("Your rack stays as it is.")),
            Badge(message_in("a button", "Charms"), "signs/pouch", self._rack, self.play.rack_words),
            Badge(message_in("a button", "Map"), "signs/map", self._leave, message("Look at the map first.")),
        ]
        self._areas += [FRect(*_NONE), FRect(*_CHARMS), FRect(*_MAP)]
        self.form.fill(rows)

    # -- what is done --------------------------------------------------------------------------------

    def _take(self, charm: str) -> None:
        if not self.play.run.takeable(charm):
            self.context.sound("error")
            full = message("Your rack is full: it has room for {n} charms.", n=ROOM)
            self.context.captions.answer(full)
            return
        if self.play.add(CharmTaken(charm)):
            self.context.audio.play(Sound.MADE)
            self.stack.pop()

    def _pass(self) -> None:
        if self.play.add(CharmsPassed()):
            self.stack.pop()

    def _rack(self) -> None:
        self.play.screens.rack()

    def _leave(self) -> None:
        self.context.sound("menu_cancel")
        self.stack.pop()

    # -- life ----------------------------------------------------------------------------------------

    def resume(self) -> None:
        """Say which charms there are; the focus is on the first."""
        self._fill()
        self.context.captions.read(sentences(message("Choose a charm."), self._names, self.form.words))

    @property
    def _names(self) -> Text:
        return message("On offer: {charms}.", charms=listed([CHARMS[one].title for one in self.offered]))

    @property
    def prompts(self) -> Uses:
        """The keys at the foot."""
        return (*self.form.uses, *_HINTS)

    @property
    def keys(self) -> tuple[Action, ...]:
        """Those of a form, the rack's, and the key that reads scores."""
        return (*super().keys, *ALONG, Action.HINT, Action.ANNOUNCE_SCORES)

    @property
    def moving(self) -> bool:
        """Nothing moves."""
        return False

    def update(self, seconds: float) -> None:
        """Captions grow old."""
        self.context.captions.update(seconds)

    def handle(self, event: InputEvent) -> bool:
        """The charms and buttons first; then the rack, the score, and the map."""
        if self.form.handle(event):
            return True
        if isinstance(event, ActionPressed):
            match event.action:
                case Action.HINT:
                    self._rack()
                case Action.ANNOUNCE_SCORES:
                    self.context.captions.answer(self.play.words)
                case Action.CANCEL:
                    self._leave()
        return True

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        """The evening, the charms on their boards, and the buttons."""
        draw_evening(pen, night=True)
        fit = Fit.of(pen.area)
        at = fit.at(640, 56)
        title = message("Choose a charm")
        pen.text(title, at, fit.letters(40), Face.TITLE, BONE, outline=INK, anchor="center")
        standing = self.play.standing
        words = message(
            "score {score} · feathers {feathers} · rack {count} of {room}",
            score=standing.score,
            feathers=standing.feathers,
            count=len(self.play.run.rack),
            room=ROOM,
        )
        pen.text(words, fit.at(640, 108), fit.letters(18), Face.BOLD, BONE, outline=INK, anchor="center")
        self.form.lay(pen.area, [fit.area(*area) for area in self._areas])
        self.form.draw(pen)
        letters = fit.letters(14)
        at = (fit.at(30, 0)[0], pen.area.height - letters * 1.9)
        draw_prompts(pen, self.context.input.bindings, self.context.device, self.prompts, at, letters)
