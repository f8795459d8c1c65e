"""Short words on the table of Sixpack itself: the question, and where a card goes."""

from __future__ import annotations

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.foresight import counts_of, landings
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words import questions
from game.cardgames.sixpack.words.names import bites, gain_of
from game.language.message import Text, listed, message, message_in, parts
from game.voice.narrator import Names


def question(view: SixpackView, names: Names) -> str:
    return questions.title(view, names)


def way(view: SixpackView, card: int, calculators: tuple[int, ...] = ()) -> str:
    """Return where a hand card would go as the piles lie now; both goals of a card with two numbers."""
    if not view.piles or not all(view.piles):
        return ""
    pack = view.cards[card].pack
    if pack == "copycat" and not view.disabled:
        return message("copies another card")
    numbers = counts_of(view, LayCard(card, calculators))
    goals = [_goal(view, landings(view, number, pack).landings) for number in numbers]
    if len(goals) == 1:
        return goals[0]
    return parts(
        "; ",
        [
            message_in("a number and where it goes", "{number} {goal}", number=number, goal=goal)
            for number, goal in zip(numbers, goals, strict=True)
        ],
    )


def costs(view: SixpackView, card: int, calculators: tuple[int, ...] = ()) -> bool:
    """Return whether a hand card would only come back as the piles lie now, or claim a pile that bites."""
    pack = view.cards[card].pack
    numbers = counts_of(view, LayCard(card, calculators))
    found = [one for number in numbers for one in landings(view, number, pack).landings]
    return bool(found) and all(
        landing is Landing.BACK or (landing is Landing.CLAIM and bites(view, pile)) for pile, landing in found
    )


def _goal(view: SixpackView, found: tuple[tuple[int, Landing], ...]) -> Text:
    """Return `on pile 1 or 2`, or `claims pile 3: one handprint`; two ways are joined by "or"."""
    ways: dict[Landing, list[int]] = {}
    for pile, landing in found:
        ways.setdefault(landing, []).append(pile)
    return listed([_way(view, landing, piles) for landing, piles in ways.items()], "or")


def _way(view: SixpackView, landing: Landing, piles: list[int]) -> Text:
    numbers = listed([pile + 1 for pile in piles], "or")
    match landing:
        case Landing.PLACE:
            return message("on pile {piles}", piles=numbers)
        case Landing.UNDER:
            return message("under pile {piles}", piles=numbers)
        case Landing.CLAIM:
            gain = gain_of(view, *piles)
            if len(piles) == len(view.piles):
                return message("claims any pile: {gain}", gain=gain)
            return message("claims pile {piles}: {gain}", piles=numbers, gain=gain)
        case Landing.BACK:
            return message("back to your hand")
