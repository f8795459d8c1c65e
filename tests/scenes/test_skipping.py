"""A player who is out may skip to the match's end: at the table, after a round, in the menu, on any
device.
"""

from collections.abc import Callable
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.audio.sounds import Sound
from game.engine.contract import Phase
from game.scenes.match.ceremony.drawing.count import CountPainter
from game.scenes.match.ceremony.party import Party, lanes_of
from game.scenes.match.ceremony.timing import LineTurn
from game.scenes.match.pause import PauseScene
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.match_mode.mode import MatchMode
from game.session.analysis import Coaching
from game.session.session import Session
from game.tables.table import do_nothing
from game.ui.devices.actions import Action
from game.ui.drawing.draw import Pen
from game.ui.drawing.mascots.ducks import Mood
from game.ui.drawing.text import Fonts
from game.voice.summary import SeatScore
from tests.support.among_friends import start_among_friends
from tests.support.driving import Driver
from tests.support.screen_text import ScreenText
from tests.support.spying import spy


def play_round(session: Session) -> None:
    """Play to the end of a round; people play their first legal choice."""
    session.deal()
    while session.match.phase is not Phase.ROUND_OVER and not session.match.over:
        session.update(0.0, patient=False)
        for seat in session.seats:
            if seat in session.match.pending:
                session.match.choose(seat, session.match.pending[seat][0])


def play_until(session: Session, gone: Callable[[Session], bool]) -> bool:
    """Play rounds until `gone`; return whether the match still continues."""
    while not (gone(session) or session.match.over):
        play_round(session)
    return not session.match.over


def is_out(session: Session, seat: int) -> bool:
    return session.game.is_out(session.match.view(seat))


def eliminate_player(driver: Driver, *, rated: bool = False, scored: bool = False) -> TableScene:
    """Start a match that continues without the player, at the table or (`scored`) with a round's result on
    the screen.
    """
    for seed in range(60):
        driver.app.context.screens.title()
        driver.app.context.seed = seed
        ducks = ("pip", "dot", "lotte")
        driver.start_match("six_takes", ducks, {"limit": 12}, rated=rated)
        driver.frames(2)
        scene, session = driver.table, driver.table.session
        while not session.match.over and not is_out(session, 0):
            if session.match.phase is Phase.ROUND_OVER:
                session.events.clear()
            play_round(session)
        if session.match.over:
            continue
        driver.until(lambda: driver.on(ScoringScene))
        driver.until(lambda: not driver.top.counting)
        if not scored:
            driver.key(pygame.K_RETURN)
            driver.app.context.change(speed="slow")
            scene.apply_pace()
            driver.frames(10)
            assert driver.on(TableScene)
        return scene
    raise AssertionError("never out")


def check_end(driver: Driver, scene: TableScene) -> None:
    """Check that the match runs to its last result, which is saved once."""
    session = scene.session
    driver.until(lambda: driver.on(ScoringScene) and driver.top.over)
    assert session.match.over
    assert driver.top.summary.round == session.match.rounds
    assert scene.table.view.totals == session.view.totals
    check_saved(driver, scene)


def check_saved(driver: Driver, scene: TableScene) -> None:
    journal = scene.session.journal
    assert journal is not None
    saved = [one.journal for one in driver.app.context.archive.results()]
    assert saved.count(journal.path.name) == 1


def by_key(driver: Driver, _scene: TableScene) -> None:
    driver.key(pygame.K_k)


def by_mouse(driver: Driver, scene: TableScene) -> None:
    driver.click(*scene.buttons[Action.SKIP].center)


def by_pad(driver: Driver, _scene: TableScene) -> None:
    with driver.pad() as tap:
        tap("rightshoulder")
        driver.until(lambda: driver.on(ScoringScene))


def by_menu(driver: Driver, _scene: TableScene) -> None:
    driver.key(pygame.K_ESCAPE)
    assert driver.on(PauseScene)
    driver.key(pygame.K_DOWN)
    assert driver.top.form.focused.describe().startswith("Skip to the end")
    driver.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [by_key, by_mouse, by_pad, by_menu])
def test_player_who_is_out_skips_to_the_end(
    driver: Driver, way: Callable[[Driver, TableScene], None]
) -> None:
    scene = eliminate_player(driver)
    heard = driver.hear()
    way(driver, scene)
    check_end(driver, scene)
    assert "Skipping to the end…" in heard


@pytest.mark.parametrize("device", ["keyboard", "mouse"])
def test_rounds_result_offers_skipping(driver: Driver, device: str) -> None:
    scene = eliminate_player(driver, scored=True)
    assert [str(one.words) for one in driver.top.choices][:2] == ["Go on", "To the end"]
    if device == "mouse":
        driver.click(*driver.top.areas[1].center)
    else:
        driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    check_end(driver, scene)


def test_player_who_is_out_is_told_how_to_skip(driver: Driver) -> None:
    eliminate_player(driver, scored=True)
    heard = driver.hear()
    driver.key(pygame.K_RETURN, frames=2)
    assert "You’re out. Press K to skip to the end." in heard


def test_rated_match_can_be_skipped(driver: Driver) -> None:
    scene = eliminate_player(driver, rated=True)
    driver.key(pygame.K_k)
    check_end(driver, scene)


def test_skipped_rounds_make_no_sound_but_the_last_ones_end(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = eliminate_player(driver)
    driver.frames(1)
    sounds = spy(monkeypatch, driver.app.context.audio, "play")
    driver.key(pygame.K_k)
    driver.until(lambda: driver.on(ScoringScene))
    heard = [one.args[0] for one in sounds]
    assert heard[0] is Sound.MENU_CONFIRM
    assert set(heard[1:]) <= {Sound.ROUND_END}
    driver.frames(2)
    assert scene.table.services.sound is not do_nothing


def test_skipped_match_ends_like_a_watched_one(driver: Driver) -> None:
    scene = eliminate_player(driver)
    skipped = Session.new(scene.session.game, scene.session.header)
    for chosen in scene.session.match.history:
        skipped.deal()
        skipped.match.choose(chosen.seat, chosen.choice)
    while not skipped.match.over:
        skipped.deal()
        skipped.update(0.1)
    driver.key(pygame.K_k)
    check_end(driver, scene)
    assert scene.session.match.history == skipped.match.history


def test_active_player_cannot_skip(driver: Driver) -> None:
    driver.start_match("six_takes", ("pip", "dot"), rated=False)
    driver.until(lambda: driver.asked)
    assert not driver.table.can_skip
    assert Action.SKIP not in driver.table.buttons
    driver.key(pygame.K_k, frames=4)
    assert driver.asked


class Elsewhere(MatchMode):
    """A match in another mode, whose end leads to another scene."""

    def __init__(self) -> None:
        self.ended, self.gone_on = 0, 0

    def on_match_over(self) -> None:
        self.ended += 1

    def end(self, coaching: Coaching | None) -> bool:
        self.gone_on += 1
        return True


def test_skipping_in_another_mode_ends_in_the_modes_scene(driver: Driver) -> None:
    scene = eliminate_player(driver)
    scene.mode = mode = Elsewhere()
    driver.key(pygame.K_k)
    driver.until(lambda: mode.gone_on)
    driver.frames(4)
    assert scene.session.match.over
    assert (mode.ended, mode.gone_on) == (1, 1)
    assert not driver.on(ScoringScene)
    check_saved(driver, scene)


def test_friends_skip_once_all_of_them_are_out(driver: Driver) -> None:
    for seed in range(60):
        driver.app.context.screens.title()
        driver.app.context.seed = seed
        scene = start_among_friends(driver, "six_takes", people=2, ducks=3, limit=12)
        session = scene.session
        for people in (any, all):
            if not play_until(
                session, lambda one, people=people: people(is_out(one, seat) for seat in (0, 1))
            ):
                break
            scene.table.show(session.view)
            session.events.clear()
            if sum(is_out(session, seat) for seat in (0, 1)) == 1:
                assert not scene.can_skip
        else:
            break
    assert not session.match.over
    assert scene.can_skip
    driver.key(pygame.K_k)
    driver.until(lambda: driver.on(ScoringScene) and driver.top.over)


def test_player_who_went_out_looks_sad_once_counted(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    eliminate_player(driver, scored=True)
    moods = list[tuple[Party, Mood]]()
    monkeypatch.setattr(CountPainter, "draw_ducks", lambda _self, _spot, *seen: moods.append(seen[:2]))
    # No share of the points counts as many, so only going out can make a player sad.
    monkeypatch.setattr("game.scenes.match.ceremony.drawing.count._MANY", 1.1)
    monkeypatch.setattr(LineTurn, "last", False)
    driver.app.draw()
    assert {mood for party, mood in moods if party.line is not None and party.line.out} == {Mood.SAD}


# -- who lasted how long -----------------------------------------------------------------------------------


def test_standing_and_podium_show_who_lasted_how_long(driver: Driver, text: ScreenText) -> None:
    scene = eliminate_player(driver, scored=True)
    session = scene.session
    gone_in = session.match.rounds
    assert f"out in round {gone_in}" in text.words(driver)
    assert f"out in round {gone_in}" in spoken_standing(driver)
    driver.key(pygame.K_k, pygame.K_RIGHT, pygame.K_RETURN)
    check_end(driver, scene)
    driver.until(lambda: not driver.top.counting)
    driver.frames(60)
    shown, rounds = text.words(driver), session.match.rounds
    by_rank = zip(session.view.out, session.match.ranking or (), strict=True)
    out = {f"out in round {number}" for number, rank in by_rank if number and rank != 1}
    assert {one for one in shown if "out in" in one} == out
    assert f"lasted all {rounds} rounds" in shown
    assert all(one in spoken_standing(driver) for one in out)


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_how_long_players_lasted_is_not_cut(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    scene = eliminate_player(driver, scored=True)
    driver.app.context.change(language=language)
    driver.key(pygame.K_k, pygame.K_RIGHT, pygame.K_RETURN)
    check_end(driver, scene)
    driver.until(lambda: not driver.top.counting)
    fitted = spy(monkeypatch, Fonts, "fit")
    driver.frames(60)
    assert fitted
    assert {one.result for one in fitted if one.result.endswith("…")} == set()


def spoken_standing(driver: Driver) -> str:
    heard = driver.hear()
    driver.key(pygame.K_s)
    return heard[-1]


def test_match_without_elimination_says_nothing_about_it(driver: Driver, text: ScreenText) -> None:
    driver.app.context.seed = 3
    driver.start_match("six_takes", ("pip", "dot"), {"limit": 0}, rated=False)
    play_round(driver.table.session)
    driver.until(lambda: driver.on(ScoringScene))
    driver.until(lambda: not driver.top.counting)
    driver.frames(60)
    assert not any("lasted" in one or "out in" in one for one in text.words(driver))


party_lines = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 90)), min_size=2, max_size=8)


@given(party_lines)
def test_parties_that_lasted_longer_lead_the_standing(found: list[tuple[int, int]]) -> None:
    """Each party went out in a round (0: not yet), and has a total; the fourth round is scored."""
    made = []
    for seat, (went_out, total) in enumerate(found):
        line = None if went_out in (1, 2, 3) else SeatScore(seat, (), 1, total, bool(went_out))
        made.append(Party((seat,), (), total, line, 0, went_out, own=False))
    lanes = lanes_of(made, more_is_better=False)
    assert sorted(lane.party.seats for lane in lanes) == sorted(party.seats for party in made)
    for ahead, behind in pairwise(lanes):
        one, other = ahead.party, behind.party
        assert (one.went_out or 9) >= (other.went_out or 9)
        if one.went_out == other.went_out:
            assert one.total <= other.total
            assert (ahead.rank == behind.rank) is (one.total == other.total)


@pytest.mark.window(960, 540, 1.5)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_words_of_tools_stay_inside_their_buttons(
    driver: Driver, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = eliminate_player(driver)
    driver.app.context.change(language=language)
    written = spy(monkeypatch, Pen, "text")
    driver.frames(2)
    assert Action.SKIP in scene.buttons
    for box in scene.buttons.values():
        words = [one.result for one in written if one.result.center == pytest.approx(box.center, abs=1.5)]
        assert words
        assert all(box.left + 2 <= found.left and found.right <= box.right - 2 for found in words)
