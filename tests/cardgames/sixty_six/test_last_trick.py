"""RULES.md §3.3: the sixth trick plays itself, and no other does."""

from game.cardgames.sixty_six.rules.deck import parse
from game.cardgames.sixty_six.rules.events import CardLaid, HandScored, TrickWon
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from tests.cardgames.sixty_six.deals import card, ending, play, playing


def test_everybodys_last_card_plays_itself() -> None:
    state = ending("AC 9H", "9C AH", "JC 10H", "KC QH", points=(20, 26))
    state, events = play(state, "AC 9C JC KC")
    assert events[3:6] == (
        CardLaid(3, card("KC"), 4, False),
        TrickWon(0, 5, parse("AC 9C JC KC"), 17),
        CardLaid(0, card("9H"), 1, True),
    )
    assert [event.automatic for event in events if isinstance(event, CardLaid)] == [False] * 4 + [True] * 4
    assert events[-2] == TrickWon(1, 6, parse("9H AH 10H QH"), 24)
    assert isinstance(events[-1], HandScored)
    assert not SIXTY_SIX.pending(state)
    assert state.hands == ((), (), (), ())
    assert state.public.points == (37, 50)


def test_a_single_legal_card_is_still_asked_for() -> None:
    state = play(playing(), "KC AC").state
    assert SIXTY_SIX.pending(state).keys() == {2}
    assert len(SIXTY_SIX.pending(state)[2]) == 1
