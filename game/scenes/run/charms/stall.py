"""The stall after a keeper's table, where charms are bought, sold and upgraded for shells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.arcade.run.charms import CHARMS
from game.arcade.run.entries import AnyEntry, CharmBought, CharmSold, CharmUpgraded, StallLeft
from game.arcade.run.state import AtStall
from game.audio.sounds import Sound
from game.language.message import Text, message, parts, plural, sentences
from game.scenes.context import Context
from game.scenes.dialog import AnswerPlank, DialogScene
from game.scenes.menus.plaques import Plank
from game.scenes.pieces.fit import Fit
from game.scenes.pieces.kit import draw_keycap
from game.scenes.run.charms.charm_widgets import RARITY_WORDS, WHEN_WORDS, CharmOffer, HookedCharm
from game.scenes.run.charms.offers import DECLINE_AREA, OFFER_AREAS, CharmOffersScene, hook_area
from game.scenes.run.dialogs import PicturedText
from game.scenes.run.run_session import RunSession
from game.tables.raft.drawing import draw_label
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE
from game.ui.forms.widgets import Widget


class StallScene(CharmOffersScene):
    """The stall: charms are for sale, and those on the rack can be sold or upgraded."""

    heading = message("The stall")
    _counter: tuple[str, ...] = ()
    """The charms by their place on the counter, including those that have been bought."""

    def refill(self) -> None:
        run, pending = self.play.run, self.play.run.pending
        wares = pending.charms if isinstance(pending, AtStall) else ()
        if not set(wares) <= set(self._counter):
            self._counter = wares
        offers = [(self._charm_for_sale(charm), OFFER_AREAS[self._counter.index(charm)]) for charm in wares]
        hooked = [(self._hooked_charm(charm), hook_area(number)) for number, charm in enumerate(run.rack)]
        leave = Plank(message("Swim on"), "", self._leave, message("The stall closes behind you."))
        self.set_widgets([*offers, *hooked, (leave, DECLINE_AREA), *self.badges()])

    def _charm_for_sale(self, charm: str) -> CharmOffer:
        found, price = CHARMS[charm], self.play.run.price(charm)
        cost = plural("{n} shell", "{n} shells", price)
        note = parts(" · ", [RARITY_WORDS[found.rarity], cost])
        buy = partial(self._buy, charm)
        offer = CharmOffer(found, buy, WHEN_WORDS[found.moment], note, verb=message("buy"))
        offer.dear = price > self.play.run.shells
        return offer

    def _hooked_charm(self, charm: str) -> HookedCharm:
        run, found = self.play.run, CHARMS[charm]
        trade = message("Sell or upgrade it.") if run.is_upgradable(charm) else message("Sell it.")
        help = sentences(found.words(run.multiplicity(charm)), trade)
        star = charm in run.upgraded
        made = HookedCharm(
            charm, self.play.charm_title(charm), partial(self._open_trade, charm), help, star=star
        )
        made.keyed = True
        return made

    # -- actions -------------------------------------------------------------------------------------

    def _buy(self, charm: str) -> None:
        run = self.play.run
        if not run.is_takeable(charm):
            self.announce_full_rack()
        elif run.shells < run.price(charm):
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(not_enough_shells(run.price(charm), run.shells))
        elif self.play.add(CharmBought(charm)):
            self.context.audio.play(Sound.MADE)
            bought = message("{charm} is yours.", charm=CHARMS[charm].title)
            self.context.captions.answer(sentences(bought, self.play.shells_words))
            self.fly_to_hook(charm, self._show_rest)

    def _show_rest(self) -> None:
        """Show the charms that are still for sale, and announce the focus."""
        self.refill()
        self.form.announce()

    def _open_trade(self, charm: str) -> None:
        self.stack.push(TradeScene(self.context, self.play, charm))

    def _leave(self) -> None:
        if self.play.add(StallLeft()):
            self.stack.pop()

    def resume(self) -> None:
        self.refill()
        if isinstance(self.form.focused, Plank):
            # The last charm was sold; another press must not close the stall.
            self.focus_first(CharmOffer)
        shells = self.play.shells_words
        self.read_out(self.heading, self.offer_words, shells, self.next_words, self.form.words)

    def draw(self, pen: Pen) -> None:
        super().draw(pen)
        focused = self.form.focused
        if isinstance(focused, HookedCharm) and self.stack.top is self:
            self._draw_name(pen, Fit.of(pen.area), focused.text)

    def _draw_name(self, pen: Pen, fit: Fit, name: str) -> None:
        """Draw the name of the focused charm above its hook, and the keycap below."""
        hook, letters = self.form.area_of(self.form.focus), fit.letter_size(17)
        draw_label(pen, name, (hook.centerx, hook.top - letters), letters, BONE)
        draw_keycap(pen, self.context.input, Action.CONFIRM, hook.midbottom, max(24 * fit.scale, 20.0))


def not_enough_shells(price: int, shells: int) -> Text:
    """Return a message that the player doesn't have enough shells."""
    return message("It costs {price} shells, and you have {shells}.", price=price, shells=shells)


class TradeScene(DialogScene):
    """A dialog that asks whether to sell or upgrade a charm on the rack, with the focus on keeping it."""

    def __init__(self, context: Context, play: RunSession, charm: str) -> None:
        super().__init__(context)
        self._play, self._charm = play, charm
        self.title = play.charm_title(charm)
        self.refill()
        self.form.focus = len(self.form.widgets) - 1

    def widgets(self) -> Sequence[Widget]:
        run, charm = self._play.run, CHARMS[self._charm]
        about = charm.words(run.multiplicity(charm.id))
        rows: list[Widget] = [PicturedText(f"charms/{charm.id}", about)]
        if run.is_upgradable(charm.id):
            words = plural("Upgrade for {n} shell", "Upgrade for {n} shells", run.price(charm.id))
            rows.append(AnswerPlank(words, self._upgrade, charm.words(2)))
        words = plural("Sell for {n} shell", "Sell for {n} shells", run.sale_price(charm.id))
        rows.append(AnswerPlank(words, self._sell, message("Its hook is free again.")))
        keep = message("It stays on its hook.")
        return [*rows, AnswerPlank(message("Keep it"), self.back, keep, strong=True)]

    def _upgrade(self) -> None:
        run = self._play.run
        if run.shells < run.price(self._charm):
            self.context.play_sound(Sound.ERROR)
            self.context.captions.answer(not_enough_shells(run.price(self._charm), run.shells))
        else:
            self._add(CharmUpgraded(self._charm), message("{charm} upgraded.", charm=self.title))

    def _sell(self) -> None:
        self._add(CharmSold(self._charm), message("{charm} sold.", charm=self.title))

    def _add(self, entry: AnyEntry, done: Text) -> None:
        if self._play.add(entry):
            self.context.audio.play(Sound.MADE)
            self.context.captions.answer(done)
            self.stack.pop()
