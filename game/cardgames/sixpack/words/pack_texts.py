"""What the packs are called and what they do, in words for players."""

from __future__ import annotations

from msgspec import Struct


class Lore(Struct, frozen=True):
    """A pack's name, its effect in one line, and the details in three sentences."""

    name: str
    effect: str
    detail: str


PACKS = {
    "neutral": Lore(
        "Neutral",
        "No effect: it goes where its number sends it.",
        "It is placed on the closest number below it, or above it while play is reversed. "
        "If it fits nowhere it returns to your hand when a pile has its number, or else claims any pile. "
        "Any number of Neutral packs may be in the game.",
    ),
    "reverse": Lore(
        "Reverse",
        "While an odd number of these lie on top of piles, everything runs the other way.",
        "The Reverse cards on top of piles are counted anew before each card is handled. "
        "If they are odd, high cards come first, cards go on the closest number above, and the 1 claims "
        "instead of the 6. "
        "Claiming then brings you the cards without a hand, and those with a hand leave the game.",
    ),
    "takeback": Lore(
        "Takeback",
        "May claim a pile of its own number; any other claim sends it back to your hand.",
        "It may be played on a pile of its own number, and claims that pile. "
        "If there is a normal place as well, you choose between the two. "
        "If it would claim in any other way, it returns to your hand instead.",
    ),
    "seethrough": Lore(
        "Seethrough",
        "Has the number of the card below; lies open in hand; who covers it opens a hand card too.",
        "On a pile it has the number and the hand of the card below it, and its own hand counts as well. "
        "In your hand it lies open for all to see, and seats with open cards choose first. "
        "Whoever places a card on it must turn another hand card open in the same way.",
    ),
    "late_arrival": Lore(
        "Late Arrival",
        "When played, its owner adds one more hand card to the turn at once.",
        "The added card waits in order like the others, as if it had been there from the start. "
        "If its number equals that of cards still waiting, it and they leave the game as duplicates. "
        "With an empty hand nothing happens.",
    ),
    "sheriff": Lore(
        "Sheriff",
        "While on top, only its number is extreme; a card that fits nowhere goes under its pile.",
        "While sheriffs lie on top of piles the 6 claims nothing, or the 1 while play is reversed; only the "
        "sheriffs' numbers do. "
        "A card that fits nowhere goes to the bottom of a sheriff's pile instead of claiming, unless a pile "
        "equals it and it returns to the hand. "
        "A card with the sheriff's number may be played on the sheriff itself and claims its pile.",
    ),
    "veto": Lore(
        "Veto",
        "When played, removes a card still waiting; if none waits, discard one hand card.",
        "Its owner picks any card of this turn that has not been handled yet, and it leaves the game. "
        "That may be a second card of the owner's own. "
        "If no card is waiting, the owner discards a hand card, if there is one.",
    ),
    "no_superheroes": Lore(
        "No Superheroes",
        "While on top of a pile, no other card has an effect, wherever it is.",
        "Cards on piles, in hands and still waiting all lose their effects, but two of these do not cancel "
        "each other. "
        "Super Numbers have their first number then, and Seethroughs the one printed on them. "
        "It is looked at when cards are chosen, when they are revealed, and before each card is handled.",
    ),
    "super_numbers": Lore(
        "Super Numbers",
        "Two numbers: its owner chooses one after the reveal; on a pile both count.",
        "When the cards are revealed its owner chooses which of the two it uses. "
        "Several of these in one turn are duplicates and leave before any numbers are compared. "
        "On top of a pile, cards may fit on either number, and equal either.",
    ),
    "biting_hand": Lore(
        "Biting Hand",
        "Who wins it gets no hands from the pile, but discards a hand card for each of them.",
        "Who claims its pile gets none of the hands in it. "
        "For each hand in the pile the claimer discards one hand card of choice, as far as there are any. "
        "If the pile has no hands at all, the claimer keeps any one card of it.",
    ),
    "sticky": Lore(
        "Sticky",
        "Survives duplicates, and takes a random card from everyone who played its number.",
        "When duplicates are removed, its owner takes a card at random from the hand of everyone else who "
        "played the same number. "
        "The other cards of that number leave the game, the owner's own second one too. "
        "The Sticky stays and is handled as usual.",
    ),
    "second_hand": Lore(
        "Second Hand",
        "Who wins it also takes a pile's top card or a card from another player's hand.",
        "The claimer takes either the top card of another pile of two or more cards, or a card from another "
        "player's hand. "
        "From a hand it is an open card of choice, or else one at random. "
        "The Second Hand itself is kept or lost like any other card of the pile.",
    ),
    "carousel": Lore(
        "Carousel",
        "When played, its owner says left or right; everyone passes one hand card that way.",
        "Everyone chooses a hand card in secret. "
        "All of them are passed at once, in the direction that the owner has said. "
        "Who has no card to pass receives one all the same.",
    ),
    "pile_driver": Lore(
        "Pile Driver",
        "Before it stays or claims, its owner moves cards from beneath it to another pile.",
        "Its owner takes one or more of the cards directly beneath it and puts them, in order, on top of "
        "another pile. "
        "If all of them are moved, the Pile Driver is a new pile of its own. "
        "Only then does it claim what is left, if it claims at all.",
    ),
    "copycat": Lore(
        "Copycat",
        "Becomes a copy of another player's card for this turn and comes right after it.",
        "After the duplicate check its owner picks a card that another player has in the turn. "
        "For this turn the Copycat has that number, and does what that card does when played, even if that "
        "card is vetoed. "
        "On a pile it is simply itself again.",
    ),
    "calculator": Lore(
        "Calculator",
        "Adds its number to the card on top of it, up to 6; reversed it subtracts, down to 1.",
        "With the card that you choose you may lay any number of Calculators, which change its number. "
        "They are placed beneath that card, and whatever happens to it happens to them. "
        "A Calculator may also be the chosen card itself.",
    ),
}
