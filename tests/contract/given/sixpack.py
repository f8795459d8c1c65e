"""Random set-ups and redeals of Sixpack."""

import random

from msgspec.structs import replace

from game.cardgames.sixpack.rules.choices import ChooseCard, LayCard, Question, SixpackChoice
from game.cardgames.sixpack.rules.game import SIXPACK
from game.cardgames.sixpack.rules.packs import PACKS
from game.cardgames.sixpack.rules.view import SixpackState, unseen_cards
from game.engine.contract import Setup
from tests.cardgames.sixpack import matches


def random_setup(chance: random.Random) -> Setup:
    return matches.random_setup(chance.randint(2, 6), chance)


def redeal(state: SixpackState, seat: int | None, chance: random.Random) -> SixpackState:
    """Return the state with everything that the seat can't know changed, and another generator.

    Unknown cards change places: those in other hands, played face down by others, or left over.
    Calculators change places only among themselves, so that cards that may be played together still may.
    Seethroughs are never hidden in a hand, so they stay left over.
    """
    hidden = unseen_cards(SIXPACK.view(state, seat))
    swap = dict(zip(range(len(state.public.cards)), range(len(state.public.cards)), strict=True))
    for adds_number in (False, True):
        group = [
            card
            for card in hidden
            if not state.public.cards[card].glass
            and PACKS[state.public.cards[card].pack].adds_number is adds_number
        ]
        swap.update(zip(group, chance.sample(group, len(group)), strict=True))

    def moved(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap[card] for card in cards)

    def laid_otherwise(lay: LayCard) -> LayCard:
        return LayCard(swap[lay.card], moved(lay.calculators))

    def asked_otherwise(question: Question) -> Question:
        legal: list[SixpackChoice] = [
            laid_otherwise(choice)
            if isinstance(choice, LayCard)
            else ChooseCard(swap[choice.card])
            if isinstance(choice, ChooseCard)
            else choice
            for choice in question.legal
        ]
        return Question(question.step, tuple(legal))

    knowers = list(state.knowers)
    for card, other in swap.items():
        knowers[other] = state.knowers[card]
    return replace(
        state,
        chance=chance.getrandbits(60),
        hands=tuple(tuple(sorted(moved(hand))) for hand in state.hands),
        knowers=tuple(knowers),
        left=tuple(sorted(moved(state.left))),
        laid=tuple(tuple(laid_otherwise(lay) for lay in laid) for laid in state.laid),
        passing=moved(state.passing),
        questions=tuple(
            question if question.seat == seat else asked_otherwise(question) for question in state.questions
        ),
    )
