"""Random set-ups and redeals of Sixty-six."""

import random
from typing import Any

from game.cardgames.sixty_six.rules.game import SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.engine.contract import Setup
from game.engine.options import declared_options


def random_setup(chance: random.Random) -> Setup:
    """Return a set-up with any options; in most matches the hands are hidden."""
    options: dict[str, Any] = {}
    for one in declared_options(SixtySixOptions):
        values = (False, True) if one.is_switch else one.values or range(one.least, one.most + 1)
        options[one.name] = chance.choice(values)
    options["open_hands"] = chance.random() < 0.2
    return Setup(4, chance.getrandbits(60), SixtySixOptions(**options))


def redeal(state: SixtySixState, seat: int | None, chance: random.Random) -> SixtySixState:
    """Return the state with all hands that the seat doesn't see dealt again, and another generator."""
    hands = list(state.hands)
    if not state.public.options.open_hands:
        others = [other for other in range(4) if other != seat]
        cards = [card for other in others for card in state.hands[other]]
        chance.shuffle(cards)
        for other in others:
            count = len(hands[other])
            hands[other], cards = tuple(sorted(cards[:count])), cards[count:]
    return SixtySixState(chance.getrandbits(60), tuple(hands), state.public)
