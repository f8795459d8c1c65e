"""Short words that stand on the table of Sixpack itself: the question, and the way of a card."""

from __future__ import annotations

from game.cardgames.sixpack.rules.events import Landing, LayCard
from game.cardgames.sixpack.rules.foresight import counts_of, landings
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words import questions
from game.cardgames.sixpack.words.names import bites, gain_of
from game.voice.narrator import Names


def question(view: SixpackView, names: Names) -> str:
    """The question to the view's own seat; empty if nothing is asked of it."""
    return questions.ask(view, names).removesuffix(".")


def way(view: SixpackView, card: int, calculators: tuple[int, ...] = ()) -> str:
    """The goal of a hand card as the piles lie now; of a card with two numbers, the goals of both."""
    if not view.piles or not all(view.piles):
        return ""
    pack = view.cards[card].pack
    if pack == "copycat" and not view.disabled:
        return "copies another card"
    numbers = counts_of(view, LayCard(card, calculators))
    goals = [_goal(view, landings(view, number, pack).landings) for number in numbers]
    if len(goals) == 1:
        return goals[0]
    return "; ".join(f"{number} {goal}" for number, goal in zip(numbers, goals, strict=True))


def costs(view: SixpackView, card: int, calculators: tuple[int, ...] = ()) -> bool:
    """Whether a hand card would only come back as the piles lie now, or claims a pile that bites."""
    pack = view.cards[card].pack
    numbers = counts_of(view, LayCard(card, calculators))
    found = [one for number in numbers for one in landings(view, number, pack).landings]
    return bool(found) and all(
        landing is Landing.BACK or (landing is Landing.CLAIM and bites(view, pile)) for pile, landing in found
    )


def _goal(view: SixpackView, found: tuple[tuple[int, Landing], ...]) -> str:
    ways: dict[Landing, list[int]] = {}
    for pile, landing in found:
        ways.setdefault(landing, []).append(pile)
    words = []
    for landing, piles in ways.items():
        where = " or ".join(str(pile + 1) for pile in piles)
        match landing:
            case Landing.PLACE:
                words.append(f"on pile {where}")
            case Landing.UNDER:
                words.append(f"under pile {where}")
            case Landing.CLAIM:
                claimed = "any pile" if len(piles) == len(view.piles) else f"pile {where}"
                words.append(f"claims {claimed}: {gain_of(view, *piles)}")
            case Landing.BACK:
                words.append("back to your hand")
    return " or ".join(words)
