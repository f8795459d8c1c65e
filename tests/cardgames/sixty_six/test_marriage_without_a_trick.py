"""RULES.md §5.3 and §10.6: a marriage stands without a trick, unless the option says that it needs one."""

from game.cardgames.sixty_six.rules.events import HandScored
from tests.cardgames.sixty_six.deals import ending, first_of, play, scored


def lost(**options: object) -> HandScored:
    """Seat 0 leads a marriage, and its team wins no trick in the hand."""
    state = ending(
        "KS QS", "AS AH", "9S 9H", "JS JH", winners=(1, 1, 1, 1), points=(0, 60), bid=1, bidder=0, **options
    )
    event = first_of(play(state, "KS AS 9S JS").events, HandScored)
    assert isinstance(event, HandScored)
    return event


def test_it_stands() -> None:
    assert lost().card_points[0] == 0
    assert lost().marriages == (20, 0)
    assert lost().totals[0] == 20


def test_a_bid_can_be_made_by_marriages_alone() -> None:
    result = scored(1, (0, 120), (40, 0), won=(0, 6))
    assert result.made
    assert result.change == (1, 3)


def test_with_the_option_it_needs_a_trick() -> None:
    """§10.6."""
    assert lost(marriage_needs_trick=True).marriages == (0, 0)
    result = scored(1, (0, 120), (40, 0), won=(0, 6), marriage_needs_trick=True)
    assert not result.made
    assert result.totals == (0, 120)
    assert result.change == (-1, 3)


def test_with_the_option_a_trick_may_come_later_or_have_no_points() -> None:
    """§10.6."""
    result = scored(1, (0, 120), (40, 0), won=(1, 5), marriage_needs_trick=True)
    assert result.marriages == (40, 0)
    assert result.made


def test_with_the_option_each_team_needs_its_own_trick() -> None:
    """§10.6."""
    assert scored(1, (120, 0), (20, 60), won=(6, 0), marriage_needs_trick=True).marriages == (20, 0)
