"""Styles: the same outcomes are worth different things to different players, and each does what it is for."""

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.ai import levels
from game.ai.agent import Budget
from game.cardgames.sixty_six.players.agents import AGENTS
from game.cardgames.sixty_six.players.rules_of_thumb import chance_to_take
from game.cardgames.sixty_six.players.styles import PLAIN, STYLES, WINNING, Style
from game.cardgames.sixty_six.rules.deck import RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import MOON, Bid, PlayCard
from game.cardgames.sixty_six.rules.foresight import trick_with, trump_with
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.view import Pair, SixtySixView
from game.engine.contract import Choice
from tests.cardgames.sixty_six.deals import dealt, playing, setup

OWN, OTHERS = 0, 1


def a_view(score: Pair = (0, 0), **options: object) -> SixtySixView:
    return SIXTY_SIX.view(playing(score=score, **options), 0)


def worth(style: Style, change: Pair, bidders: int = OWN, score: Pair = (0, 0)) -> float:
    return style.worth(a_view(score), bidders, change)


def test_plain_counts_ticks() -> None:
    assert worth(PLAIN, (3, 1)) == 2
    assert worth(PLAIN, (-2, 2)) == -4
    assert PLAIN.taste(a_view(), PlayCard(3)) == PLAIN.taste(a_view(), Bid(2)) == 0


def test_careful_bids_less_and_daring_more() -> None:
    view = SIXTY_SIX.view(dealt(), 0)
    low, high, moon = (
        [STYLES[name].taste(view, Bid(bid)) for name in ("careful", "daring")] for bid in (1, 3, MOON)
    )
    assert high[0] < low[0] < 0 < low[1] < high[1]
    assert moon[0] < high[0]
    assert moon[1] > high[1] + 1


def test_spiteful_would_rather_set_a_bid() -> None:
    """Two ticks from nowhere, or none, while the others lose two."""
    assert worth(PLAIN, (2, -1), OTHERS) == worth(PLAIN, (0, -3), OTHERS)
    assert worth(STYLES["spiteful"], (2, -1), OTHERS) < worth(STYLES["spiteful"], (0, -3), OTHERS)


def test_hunting_minds_the_others_only_where_they_lead() -> None:
    hunting = STYLES["hunting"]
    assert worth(hunting, (3, 2), score=(5, 1)) > worth(hunting, (1, 1), score=(5, 1))
    assert worth(hunting, (3, 2), score=(1, 5)) < worth(hunting, (1, 1), score=(1, 5))


def test_hunting_bids_over_who_leads_and_only_then() -> None:
    view = SIXTY_SIX.view(dealt(), 0)
    ahead, behind = (replace(view, score=score) for score in ((5, 1), (1, 5)))
    assert STYLES["hunting"].taste(ahead, Bid(1)) == 0 < STYLES["hunting"].taste(behind, Bid(1))


@pytest.mark.parametrize(
    ("calls", "theirs"), [((), False), ((0,), False), ((1,), True), ((1, 0), False), ((1, 0, 0), True)]
)
def test_grumpy_bids_over_others_but_not_over_its_partner(calls: tuple[int, ...], theirs: bool) -> None:
    view = replace(SIXTY_SIX.view(dealt(), len(calls) % 4), calls=calls)
    assert (STYLES["grumpy"].taste(view, Bid(2)) > 0) == theirs


def test_greedy_takes_the_points_that_lie_there_and_kind_leaves_them() -> None:
    """The ace of trumps takes the king and the ten; a nine of another suit does not."""
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((1, 9), (2, 10), (3, 12)))
    takes, leaves = PlayCard(5), PlayCard(6)
    assert taken(view, takes) > taken(view, leaves)
    assert STYLES["greedy"].taste(view, takes) > STYLES["greedy"].taste(view, leaves)
    assert STYLES["kind"].taste(view, takes) < STYLES["kind"].taste(view, leaves)


def test_spiteful_sits_on_its_high_cards() -> None:
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((3, 12),))
    ace, nine = PlayCard(5), PlayCard(0)
    assert STYLES["spiteful"].taste(view, ace) < STYLES["spiteful"].taste(view, nine)


def test_kind_grudges_nobody_a_tick_and_grumpy_everybody() -> None:
    assert worth(STYLES["kind"], (2, 2)) > worth(STYLES["kind"], (1, 0))
    assert worth(STYLES["grumpy"], (2, 1)) < worth(STYLES["grumpy"], (1, 0))


def test_hasty_plays_high_cards_and_trumps_and_stately_keeps_trumps() -> None:
    view = replace(a_view(), tricks=(), trump=0, bid=2, trick=((3, 12),))
    ace_of_trumps, nine = PlayCard(5), PlayCard(6)
    assert STYLES["hasty"].taste(view, ace_of_trumps) > STYLES["hasty"].taste(view, nine)
    assert STYLES["stately"].taste(view, ace_of_trumps) < STYLES["stately"].taste(view, nine)


def test_winning_would_rather_win_the_match_than_a_tick() -> None:
    # At 8 all, two ticks win whatever the others make; at the beginning three ticks to one are better.
    assert worth(WINNING, (2, 1), score=(8, 8)) > worth(WINNING, (1, -1), score=(8, 8))
    assert worth(WINNING, (2, 1)) < worth(WINNING, (1, -1))


@given(
    style=st.sampled_from([PLAIN, WINNING, *STYLES.values()]),
    bidders=st.sampled_from([OWN, OTHERS]),
    score=st.tuples(st.integers(-6, 9), st.integers(-6, 9)),
    change=st.tuples(st.integers(-4, 6), st.integers(-4, 6)),
    higher=st.booleans(),
)
def test_more_own_ticks_and_fewer_of_the_others_are_never_worth_less(
    style: Style, bidders: int, score: Pair, change: Pair, higher: bool
) -> None:
    """The solver relies on it."""
    view = a_view(score, both_finish="higher" if higher else "bidders")
    now = style.worth(view, bidders, change)
    assert style.worth(view, bidders, (change[0] + 1, change[1])) >= now - 1e-9
    assert style.worth(view, bidders, (change[0], change[1] - 1)) >= now - 1e-9


# -- what they do ------------------------------------------------------------------------------------------


@cache
def situations(stage: str, hands: int) -> tuple[SixtySixView, ...]:
    """Views of seats that are asked for a call or a card, from hands that drakes play."""
    views = []
    for seed in range(hands):
        state: SixtySixState = SIXTY_SIX.deal(SIXTY_SIX.open(setup(seed))).state
        score = ((3, 6), (6, 3))[seed % 2]
        state = SixtySixState(state.chance, state.hands, replace(state.public, score=score))
        while pending := SIXTY_SIX.pending(state):
            ((seat, choices),) = pending.items()
            view = SIXTY_SIX.view(state, seat)
            if stage == view.stage and len(choices) > 1:
                views.append(view)
            if stage == "bid" and view.stage == "play":
                break
            choice = AGENTS["drake"]().choose(view, Budget(), seed).choice
            state, _ = SIXTY_SIX.apply(state, seat, choice)
    return tuple(views)


@cache
def chosen(spec: str, stage: str, samples: int) -> list[tuple[SixtySixView, Choice]]:
    views = situations(stage, 5)
    return [(view, AGENTS[spec]().choose(view, Budget(samples=samples), 1).choice) for view in views]


def trumps(view: SixtySixView, choice: Choice) -> float:
    return float(bool(view.tricks or view.trick) and SUIT_OF[choice.card] == trump_with(view, choice.card))


def rank(_view: SixtySixView, choice: Choice) -> float:
    return RANK_OF[choice.card]


def taken(view: SixtySixView, choice: Choice) -> float:
    stake = points_of(tuple(card for _seat, card in trick_with(view, choice.card)))
    return chance_to_take(view, choice.card) * stake


@pytest.mark.parametrize(
    ("style", "measure", "sign"),
    [("greedy", taken, 1), ("hasty", rank, 1), ("stately", trumps, -1)],
)
@pytest.mark.parametrize(("level", "samples"), [("drake", 1), ("swan", 8)])
def test_cards_are_played_as_the_style_has_it(
    level: str, samples: int, style: str, measure: Callable[[SixtySixView, Choice], float], sign: int
) -> None:
    plain, styled = (
        sum(measure(view, choice) for view, choice in chosen(spec, "play", samples))
        for spec in (level, f"{level}:{style}")
    )
    assert sign * (styled - plain) > 0


def bids(spec: str, behind: bool | None = None) -> int:
    """All bids of somebody together; of those who are behind in the match, or ahead, or of all."""
    total = 0
    for view, choice in chosen(spec, "bid", 8):
        assert isinstance(choice, Bid)
        assert view.seat is not None
        own = view.seat % 2
        if behind is None or behind == (view.score[own] < view.score[1 - own]):
            total += choice.bid
    return total


@pytest.mark.parametrize("level", ["drake", "swan", pytest.param("eider", marks=pytest.mark.campaign)])
def test_careful_bids_less_than_daring(level: str) -> None:
    assert bids(f"{level}:careful") < bids(level) < bids(f"{level}:daring")


@pytest.mark.campaign
def test_kind_leaves_the_bid_to_others_and_grumpy_to_nobody() -> None:
    assert bids("eider:kind") < bids("eider") < bids("eider:grumpy")


@pytest.mark.campaign
def test_hunting_bids_more_where_the_others_lead() -> None:
    assert bids("eider:hunting", behind=True) > bids("eider", behind=True)
    assert bids("eider:hunting", behind=False) == bids(levels.ADVISER, behind=False), (
        "who counts ticks only, too"
    )


def test_spiteful_lets_others_bid_what_they_cannot_make() -> None:
    assert bids("eider:spiteful") < bids("eider")
