"""The choice of a charm that was won at a table or found."""

from __future__ import annotations

from functools import partial

from game.arcade.run.charms import CHARMS
from game.arcade.run.entries import CharmsPassed, CharmTaken
from game.arcade.run.state import ChooseCharm
from game.audio.sounds import Sound
from game.language.message import message
from game.scenes.menus.plaques import Plank
from game.scenes.run.charms.charm_widgets import RARITY_WORDS, WHEN_WORDS, CharmOffer
from game.scenes.run.charms.offers import DECLINE_AREA, OFFER_AREAS, CharmOffersScene


class CharmChoiceScene(CharmOffersScene):
    """A screen that offers charms, of which the player takes one or none."""

    heading = message("Choose a charm")

    @property
    def offered(self) -> tuple[str, ...]:
        pending = self.play.run.pending
        return pending.charms if isinstance(pending, ChooseCharm) else ()

    def refill(self) -> None:
        none = Plank(message("Take none"), "", self._take_none, message("Your rack stays as it is."))
        offers = [
            (self._offer(charm), place) for charm, place in zip(self.offered, OFFER_AREAS, strict=False)
        ]
        self.set_widgets([*offers, (none, DECLINE_AREA), *self.badges()])

    def _offer(self, charm: str) -> CharmOffer:
        found = CHARMS[charm]
        return CharmOffer(
            found, partial(self._take, charm), WHEN_WORDS[found.moment], RARITY_WORDS[found.rarity]
        )

    def _take(self, charm: str) -> None:
        if not self.play.run.is_takeable(charm):
            self.announce_full_rack()
        elif self.play.add(CharmTaken(charm)):
            self.context.audio.play(Sound.MADE)
            self.fly_to_hook(charm, self.stack.pop)

    def _take_none(self) -> None:
        if self.play.add(CharmsPassed()):
            self.stack.pop()

    def resume(self) -> None:
        self.refill()
        self.read_out(self.heading, self.offer_words, self.next_words, self.form.words)
