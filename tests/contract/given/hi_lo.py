"""Random set-ups and redeals of Hi-lo."""

import random

from msgspec.structs import replace

from game.engine.contract import Setup
from tests.hi_lo.players import deal_again
from tests.hi_lo.rules import HiLoOptions, HiLoState


def random_setup(chance: random.Random) -> Setup:
    return Setup(chance.randint(2, 4), chance.getrandbits(60), HiLoOptions(rounds=chance.randint(1, 2)))


def redeal(state: HiLoState, seat: int | None, chance: random.Random) -> HiLoState:
    return deal_again(replace(state.public, seat=seat), chance) if state.stock else state
