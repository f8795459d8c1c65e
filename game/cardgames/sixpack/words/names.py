"""The names of cards, piles and players in a sentence, from one seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.cardgames.sixpack.rules.deck import Card
from game.cardgames.sixpack.rules.events import Play
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import Sight
from game.cardgames.sixpack.rules.view import SixpackView, number_of
from game.voice.narrator import Names
from game.voice.words import counted, listed, number

# -- cards -------------------------------------------------------------------------------------------------


def pack_name(pack: str) -> str:
    """The title of a pack."""
    return PACKS[pack].title


def packs_named(packs: Iterable[str]) -> str:
    """Packs with their numbers: `Reverse, Veto and three Neutral`."""
    counts = Counter(packs)
    return listed(
        [
            f"{number(count)} {pack_name(pack)}" if count > 1 else pack_name(pack)
            for pack, count in counts.items()
        ]
    )


def face_name(card: Card) -> str:
    """A card by its pack and number: `4` if it is neutral, `Veto 4`, `Super Numbers 2 or 5`."""
    numbers = str(card.number) if card.second is None else f"{card.number} or {card.second}"
    return numbers if card.pack == NEUTRAL else f"{pack_name(card.pack)} {numbers}"


def name(view: SixpackView, card: int) -> str:
    """A card by its pack and number; `a card` if the listener may not know it."""
    return face_name(view.cards[card]) if card else "a card"


def full_name(view: SixpackView, card: int) -> str:
    """A card's name, and whether it shows a hand."""
    return name(view, card) + (" with a hand" if view.cards[card].hand else "")


def names_of(view: SixpackView, cards: Iterable[int]) -> str:
    """Cards, one after the other."""
    return listed([name(view, card) for card in cards])


def name_as(view: SixpackView, card: int, counts: int) -> str:
    """A played card and the number it counts as, if that is not the printed number: `4`, `4 as 6`."""
    face = view.cards[card]
    if face.second is not None:
        return f"{pack_name(face.pack)} {counts}"
    return face_name(face) if counts == face.number else f"{face_name(face)} as {counts}"


def play_name(view: SixpackView, play: Play) -> str:
    """A waiting card and the number it counts as now; both numbers until its owner has chosen one."""
    if any(one.kind == "number" and one.card == play.card for one in view.questions):
        return name(view, play.card)
    return name_as(view, play.card, number_of(play, view.cards, view.disabled))


def revealed_name(view: SixpackView, play: Play) -> str:
    """A card as it is turned up: of two numbers none is chosen yet."""
    face = view.cards[play.card]
    return name(view, play.card) if face.second is not None else name_as(view, play.card, play.number)


def cards_called(counts: int, many: bool = True) -> str:
    """Cards by their number alone, as a noun: `sixes`, or `six` for one of them."""
    noun = number(counts)
    return noun + ("es" if noun.endswith("x") else "s") if many else noun


def cards_and_hands(cards: int, hands: int) -> str:
    """So many cards, and how many of them show a hand: `three cards, one hand`."""
    return f"{counted(cards, 'card')}, {counted(hands, 'hand')}" if cards else "no cards"


# -- piles -------------------------------------------------------------------------------------------------


def top_name(view: SixpackView, pile: int) -> str:
    """A pile by its top card, and its number if that is not the printed one: `Seethrough 2, now 5`."""
    face = view.cards[view.piles[pile][-1]]
    printed = (face.number,) if face.second is None else (face.number, face.second)
    numbers = view.sight.numbers(pile)
    return face_name(face) if numbers == printed else f"{face_name(face)}, now {listed([*map(str, numbers)])}"


def gain_of(view: SixpackView, *piles: int) -> str:
    """The gain of claiming one of these piles: its hands, or while play is reversed its other cards."""
    gains = [_kept(view, pile) for pile in piles]
    if len(piles) == 1 and bites(view, piles[0]):
        return f"costs {counted(gains[0], 'card')}" if gains[0] else "any one card of it"
    noun = "card" if view.reversed else "hand"
    return counted(max(gains), noun) + ("" if min(gains) == max(gains) else " at most")


def _kept(view: SixpackView, pile: int) -> int:
    """The number of a pile's cards that go to its claimer, if nothing bites."""
    hands = len(view.sight.hands(pile))
    return len(view.piles[pile]) - hands if view.reversed else hands


def bites(view: SixpackView, pile: int) -> bool:
    """Whether claiming a pile costs cards."""
    return not view.disabled and any(view.cards[card].pack == "biting_hand" for card in view.piles[pile])


def sight_of(view: SixpackView) -> Sight:
    """The piles that lie there: while cards are on their way a pile may be empty for a moment."""
    return view.sight._replace(piles=tuple(pile for pile in view.piles if pile))


def laws_of(view: SixpackView) -> str:
    """The way of play: `low to high, closest below, 6 claims`."""
    sight = sight_of(view)
    extremes = sight.extremes()
    way = "high to low, closest above" if view.reversed else "low to high, closest below"
    only = "only " if sight.laws() else ""
    return f"{way}, {only}{listed([*map(str, extremes)])} {'claims' if len(extremes) == 1 else 'claim'}"


# -- players -----------------------------------------------------------------------------------------------


def player(view: SixpackView, seat: int, names: Names) -> str:
    """`you`, or the player's name."""
    return "you" if seat == view.seat else names[seat]


def owner(view: SixpackView, seat: int, names: Names) -> str:
    """`your`, or the player's name in the genitive."""
    return "your" if seat == view.seat else f"{names[seat]}'s"


def subject(view: SixpackView, seat: int, names: Names, yours: str, theirs: str) -> str:
    """The player at the head of a sentence, with the verb as it is said of you or of others."""
    return f"You {yours}" if seat == view.seat else f"{names[seat]} {theirs}"
