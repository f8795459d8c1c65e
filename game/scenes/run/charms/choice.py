"""The choice of a charm after a table."""

from __future__ import annotations

from functools import partial

from game.arcade.run.charms import CHARMS, ROOM
from game.arcade.run.entries import CharmsPassed, CharmTaken
from game.arcade.run.state import ChooseCharm
from game.audio.sounds import Sound
from game.language.message import Text, listed, message, message_in, sentences
from game.scenes.menus.plaques import Badge, Plank
from game.scenes.pieces.fit import Fit
from game.scenes.run.charms.row import WHEN, CharmOffer
from game.scenes.run.run_scene import RunScene
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, INK
from game.ui.drawing.scenery.evening import draw_evening
from game.ui.drawing.text import Typeface
from game.ui.forms.widgets import Uses

_OFFERS = ((120.0, 150.0), (480.0, 150.0), (840.0, 150.0))
_OFFER = (320.0, 360.0)
_NONE = (440.0, 566.0, 400.0, 70.0)
_CHARMS, _MAP = (884.0, 562.0, 112.0, 84.0), (1012.0, 562.0, 112.0, 84.0)
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
        self.context.captions.read(sentences(message("Choose a charm."), self._names, self.form.words))

    @property
    def _names(self) -> Text:
        return message("On offer: {charms}.", charms=listed([CHARMS[one].title for one in self.offered]))

    @property
    def prompts(self) -> Uses:
        return (*self.form.uses, *_HINTS)

    # -- the picture ---------------------------------------------------------------------------------

    def draw(self, pen: Pen) -> None:
        draw_evening(pen, night=True)
        fit = Fit.of(pen.area)
        at = fit.at(640, 56)
        title = message("Choose a charm")
        pen.text(title, at, fit.letters(40), Typeface.TITLE, BONE, outline=INK, anchor="center")
        standing = self.play.standing
        words = message(
            "score {score} · feathers {feathers} · rack {count} of {room}",
            score=standing.score,
            feathers=standing.feathers,
            count=len(self.play.run.rack),
            room=ROOM,
        )
        pen.text(words, fit.at(640, 108), fit.letters(18), Typeface.BOLD, BONE, outline=INK, anchor="center")
        self.draw_form(pen, fit)
        letters = fit.letters(14)
        at = (fit.at(30, 0)[0], pen.area.height - letters * 1.9)
        self.draw_keys(pen, self.prompts, at, letters)
