"""The arena with partners, who stay together, share their wins, and aren't compared; and cheaters."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from game.ai import levels
from game.ai.agent import Agent, Budget, Decision
from game.ai.factory import make_agent
from game.ai.spec import UnknownLevel
from game.cardgames.registry import kit_of, rules_of
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.rules.options import SixTakesOptions
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.options import SixtySixOptions
from game.commands import line
from game.lab.arena import tournament
from game.lab.arena.cheating import CHEATER, CHEATERS, ORACLE
from game.lab.arena.standings import standings
from game.lab.arena.tournament import MatchResult, TournamentDeal, TournamentPlan


def run_and_read(path: Path, seats: str, *words: str, matches: int = 4) -> dict[str, Any]:
    arena = ["arena", "sixty_six", "--seats", seats, "--matches", str(matches), "--json", str(path)]
    assert line.run([*arena, *words]) == 0
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def test_only_sixty_six_has_partners() -> None:
    assert rules_of("six_takes").teams(3) == ((0,), (1,), (2,))
    assert rules_of("sixty_six").teams(4) == ((0, 2), (1, 3))


@pytest.mark.parametrize("words", [(), ("--rotate",)])
def test_partners_stay_together(words: tuple[str, ...], tmp_path: Path) -> None:
    report = run_and_read(tmp_path / "report.json", "drake,duckling,drake,duckling", *words)
    assert report["seatings"] == [["drake", "duckling"] * 2, ["duckling", "drake"] * 2]
    assert report["deals"] == 2
    for deal in report["results"]:
        for match in deal["matches"]:
            assert match["ranking"][0] == match["ranking"][2] != match["ranking"][1] == match["ranking"][3]
            assert match["points"][0] == match["points"][2]


def test_team_wins_one_match_between_its_two_seats() -> None:
    """Drakes win three of four matches: 75 % of the wins, by matches and by seats."""
    won, lost = MatchResult((1, 2, 1, 2), ((9,), (2,)) * 2), MatchResult((2, 1, 2, 1), ((2,), (9,)) * 2)
    plan = TournamentPlan("sixty_six", SixtySixOptions(), ("drake", "swan"), ((0, 1) * 2, (1, 0) * 2), 1, 2)
    deals = [TournamentDeal(0, (won, lost), (), ((), ())), TournamentDeal(1, (won, won), (), ((), ()))]
    stood = standings(plan, deals)
    drake, swan = stood.contenders
    assert (drake.contender, drake.win_share.value, drake.fair_share) == ("drake", 0.75, 0.5)
    assert (swan.contender, swan.win_share.value) == ("swan", 0.25)
    assert stood.duels[0].points_per_round.value == pytest.approx((7 * 3 - 7) / 4)


def test_partners_are_not_compared_with_each_other() -> None:
    """The winners' partners aren't compared with the winners, only with the losers."""
    names = ("drake", "swan", "eider", "duckling")
    result = MatchResult((1, 2, 1, 2), ((9,), (2,)) * 2)
    plan = TournamentPlan("sixty_six", SixtySixOptions(), names, ((0, 1, 2, 3),), 1, 3)
    rated = standings(
        plan, [TournamentDeal(number, (result,), (), ((),) * 4) for number in range(3)]
    ).contenders
    ratings = {one.contender: one.rating.value for one in rated}
    assert ratings["drake"] == pytest.approx(ratings["eider"])
    assert ratings["swan"] == pytest.approx(ratings["duckling"])
    assert ratings["drake"] > ratings["swan"]


# -- cheaters ----------------------------------------------------------------------------------------------


def test_only_the_cheater_sees_the_whole_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[type] = []

    class Peeping(Agent[Any]):
        def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
            assert view.seat == view.state.public.asked
            shown.append(type(view.state))
            own = SIXTY_SIX.view(view.state, view.seat)
            return make_agent(kit_of("sixty_six"), "duckling").choose(own, budget, chance)

    monkeypatch.setattr(tournament, "make_cheater", lambda _game: Peeping())
    report = run_and_read(tmp_path / "report.json", f"{CHEATER},drake,{CHEATER},drake", matches=2)
    assert set(shown) == {SixtySixState}
    assert report["seats"] == [CHEATER, "drake"] * 2


def test_oracle_gets_policies_but_no_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policies of the Drakes that are asked at the same time, before any of them has chosen."""
    told: list[set[int]] = []

    class Peeping(Agent[Any]):
        def choose(self, view: Any, budget: Budget, chance: int) -> Decision:
            legal = SIX_TAKES.pending(view.state)
            if SIX_TAKES.view(view.state, view.seat).stage == "choose":
                assert not any(view.state.chosen)
                assert all(policy(view.state, 1) in legal[seat] for seat, policy in view.policies.items())
                told.append({view.seat, *view.policies})
            return Decision(legal[view.seat][0])

    monkeypatch.setattr(tournament, "make_cheater", lambda _game: Peeping())
    plan = TournamentPlan("six_takes", SixTakesOptions(limit=0), (ORACLE, "drake"), ((1, 0, 1, 0),), 1, 1)
    tournament.play(plan, 1, lambda _deal: None)
    # The last cards are played without a question.
    assert told == [{0, 1, 2}, {0, 2, 3}] * 9
    told.clear()
    tournament.play(replace(plan, contenders=(CHEATER, "drake")), 1, lambda _deal: None)
    assert told == [{1}, {3}] * 9, "a cheater that is no oracle gets none"


@pytest.mark.parametrize("name", CHEATERS)
def test_cheater_is_available_only_in_the_arena(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert line.run(["simulate", "sixty_six", "--seats", f"{name},drake,{name},drake"]) == 1
    assert capsys.readouterr().err.startswith(f"main.py: unknown level '{name}'")
    with pytest.raises(UnknownLevel):
        levels.check_spec(name)
    with pytest.raises(UnknownLevel):
        make_agent(kit_of("sixty_six"), name)
