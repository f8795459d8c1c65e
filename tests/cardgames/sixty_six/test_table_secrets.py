"""What a seat may not know does not show on its table of Sixty-six: not in the picture, not in its words."""

from __future__ import annotations

import random

import pygame
import pytest

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.table.focus import readable
from game.cardgames.sixty_six.table.reading import spot_words
from tests.cardgames.sixty_six.seated import Seated
from tests.contract.given.sixty_six import redeal

NAMES = ("Ann", "Bob", "Cem", "Dot")


@pytest.fixture(scope="module", autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))


@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_other_hidden_cards_look_the_same(seat: int | None) -> None:
    chance = random.Random(seat)
    seated = Seated(13, seat=seat)
    for step in range(40):
        seated.by_chance()
        seated.show.finish()
        if step % 3 and not seated.match.over:
            continue
        state = seated.match.state
        pictures, words = [], []
        for one in (state, redeal(state, seat, chance)):
            view = SIXTY_SIX.view(one, seat)
            seated.table.show(view)
            seated.draw()
            pictures.append(pygame.image.tobytes(seated.surface, "RGB"))
            words.append([spot_words(view, spot, NAMES) for spot in readable(view)])
        assert pictures[0] == pictures[1]
        assert words[0] == words[1]
        if seated.match.over:
            break


def test_a_partners_hand_is_hidden_also_when_it_is_laid_aside() -> None:
    seated = Seated(2)
    while seated.match.view(None).bidder is None:
        ((seat, legal),) = seated.match.pending.items()
        seated.match.choose(seat, legal[-1])
        if not seated.match.pending:
            seated.match.deal()
    seated.show.finish()
    assert seated.match.view(None).aside is not None
    state = seated.match.state
    shots = []
    for one in (state, redeal(state, 0, random.Random(1))):
        seated.table.show(SIXTY_SIX.view(one, 0))
        seated.draw()
        shots.append(pygame.image.tobytes(seated.surface, "RGB"))
    assert shots[0] == shots[1]
