"""Styles of You Must Be 18!: each shows in what is played, kept or left to others."""

from collections import Counter

from msgspec.structs import replace

from game.cardgames.must_be_18.players.agents import PLAIN, STYLES, Style
from game.cardgames.must_be_18.players.packed_hands import unpack
from game.cardgames.must_be_18.players.search import Trial, group_choices
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from tests.cardgames.must_be_18.positions import state_with


def a_trial(view: MustBe18View, points: tuple[int, ...], answered: int) -> Trial:
    """Return a play with these points on the only deal, after which the next seat plays this many cards."""
    trial = Trial(view, MUST_BE_18.choices(view)[0])
    trial.points, trial.answered = [list(points)], answered
    return trial


def bonus_of(style: Style, points: tuple[int, ...], answered: int = 0, totals: tuple[int, ...] = ()) -> float:
    """Return the value of these points to the style, relative to a round without points."""
    view = MUST_BE_18.view(state_with("66", "55", "44", "66"), 0)
    view = replace(view, totals=totals or view.totals)
    return style.choice_bonus(view, a_trial(view, points, answered)) - style.choice_bonus(
        view, a_trial(view, (0,) * 4, 0)
    )


NOTHING = (0, 0, 0, 0)


def test_spiteful_harms_the_next_seat_and_leaves_it_little_to_play() -> None:
    assert bonus_of(STYLES["spiteful"], (0, 9, 0, 0)) > bonus_of(STYLES["spiteful"], (0, 0, 9, 9)) == 0
    assert bonus_of(STYLES["spiteful"], NOTHING, answered=4) < 0


def test_hunting_harms_the_leader() -> None:
    leader_is_third = (50, 40, 3, 60)
    points = [(0, 9, 0, 0), (0, 0, 9, 0), (0, 0, 0, 9)]
    assert [bonus_of(STYLES["hunting"], one, totals=leader_is_third) > 0 for one in points] == [
        False,
        True,
        False,
    ]


def test_kind_spares_all_and_grumpy_nobody() -> None:
    assert bonus_of(STYLES["kind"], (0, 3, 3, 3)) < 0 < bonus_of(STYLES["grumpy"], (0, 3, 3, 3))
    assert bonus_of(STYLES["kind"], NOTHING, answered=4) > 0


def test_plain_has_no_preference() -> None:
    assert bonus_of(PLAIN, (0, 9, 9, 9), answered=4) == 0


# -- positions built for one style: its preference outweighs the points -------------------------------------


def cards_preferred(style: str, hand: str, tops: str, **options: object) -> str:
    """Return the numbers of the cards that the style plays, judging by its preference alone."""
    view = MUST_BE_18.view(state_with(hand, "666555", "666555", tops=tops, **options), 0)

    def worth(trial: Trial) -> float:
        return 0.02 * trial.heuristic_value + STYLES[style].choice_bonus(view, trial)

    best = max(group_choices(view), key=worth)
    return "".join(map(str, sorted(unpack(best.lay.laid), reverse=True)))


def test_stately_plays_one_six_where_others_play_three() -> None:
    assert cards_preferred("hasty", "66665", "666") == "666"
    assert cards_preferred("stately", "66665", "666") == "6"


def test_greedy_keeps_its_small_numbers() -> None:
    """Sixes on sixes, although two threes could be added."""
    assert "3" in cards_preferred("stately", "6633", "6633")
    assert cards_preferred("greedy", "6633", "6633") == "66"


def test_careful_keeps_some_of_everything() -> None:
    """It never parts with the last card of a number, although more cards could be played."""
    left = Counter("66554") - Counter(cards_preferred("careful", "66554", "6552"))
    assert set(left) == set("66554")


def test_hasty_plays_its_high_numbers() -> None:
    assert set(cards_preferred("hasty", "6655", "6552")) == {"6"}


def test_daring_mixes_the_tops() -> None:
    """The 4 on the 4 leaves them as they are; 6 and 3 on 5 and 4 make them all different."""
    assert cards_preferred("stately", "6443", "5544") == "44"
    assert cards_preferred("daring", "6443", "5544") in ("63", "643")


def test_daring_starts_columns() -> None:
    """A 6 and a 2 mix the tops as well."""
    assert cards_preferred("daring", "6442", "5544") == "62"
    assert cards_preferred("daring", "6442", "5544", opening="voluntary") == "442"
