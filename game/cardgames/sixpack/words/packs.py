"""Texts of packs that the rules don't need: their effects in full, and what their cards call out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.language.message import Text, message

DETAILS: Final[Mapping[str, Text]] = {
    "neutral": message(
        "It goes on the closest number below it, or above it in reversed order. If it "
        "fits nowhere, it returns to your hand if a pile has its number; otherwise it "
        "claims any pile. A game can have any number of Neutral packs."
    ),
    "reverse": message(
        "The Reverse cards on top of piles are counted again before each card lands. "
        "If their number is odd, high cards go first, cards go on the closest number "
        "above, and the 1 claims instead of the 6. Claiming then gets you the cards "
        "without a handprint, and those with a handprint leave the game."
    ),
    "takeback": message(
        "It may claim a pile of its own number. If it fits elsewhere, too, you choose; if not, it "
        "must. Wherever else it would claim, it goes back to your hand instead; that can be your "
        "choice, too. While Sheriffs are on top, only a Takeback with a Sheriff’s number may claim "
        "its own number; any other lands as usual."
    ),
    "seethrough": message(
        "On a pile, it has the number and handprint of the card below it (a Calculator there adds "
        "nothing), plus its own handprint. In your hand, it lies face up. Players with face-up "
        "cards choose first, lowest number first; everyone with the same lowest number must play "
        "that card. If you play on a Seethrough without claiming, turn another of your cards face "
        "up."
    ),
    "late_arrival": message(
        "You must add one more card from your hand, if you can; it may bring Calculators. It waits "
        "in order like the others, as if it had been there from the start. If it has the same "
        "number as cards still waiting, they all cancel as duplicates, except for a Copycat that "
        "has already copied a card."
    ),
    "sheriff": message(
        "While Sheriffs are on top of piles, only their numbers claim, instead of the 6 (or "
        "the 1 in reversed order); that goes for Takebacks, too. A card that fits nowhere goes "
        "to the bottom of a Sheriff’s pile, or returns to the hand if a pile has its number. A "
        "card with the Sheriff’s number may claim the Sheriff’s own pile; if it fits nowhere "
        "else, it must."
    ),
    "veto": message(
        "Choose any card that’s still waiting: it leaves the game. It may be your own second card. "
        "If no card is waiting, discard a card from your hand, if you have one."
    ),
    "no_superheroes": message(
        "Cards on piles, in hands and still waiting all lose their effects, but two of these don’t "
        "switch each other off. Until it’s gone, cards count as printed, without Calculators or a "
        "copy; Super Numbers as their first number. Everyone chooses at the same time, face-up "
        "cards or not. It’s checked when cards are chosen, at the reveal, and before each card "
        "lands."
    ),
    "super_numbers": message(
        "When it’s revealed, choose which of the two numbers it uses. If several of these are "
        "waiting at the same time, they cancel as duplicates before any numbers are compared. On "
        "top of a pile, it counts as both: a card may fit on either number, or be equal to either."
    ),
    "biting_hand": message(
        "If there’s a Biting Hand anywhere in a pile you claim, you get none of the pile’s "
        "handprints. Instead, discard a card from your hand for each of them, as long as you have "
        "any; several Biting Hands bite only once. If the pile has no handprints, keep any one of "
        "its cards. In reversed order, the cards without a handprint count instead."
    ),
    "sticky": message(
        "When duplicates cancel, take a card at random from the hand of everyone else who played "
        "the same number. The other cards with that number leave the game, even your own second "
        "one. The Sticky stays and lands as usual. If two Stickies come to the same number, only "
        "the one with the lower printed number works; the other is a duplicate like any other."
    ),
    "second_hand": message(
        "If you claim a pile with a Second Hand anywhere in it, you also take either the top card "
        "of another pile of two or more cards, or a card from an opponent’s hand: a face-up one you"
        " choose, or a face-down one at random. Each Second Hand in the pile does this, after any "
        "Biting Hand. The card itself is kept or lost like any other card of the pile."
    ),
    "carousel": message(
        "Everyone chooses a card from their hand in secret. All of them are passed at "
        "the same time, in the direction the Carousel’s owner chose. If you have no "
        "card to pass, you still get one."
    ),
    "pile_driver": message(
        "Move one or more top cards of the pile it goes to, in order, onto another; at the bottom "
        "of a Sheriff’s pile, it moves nothing. Then it lands on or claims what’s left: the order "
        "before the move decides that, and what you keep. If nothing’s left, it starts a new pile. "
        "If it goes to a Seethrough, even one it moves, turn up a card in hand, unless you claim."
    ),
    "copycat": message(
        "After duplicates cancel, copy another player’s waiting card: for this turn, the Copycat "
        "has that number, without its own Calculators, and that card’s effect when played (even a "
        "Takeback’s claim or Pile Driver’s move), even if that card is vetoed. With nothing to "
        "copy, it keeps its number, Calculators included, and has no effect. On a pile, it’s just "
        "itself."
    ),
    "calculator": message(
        "Play any number of Calculators with the card you choose. They go beneath it, share its "
        "fate and change its number, which is fixed at the reveal even if the order changes later. "
        "On a pile, all Calculators in an unbroken row change the card right on top of them; the "
        "order decides whether they add or subtract. A Calculator may also be the card you choose."
    ),
}
"""A pack's effect in full."""

SHOUTS: Final[Mapping[str, Text]] = {
    "neutral": message("Quack!"),
    "reverse": message("Reverse!"),
    "takeback": message("Takeback!"),
    "seethrough": message("Show a card!"),
    "late_arrival": message("One more!"),
    "sheriff": message("Sheriff!"),
    "veto": message("Veto!"),
    "no_superheroes": message("No effects!"),
    "super_numbers": message("Which number?"),
    "biting_hand": message("Bite!"),
    "sticky": message("Sticky!"),
    "second_hand": message("And one more!"),
    "carousel": message("Pass one!"),
    "pile_driver": message("Shove!"),
    "copycat": message("Copycat!"),
    "calculator": message("Plus!"),
}
"""What a pack's card calls out when its effect works."""
