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
        "must. Anywhere else it would claim, it comes back to your hand, and you may pick such a "
        "pile on purpose. While Sheriffs are on top, only a Takeback with a Sheriff’s number may "
        "claim its own number; any other Takeback lands as usual."
    ),
    "seethrough": message(
        "On a pile, it has the number and handprint of the card below it (a Calculator just below "
        "it adds nothing), plus its own handprint. In your hand, it lies face up. Players with "
        "face-up cards choose first, lowest number first; everyone with the same lowest number must"
        " play that card. If you play on a Seethrough without claiming, turn up a card in your "
        "hand."
    ),
    "late_arrival": message(
        "You must add one more card from your hand, if you can; it may bring Calculators. It waits "
        "for its turn by number, like the others. If it has the same number as cards still waiting,"
        " they all cancel as duplicates, except for a Copycat that has already copied a card."
    ),
    "sheriff": message(
        "While Sheriffs are on top of piles, only their numbers claim, instead of the 6 (or the 1 "
        "in reversed order); that goes for Takebacks, too. A card that fits nowhere goes to the "
        "bottom of any Sheriff’s pile, or returns to the hand if a pile has its number. A card with"
        " the Sheriff’s number may claim the Sheriff’s own pile; if it fits nowhere else, it must."
    ),
    "veto": message(
        "Choose any card that’s still waiting: it leaves the game until the next round. It may be "
        "your own second card. If no card is waiting, discard a card of your choice from your hand,"
        " if you have one."
    ),
    "no_superheroes": message(
        "Cards on piles, in hands and still waiting lose their effects, even one that lands on this"
        " card or claims it. Two No Superheroes don’t switch each other off. Cards count as "
        "printed, without Calculators or copies; Super Numbers have their first number, and face-up"
        " cards no order. It’s checked when cards are chosen, at the reveal, and before each card "
        "lands."
    ),
    "super_numbers": message(
        "When it’s revealed, choose which of the two numbers it uses. If several of these are "
        "waiting at the same time, they cancel as duplicates before any numbers are compared. On "
        "top of a pile, it counts as both: a card may fit on either number, or be equal to either."
    ),
    "biting_hand": message(
        "If there’s a Biting Hand anywhere in a pile you claim, you get none of the pile’s "
        "handprints. Instead, discard a card of your choice from your hand for each of them, as "
        "long as you have any; several Biting Hands bite only once. If the pile has no handprints, "
        "keep any one of its cards. In reversed order, the cards without a handprint count instead."
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
        "Move one or more top cards of the pile it goes to, in order, onto another; under a "
        "Sheriff’s pile, it moves nothing. Then it lands on what’s left, or claims it; the order "
        "before the move decides whether it claims, and what you keep. If nothing’s left, it’s a "
        "new pile. If a Seethrough was on top, turn up a card in hand, even if it moved, unless you"
        " claim."
    ),
    "copycat": message(
        "After duplicates cancel, copy another player’s waiting card: for this turn, the Copycat "
        "has its number, Calculators included, and does what it does when played, even a Takeback’s"
        " claim or Pile Driver’s move. A Veto on that card changes nothing. With nothing to copy, "
        "it keeps its number and Calculators, and has no effect. On a pile, it’s itself again."
    ),
    "calculator": message(
        "Play any number of Calculators with the card you choose. They go beneath it, share its "
        "fate and change its number, which is fixed at the reveal even if the order changes later. "
        "On a pile, all Calculators right on each other change the card right on top of them; the "
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
