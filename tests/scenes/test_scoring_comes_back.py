"""The end of a round is always seen: after a pause, and after a kill while its last cards are shown."""

from collections.abc import Callable

import pygame
import pytest

from game.engine.contract import Phase
from game.scenes.friends.curtain import CurtainScene
from game.scenes.keys import KeysScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.storage.history import achievements, par_scores, records
from tests.scenes.test_daily import Ghosts
from tests.support.driving import Driver
from tests.support.killing import kill
from tests.support.short_matches import SHORT

LONG = {
    "six_takes": {"limit": 66},
    "sixpack": {"preset": "everything", "rounds": 3},
    "sixty_six": {"target": 15},
    "must_be_18": {"rounds": 3},
}
"""Matches that don't end with their first round."""
games = pytest.mark.parametrize("game", list(LONG))


def start_match(
    driver: Driver, game: str, options: dict[str, dict[str, object]], *, rated: bool = False
) -> None:
    driver.start_match(game, options=options[game], rated=rated)
    driver.until(lambda: driver.asked)


def play_to_scoring(driver: Driver) -> None:
    """Play until a round is scored."""
    for _ in range(600):
        if driver.on(ScoringScene):
            return
        driver.key(pygame.K_RETURN)
        driver.until(lambda: driver.on(ScoringScene) or driver.asked)
    raise AssertionError("the round never ended")


def play_to_last_reveal(driver: Driver, *, of_match: bool = False) -> None:
    """Play until a round, or the match, is over while the table still has to show its last cards."""

    def ended() -> bool:
        match = driver.table.session.match
        return match.over if of_match else not match.pending

    for _ in range(600):
        set_speed(driver, "instant")
        driver.until(lambda: driver.on(ScoringScene) or driver.asked)
        if driver.on(ScoringScene):
            driver.until(lambda: not driver.top.counting)  # type: ignore[union-attr]
        else:
            set_speed(driver, "slow")
        driver.key(pygame.K_RETURN)
        for _ in range(4000):
            if ended() or driver.asked or driver.on(ScoringScene):
                break
            driver.frames(1, 0.1)
        if ended():
            assert driver.table.show.busy
            assert driver.on(TableScene)
            return
    raise AssertionError("the round never ended")


def set_speed(driver: Driver, speed: str) -> None:
    driver.app.context.change(speed=speed)
    driver.table.show.speed = speed


def row(driver: Driver, words: str) -> None:
    driver.app.seen = True
    driver.frames(1)
    driver.click_row(words)
    driver.app.seen = False


def by_keys(driver: Driver) -> None:
    driver.key(pygame.K_RETURN)


def by_mouse(driver: Driver) -> None:
    form = driver.top.form  # type: ignore[union-attr]
    driver.click(*form.area_of(form.focus).center)


def by_pad(driver: Driver) -> None:
    with driver.pad() as tap:
        tap("a")


devices = pytest.mark.parametrize("press", [by_keys, by_mouse, by_pad])


@pytest.fixture(autouse=True)
def nothing_is_drawn(driver: Driver) -> None:
    driver.app.seen = False


@games
def test_scoring_returns_after_a_pause(driver: Driver, game: str) -> None:
    start_match(driver, game, LONG)
    play_to_scoring(driver)
    driver.frames(60)
    scoring, choices = driver.top, len(driver.table.session.match.history)
    assert isinstance(scoring, ScoringScene)
    driver.click(300, 300, button=3)
    assert driver.on(PauseScene)
    driver.key(pygame.K_RETURN)
    assert driver.top is scoring
    driver.frames(30)
    assert driver.table.session.match.phase is Phase.ROUND_OVER
    assert [button.words for button in scoring.choices] == ["Go on", "Coach"]
    assert not scoring.counting
    driver.confirm()
    assert driver.table.session.match.rounds == 2
    assert len(driver.table.session.match.history) >= choices


@devices
def test_scoring_is_paused_and_resumed_by_each_device(
    driver: Driver, press: Callable[[Driver], None]
) -> None:
    start_match(driver, "six_takes", LONG)
    play_to_scoring(driver)
    driver.frames(60)
    scoring = driver.top
    with driver.pad() as tap:
        tap("start") if press is by_pad else driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    driver.app.seen = True
    driver.frames(1)
    press(driver)
    assert driver.top is scoring
    # The key that pauses also resumes.
    driver.key(pygame.K_F10)
    assert driver.on(PauseScene)
    driver.key(pygame.K_F10)
    assert driver.top is scoring


def test_scoring_stands_still_while_it_is_paused(driver: Driver) -> None:
    start_match(driver, "six_takes", LONG)
    driver.table.show.speed = "normal"
    play_to_scoring(driver)
    scoring = driver.top
    assert isinstance(scoring, ScoringScene)
    assert scoring.counting
    driver.key(pygame.K_ESCAPE)
    time = scoring.time
    driver.frames(600)
    assert driver.on(PauseScene)
    assert scoring.time == time
    driver.key(pygame.K_ESCAPE)
    driver.until(lambda: not scoring.counting)


def test_key_list_of_a_paused_scoring_has_no_speed_keys(driver: Driver) -> None:
    start_match(driver, "six_takes", LONG)
    play_to_scoring(driver)
    scoring = driver.top
    driver.key(pygame.K_ESCAPE)
    row(driver, "Key list")
    assert isinstance(driver.top, KeysScene)
    words = [line.describe() for line in driver.top.form.widgets]
    assert not any("speed" in one.lower() for one in words)
    driver.key(pygame.K_ESCAPE)
    driver.until(lambda: driver.on(PauseScene) or driver.top is scoring)


def test_paused_scoring_can_be_left_and_is_offered_again(driver: Driver) -> None:
    start_match(driver, "six_takes", LONG)
    play_to_scoring(driver)
    driver.key(pygame.K_ESCAPE)
    row(driver, "Save and leave")
    assert driver.on(TitleScene)
    assert len(driver.app.stack.scenes) == 1
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(ScoringScene))
    assert driver.table.session.match.rounds == 1


def test_undo_from_a_paused_scoring_returns_to_the_last_choice(driver: Driver) -> None:
    start_match(driver, "six_takes", LONG)
    play_to_scoring(driver)
    driver.key(pygame.K_ESCAPE)
    row(driver, "Undo last choice")
    assert driver.on(TableScene)
    driver.until(lambda: driver.asked)
    assert driver.table.table.view.hand
    play_to_scoring(driver)
    assert driver.table.session.match.rounds == 1


@games
def test_kill_during_the_last_reveal_of_a_round(driver: Driver, game: str) -> None:
    """The last cards are shown again, then the scoring with its coach, and no choice is lost."""
    start_match(driver, game, LONG)
    play_to_last_reveal(driver)
    history, view = list(driver.table.session.match.history), driver.table.session.view
    kill(driver)
    driver.app.context.change(speed="normal")
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)
    table = driver.table
    assert table.session.match.history == history
    assert table.session.match.phase is Phase.ROUND_OVER
    driver.frames(2)
    assert table.show.busy
    assert table.table.view != view
    table.show.speed = "instant"
    driver.until(lambda: driver.on(ScoringScene))
    assert table.table.view == view
    scoring = driver.top
    assert scoring.summary.round == 1
    assert [button.words for button in scoring.choices] == ["Go on", "Coach"]
    driver.until(lambda: not scoring.counting)
    driver.confirm()
    assert table.session.match.rounds == 2
    assert table.table.view == table.session.view


@games
def test_kill_on_the_scoring_brings_it_back(driver: Driver, game: str) -> None:
    start_match(driver, game, LONG)
    play_to_scoring(driver)
    history = list(driver.table.session.match.history)
    for _ in range(2):
        kill(driver)
        driver.frames(4)
        assert driver.top.waiting.moment in ("round 1", "hand 1")
        driver.key(pygame.K_RETURN)
        driver.until(lambda: driver.on(ScoringScene))
        assert driver.table.session.match.history == history
        assert driver.top.summary.round == 1  # type: ignore[union-attr]


def test_kill_in_the_next_round_does_not_score_the_last_one_again(driver: Driver) -> None:
    start_match(driver, "six_takes", LONG)
    play_to_scoring(driver)
    driver.until(lambda: not driver.top.counting)  # type: ignore[union-attr]
    driver.confirm()
    driver.confirm()
    state = driver.table.session.match.state
    kill(driver)
    driver.confirm()
    assert driver.table.session.match.state.hands[0] == state.hands[0]
    assert driver.table.session.match.rounds == 2


@games
def test_kill_during_the_last_reveal_of_a_match(driver: Driver, game: str) -> None:
    """The last cards and the podium come back, and the result and achievements are saved once."""
    start_match(driver, game, SHORT, rated=True)
    play_to_last_reveal(driver, of_match=True)
    places, view = driver.app.context.places, driver.table.session.view
    assert records.load(places.records)[0] == []
    for _ in range(2):
        # Killed again before the podium, nothing has changed.
        kill(driver)
        driver.app.context.change(speed="normal")
        driver.key(pygame.K_RETURN, frames=2)
        assert driver.on(TableScene)
        assert driver.table.table.view != view
        assert records.load(places.records)[0] == []
    driver.table.show.speed = "instant"
    driver.until(lambda: driver.on(ScoringScene))
    scoring = driver.top
    assert scoring.over
    assert [len(load(path)[0]) for load, path in saved_rows(driver)] == [1, 1]
    kill(driver)
    assert driver.app.context.archive.unfinished() == []
    assert [len(load(path)[0]) for load, path in saved_rows(driver)] == [1, 1]


def saved_rows(driver: Driver) -> tuple[tuple[Callable[..., tuple[list[object], object]], object], ...]:
    places = driver.app.context.places
    return (records.load, places.records), (achievements.load, places.achievements)  # type: ignore[return-value]


@pytest.mark.parametrize("part", ["save_result", "save_achievements"])
def test_kill_between_saving_result_and_achievements_counts_both_once(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    class Killed(Exception):
        pass

    def killed(*_args: object) -> None:
        raise Killed

    start_match(driver, "six_takes", SHORT, rated=True)
    with monkeypatch.context() as patch:
        patch.setattr(f"game.scenes.match.table.{part}", killed)
        with pytest.raises(Killed):
            play_to_scoring(driver)
    kill(driver)
    driver.key(pygame.K_RETURN)
    driver.until(lambda: driver.on(ScoringScene))
    assert [len(load(path)[0]) for load, path in saved_rows(driver)] == [1, 1]


def test_par_is_kept_once_after_a_kill_during_the_last_reveal(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.session.par.BackgroundPar", Ghosts)
    context = driver.app.context
    table = next(one for one in context.cast.tables if one.options.get("rounds") == 1)
    driver.start_match(table.game, table.opponents, dict(table.options), title=table.key)
    driver.until(lambda: driver.asked)
    play_to_last_reveal(driver, of_match=True)
    kill(driver)
    driver.key(pygame.K_RETURN)
    driver.table.show.speed = "instant"
    driver.until(lambda: driver.on(ScoringScene))
    driver.frames(10)
    assert len(par_scores.load(context.places.scores)[0]) == 1
    assert len(records.load(context.places.records)[0]) == 1


def test_friends_see_the_end_of_a_round_again_together(driver: Driver) -> None:
    driver.start_match("six_takes", ("bob",), {"limit": 66}, friends={1: "Ada"})

    def turn() -> bool:
        return driver.on(CurtainScene) or driver.on(ScoringScene) or driver.asked

    for _ in range(200):
        driver.until(turn)
        if driver.on(ScoringScene):
            break
        driver.key(pygame.K_RETURN, frames=2)
    history = list(driver.table.session.match.history)
    kill(driver)
    driver.app.context.change(speed="normal")
    driver.key(pygame.K_RETURN, frames=2)
    table = driver.table
    assert table.session.own_seat is None
    assert table.show.busy
    assert table.table.view != table.session.view
    table.show.speed = "instant"
    driver.until(lambda: driver.on(ScoringScene))
    assert table.session.match.history == history
    assert table.table.view == table.session.view
