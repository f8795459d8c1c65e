"""RULES.md §8.3: a score may sink below zero, without limit."""

from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import ending, play


def test_scores_sink_and_the_match_goes_on() -> None:
    state = ending("KS QH", "AS AH", "9S 9H", "JS JH", points=(20, 30), bid=4, score=(-66, -3))
    state, _ = play(state, "KS AS 9S JS")
    assert state.public.score == (-70, -2)
    assert SIXTY_SIX.ranking(state) is None
    state, _ = SIXTY_SIX.deal(state)
    assert state.public.score == (-70, -2)
