"""RULES.md §2 and §3: which decision a view says is due."""

from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from tests.cardgames.sixty_six.deals import call, dealt, ending, play, playing, setup


def test_before_the_first_deal_none_is() -> None:
    view = SIXTY_SIX.initial_view(setup(), 0)
    assert (view.stage, view.round, view.dealer, view.bid) == ("idle", 0, None, 0)
    assert (view.hand_sizes, view.points, view.score) == ((0, 0, 0, 0), (0, 0), (0, 0))


def test_no_seat_is_asked_until_all_have_their_hands() -> None:
    """§1.4, §2.1"""
    view, asked = SIXTY_SIX.initial_view(setup(), None), []
    for event in SIXTY_SIX.deal(SIXTY_SIX.open(setup())).events:
        view = SIXTY_SIX.apply_event(view, event)
        asked.append(view.asked)
    assert view.dealer is not None
    assert asked == [None, None, None, None, (view.dealer + 1) % 4]


def test_first_a_call_then_a_card() -> None:
    assert dealt().public.stage == "bid"
    assert call(dealt(), 1, 0, 0).state.public.stage == "bid"
    assert playing().public.stage == "play"
    assert play(playing(), "KC AC JC 9H").state.public.stage == "play"


def test_none_is_when_a_hand_was_thrown_in() -> None:
    """§2.4"""
    assert call(dealt(), 0, 0, 0, 0).state.public.stage == "idle"


def test_a_laid_card_leaves_its_hand_and_the_next_seat_is_asked() -> None:
    """§3.1"""
    before = playing()
    after = play(before, "KC").state
    assert after.public.hand_sizes == (5, 6, 6, 6)
    assert after.public.asked == 1
    for seat in (0, 1, None):
        view = SIXTY_SIX.view(before, seat)
        for event in play(before, "KC").events:
            view = SIXTY_SIX.apply_event(view, event)
        assert view == SIXTY_SIX.view(after, seat)


def asked_after(state: SixtySixState, cards: str) -> list[tuple[str, int | None]]:
    """Each event that these cards lead to, and the seat that is asked after it."""
    view, asked = state.public, []
    for event in play(state, cards).events:
        view = SIXTY_SIX.apply_event(view, event)
        asked.append((type(event).__name__, view.asked))
    return asked


def test_no_seat_is_asked_while_a_whole_trick_lies_on_the_table() -> None:
    """§3.2"""
    assert asked_after(playing(), "KC AC JC 9H") == [
        ("CardLaid", 1),
        ("TrumpMade", 1),
        ("MarriageAnnounced", 1),
        ("CardLaid", 2),
        ("CardLaid", 3),
        ("CardLaid", None),
        ("TrickWon", 1),
    ]


def test_no_seat_is_asked_for_the_last_trick() -> None:
    """§3.3"""
    state = ending("AC 9H", "9C AH", "JC 10H", "KC QH", points=(20, 26))
    assert asked_after(state, "AC 9C JC KC")[3:] == [
        ("CardLaid", None),
        ("TrickWon", None),
        *[("CardLaid", None)] * 4,
        ("TrickWon", None),
        ("HandScored", None),
    ]
