"""Styles of You Must Be 18!: each shows in what is laid, kept or left to others."""

import random
from collections.abc import Callable
from functools import cache
from statistics import fmean

import pytest
from msgspec.structs import replace

from game.ai.agent import Budget
from game.cardgames.must_be_18.players.agents import AGENTS
from game.cardgames.must_be_18.players.packed_hands import count_of, unpack
from game.cardgames.must_be_18.players.search import Depth, Trial, group_choices, search
from game.cardgames.must_be_18.players.styles import PLAIN, STYLES, Style
from game.cardgames.must_be_18.rules.events import OpenColumn
from game.cardgames.must_be_18.rules.game import MUST_BE_18
from game.cardgames.must_be_18.rules.view import MustBe18View
from tests.cardgames.must_be_18.standing import playing, setup, standing

LEVELS = ("drake", "swan", "eider")
Figure = Callable[[MustBe18View, Trial], float]


@cache
def views() -> tuple[MustBe18View, ...]:
    """Seats of four that have several choices that lead elsewhere."""
    chance, found = random.Random(18), []
    while len(found) < 36:
        start = setup(4, chance.getrandbits(30), rounds=1, opening=chance.choice(("stuck", "voluntary")))
        asked = []
        for state, _events in playing(start, chance):
            for seat in MUST_BE_18.pending(state):
                view = MUST_BE_18.view(state, seat)
                if len(group_choices(view)) > 2:
                    asked.append(view)
        found += chance.sample(asked, min(3, len(asked)))
    return tuple(found)


@cache
def chosen(spec: str) -> tuple[Trial, ...]:
    """What somebody of a level and style chooses in all these views."""
    found = []
    for view in views():
        choice = AGENTS[spec]().choose(view, Budget(samples=8), 5).choice
        found.append(next(trial for trial in group_choices(view) if choice in trial.choices))
    return tuple(found)


def mean(spec: str, figure: Figure) -> float:
    return fmean(figure(view, trial) for view, trial in zip(views(), chosen(spec), strict=True))


def kept_kinds(view: MustBe18View, trial: Trial) -> float:
    return len(set(unpack(trial.remaining_hand(view))))


def kept_sixes(view: MustBe18View, trial: Trial) -> float:
    return count_of(trial.remaining_hand(view), 6)


def kept_small(view: MustBe18View, trial: Trial) -> float:
    return sum(count_of(trial.remaining_hand(view), face) for face in (1, 2, 3))


def height(view: MustBe18View, trial: Trial) -> float:
    return trial.lay.points / trial.lay.cards if trial.lay else 0


def mixed_tops(view: MustBe18View, trial: Trial) -> float:
    return len(set(unpack(trial.lay.after))) if trial.lay else 0


def opened(view: MustBe18View, trial: Trial) -> float:
    return isinstance(trial.choices[0], OpenColumn)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("style", "figure"),
    [
        ("careful", kept_kinds),
        ("greedy", kept_small),
        ("stately", kept_sixes),
        ("daring", mixed_tops),
        ("daring", opened),
    ],
)
def test_it_shows_in_what_is_kept_and_left(level: str, style: str, figure: Figure) -> None:
    assert mean(f"{level}:{style}", figure) > mean(level, figure)


def test_hasty_lays_higher_numbers() -> None:
    for level in ("swan", "eider"):
        assert mean(f"{level}:hasty", height) > mean(level, height)


def a_trial(view: MustBe18View, points: tuple[int, ...], answered: int) -> Trial:
    """A play that comes to these points on the only deal, where the next seat lays so many cards."""
    trial = Trial(view, MUST_BE_18.choices(view)[0])
    trial.points, trial.answered = [list(points)], answered
    return trial


def taste(style: Style, points: tuple[int, ...], answered: int = 0, totals: tuple[int, ...] = ()) -> float:
    """What these points are to the style, beside those of a round in which nobody is left with any."""
    view = MUST_BE_18.view(standing("66", "55", "44", "66"), 0)
    view = replace(view, totals=totals or view.totals)
    return style.choice_bonus(view, a_trial(view, points, answered)) - style.choice_bonus(
        view, a_trial(view, (0,) * 4, 0)
    )


NOTHING = (0, 0, 0, 0)


def test_spiteful_harms_the_next_seat_and_leaves_it_little_to_lay() -> None:
    assert taste(STYLES["spiteful"], (0, 9, 0, 0)) > taste(STYLES["spiteful"], (0, 0, 9, 9)) == 0
    assert taste(STYLES["spiteful"], NOTHING, answered=4) < 0


def test_hunting_harms_whoever_leads() -> None:
    leader_is_third = (50, 40, 3, 60)
    points = [(0, 9, 0, 0), (0, 0, 9, 0), (0, 0, 0, 9)]
    assert [taste(STYLES["hunting"], one, totals=leader_is_third) > 0 for one in points] == [
        False,
        True,
        False,
    ]


def test_kind_spares_all_and_grumpy_nobody() -> None:
    assert taste(STYLES["kind"], (0, 3, 3, 3)) < 0 < taste(STYLES["grumpy"], (0, 3, 3, 3))
    assert taste(STYLES["kind"], NOTHING, answered=4) > 0


def test_plain_has_no_taste() -> None:
    assert taste(PLAIN, (0, 9, 9, 9), answered=4) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_kind_lets_the_next_seat_lay_more_than_spiteful_does(level: str) -> None:
    def answers(style: str) -> float:
        """How many cards the next seat lays after what is chosen, on deals that are the same for both."""
        means = []
        for view, trial in zip(views(), chosen(f"{level}:{style}"), strict=True):
            again, glance = Trial(view, trial.choices[0]), Depth(heeds=True)
            search(view, [again], glance, Budget(samples=6), random.Random(9), lambda _trial: 0.0)
            means.append(again.per_deal(again.answered))
        return fmean(means)

    assert answers("kind") > answers("spiteful")


# -- positions built for a motive: what is wanted is wanted enough to be worth its points -------------------


def wanted(style: str, hand: str, tops: str, **options: object) -> str:
    """What the style lays, judged by instinct alone: the numbers of its cards."""
    view = MUST_BE_18.view(standing(hand, "666555", "666555", tops=tops, **options), 0)

    def worth(trial: Trial) -> float:
        return 0.02 * trial.heuristic_value + STYLES[style].choice_bonus(view, trial)

    best = max(group_choices(view), key=worth)
    return "".join(map(str, sorted(unpack(best.lay.laid), reverse=True)))


def test_stately_lays_one_six_where_others_lay_three() -> None:
    assert wanted("hasty", "66665", "666") == "666"
    assert wanted("stately", "66665", "666") == "6"


def test_greedy_keeps_its_small_numbers() -> None:
    """Sixes on sixes, though two threes could go along."""
    assert "3" in wanted("stately", "6633", "6633")
    assert wanted("greedy", "6633", "6633") == "66"


def test_careful_keeps_some_of_everything() -> None:
    """It parts with no last one of its number, though more cards could be laid."""
    assert len(wanted("hasty", "66554", "6552")) >= 1
    laid = wanted("careful", "66554", "6552")
    assert set("66554") == set(left_of("66554", laid))


def left_of(hand: str, laid: str) -> str:
    for number in laid:
        hand = hand.replace(number, "", 1)
    return hand


def test_hasty_lays_its_high_numbers() -> None:
    assert set(wanted("hasty", "6655", "6552")) == {"6"}


def test_daring_mixes_the_tops() -> None:
    """The 4 on the 4 leaves them as they are; 6 and 3 on 5 and 4 make them all different."""
    assert wanted("stately", "6443", "5544") == "44"
    assert wanted("daring", "6443", "5544") in ("63", "643")
