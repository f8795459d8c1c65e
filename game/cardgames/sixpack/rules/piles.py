"""How piles are read: numbers, handprints and extremes (RULES.md §6), and where a card may land (§5)."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.choices import Landing
from game.cardgames.sixpack.rules.deck import Cards
from game.cardgames.sixpack.rules.packs import PACKS, Offer

LOWEST, HIGHEST = 1, 6
_BACK = (-1, Landing.BACK)
"""A return to the owner's hand, which involves no pile."""
Piles = tuple[tuple[int, ...], ...]
"""The three piles, each from bottom to top."""


class Sight(NamedTuple):
    """The piles, with the order and effects that determine how they are read.

    Attributes:
        cards: all cards of the round, by id.
        piles: each from bottom to top.
        reversed: whether the order is reversed (§7.1).
        disabled: whether no card has an effect (§13.1).
    """

    cards: Cards
    piles: Piles
    reversed: bool
    disabled: bool

    def numbers(self, pile: int) -> tuple[int, ...]:
        """Return the number of a pile, or both if its top card has two (§6.1, §9.1, §14.4, §21.3)."""
        ids = self.piles[pile]
        place = len(ids) - 1
        card = self.cards[ids[place]]
        if self.disabled:
            return (card.number,)
        if card.glass:
            place = self._shown_index(ids, place)
            card = self.cards[ids[place]]
        lift = self._calculator_sum(ids, place)
        number = self._with_calculators(card.number, lift)
        if card.second is None:
            return (number,)
        return (number, self._with_calculators(card.second, lift))

    def handprint_cards(self, pile: int) -> tuple[int, ...]:
        """Return the cards of a pile that show a handprint, their own or through glass (§5.5, §9.1)."""
        ids = self.piles[pile]
        return tuple(card for place, card in enumerate(ids) if self._shows_handprint(ids, place))

    def kept_cards(self, pile: int) -> tuple[int, ...]:
        """Return the cards of a pile that its claimer keeps by the basic rule (§5.5)."""
        shown = self.handprint_cards(pile)
        return tuple(card for card in self.piles[pile] if (card in shown) is not self.reversed)

    def laws(self) -> dict[str, tuple[int, ...]]:
        """Return the visible packs that set the only extremes, each with the piles of its cards (§11.1)."""
        laws: dict[str, tuple[int, ...]] = {}
        if not self.disabled:
            for pile, ids in enumerate(self.piles):
                pack = self.cards[ids[-1]].pack
                if PACKS[pack].law:
                    laws[pack] = (*laws.get(pack, ()), pile)
        return laws

    def extremes(self) -> tuple[int, ...]:
        """Return the numbers that claim, ascending (§5.2, §7.1, §11.1)."""
        laws = self.laws()
        if not laws:
            return (LOWEST,) if self.reversed else (HIGHEST,)
        return tuple(
            sorted({number for piles in laws.values() for pile in piles for number in self.numbers(pile)})
        )

    def effective_number(self, number: int, calculators: tuple[int, ...]) -> int:
        """Return what a printed number counts as with these Calculators attached (§21.2)."""
        if self.disabled:
            return number
        return self._with_calculators(number, sum([self.cards[card].number for card in calculators]))

    def _shown_index(self, ids: tuple[int, ...], place: int) -> int:
        """Return the index of the card that a glass card shows: its own if there is only glass beneath."""
        for below in range(place - 1, -1, -1):
            if not self.cards[ids[below]].glass:
                return below
        return place

    def _shows_handprint(self, ids: tuple[int, ...], place: int) -> bool:
        card = self.cards[ids[place]]
        if card.hand or self.disabled or not card.glass:
            return card.hand
        return self.cards[ids[self._shown_index(ids, place)]].hand

    def _calculator_sum(self, ids: tuple[int, ...], place: int) -> int:
        """Return the sum of the unbroken run of Calculators directly beneath a card."""
        lift = 0
        for below in range(place - 1, -1, -1):
            card = self.cards[ids[below]]
            if not PACKS[card.pack].lifts:
                break
            lift += card.number
        return lift

    def _with_calculators(self, number: int, lift: int) -> int:
        if self.reversed:
            return max(LOWEST, number - lift)
        return min(HIGHEST, number + lift)


def read_piles(cards: Cards, piles: Piles) -> Sight:
    """Return the piles with the order and effects that follow from their visible cards (§6.2)."""
    visible = [PACKS[cards[ids[-1]].pack] for ids in piles]
    disabled = any(pack.disables for pack in visible)
    turned = not disabled and sum([pack.reverses for pack in visible]) % 2 == 1
    return Sight(cards, piles, turned, disabled)


def offer_landings(sight: Sight, number: int, effect: str) -> Offer:
    """Return the landings of a card of this number with this pack's effect.

    The basic rule comes first, then the visible cards, then the card's own effect (§6.3).
    """
    closest = 7
    nearest: list[int] = []
    equal: list[int] = []
    for pile in range(3):
        # If a pile has two numbers, the closer one counts (§14.4).
        for own in sight.numbers(pile):
            distance = own - number if sight.reversed else number - own
            if distance == 0:
                equal.append(pile)
            elif 0 < distance <= closest:
                if distance < closest:
                    closest, nearest = distance, []
                nearest.append(pile)
    laws = sight.laws()
    extreme = number in sight.extremes()
    offer = Offer(tuple(nearest), tuple(equal), extreme, bool(laws), ())
    offer = offer._replace(landings=_basic_landings(offer))
    for law, piles in laws.items():
        offer = PACKS[law].land_while_visible(offer, piles)
    if not sight.disabled:
        offer = PACKS[effect].land(offer)
    return offer


def _basic_landings(offer: Offer) -> tuple[tuple[int, Landing], ...]:
    """Return the landings by the basic rule: closest pile, else the hand, else any pile (§5.1 to §5.4)."""
    if offer.nearest:
        landing = Landing.CLAIM if offer.extreme else Landing.PLACE
        return tuple((pile, landing) for pile in offer.nearest)
    if offer.equal:
        return (_BACK,)
    return tuple((pile, Landing.CLAIM) for pile in range(3))
