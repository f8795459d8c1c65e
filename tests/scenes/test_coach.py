"""The coach: every decision of a round beside the best one, by any device, and never in anybody's way."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import FRect

from game.ai.agent import Budget, Decision, Prospect
from game.ai.review import TURNING_LOSS, Reviewed, ReviewedChoice, accuracy, moments, turning_points
from game.cardgames.six_takes.rules.events import PlayCard
from game.cardgames.six_takes.rules.game import SIX_TAKES
from game.cardgames.six_takes.words.narrator import NARRATOR
from game.engine.contract import Phase
from game.engine.journal import Header, Journal, Player, new_match
from game.language.catalogue import load
from game.scenes.match.launch import resume, start_match
from game.scenes.match.log import LogScene
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.menus.title import TitleScene
from game.scenes.records.matches import MatchesScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.decisions import LEAST_ROW, DecisionRow, draw_prospects
from game.scenes.review.looking_back import LookingBackScene
from game.scenes.review.remarks import Wording, headline, to_try, turning_point, went_well
from game.scenes.review.replay import ReplayScene, open_replay
from game.session import analysis
from game.session.analysis import Coaching
from game.storage.places import ASSETS
from game.ui.drawing.draw import Pen, Shapes
from game.ui.drawing.screen import Scale, Screen
from game.ui.drawing.text import Fonts, Typeface
from game.ui.forms.widgets import Button, Paragraph, Pick
from game.voice.verdict import more_than
from tests.support.driving import Driver
from tests.support.hearing import ear
from tests.support.light_thinking import hurry
from tests.support.sampling import sampled


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks less, to keep the tests short."""
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=6))


@pytest.fixture
def apart(tmp_path: Path) -> Iterator[Driver]:
    """The program, whose opponents and coach think in processes of their own."""
    made = Driver(tmp_path)
    yield made
    made.close()


def start(driver: Driver, *, rated: bool = True, **options) -> None:
    start_match(driver.app.context, driver.app.stack, "six_takes", ("pip", "bob"), options, rated=rated)


def can_act(driver: Driver) -> bool:
    if driver.on(ScoringScene):
        return not driver.top.counting
    return driver.asked


def play_round(driver: Driver) -> None:
    """To the scoring of the round; nobody looks on the way there."""
    with driver.unseen():
        driver.until(lambda: driver.asked)
        while not driver.on(ScoringScene):
            driver.key(pygame.K_RETURN)
            driver.until(lambda: driver.asked or driver.on(ScoringScene))
    driver.frames(1)
    if driver.top.counting:
        driver.key(pygame.K_RETURN)
    assert can_act(driver)


def analysed(driver: Driver) -> CoachScene:
    """The coach's list of decisions, once all is thought about; the turning point it opens with is left."""
    scene = next(one for one in driver.app.stack.scenes if isinstance(one, CoachScene))
    thought_through(driver, scene.coaching)
    driver.frames(2)
    assert scene.analysis.done
    if driver.on(LookingBackScene):
        driver.key(pygame.K_ESCAPE)
    assert driver.top is scene
    driver.key(pygame.K_HOME)
    return scene


def thought_through(driver: Driver, coaching: Coaching) -> None:
    """Let the coach think to the end."""
    driver.until(lambda: not coaching.busy, thinker=coaching.thinker)


def heard(driver: Driver) -> list[str]:
    """What is said and read from now on."""
    words: list[str] = []
    driver.app.context.captions.sinks = (ear(words),)
    return words


def gone(pid: int) -> bool:
    try:
        if os.waitpid(pid, os.WNOHANG)[0]:
            return True
        os.kill(pid, 0)
    except (ChildProcessError, ProcessLookupError):
        return True
    return False


def shown_again(driver: Driver, coach: CoachScene, place: int) -> LookingBackScene:
    """On top is a decision on its table, with the choice made and the best one marked."""
    scene = driver.top
    assert isinstance(scene, LookingBackScene)
    reviewed = coach.analysis.at(place)
    advice = scene.table.model.advice
    assert scene.table.view == coach.analysis.moments[place].view
    assert (advice.choice, advice.made) == (reviewed.best.choice, reviewed.own.choice)
    driver.frames(1)
    return scene


def check_jump(driver: Driver, coach: CoachScene, place: int) -> None:
    """On top is the replay, just before that decision, paused."""
    moment = coach.analysis.moments[place]
    replay = driver.top
    assert isinstance(replay, ReplayScene)
    assert not replay.playing
    assert replay.step == moment.step
    assert replay.table.view == moment.view


def to_replay(again: LookingBackScene, on: Callable[[], object]) -> None:
    """Go on to the button that replays the match from here."""
    for _ in again.form.widgets:
        if again.form.focused.describe() == "Replay. Watch what happened from here.":
            return
        on()
    raise AssertionError("no such button")


def test_keyboard_alone(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    words = heard(driver)
    driver.key(pygame.K_RIGHT)
    assert words[-1] == "Coach: look at the round. 2 of 3."
    driver.key(pygame.K_RETURN)
    coach = analysed(driver)
    assert any("Accuracy: " in said for said in words)
    assert isinstance(coach.form.focused, DecisionRow)
    assert len(coach.analysis.moments) >= 9
    for place in range(1, len(coach.analysis.moments)):
        driver.key(pygame.K_DOWN)
        row = coach.form.focused
        assert isinstance(row, DecisionRow)
        assert row.moment == coach.analysis.moments[place]
        assert words[-1].startswith(row.describe())
        assert words[-1].startswith(f"Turn {row.moment.view.turn}")
        assert "ducks expected" in words[-1]
        turning = row.reviewed in turning_points(coach.analysis.reviewed)
        assert ("A turning point." in words[-1]) == turning
    place = len(coach.analysis.moments) - 1
    driver.key(pygame.K_RETURN)
    again = shown_again(driver, coach, place)
    assert words[-1].startswith("Turn 9")
    to_replay(again, lambda: driver.key(pygame.K_TAB))
    driver.key(pygame.K_RETURN)
    check_jump(driver, coach, place)
    assert words[-1].startswith("Turn 9, round 1: just before you chose to play ")
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_RIGHT)
    assert driver.top.step == coach.analysis.moments[place].step
    driver.key(pygame.K_ESCAPE)
    assert driver.top is again
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    assert coach.form.focused.moment == coach.analysis.moments[place]
    driver.key(pygame.K_ESCAPE)
    assert driver.on(ScoringScene)
    assert not driver.top.counting
    driver.key(pygame.K_ESCAPE)
    driver.past_awards()
    assert driver.on(TitleScene)
    assert driver.app.context.notices == []


def test_mouse_alone(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    driver.click(*driver.top.areas[1].center)
    coach = analysed(driver)
    driver.frames(1)
    last = coach.form.widgets[len(coach.analysis.moments) - 1]
    driver.click_row(coach.form, last.describe())
    again = shown_again(driver, coach, len(coach.analysis.moments) - 1)
    driver.click_row(again.form, "Replay")
    check_jump(driver, coach, len(coach.analysis.moments) - 1)
    driver.frames(1)
    driver.click(*driver.top.controls["leave"].center)
    driver.frames(1)
    driver.click_row(again.form, "Back")
    assert driver.top is coach
    driver.wheel(*coach.form.area.center, 9)
    driver.wheel(*coach.form.area.center, -9)
    driver.click_row(coach.form, "Back")
    assert driver.on(ScoringScene)


def test_pad_alone(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    with driver.pad() as press:
        press("dpright")
        press("a")
        coach = analysed(driver)
        press("dpdown")
        press("a")
        again = shown_again(driver, coach, 1)
        to_replay(again, lambda: press("rightshoulder"))
        press("a")
        check_jump(driver, coach, 1)
        press("start")
        assert driver.top is again
        press("b")
        assert driver.top is coach
        press("b")
        assert driver.on(ScoringScene)


def test_other_rounds_and_the_first_decision_of_one(driver: Driver) -> None:
    start(driver, limit=60)
    play_round(driver)
    driver.key(pygame.K_RETURN)
    play_round(driver)
    assert driver.table.session.match.phase is Phase.ROUND_OVER
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    coach = analysed(driver)
    assert (coach.title, coach.analysis.round) == ("Coach · Round 2", 2)
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    shown_again(driver, coach, 0)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_LEFT)
    assert analysed(driver).title == "Coach · Round 1"
    match = driver.table.session.match
    assert coach.analysis.moments == moments(match, 0, 1)
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_RETURN)
    assert driver.on(TableScene)
    driver.until(lambda: can_act(driver))


def test_every_round_goes_into_the_records_once_though_nobody_asks(driver: Driver) -> None:
    start(driver, limit=30)
    rounds = 0
    while True:
        play_round(driver)
        rounds += 1
        if driver.table.session.match.over:
            break
        driver.key(pygame.K_RETURN)
    coaching = driver.table.coaching
    thought_through(driver, coaching)
    kept = driver.app.context.archive.accuracies()
    journal = driver.table.session.journal.path.name
    assert [(one.journal, one.round) for one in sorted(kept, key=lambda one: one.round)] == [
        (journal, number) for number in range(1, rounds + 1)
    ]
    last = coaching.of(rounds)
    found = next(one for one in kept if one.round == rounds)
    assert found.accuracy == pytest.approx(accuracy(last.reviewed), abs=0.01)
    assert found.decisions == len(last.moments)
    driver.key(pygame.K_ESCAPE)
    driver.app.stack.push(MatchesScene(driver.app.context, "six_takes"))
    words = heard(driver)
    driver.top.resume()
    assert "Average accuracy" in words[-1]
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    assert words[-1].startswith("Plot: Accuracy.")
    driver.key(pygame.K_DOWN)
    assert words[-1].startswith("Round by round: ")
    driver.key(pygame.K_DOWN)
    driver.key(pygame.K_RETURN)
    driver.frames(2)
    assert driver.on(ReplayScene)
    driver.key(pygame.K_r)
    analysed(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(ReplayScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(MatchesScene)
    assert driver.app.context.archive.accuracies() == kept


def test_the_coach_of_a_replay_is_let_go_with_its_screen(apart: Driver) -> None:
    start(apart, limit=0)
    play_round(apart)
    path = apart.table.session.journal.path
    apart.key(pygame.K_ESCAPE)
    assert open_replay(apart.app.context, apart.app.stack, path)
    apart.key(pygame.K_END)
    apart.key(pygame.K_F10)
    coach = apart.top
    assert isinstance(coach, CoachScene)
    process = coach.coaching.thinker.process_id
    assert process is not None
    apart.key(pygame.K_ESCAPE)
    assert apart.on(ReplayScene)
    apart.wait_for(lambda: gone(process))


@pytest.mark.parametrize("opened", [False, True])
def test_leaving_in_the_middle_of_a_thought_leaves_nothing_behind(
    apart: Driver, monkeypatch: pytest.MonkeyPatch, opened: bool
) -> None:
    monkeypatch.setattr(analysis, "_BUDGET", Budget(samples=1_000_000))
    start(apart, limit=0)
    play_round(apart)
    coaching = apart.table.coaching
    assert coaching.busy
    process = coaching.thinker.process_id
    if opened:
        apart.key(pygame.K_RIGHT)
        apart.key(pygame.K_RETURN)
        apart.key(pygame.K_RETURN)
        assert apart.on(ReplayScene)
        apart.key(pygame.K_ESCAPE)
        apart.key(pygame.K_ESCAPE)
    apart.key(pygame.K_ESCAPE)
    apart.past_awards()
    assert apart.on(TitleScene)
    apart.wait_for(lambda: gone(process))
    apart.frames(5)
    assert apart.app.context.notices == []


def test_closing_the_program_from_the_coach(apart: Driver) -> None:
    start(apart, limit=0)
    play_round(apart)
    process = apart.table.coaching.thinker.process_id
    apart.key(pygame.K_RIGHT)
    apart.key(pygame.K_RETURN)
    assert apart.on(CoachScene)
    apart.app.stack.clear()
    apart.wait_for(lambda: gone(process))


def test_without_a_process_the_coach_thinks_while_it_is_looked_at(
    apart: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    start(apart, limit=0)
    play_round(apart)
    apart.table.coaching.close()

    def refuse(_process: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", refuse)
    apart.key(pygame.K_RIGHT)
    apart.key(pygame.K_RETURN)
    coach = apart.top
    apart.frames(3)
    assert not coach.analysis.done
    analysed(apart)
    assert coach.analysis.complete
    (kept,) = apart.app.context.archive.accuracies()
    assert kept.accuracy == pytest.approx(accuracy(coach.analysis.reviewed), abs=0.01)


def test_a_choice_taken_back_is_looked_at_no_more(driver: Driver) -> None:
    start(driver, rated=False, limit=40)
    play_round(driver)
    before = driver.table.coaching.of(1)
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    driver.click_row(driver.top.form, "Undo")
    driver.until(lambda: can_act(driver))
    driver.key(pygame.K_RIGHT)
    play_round(driver)
    after = driver.table.coaching.of(1)
    assert after is not before
    assert after.moments == moments(driver.table.session.match, 0, 1)


def test_a_resumed_match_has_its_earlier_rounds_looked_at(driver: Driver) -> None:
    start(driver, limit=60)
    play_round(driver)
    for _ in range(2):
        # On to the second round, and a card in it: until then the first one's end would be shown again.
        driver.key(pygame.K_RETURN)
        driver.until(lambda: can_act(driver))
    path = driver.table.session.journal.path
    driver.app.stack.clear()
    driver.app.stack.push(TitleScene(driver.app.context))
    assert resume(driver.app.context, driver.app.stack, path)
    play_round(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_LEFT)
    coach = analysed(driver)
    assert coach.analysis.round == 1
    assert coach.analysis.complete


def out_early(folder: Path) -> Path:
    """The journal of a match of two rounds, in which the player is out after the first."""
    players = (Player("You"), Player("Bob", "drake", "bob"), Player("Pip", "duckling", "pip"))
    header = Header(version="0", game="six_takes", seed=12, options={"limit": 5}, players=players)
    match, path = new_match(SIX_TAKES, header), folder / "20260102-1.sixes"
    journal = Journal.create(path, header)
    match.record_to(journal.record)
    while not match.over:
        if match.phase is Phase.ROUND_OVER:
            match.deal()
        seat, legal = next(iter(match.pending.items()))
        match.choose(seat, legal[0])
    journal.close()
    return path


def test_the_coach_opens_on_the_last_round_with_decisions(driver: Driver) -> None:
    """In the last one the player was out; that nothing was decided there is said when it is picked."""
    assert open_replay(driver.app.context, driver.app.stack, out_early(driver.app.context.places.saves))
    driver.key(pygame.K_END)
    driver.key(pygame.K_F10)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    assert coach.coaching.rounds == 2
    assert coach.analysis.round == 1
    assert isinstance(coach.form.focused, DecisionRow)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_UP)
    words = heard(driver)
    driver.key(pygame.K_HOME)
    driver.key(pygame.K_RIGHT)
    assert coach.analysis.round == 2
    assert [type(row) for row in coach.form.widgets] == [Pick, Paragraph, Button]
    coach.resume()
    assert "You had nothing to decide in this round." in words[-1]


def test_the_coach_lets_everybody_else_go_first(apart: Driver) -> None:
    start(apart, limit=0)
    play_round(apart)
    coaching = apart.table.coaching
    process = coaching.thinker.process_id
    thought_through(apart, coaching)
    patient = os.getpriority(os.PRIO_PROCESS, process)
    assert patient == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)


SIZES = sampled([((960, 540), 1.5, True), ((1280, 720), 1.0, True), ((960, 540), 1.5, False)], 1)


@pytest.mark.parametrize(("size", "scale", "draft"), SIZES)
def test_every_word_stays_on_the_canvas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float, draft: bool
) -> None:
    hurry(monkeypatch)
    driver = Driver(tmp_path, size=size)
    driver.app.context.change(ui_scale=scale)
    start(driver, limit=60, draft=draft)
    play_round(driver)
    driver.key(pygame.K_RETURN)
    play_round(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    outside: list[str] = []
    plain = Pen.text

    def text(pen: Pen, words: str, *args, **how) -> pygame.FRect:
        place = plain(pen, words, *args, **how)
        clipped = pen.screen.surface.get_clip().size != pen.screen.surface.get_size()
        if not clipped and not pen.area.inflate(2, 2).contains(place):
            outside.append(words)
        return place

    monkeypatch.setattr(Pen, "text", text)
    coach = analysed(driver)
    for _ in coach.form.widgets:
        driver.key(pygame.K_TAB)
        focused = coach.form.place_of(coach.form.focus)
        assert coach.form.area.inflate(4, 4).contains(focused), "the focus is out of view"
    driver.key(pygame.K_END)
    driver.key(pygame.K_UP)
    driver.key(pygame.K_RETURN)
    assert driver.on(LookingBackScene)
    driver.frames(2)
    again = driver.top
    assert again.form.area.bottom <= driver.app.scale.height
    assert again.form.height <= again.form.area.height + 1, "a button is cut"
    driver.click_row(again.form, "Replay")
    assert driver.on(ReplayScene)
    driver.frames(2)
    driver.app.stack.push(MatchesScene(driver.app.context, "six_takes"))
    driver.frames(2)
    assert outside == []
    driver.close()


def test_the_coach_opens_with_the_turning_point_in_words(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    coaching = driver.table.coaching
    analysis_of = coaching.of(1)
    thought_through(driver, coaching)
    worst = max(analysis_of.reviewed, key=lambda one: one.loss)
    assert worst.loss >= TURNING_LOSS, "the round has a turning point"
    words = heard(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    # The look is painted over some frames before it is shown.
    driver.until(lambda: driver.on(LookingBackScene))
    place = analysis_of.moments.index(worst.moment)
    coach = next(one for one in driver.app.stack.scenes if isinstance(one, CoachScene))
    again = shown_again(driver, coach, place)
    assert re.match(r"Turn \d+(, row)?: the turning point\. ", words[-1])
    assert "You chose to play" in words[-1]
    assert not any(mark in words[-1] for mark in (" ducks better", "%"))
    assert again.table.focus.spot == again.table.spot_of(worst.best.choice)
    driver.click_row(again.form, "Yours")
    assert again.table.focus.spot == again.table.spot_of(worst.own.choice)
    driver.key(pygame.K_h)
    assert "ducks worse" in words[-1]
    assert again.table.model.advice.figures
    driver.key(pygame.K_ESCAPE)
    assert driver.top is coach
    driver.frames(2)
    assert driver.top is coach, "it opens once"
    assert coach.form.focused.moment == worst.moment


def test_who_is_quicker_than_the_coach_looks_at_the_list(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    coach = driver.top
    assert isinstance(coach, CoachScene)
    driver.key(pygame.K_DOWN)
    thought_through(driver, coach.coaching)
    driver.frames(2)
    assert driver.top is coach


def judged(*losses: float) -> tuple[Reviewed, ...]:
    found = []
    for step, loss in enumerate(losses):
        own, best = Prospect(PlayCard(1), -loss, 0.0), Prospect(PlayCard(2), 0.0, 0.0)
        found.append(Reviewed(ReviewedChoice(step, 1, None, own.choice), Decision(best.choice, (own, best))))
    return tuple(found)


def test_remarks_are_warm_and_never_scold() -> None:
    flawless = judged(0.0, 0.0)
    assert headline(flawless) == "Well played!"
    assert went_well(flawless) == "Every choice was a good one. Lovely!"
    assert to_try(flawless) == "Nothing cost you dearly: no turning points."
    assert turning_point(flawless) is None
    poor = judged(3.0, 2.0, 5.0)
    assert headline(poor) == "Lots to discover"
    assert went_well(poor) == "That was a tough round, with plenty to try out."
    assert to_try(poor) == "What to try: three turning points worth another look."
    assert turning_point(poor) is poor[2]
    mixed = judged(0.2, 3.0, 0.4)
    assert went_well(mixed) == "What went well: two of three choices."


def test_letters_of_the_screens_that_look_back_are_large_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = Driver(tmp_path, size=(1280, 720))
    start(driver, limit=0)
    play_round(driver)
    sizes: dict[str, int] = {}
    plain = Fonts.render

    def render(fonts: Fonts, text: str, face: Typeface, px: int, *args, **how) -> pygame.Surface:
        sizes[text] = px
        return plain(fonts, text, face, px, *args, **how)

    def check() -> None:
        # Whatever is prerendered with letters of its own is made in the frame before.
        driver.frames(30)
        sizes.clear()
        driver.app.draw()
        assert sizes
        assert {text: px for text, px in sizes.items() if px < 13} == {}, type(driver.top)

    monkeypatch.setattr(Fonts, "render", render)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    coach = analysed(driver)
    check()
    driver.key(pygame.K_RETURN)
    assert driver.on(LookingBackScene)
    check()
    again = driver.top
    driver.click_row(again.form, "Replay")
    assert driver.on(ReplayScene)
    check()
    driver.app.stack.pop_to(coach)
    for scene in (MatchesScene(driver.app.context, "six_takes"), LogScene(driver.app.context)):
        driver.app.stack.push(scene)
        check()
    driver.app.stack.push(PauseScene(driver.app.context, driver.table))
    check()
    driver.close()


def test_the_buttons_of_a_decision_keep_their_places(driver: Driver) -> None:
    start(driver, limit=0)
    play_round(driver)
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_RETURN)
    coach = driver.top
    driver.key(pygame.K_DOWN)
    thought_through(driver, coach.coaching)
    seen = set()
    for place in range(len(coach.analysis.moments)):
        coach.form.focus = place
        driver.key(pygame.K_RETURN)
        rows = driver.top.form.widgets
        seen.add(tuple(row.text for row in rows))
        driver.key(pygame.K_ESCAPE)
    both = ("Numbers", "Replay", "Back")
    assert seen == {both, (*both, "Yours")}, "some differ and some do not"


def test_the_list_rounds_as_the_words_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """-9.74 is shown as -9.7 and -6.46 as -6.5: 3.2 lie between them, not 3.3."""
    drawn: list[str] = []
    monkeypatch.setattr(Pen, "text", lambda _pen, words, *_args, **_how: drawn.append(words))
    own, best = Prospect(PlayCard(1), -9.74, 0.0), Prospect(PlayCard(2), -6.46, 0.0)
    reviewed = Reviewed(ReviewedChoice(0, 1, None, own.choice), Decision(best.choice, (own, best)))
    analysis = SimpleNamespace(
        moments=[reviewed.moment], at=lambda _place: reviewed, turning=(), greatest_loss=3.28
    )
    choices = SimpleNamespace(cards=lambda *_: (), label=lambda *_: "", moment=lambda _view: "Turn 1")
    wording = Wording(SIX_TAKES, choices, NARRATOR, None)
    row = DecisionRow(analysis, 0, wording, lambda: None)
    surface = pygame.display.set_mode((640, 360))
    row.draw(Pen(Screen(surface, Scale.of((640, 360))), Shapes(Fonts())), FRect(0, 0, 500, 50), False)
    assert "+3.2" in drawn
    assert more_than(reviewed.best, reviewed.own) == 3.2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_marks_of_a_choice_are_whole(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that was made and is the best has both marks."""
    own = Prospect(PlayCard(1), 2.0, 0.0)
    reviewed = Reviewed(
        ReviewedChoice(0, 1, None, own.choice), Decision(own.choice, (own, Prospect(PlayCard(2), 1.0, 0.0)))
    )
    choices = SimpleNamespace(cards=lambda *_: (), label=lambda *_: "", moment=lambda _view: "Turn 1")
    surface = pygame.display.set_mode((1280, 720))
    fonts = Fonts()
    if language != "en":
        fonts.language = load(language, ASSETS / "catalogues")
    cut: list[str] = []
    fit = Fonts.fit

    def fitted(fonts: Fonts, text: str, *how: Any) -> str:
        found = fit(fonts, text, *how)
        cut.extend([found] if found.endswith("…") else [])
        return found

    monkeypatch.setattr(Fonts, "fit", fitted)
    pen = Pen(Screen(surface, Scale.of((1280, 720))), Shapes(fonts))
    draw_prospects(pen, Wording(SIX_TAKES, choices, NARRATOR, None), reviewed, FRect(0, 0, 448, 60))
    assert not cut


def test_the_cards_of_few_decisions_are_larger(driver: Driver) -> None:
    """Rows take the room that the list has, as far as a card gains by it; of many there is none to take."""
    start(driver, limit=0)
    play_round(driver)
    context, coaching = driver.app.context, driver.table.coaching
    thought_through(driver, coaching)
    pen = Pen(Screen(pygame.Surface((1280, 720)), Scale.of((1280, 720))), driver.app.shapes)
    heights, many = {}, len(coaching.of(1).moments)
    for count in (many, 3):
        coach = CoachScene(context, coaching, 1)
        driver.app.stack.push(coach)
        coach.form.fill([*coach.form.widgets[:count], coach.form.widgets[-1]])
        coach.draw(pen)
        heights[count] = coach.form.place_of(0).height
        assert coach.form.height <= coach.form.area.height or heights[count] == LEAST_ROW
        driver.app.stack.pop()
    assert many >= 9
    assert heights[3] > 1.3 * LEAST_ROW > heights[many] >= LEAST_ROW
