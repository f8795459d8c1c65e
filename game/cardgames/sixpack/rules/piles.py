"""How piles are read: numbers, handprints and extremes (RULES.md §6), and where a card may land (§5)."""

from __future__ import annotations

from typing import NamedTuple

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.deck import Cards
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS, PossibleLandings

LOWEST, HIGHEST = 1, 6
Piles = tuple[tuple[int, ...], ...]
"""The three piles, each from bottom to top."""


class Tableau(NamedTuple):
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
        added = self._calculator_sum(ids, place)
        number = self._with_calculators(card.number, added)
        if card.second is None:
            return (number,)
        return (number, self._with_calculators(card.second, added))

    def handprint_cards(self, pile: int) -> tuple[int, ...]:
        """Return the cards of a pile that show a handprint, their own or through glass (§5.5, §9.1)."""
        ids = self.piles[pile]
        return tuple(card for place, card in enumerate(ids) if self._shows_handprint(ids, place))

    def kept_cards(self, pile: int) -> tuple[int, ...]:
        """Return the cards of a pile that its claimer keeps by the basic rule (§5.5)."""
        shown = self.handprint_cards(pile)
        return tuple(card for card in self.piles[pile] if (card in shown) is not self.reversed)

    def packs_setting_extremes(self) -> dict[str, tuple[int, ...]]:
        """Return the visible packs that set the only extremes, each with the piles of its cards (§11.1)."""
        setters: dict[str, tuple[int, ...]] = {}
        if not self.disabled:
            for pile, ids in enumerate(self.piles):
                pack = self.cards[ids[-1]].pack
                if PACKS[pack].sets_extremes:
                    setters[pack] = (*setters.get(pack, ()), pile)
        return setters

    def extremes(self) -> tuple[int, ...]:
        """Return the numbers that claim, ascending (§5.2, §7.1, §11.1)."""
        setters = self.packs_setting_extremes()
        if not setters:
            return (LOWEST,) if self.reversed else (HIGHEST,)
        return tuple(
            sorted({number for piles in setters.values() for pile in piles for number in self.numbers(pile)})
        )

    def effective_number(self, number: int, calculators: tuple[int, ...]) -> int:
        """Return what a printed number counts as with these Calculators attached (§21.2)."""
        if self.disabled:
            return number
        return self._with_calculators(number, sum([self.cards[card].number for card in calculators]))

    def lay_numbers(self, lay: LayCard) -> tuple[int, ...]:
        """Return the one or two numbers that a laid card may count as, with its Calculators (§14, §21.2)."""
        card = self.cards[lay.card]
        printed = (card.number,) if self.disabled else card.numbers
        if not lay.calculators:
            return printed
        return tuple(dict.fromkeys([self.effective_number(number, lay.calculators) for number in printed]))

    def _shown_index(self, ids: tuple[int, ...], place: int) -> int:
        """Return the index of the card that a glass card shows: its own if only glass is beneath it."""
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
        added = 0
        for below in range(place - 1, -1, -1):
            card = self.cards[ids[below]]
            if not PACKS[card.pack].adds_number:
                break
            added += card.number
        return added

    def _with_calculators(self, number: int, added: int) -> int:
        if self.reversed:
            return max(LOWEST, number - added)
        return min(HIGHEST, number + added)


def read_piles(cards: Cards, piles: Piles) -> Tableau:
    """Return the piles with the order and effects that follow from their visible cards (§6.2)."""
    visible = [PACKS[cards[ids[-1]].pack] for ids in piles]
    disabled = any(pack.disables for pack in visible)
    turned = not disabled and sum([pack.reverses for pack in visible]) % 2 == 1
    return Tableau(cards, piles, turned, disabled)


def possible_landings(tableau: Tableau, number: int, effect: str = NEUTRAL) -> PossibleLandings:
    """Return the landings of a card of this number with this pack's effect.

    The basic rule comes first, then the visible cards, then the card's own effect (§6.3).
    """
    closest = 7
    nearest: list[int] = []
    equal: list[int] = []
    for pile in range(3):
        # If a pile has two numbers, the closer one counts (§14.4).
        for own in tableau.numbers(pile):
            distance = own - number if tableau.reversed else number - own
            if distance == 0:
                equal.append(pile)
            elif 0 < distance <= closest:
                if distance < closest:
                    closest, nearest = distance, []
                nearest.append(pile)
    setters = tableau.packs_setting_extremes()
    extreme = number in tableau.extremes()
    possible = PossibleLandings(tuple(nearest), tuple(equal), extreme, bool(setters), ())
    possible = possible._replace(landings=_basic_landings(possible))
    for pack, piles in setters.items():
        possible = PACKS[pack].land_while_visible(possible, piles)
    if not tableau.disabled:
        possible = PACKS[effect].land(possible)
    return possible


def _basic_landings(possible: PossibleLandings) -> tuple[tuple[int, Landing], ...]:
    """Return the landings by the basic rule: closest pile, else the hand, else any pile (§5.1 to §5.4)."""
    if possible.nearest:
        landing = Landing.CLAIM if possible.extreme else Landing.PLACE
        return tuple((pile, landing) for pile in possible.nearest)
    if possible.equal:
        return ((-1, Landing.BACK),)
    return tuple((pile, Landing.CLAIM) for pile in range(3))
