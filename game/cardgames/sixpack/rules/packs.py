"""All packs: their lasting effects, and the hooks for their other effects (RULES.md §7 to §21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from game.cardgames.sixpack.rules.choices import Landing

NEUTRAL = "neutral"
"""The pack without an effect; a game may have any number of them."""


class PossibleLandings(NamedTuple):
    """The possible landings of a card, and the facts from which they are computed (RULES.md §5).

    Attributes:
        nearest: the piles with the closest number below the card's, or above it in reversed order.
        equal: the piles with the card's number.
        extreme: whether the card's number is an extreme.
        strict: whether only extreme numbers may claim.
        landings: the piles that the card may go to, each with how the card lands.
    """

    nearest: tuple[int, ...]
    equal: tuple[int, ...]
    extreme: bool
    strict: bool
    landings: tuple[tuple[int, Landing], ...]


def _same_landings(possible: PossibleLandings, _piles: tuple[int, ...] = ()) -> PossibleLandings:
    return possible


class Pack(Struct, frozen=True, eq=False):
    """A pack's lasting effects and hooks; `texts.py` has its texts.

    Hooks named after a moment (`when_played` and so on) are kinds of steps, or "" for none; see `effects`.
    Their descriptions say when the step is put on the agenda.

    Attributes:
        max_copies: how many of these packs a game may have.
        two_numbers: whether its cards have two numbers, both of which count on a pile.
        glass: whether its cards are face up in every hand, and show the card beneath them on a pile.
        adds_number: whether its cards add their number to the card above, and may be laid with another card.
        reverses: whether its visible cards reverse the order and everything that depends on it.
        disables: whether its visible cards switch off all other effects.
        sets_extremes: whether the numbers of its visible cards are the only extremes.
        before_duplicates, after_duplicates: when cards are compared, before and after duplicates leave.
        before_landing: when its card is about to be placed or to claim.
        when_played: after its card was placed or has claimed.
        when_covered: when a card is placed on its visible card.
        instead_of_sharing: when a pile with its card is claimed, in place of sharing out the pile.
        when_won: after a pile with its card was claimed, for each such card.
        land_while_visible: returns the landings of any card while cards of this pack are on top of piles,
            given the usual landings and these piles.
        land: returns the landings of a card of this pack (or a copy of it), given the usual ones.
    """

    max_copies: int = 1
    two_numbers: bool = False
    glass: bool = False
    adds_number: bool = False
    reverses: bool = False
    disables: bool = False
    sets_extremes: bool = False
    before_duplicates: str = ""
    after_duplicates: str = ""
    before_landing: str = ""
    when_played: str = ""
    when_covered: str = ""
    instead_of_sharing: str = ""
    when_won: str = ""
    land_while_visible: Callable[[PossibleLandings, tuple[int, ...]], PossibleLandings] = _same_landings
    land: Callable[[PossibleLandings], PossibleLandings] = _same_landings


def _land_takeback(possible: PossibleLandings) -> PossibleLandings:
    """Let a Takeback claim its own number (§8.1); any other claim returns it to the hand (§8.2)."""
    # If only extreme numbers claim, this claim needs an extreme number, too (§8.3).
    allowed = possible.extreme or not possible.strict
    own = [(pile, Landing.CLAIM) for pile in possible.equal if allowed]
    normal = [
        (-1, Landing.BACK) if landing is Landing.CLAIM else (pile, landing)
        for pile, landing in possible.landings
    ]
    if own and not possible.nearest:
        normal = []
    return possible._replace(landings=tuple(dict.fromkeys([*normal, *own])))


def _land_under_sheriff(possible: PossibleLandings, piles: tuple[int, ...]) -> PossibleLandings:
    """Let a Sheriff's number claim its pile (§11.3); put a card that fits nowhere under the pile (§11.2)."""
    own = tuple((pile, Landing.CLAIM) for pile in piles if pile in possible.equal)
    if possible.nearest:
        return possible._replace(landings=possible.landings + own)
    if own:
        return possible._replace(landings=own)
    if possible.equal:
        return possible
    return possible._replace(landings=tuple((pile, Landing.UNDER) for pile in piles))


PACKS: dict[str, Pack] = {
    NEUTRAL: Pack(),
    "reverse": Pack(max_copies=2, reverses=True),
    "takeback": Pack(land=_land_takeback),
    "seethrough": Pack(max_copies=2, glass=True, when_covered="turn_open"),
    "late_arrival": Pack(when_played="join"),
    "sheriff": Pack(sets_extremes=True, land_while_visible=_land_under_sheriff),
    "veto": Pack(when_played="veto"),
    "no_superheroes": Pack(disables=True),
    "super_numbers": Pack(two_numbers=True, before_duplicates="super_numbers"),
    "biting_hand": Pack(instead_of_sharing="bite"),
    "sticky": Pack(before_duplicates="sticky"),
    "second_hand": Pack(when_won="second_hand"),
    "carousel": Pack(when_played="carousel"),
    "pile_driver": Pack(before_landing="drive"),
    "copycat": Pack(after_duplicates="copycat"),
    "calculator": Pack(max_copies=2, adds_number=True),
}
"""All packs by id, in the order in which simultaneous effects happen (§6.3)."""

SPECIAL = tuple(pack for pack in PACKS if pack != NEUTRAL)
"""The ids of the packs with an effect, in the order of `PACKS`."""
