"""The coach: a round's decisions as stones, each shown on its table and replayable, by any device."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from pygame import FRect

from game.ai.agent import Budget, Decision, Prospect
from game.ai.review import (
    TURNING_LOSS,
    DecisionReview,
    ReviewedChoice,
    accuracy,
    decisions_in_round,
    turning_points,
)
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player
from game.language.catalogue import load
from game.scenes.match.launch import resume
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.pieces import kit
from game.scenes.pieces.kit import BoardButton
from game.scenes.records.matches import MatchesScene
from game.scenes.review.choice_card import ChoiceCard
from game.scenes.review.coach import CoachScene
from game.scenes.review.coach_picture import RoundPicker
from game.scenes.review.decisions import LEAST_ROW, DecisionRow, draw_prospects
from game.scenes.review.figures import FiguresScene
from game.scenes.review.remarks import Wording, lessons_words, round_verdict, successes_words, turning_point
from game.scenes.review.replay import ReplayScene, open_replay
from game.scenes.review.second_try import SecondTryScene
from game.scenes.review.stones import DecisionStone
from game.session import analysis
from game.session.analysis import Coaching
from game.storage.places import ASSETS
from game.ui.drawing.draw import Pen
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts
from game.voice.verdict import displayed_difference
from tests.engine.journals import choose, new_recorded_match
from tests.support.drawn_words import drawn_texts
from tests.support.driving import Driver
from tests.support.pens import pen_of
from tests.support.playing import play, ready
from tests.support.screen_text import ScreenText
from tests.support.spying import spy


@pytest.fixture(autouse=True)
def quick_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=6))


@pytest.fixture
def parallel(tmp_path: Path) -> Driver:
    """Return a driver whose opponents and coach run in separate processes."""
    return Driver(tmp_path)


def start(driver: Driver, *, rated: bool = True, **options) -> None:
    driver.start_match("six_takes", ("pip", "bob"), options, rated=rated)


def play_round(driver: Driver) -> None:
    """Play to the end of the round."""
    driver.until(lambda: driver.asked)
    play(driver, enough=lambda: driver.on(ScoringScene))
    driver.frames(1)


def play_one_round(driver: Driver) -> None:
    """Play a match of one round to its end."""
    start(driver, limit=0)
    play_round(driver)


def replay_finished_match(driver: Driver) -> None:
    """Play a match of one round, and open its replay at the end."""
    play_one_round(driver)
    path = driver.table.session.journal.path
    driver.key(pygame.K_ESCAPE)
    assert open_replay(driver.app.context, driver.app.stack, path)
    driver.key(pygame.K_END)


def open_coach(driver: Driver) -> CoachScene:
    """Play a round, and return its coach after the analysis is complete."""
    play_one_round(driver)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    return finished_coach(driver)


def finished_coach(driver: Driver) -> CoachScene:
    """Complete the analysis, and return the coach on top of the stack."""
    scene = next(one for one in driver.app.stack.scenes if isinstance(one, CoachScene))
    finish_analysis(driver, scene.coaching)
    driver.frames(2)
    assert scene.analysis.done
    assert driver.top is scene
    return scene


def first_stone(driver: Driver, coach: CoachScene) -> None:
    driver.key(pygame.K_HOME)
    while not isinstance(coach.form.focused, DecisionStone):
        driver.key(pygame.K_TAB)
    assert coach.number == 0


def finish_analysis(driver: Driver, coaching: Coaching) -> None:
    driver.until(lambda: not coaching.busy, thinker=coaching.thinker)


def has_ended(pid: int) -> bool:
    try:
        if os.waitpid(pid, os.WNOHANG)[0]:
            return True
        os.kill(pid, 0)
    except (ChildProcessError, ProcessLookupError):
        return True
    return False


def check_shown(coach: CoachScene, place: int) -> None:
    """Check that the table shows this decision, with the choice made and the best one marked."""
    reviewed = coach.analysis.review_at(place)
    advice = coach.table.model.advice
    assert coach.number == place
    assert coach.table.view == coach.analysis.moments[place].view
    assert (advice.choice, advice.made) == (reviewed.best.choice, reviewed.own.choice)


def check_jump(driver: Driver, coach: CoachScene, place: int) -> None:
    """Check that the replay is on top, paused just before this decision."""
    moment = coach.analysis.moments[place]
    replay = driver.top
    assert not replay.playing
    assert replay.step == moment.step
    assert replay.table.view == moment.view


def test_whole_coach_by_keyboard(driver: Driver) -> None:
    play_one_round(driver)
    words = driver.hear()
    driver.key(pygame.K_RIGHT)
    assert words[-1] == "Coach: look at the round. 2 of 3."
    driver.key(pygame.K_RETURN)
    coach = finished_coach(driver)
    assert any("Accuracy: " in said for said in words)
    verdict = str(round_verdict(coach.analysis.reviewed)).rstrip(".!")
    assert any(re.search(rf"{verdict}[.!] (What|Every|That)", said) for said in words), "the verdict runs on"
    assert len(coach.analysis.moments) >= 9
    first_stone(driver, coach)
    for place in range(1, len(coach.analysis.moments)):
        driver.key(pygame.K_RIGHT)
        stone = coach.form.focused
        assert isinstance(stone, DecisionStone)
        check_shown(coach, place)
        assert words[-1].startswith(stone.describe())
        assert words[-1].startswith(f"Turn {stone.moment.view.turn}")
        assert "ducks expected" in words[-1]
        turning = stone.reviewed in turning_points(coach.analysis.reviewed)
        assert ("A turning point." in words[-1]) == turning
    place = len(coach.analysis.moments) - 1
    driver.key(pygame.K_c)
    check_jump(driver, coach, place)
    assert words[-1].startswith("Turn 9, round 1: just before you chose to play ")
    driver.key(pygame.K_LEFT, pygame.K_RIGHT)
    assert driver.top.step == coach.analysis.moments[place].step
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    check_shown(coach, place)
    driver.key(pygame.K_v)
    figures = driver.top
    assert isinstance(figures, FiguresScene)
    assert figures.form.focused.moment == coach.moment
    assert "Accuracy: " in words[-1]
    driver.key(pygame.K_UP, pygame.K_RETURN)
    assert driver.top is coach
    check_shown(coach, place - 1)
    assert coach.form.focused.number == place - 1
    driver.key(pygame.K_ESCAPE)
    assert driver.on(ScoringScene)
    assert not driver.top.counting
    driver.key(pygame.K_ESCAPE)
    driver.past_awards()
    assert driver.on(TitleScene)
    assert driver.app.context.notices == []


def test_whole_coach_by_mouse(driver: Driver) -> None:
    play_one_round(driver)
    driver.click(*driver.top.areas[1].center)
    coach = finished_coach(driver)
    driver.frames(1)
    last = len(coach.analysis.moments) - 1
    before = coach.number
    at = coach.form.area_of(last).center
    driver.move(*at)
    assert coach.number == before, "pointing at a stone must not select it"
    driver.click(*at)
    check_shown(coach, last)
    driver.frames(1)
    driver.click_row("Watch on the table")
    check_jump(driver, coach, last)
    driver.frames(1)
    driver.click(*driver.top.controls["leave"].center)
    driver.frames(1)
    driver.click_row("All figures")
    figures = driver.top
    assert isinstance(figures, FiguresScene)
    driver.frames(1)
    driver.wheel(*figures.form.area.center, 9)
    driver.wheel(*figures.form.area.center, -9)
    driver.click_row("Back")
    assert driver.top is coach
    driver.frames(1)
    driver.click_row("Back")
    assert driver.on(ScoringScene)


def test_another_choice_is_tried_in_place(driver: Driver) -> None:
    """The match itself doesn't change."""
    coach = open_coach(driver)
    first_stone(driver, coach)
    driver.key(pygame.K_RIGHT)
    moment, history = coach.moment, list(coach.coaching.reading.match.history)
    words = driver.hear()
    driver.key(pygame.K_RETURN)
    second = driver.top
    assert isinstance(second, SecondTryScene)
    assert second.asked
    assert "your turn again" in words[-1]
    assert second.table.view.hand == moment.view.hand
    own = second.table.focus.spot.key
    driver.key(pygame.K_RIGHT)
    other = second.table.focus.spot.key
    assert other != own
    driver.key(pygame.K_RETURN)
    driver.until(lambda: not second.showing)
    assert second.tried == PlayCard(other)
    assert other not in second.table.view.hand
    assert not second.table.asking, "the result must take no input"
    assert second.words.startswith(("The best choice.", "As good as the best.", "Good.", "Fair.", "Ouch."))
    assert words[-1] == f"{second.words} {second.form.words}"
    assert coach.coaching.reading.match.history == history
    driver.key(pygame.K_RETURN)
    assert second.asked, "it must be possible to try again"
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    check_shown(coach, 1)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(ScoringScene)


def test_pressing_a_card_on_the_table_plays_it_instead(driver: Driver) -> None:
    coach = open_coach(driver)
    first_stone(driver, coach)
    driver.frames(20)
    spot = next(one for one in coach.table.model.hand if PlayCard(one.key) != coach.moment.choice)
    x, y = coach.table.area_of(spot.zone, spot.key).center
    driver.click(
        coach.stage.area.left + x * coach.stage.shrink, coach.stage.area.top + y * coach.stage.shrink
    )
    second = driver.top
    assert isinstance(second, SecondTryScene)
    assert second.tried == PlayCard(spot.key)
    driver.until(lambda: not second.showing)
    driver.frames(2)
    driver.click_row("Try again")
    assert second.asked
    driver.frames(2)
    driver.click_row("Back")
    assert driver.top is coach
    driver.frames(1)
    driver.click(*coach.form.area_of(2).center)
    check_shown(coach, 2)


@pytest.mark.parametrize("window", [(960, 540, 1.5), (1280, 720)], indirect=True)
def test_cards_of_a_second_try_are_large_and_play_at_a_click(driver: Driver) -> None:
    coach = open_coach(driver)
    first_stone(driver, coach)
    driver.frames(2)
    small = coach.stage.shrink
    driver.click_row("Play it again")
    second = driver.top
    driver.frames(40)
    stage = second.strip.stage
    assert stage.shrink > 1.2 * small
    spot = second.table.spot_of(coach.moment.choice)
    x, y = second.table.area_of(spot.zone, spot.key).center
    driver.click(stage.area.left + x * stage.shrink, stage.area.top + y * stage.shrink)
    assert second.tried == coach.moment.choice
    driver.until(lambda: not second.showing)
    driver.frames(2)
    driver.click_row("Back")
    assert driver.top is coach
    check_shown(coach, 0)


def test_second_try_by_gamepad_alone(driver: Driver) -> None:
    coach = open_coach(driver)
    first_stone(driver, coach)
    with driver.pad() as press:
        press("a")
        second = driver.top
        assert isinstance(second, SecondTryScene)
        press("a")
        assert second.tried is not None
        while second.showing:
            press("a")
        press("a")
        assert second.asked
        press("b")
    assert driver.top is coach


def test_round_picker_opens_other_rounds(driver: Driver) -> None:
    start(driver, limit=60)
    play_round(driver)
    driver.key(pygame.K_RETURN)
    play_round(driver)
    assert driver.table.session.match.phase is Phase.ROUND_OVER
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    coach = finished_coach(driver)
    assert coach.analysis.round == 2
    first_stone(driver, coach)
    check_shown(coach, 0)
    driver.key(pygame.K_HOME)
    assert isinstance(coach.form.focused, RoundPicker)
    driver.key(pygame.K_LEFT)
    assert finished_coach(driver).analysis.round == 1
    assert isinstance(coach.form.focused, RoundPicker)
    match = driver.table.session.match
    assert coach.analysis.moments == decisions_in_round(match, 0, 1)
    driver.key(pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RETURN)
    assert driver.on(TableScene)
    driver.until(lambda: ready(driver))


def test_every_round_is_recorded_once_without_opening_the_coach(driver: Driver) -> None:
    start(driver, limit=30)
    rounds = 0
    while True:
        play_round(driver)
        rounds += 1
        if driver.table.session.match.over:
            break
        driver.key(pygame.K_RETURN)
    coaching = driver.table.coaching
    finish_analysis(driver, coaching)
    kept = driver.app.context.archive.accuracies()
    journal = driver.table.session.journal.path.name
    assert [(one.journal, one.round) for one in sorted(kept, key=lambda one: one.round)] == [
        (journal, number) for number in range(1, rounds + 1)
    ]
    last = coaching.analysis_of(rounds)
    found = next(one for one in kept if one.round == rounds)
    assert found.accuracy == pytest.approx(accuracy(last.reviewed), abs=0.01)
    assert found.decisions == len(last.moments)
    driver.key(pygame.K_ESCAPE)
    driver.open(MatchesScene(driver.app.context, "six_takes"))
    words = driver.hear()
    driver.top.resume()
    assert "Average accuracy" in words[-1]
    driver.key(pygame.K_HOME, pygame.K_RIGHT)
    assert words[-1].startswith("Plot: Accuracy.")
    driver.key(pygame.K_DOWN)
    assert words[-1].startswith("Round by round: ")
    driver.key(pygame.K_DOWN, pygame.K_RETURN, frames=2)
    assert driver.on(ReplayScene)
    driver.key(pygame.K_r)
    finished_coach(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(MatchesScene)
    assert driver.app.context.archive.accuracies() == kept


def test_coach_of_a_replay_closes_with_its_screen(parallel: Driver) -> None:
    replay_finished_match(parallel)
    parallel.key(pygame.K_F10)
    process = parallel.top.coaching.thinker.process_id
    assert process is not None
    parallel.key(pygame.K_ESCAPE)
    assert parallel.on(ReplayScene)
    parallel.wait_for(lambda: has_ended(process))


def test_response_in_the_replay_is_not_shown_in_the_coach(driver: Driver) -> None:
    replay_finished_match(driver)
    answer = driver.app.context.captions.last
    assert answer in drawn_texts(driver)
    driver.key(pygame.K_F10, frames=2)
    assert driver.on(CoachScene)
    assert answer not in drawn_texts(driver)


@pytest.mark.parametrize("opened", [False, True])
def test_leaving_during_analysis_ends_its_process(
    parallel: Driver, monkeypatch: pytest.MonkeyPatch, opened: bool
) -> None:
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=1_000_000))
    play_one_round(parallel)
    coaching = parallel.table.coaching
    assert coaching.busy
    process = coaching.thinker.process_id
    if opened:
        parallel.key(pygame.K_RIGHT)
        parallel.key(pygame.K_RETURN)
        parallel.key(pygame.K_c)
        assert parallel.on(ReplayScene)
        parallel.key(pygame.K_ESCAPE)
        parallel.key(pygame.K_ESCAPE)
    parallel.key(pygame.K_ESCAPE)
    parallel.past_awards()
    assert parallel.on(TitleScene)
    parallel.wait_for(lambda: has_ended(process))
    parallel.frames(5)
    assert parallel.app.context.notices == []


def test_coach_analyses_in_the_foreground_without_a_process(
    parallel: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one_round(parallel)
    parallel.table.coaching.close()

    def refuse(_process: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    parallel.key(pygame.K_RIGHT)
    parallel.key(pygame.K_RETURN)
    coach = parallel.top
    parallel.frames(3)
    assert not coach.analysis.done
    finished_coach(parallel)
    assert coach.analysis.complete
    (kept,) = parallel.app.context.archive.accuracies()
    assert kept.accuracy == pytest.approx(accuracy(coach.analysis.reviewed), abs=0.01)


def test_round_is_analysed_again_after_undo(driver: Driver) -> None:
    start(driver, rated=False, limit=40)
    play_round(driver)
    before = driver.table.coaching.analysis_of(1)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    driver.click_row("Undo")
    driver.until(lambda: ready(driver))
    driver.key(pygame.K_RIGHT)
    play_round(driver)
    after = driver.table.coaching.analysis_of(1)
    assert after is not before
    assert after.moments == decisions_in_round(driver.table.session.match, 0, 1)


def test_resumed_match_has_its_earlier_rounds_analysed(driver: Driver) -> None:
    start(driver, limit=60)
    play_round(driver)
    for _ in range(2):
        # Continue to the second round and play a card in it; before that, resuming shows the first one's end.
        driver.key(pygame.K_RETURN)
        driver.until(lambda: ready(driver))
    path = driver.table.session.journal.path
    driver.app.stack.clear()
    driver.open(TitleScene(driver.app.context))
    assert resume(driver.app.context, driver.app.stack, path)
    play_round(driver)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_HOME, pygame.K_LEFT)
    coach = finished_coach(driver)
    assert coach.analysis.round == 1
    assert coach.analysis.complete


def journal_of_early_exit(folder: Path) -> Path:
    """Return the journal of a two-round match in which the player is out after the first round."""
    players = (Player("You"), Player("Bob", "drake", "bob"), Player("Pip", "duckling", "pip"))
    header = Header(version="0", game="six_takes", seed=12, options={"limit": 5}, players=players)
    path = folder / "20260102-1.sixes"
    journal = Journal.create(path, header)
    match = new_recorded_match(journal, header)
    while not match.over:
        choose(match)
    journal.close()
    return path


def test_coach_opens_on_the_last_round_with_decisions(driver: Driver) -> None:
    """The player was out in the last round; picking it says that there was nothing to decide."""
    assert open_replay(
        driver.app.context, driver.app.stack, journal_of_early_exit(driver.app.context.places.saves)
    )
    driver.key(pygame.K_END, pygame.K_F10)
    coach = driver.top
    assert coach.coaching.rounds == 2
    assert coach.analysis.round == 1
    assert isinstance(coach.form.focused, DecisionStone)
    words = driver.hear()
    driver.key(pygame.K_HOME, pygame.K_RIGHT)
    assert coach.analysis.round == 2
    assert [type(row) for row in coach.form.widgets] == [RoundPicker, BoardButton]
    assert coach.words == "You had nothing to decide in this round."
    assert any(coach.words in said for said in words)
    for key in (pygame.K_c, pygame.K_v, pygame.K_h):
        driver.key(key)
        assert driver.top is coach
    coach._announced = False
    coach.resume()
    assert coach.words in words[-1]


def test_coach_process_has_low_priority(parallel: Driver) -> None:
    play_one_round(parallel)
    coaching = parallel.table.coaching
    process = coaching.thinker.process_id
    finish_analysis(parallel, coaching)
    patient = os.getpriority(os.PRIO_PROCESS, process)
    assert patient == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)


def test_coach_opens_with_the_turning_point_in_words(driver: Driver) -> None:
    play_one_round(driver)
    coaching = driver.table.coaching
    analysis_of = coaching.analysis_of(1)
    finish_analysis(driver, coaching)
    worst = max(analysis_of.reviewed, key=lambda one: one.loss)
    assert worst.loss >= TURNING_LOSS, "the test needs a round with a turning point"
    words = driver.hear()
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    check_shown(coach, analysis_of.moments.index(worst.moment))
    assert "Round 1: the turning point. " in words[-1]
    assert coach.form.focused.describe() in words[-1]
    assert not any(mark in coach.words for mark in (" ducks better", "%"))
    assert coach.table.focus.spot == coach.table.spot_of(worst.best.choice)
    made, better = (one for one in coach.form.widgets if isinstance(one, ChoiceCard))
    assert (made.text, better.text) == ("You chose", "Better")
    driver.frames(2)
    driver.click_row(made.describe())
    assert coach.table.focus.spot == coach.table.spot_of(worst.own.choice)
    driver.key(pygame.K_h)
    assert "ducks worse" in words[-1]
    assert coach.table.model.advice.figures


def test_turning_point_is_focused_once_known(driver: Driver) -> None:
    play_one_round(driver)
    words = driver.hear()
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    coach = driver.top
    assert coach.number == 0
    coach.choose(len(coach.analysis.moments) - 1)
    assert coach.words == "Give me a moment to think about this one."
    finished_coach(driver)
    worst = max(coach.analysis.reviewed, key=lambda one: one.loss)
    check_shown(coach, coach.analysis.moments.index(worst.moment))
    assert coach.form.focused.number == coach.number
    assert coach.form.focused.describe() in words[-1]


def test_moving_before_the_analysis_ends_keeps_the_place(driver: Driver) -> None:
    play_one_round(driver)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    driver.key(pygame.K_RIGHT)
    finish_analysis(driver, coach.coaching)
    driver.frames(2)
    check_shown(coach, 1)


def reviews(*losses: float) -> tuple[DecisionReview, ...]:
    found = []
    for step, loss in enumerate(losses):
        own, best = Prospect(PlayCard(1), -loss, 0.0), Prospect(PlayCard(2), 0.0, 0.0)
        found.append(
            DecisionReview(ReviewedChoice(step, 1, None, own.choice), Decision(best.choice, (own, best)))
        )
    return tuple(found)


def test_remarks_are_encouraging() -> None:
    flawless = reviews(0.0, 0.0)
    assert round_verdict(flawless) == "Well played!"
    assert successes_words(flawless) == "Every choice was a good one. Lovely!"
    assert lessons_words(flawless) == "Nothing cost you dearly: no turning points."
    assert turning_point(flawless) is None
    poor = reviews(3.0, 2.0, 5.0)
    assert round_verdict(poor) == "Lots to discover"
    assert successes_words(poor) == "That was a tough round, with plenty to try out."
    assert lessons_words(poor) == "What to try: three turning points worth another look."
    assert turning_point(poor) is poor[2]
    assert successes_words(reviews(0.2, 3.0, 0.4)) == "What went well: two of three choices."


def test_buttons_of_a_decision_keep_their_places(driver: Driver) -> None:
    coach = open_coach(driver)
    titles = set()
    for place in range(len(coach.analysis.moments)):
        coach.choose(place)
        rows = coach.form.widgets[len(coach.analysis.moments) :]
        assert [row.text for row in rows[:4]] == [
            "Play it again",
            "Watch on the table",
            "All figures",
            "Back",
        ]
        titles.add(tuple(row.text for row in rows[4:]))
    assert titles == {("You chose", "Better"), ("You chose", "Next best")}, (
        "the test needs both kinds of decisions"
    )


def test_list_rounds_like_the_words(text: ScreenText) -> None:
    """-9.74 is shown as -9.7 and -6.46 as -6.5, so the difference shown is 3.2, not 3.3."""
    own, best = Prospect(PlayCard(1), -9.74, 0.0), Prospect(PlayCard(2), -6.46, 0.0)
    reviewed = DecisionReview(ReviewedChoice(0, 1, None, own.choice), Decision(best.choice, (own, best)))
    analysis = SimpleNamespace(
        moments=[reviewed.moment], review_at=lambda _place: reviewed, turning_steps=(), greatest_loss=3.28
    )
    choices = SimpleNamespace(cards=lambda *_: (), narrow_label=lambda *_: "", moment=lambda _view: "Turn 1")
    row = DecisionRow(analysis, 0, Wording(SIX_TAKES, choices, NARRATOR, None), lambda: None)
    row.draw(pen_of((640, 360), fonts=Fonts()), FRect(0, 0, 500, 50), False)
    assert "+3.2" in [one.words for one in text.drawn]
    assert displayed_difference(reviewed.best, reviewed.own) == 3.2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_marks_of_a_choice_are_not_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that is both yours and the best has both marks."""
    fonts = Fonts()
    if language != "en":
        fonts.language = load(language, ASSETS / "catalogues")
    fitted = spy(monkeypatch, Fonts, "fit")
    draw_two_prospects(pen_of(fonts=fonts), 448)
    assert not [one for one in fitted if one.result.endswith("…")]


@pytest.mark.parametrize("width", range(220, 460, 12))
def test_no_bar_of_a_choice_is_a_sliver(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that's too narrow for bars has none."""
    bars: list[FRect] = []
    monkeypatch.setattr(Pen, "bar", lambda _pen, area, *_: bars.append(area))
    draw_two_prospects(pen_of(), width)
    assert all(bar.width > bar.height for bar in bars)
    assert len(bars) == 2 or width < 380


def test_labels_of_choices_begin_at_the_same_place(text: ScreenText) -> None:
    """To the right of the choice with the most cards, and no card touches the next row's."""
    boxes: list[FRect] = []
    table = SimpleNamespace(draw_card=lambda _pen, _view, _card, box: boxes.append(box))
    draw_two_prospects(pen_of(fonts=Fonts()), 448, cards={1: (6, 6, 6), 2: (6,)}, table=table)
    lefts = {one.place.left for one in text.drawn if one.words in ("play 1", "play 2")}
    assert len(lefts) == 1
    assert lefts.pop() > max(box.right for box in boxes)
    assert boxes[2].bottom + 2 <= boxes[3].top


def draw_two_prospects(
    pen: Pen, width: float, cards: Mapping[int, tuple[int, ...]] = {}, table: object = None
) -> None:
    own = Prospect(PlayCard(1), 2.0, 0.0)
    reviewed = DecisionReview(
        ReviewedChoice(0, 1, None, own.choice), Decision(own.choice, (own, Prospect(PlayCard(2), 1.0, 0.0)))
    )
    choices = SimpleNamespace(
        cards=lambda _view, choice: cards.get(choice.card, ()),
        narrow_label=lambda _view, choice: f"play {choice.card}" if cards else "",
        moment=lambda _view: "Turn 1",
    )
    draw_prospects(pen, Wording(SIX_TAKES, choices, NARRATOR, table), reviewed, FRect(0, 0, width, 60))


def test_cards_of_few_decisions_are_larger(driver: Driver) -> None:
    """Few rows grow into the free space, up to the size a card needs; many rows have the minimum height."""
    play_one_round(driver)
    context, coaching = driver.app.context, driver.table.coaching
    finish_analysis(driver, coaching)
    pen = Pen(Screen(pygame.Surface((1280, 720)), Scale.of((1280, 720))), driver.app.shapes)
    heights, many = {}, len(coaching.analysis_of(1).moments)
    for count in (many, 3):
        coach = driver.open(CoachScene(context, coaching, 1))
        coach.show_figures()
        figures = driver.top
        figures.form.fill([*figures.form.widgets[:count], figures.form.widgets[-1]])
        figures.draw(pen)
        heights[count] = figures.form.area_of(0).height
        assert figures.form.height <= figures.form.area.height or heights[count] == LEAST_ROW
        driver.app.stack.pop()
        driver.app.stack.pop()
    assert many >= 9
    assert heights[3] > 1.3 * LEAST_ROW > heights[many] >= LEAST_ROW


def test_confirm_key_is_shown_on_the_button_it_presses(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach, caps = open_coach(driver), spy(monkeypatch, kit, "draw_cap")
    first_stone(driver, coach)
    for place, row in enumerate(coach.form.widgets):
        coach.form.focus_on(place)
        caps.clear()
        driver.app.draw()
        again = isinstance(row, DecisionStone) or row.title == "Play it again"
        assert [one.args[1] for one in caps].count("Enter") == again, row.describe()
    first_stone(driver, coach)
    driver.key(pygame.K_RETURN)
    assert driver.top.asked
    caps.clear()
    driver.app.draw()
    assert "Enter" not in [one.args[1] for one in caps]


def test_names_on_the_small_table_are_legible_in_a_small_window_with_a_large_interface(
    tmp_path: Path, text: ScreenText
) -> None:
    driver = Driver(tmp_path, (960, 540))
    driver.app.context.change(ui_scale=1.5)
    open_coach(driver)
    text.texts(driver)
    names = [one for one in text.drawn if one.words in ("Pip", "Bob", "You")]
    assert len(names) == 3
    assert all(name.px >= 9 for name in names)


def test_small_table_has_no_title(driver: Driver) -> None:
    """The scene's title says the same in larger letters."""
    coach = open_coach(driver)
    assert not coach.table.model.shows_title


def test_second_try_is_read_with_the_focused_card(driver: Driver) -> None:
    """Otherwise, a player who only listens might choose a card unheard."""
    coach = open_coach(driver)
    heard = driver.hear()
    coach.play_again()
    focused = driver.top.table.focus_words
    assert focused
    assert heard[-1] == f"It’s your turn again: what do you choose this time? {focused}"


def test_key_list_names_what_keys_do_at_the_coach(driver: Driver) -> None:
    open_coach(driver)
    driver.key(pygame.K_F1)
    listed = [row.describe() for row in driver.top.form.widgets]
    assert {"V: All figures.", "C: Watch on the table.", "H: words or figures."} <= {*listed}
