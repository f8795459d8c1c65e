"""Agents are found by level, and levels by id."""

import pytest

from game.ai.agent import Budget, Prospect
from game.ai.factory import make_agent
from game.ai.levels import LEVELS, STYLES, budget_of, check_spec, level_of
from game.ai.spec import Spec, UnknownLevel, parse_spec
from game.cardgames.registry import GAMES, kit_of
from game.cardgames.six_takes.rules.events import TakeRow
from game.cardgames.six_takes.rules.game import SIX_TAKES
from tests.support.toy_game import TOY


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_agents_of_all_levels(game: str) -> None:
    for level in LEVELS:
        assert make_agent(kit_of(game), level.id) is not make_agent(kit_of(game), level.id)


def test_level_is_found_by_its_id() -> None:
    assert [level_of(level.id) for level in LEVELS] == list(LEVELS)
    assert all(level.budget.seconds is None for level in LEVELS), "a match must think the same everywhere"


def test_spec_has_level_style_and_samples() -> None:
    assert parse_spec("swan") == Spec("swan", None)
    assert parse_spec("eider:careful@40") == Spec("eider:careful", 40)
    assert parse_spec("eider:careful@40").level == "eider"
    assert parse_spec("exec:bot@40:careful") == Spec("exec:bot@40:careful", None)


@pytest.mark.parametrize("amount", ["40", "40ms"])
@pytest.mark.parametrize("words", ["eider:careful@{}", "eider@{}:careful", "eider@0{}:careful"])
def test_style_precedes_or_follows_samples_or_time(words: str, amount: str) -> None:
    spec, in_time = words.format(amount), amount == "40ms"
    assert parse_spec(spec) == (Spec("eider:careful", None, 40) if in_time else Spec("eider:careful", 40))
    assert parse_spec(spec).canonical == f"eider:careful@{amount}"
    assert level_of(spec).id == "eider"
    assert budget_of(spec).seconds == 0.04 if in_time else budget_of(spec) == Budget(samples=40)
    check_spec(spec)


@pytest.mark.parametrize("spec", ["swan@0ms", "swan@60001ms", "swan@ms", "swan@-1ms", "swan@1.5ms"])
def test_time_is_a_number_within_bounds(spec: str) -> None:
    with pytest.raises(UnknownLevel, match="expected a time from 1ms to 60000ms after the @"):
        parse_spec(spec)


def test_canonical_spec_is_unchanged() -> None:
    for spec in (
        "",
        "swan",
        "swan:kind",
        "swan@1000000",
        "swan:kind@7",
        "swan:kind@7ms",
        "exec:bot@40:careful",
    ):
        assert parse_spec(spec).canonical == spec


@pytest.mark.parametrize("spec", ["swan:kind:hasty@2", "swan:kind@2:hasty", "swan@2:", "swan@2:wild"])
def test_several_or_unknown_styles_are_refused(spec: str) -> None:
    with pytest.raises(UnknownLevel, match="expected a style from careful, "):
        check_spec(spec)
    with pytest.raises(
        UnknownLevel, match=r"unknown style '.*': expected one of careful, daring, .* for swan"
    ):
        make_agent(kit_of("six_takes"), spec)


@pytest.mark.parametrize("game", GAMES)
def test_unknown_style_is_refused_with_a_list(game: str) -> None:
    kit = kit_of(game)
    with pytest.raises(UnknownLevel) as caught:
        make_agent(kit, "swan:odd")
    assert str(caught.value) == f"unknown style 'odd': expected one of {', '.join(STYLES)} for swan"
    for level in ("duckling", "mirror", "adviser"):
        with pytest.raises(UnknownLevel, match=f"unknown style 'kind': expected {level} alone, which has no"):
            make_agent(kit, f"{level}:kind")
    with pytest.raises(
        UnknownLevel,
        match=r"unknown level 'goose': expected one of duckling, drake, swan, .*, mirror, or exec:COMMAND",
    ):
        make_agent(kit, "goose:kind")


def test_game_without_styles_plays_plainly_but_refuses_unknown_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = kit_of("six_takes")
    plain = {name: maker for name, maker in kit.agents().items() if ":" not in name}
    monkeypatch.setattr(type(kit), "agents", lambda _self: plain)
    assert type(make_agent(kit, "drake:careful")) is type(make_agent(kit, "drake"))
    for spec in ("swan:odd", "duckling:kind"):
        with pytest.raises(UnknownLevel, match="unknown style"):
            make_agent(kit, spec)


@pytest.mark.parametrize(
    ("unit", "words"), [("", "10,000 samples, got 'swan@10001'"), ("ms", "10,000 ms a choice")]
)
def test_saved_budget_is_limited(unit: str, words: str) -> None:
    check_spec(f"swan@10000{unit}")
    with pytest.raises(UnknownLevel, match=f"expected at most {words}"):
        check_spec(f"swan@10001{unit}")


@pytest.mark.parametrize(
    "spec",
    ["swan@", "swan@0", "swan@many", "swan@-3", "swan@²", "swan@٣", "swan@1000001", "swan@" + "9" * 5000],
)
def test_samples_are_a_number_within_bounds(spec: str) -> None:
    with pytest.raises(UnknownLevel, match="expected a number of samples from 1 to 1,000,000 after"):
        budget_of(spec)


def test_samples_of_a_spec_override_its_levels() -> None:
    assert budget_of("swan@1000") == Budget(samples=1000)
    assert budget_of("swan") == level_of("swan").budget
    assert budget_of("drake:any") == level_of("drake").budget


@pytest.mark.parametrize("value", [-2.5, -0.0, 0.0])
def test_points_are_worded_as_the_game_counts_them(value: float) -> None:
    prospect = Prospect(TakeRow(0), value, 0.0)
    assert prospect.points(TOY) == value
    assert f"{prospect.points(SIX_TAKES):.1f}" == f"{abs(value):.1f}"
