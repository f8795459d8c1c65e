"""The score sheet of a table: its animation and sounds, the walk past the ghosts, and what comes next."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from game.arcade.par import Par
from game.arcade.result import result_of
from game.arcade.run.entries import Pay
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import AtTable, ChooseCharm
from game.audio.player import Audio
from game.audio.sounds import Sound
from game.cardgames.registry import rules_of
from game.engine.options import resolve
from game.scenes.awards.won import AwardsWonScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.review.coach import CoachScene
from game.scenes.review.replay import ReplayScene
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results import score_sheet
from game.scenes.run.results.ghost_row import LEFT, RIGHT, ghost_row
from game.scenes.run.results.score_sheet import ScoreSheetScene
from game.scenes.run.results.sheet_times import times_of
from game.scenes.run.results.sums import Sum, SumStep, shown_factors, shown_points
from game.ui.drawing.palette import CORAL, MINT
from tests.scenes.run.running import area_to_press, draw_once, keyboard, start_run
from tests.support.drawn_words import drawn_texts
from tests.support.driving import Driver
from tests.support.short_matches import play_out

Heard = list[tuple[Sound, int]]


@pytest.fixture
def recorded_sounds(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Record all sounds with their pitches."""
    heard: Heard = []

    def play(_audio: Audio, sound: Sound, *, pitch: int = 0, **_how: object) -> None:
        heard.append((sound, pitch))

    monkeypatch.setattr(Audio, "play", play)
    return heard


def sit_down(driver: Driver) -> TableScene:
    """Start a run, and return the scene of its first table."""
    start_run(driver)
    with driver.unseen():
        driver.confirm()
    return driver.table


def open_sheet(driver: Driver, *, speed: str = "normal", better: float = 1.0) -> ScoreSheetScene:
    """Return the first frame of a finished table's sheet; `better` is the lead over seven of its ghosts."""
    table = sit_down(driver)
    driver.app.context.change(speed=speed)
    play_out(table.session)
    table.mode.on_match_over()
    par, own = table.par, result_of(table.session.game, table.session.match, table.session.own_seat)
    par.par = Par((*(own - better,) * 7, own, *(own + better,) * 4))
    assert table.mode.end(table.coaching)
    assert isinstance(driver.top, ScoreSheetScene)
    return driver.top


# -- animation ---------------------------------------------------------------------------------------


def test_points_multipliers_score_walk_and_last_word_come_in_order(
    driver: Driver, recorded_sounds: Heard
) -> None:
    sheet = open_sheet(driver)
    recorded_sounds.clear()
    seen = list[tuple[float, float, float]]()
    with driver.unseen():
        while sheet.counting:
            driver.frames(1)
            picture = sheet.picture
            seen.append((picture.score_growth, picture.walk_progress, picture.speech_progress))
    assert seen == sorted(seen), "an animation runs backwards"
    assert seen[-1] == (1.0, 1.0, 1.0)
    assert any(grown == 1.0 and walked == 0.0 for grown, walked, _said in seen), "the walk starts too early"
    assert any(walked == 1.0 and said == 0.0 for _grown, walked, said in seen), (
        "the last word starts too early"
    )
    played = [sound for sound, _pitch in recorded_sounds]
    order = [played.index(one) for one in (Sound.ROUND_END, Sound.COUNT, Sound.THUD, Sound.BOOM)]
    assert order == sorted(order)
    landings = [pitch for sound, pitch in recorded_sounds[: order[-1]] if sound in (Sound.COUNT, Sound.THUD)]
    assert len(landings) == len(sheet.sum.points) + len(sheet.sum.factors)
    assert landings == sorted(landings)
    assert landings[0] < landings[-1]
    assert played.count(Sound.WIN) + played.count(Sound.LOSE) == 1


def test_press_shows_the_end_and_the_next_one_continues(driver: Driver, recorded_sounds: Heard) -> None:
    sheet = open_sheet(driver)
    driver.frames(10)
    recorded_sounds.clear()
    driver.key(pygame.K_RETURN)
    assert driver.top is sheet
    assert not sheet.counting
    assert sheet.picture.speech_progress == 1.0
    assert [sound for sound, _pitch in recorded_sounds if sound in (Sound.WIN, Sound.LOSE, Sound.BOOM)] == [
        Sound.WIN if sheet.played.met else Sound.LOSE
    ], "skipping must play only the sound of the outcome"
    driver.key(pygame.K_RETURN)
    assert driver.on(CharmChoiceScene if isinstance(sheet.after.pending, ChooseCharm) else MapScene)


def test_clicking_the_water_shows_the_end_and_clicking_the_button_continues(driver: Driver) -> None:
    sheet = open_sheet(driver)
    driver.frames(10)
    driver.click(320, 100)
    assert driver.top is sheet
    assert not sheet.counting
    driver.click(*area_to_press(driver).center)
    assert driver.on(CharmChoiceScene if isinstance(sheet.after.pending, ChooseCharm) else MapScene)


def test_map_can_be_opened_during_the_animation(driver: Driver) -> None:
    open_sheet(driver)
    driver.frames(10)
    draw_once(driver)
    driver.click_row("Later")
    assert driver.on(MapScene)
    assert isinstance(driver.top.play.run.pending, AtTable), (
        "the table must count only when the player continues"
    )


@pytest.mark.parametrize("how", [{"reduced_motion": True}, {"speed": "instant"}])
def test_end_is_shown_immediately_without_motion(driver: Driver, how: dict[str, object]) -> None:
    driver.app.context.change(reduced_motion=bool(how.get("reduced_motion")))
    sheet = open_sheet(driver, speed=str(how.get("speed", "normal")))
    assert not sheet.counting
    picture = sheet.picture
    assert (picture.score_growth, picture.walk_progress, picture.speech_progress) == (1.0, 1.0, 1.0)
    if how.get("reduced_motion"):
        driver.frames(3)
        assert not sheet.moving
        assert not driver.app.context.particles


def test_feathers_and_shells_have_separate_tags(driver: Driver) -> None:
    sheet = open_sheet(driver, speed="instant")
    picture = sheet.picture
    assert picture.counted is not None
    lost = replace(picture.counted.played, feathers=1, grown=0, shells=3)
    tags = picture.counted._replace(played=lost).outcome
    assert [(str(words), colour) for words, colour in tags] == [
        ("1 feather lost", CORAL),
        ("+3 shells", MINT),
    ]
    assert {str(words) for words, _colour in picture.counted.outcome} <= set(drawn_texts(driver))


def test_nothing_moves_after_the_confetti(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score_sheet, "is_goal_met", lambda *_facts: True)
    sheet = open_sheet(driver)
    driver.key(pygame.K_RETURN, frames=2)
    assert sheet.moving
    assert driver.app.context.particles
    with driver.unseen():
        driver.until(lambda: not sheet.moving)
    driver.key(pygame.K_RETURN)
    assert not driver.app.context.particles


# -- before and after the sheet ----------------------------------------------------------------------


def test_last_round_leads_to_the_sheet_and_then_to_the_charms(driver: Driver) -> None:
    """No other screen shows the result in between; only news of awards may follow the sheet."""
    play = start_run(driver)
    offering = tuple(replace(place, pays=Pay.OFFER) for place in play.run.course)
    play.saved.run = replace(play.run, course=offering)
    kinds = list[type]()
    with driver.unseen(), keyboard(driver) as hand:
        while not driver.on(CharmChoiceScene):
            hand.step()
            if not kinds or kinds[-1] is not type(driver.top):
                kinds.append(type(driver.top))
            if driver.on(ScoringScene):
                assert not driver.top.over, "a podium in a run"
    without_awards = [kind for kind in kinds if kind is not AwardsWonScene]
    assert without_awards[-2:] == [ScoreSheetScene, CharmChoiceScene]
    assert isinstance(play.run.pending, ChooseCharm)


def test_sheet_is_read_out_with_the_final_standings(driver: Driver) -> None:
    heard = driver.hear()
    sheet = open_sheet(driver)
    words = next(one for one in heard if "Score for this table" in one)
    assert all(person.name in words for person in sheet._people)
    for part in ("Final standings: 1.", "Better than 7 of 12 ghosts, 1 tied.", "Feathers left: "):
        assert part in words
    assert f"Score for this table: {sheet.sum.score:,}." in words
    assert words.index("Score for this table") < words.index("Final standings") < words.index("Better than")
    last = sheet.last_word
    assert not last.words or f"{last.person.name}: {last.words}" in words


def test_match_can_be_watched_and_coached(driver: Driver) -> None:
    sheet = open_sheet(driver, speed="instant")
    with driver.unseen():
        for row, kind in (("Watch again", ReplayScene), ("Coach", CoachScene)):
            draw_once(driver)
            driver.click_row(row)
            assert driver.on(kind)
            driver.key(pygame.K_ESCAPE)
            assert driver.top is sheet
            assert not sheet.counting, "the animation runs again"


def test_sheet_cannot_be_left_while_ghosts_play(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = open_sheet(driver)
    with driver.unseen():
        monkeypatch.setattr(ScoreSheetScene, "waiting", True)
        sheet._recompute()
        assert not any(widget.text == "Go on" for widget in sheet.form.widgets)
        assert sheet.picture.counted is None
        draw_once(driver)
        monkeypatch.setattr(ScoreSheetScene, "waiting", False)
        sheet._recompute()
    assert sheet.form.focused.text == "Go on"
    assert sheet.picture.counted is not None


def test_sheet_names_ghosts_with_the_same_result(driver: Driver) -> None:
    """Tied ghosts count for a goal such as *Match or beat 3 ghosts*."""
    sheet = open_sheet(driver, speed="instant")
    assert not sheet.counting
    assert "7 of 12 ghosts beaten, 1 tied" in drawn_texts(driver)


# -- pure functions ----------------------------------------------------------------------------------

RESULTS = some.lists(some.integers(-60, 60).map(float), min_size=1, max_size=12)


@given(results=RESULTS, own=some.integers(-60, 60).map(float))
def test_ghosts_are_on_the_correct_side_of_the_player(results: list[float], own: float) -> None:
    row = ghost_row(Par(tuple(results)), own)
    assert row.beaten == sum(one < own for one in results)
    assert row.tied == sum(one == own for one in results)
    assert all(place < row.own for place in row.ghosts[: row.beaten])
    assert all(place > row.own for place in row.ghosts[row.beaten :])
    assert len(row.ghosts) == len(results)
    assert list(row.ghosts) == sorted(row.ghosts)
    assert all(LEFT - 0.01 <= place <= RIGHT + 0.01 for place in (*row.ghosts, row.own))
    mean = sum(results) / len(results)
    assert row.par is not None
    if mean < own:
        assert row.par <= row.own + 0.01
    if mean > own:
        assert row.par >= row.own - 0.01
    assert all(0 < share < 1 for share in row.passing_shares)
    assert [round(row.duck_x(share), 6) for share in row.passing_shares] == [
        round(place, 6) for place in row.ghosts[: row.beaten]
    ]


def test_player_is_alone_without_par() -> None:
    row = ghost_row(None, 3.0)
    assert (row.ghosts, row.par, row.beaten) == ((), None, 0)


@given(points=some.integers(1, 30), factors=some.integers(1, 12))
def test_animation_of_a_long_score_ends_soon(points: int, factors: int) -> None:
    times = times_of(Sum((SumStep("", "", 1),) * points, (SumStep("", "", 2),) * factors, 2))
    course = (*times.points, *times.factors, times.meets, times.grown, times.walks, times.arrives, times.said)
    assert list(course) == sorted(course)
    assert times.said < 10
    assert (times.growth(times.meets), times.growth(times.grown)) == (0.0, 1.0)


def test_steps_without_room_are_combined() -> None:
    totals = (1, 3, 6, 8, 11)
    acts = [SumStep(f"charm {number}", "", total) for number, total in enumerate(totals)]
    for shown, value in ((shown_points, "+8"), (shown_factors, "")):
        assert shown(acts, 5) == tuple(acts)
        *first, rest = shown(acts, 3)
        assert first == acts[:2]
        assert rest == SumStep("3 more", value, 11)
    assert shown_points(acts, 1) == (SumStep("5 more", "+11", 11),)


def test_sheet_says_what_counts_if_points_do_not_rank_the_players(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a single round of Sixpack, cards count before handprints, but points add them up."""
    ranked_by = run_scoring_of("sixpack").ranked_by
    rules = rules_of("sixpack").options
    assert not ranked_by(resolve(rules, {"rounds": 3}))
    said = ranked_by(resolve(rules, {"rounds": 1}))
    sheet = open_sheet(driver)
    assert said not in drawn_texts(driver)
    monkeypatch.setattr(ScoreSheetScene, "_ranked_by", said)
    assert said in drawn_texts(driver)
    assert "Most cards win." in sheet.words
