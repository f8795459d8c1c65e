"""RULES.md §10.11: whether points are shown is for the table alone."""

import random

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.engine.match import Match
from tests.cardgames.sixty_six.deals import setup


def test_whether_points_are_shown_changes_nothing_that_is_known() -> None:
    """§10.11."""
    histories = []
    for shown in (True, False):
        match, chance = Match(SIXTY_SIX, setup(show_points=shown)), random.Random(6)
        events: list[object] = []
        match.listen_unredacted(events.append)
        for _ in range(3):
            match.deal()
            while match.pending:
                ((seat, choices),) = match.pending.items()
                match.choose(seat, chance.choice(choices))
        histories.append((events, match.view(0).points, match.view(0).tricks))
    assert histories[0] == histories[1]
