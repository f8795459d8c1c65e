"""The true deal of a state, in the form in which a search imagines deals."""

from game.cardgames.must_be_18.players.determinization import DealtCards
from game.cardgames.must_be_18.players.packed_hands import UNITS, pack
from game.cardgames.must_be_18.rules.deck import NUMBERS
from game.cardgames.must_be_18.rules.game import MustBe18State


def true_deal(state: MustBe18State) -> DealtCards:
    faces = NUMBERS[state.public.options.deck]
    hands = [pack([faces[card] for card in hand]) for hand in state.hands]
    return DealtCards(hands, [UNITS[faces[card]] for card in reversed(state.stock)])
