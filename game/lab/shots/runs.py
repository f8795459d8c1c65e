"""Pictures of the arcade run."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from game.arcade.par import Par
from game.arcade.run.charms import RUN_LEVELS
from game.arcade.run.entries import CharmsPassed, Pay, PlaceKind, SatDown, StallLeft, TableEnded
from game.arcade.run.scoring import run_scoring_of
from game.arcade.run.state import AtStall, ChooseCharm
from game.lab.shots.studio import STEP, ProgramStudio
from game.scenes.run.charms.choice import CharmChoiceScene
from game.scenes.run.charms.stall import TradeScene
from game.scenes.run.dialogs import FirstTimeScene, GuideScene, LevelScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.high_scores import HighScoresScene
from game.scenes.run.results.initials import InitialsScene
from game.scenes.run.run_session import RunSession
from game.tables.studio import Pictures

_SEED = 6
_MOST_SCENES = 6
"""The maximum number of scenes after the end of a run."""
_RACK = ("monocle", "pearl", "double_stakes", "brass_bell")
_GHOSTS = (-14.0, -13.0, -12.0, -12.0, -9.0, -7.0, -6.0, -6.0, -5.0, -4.0, -4.0, -2.0)
_RESULTS = (-2.0, -5.0, -1.0, -8.0)


def run_pictures(studio: ProgramStudio) -> Pictures:
    return {
        "run-map": partial(_open_map_after, studio, 0),
        "run-map-later": partial(_open_map_after, studio, 6),
        "run-charms": partial(show_charms, studio),
        "run-stall": partial(_show_stall, studio),
        "run-trade": partial(_show_trade, studio),
        "run-visit": partial(_show_visit, studio),
        "run-levels": partial(_show_levels, studio),
        "run-guide": partial(_show_guide, studio),
        "run-first-time": partial(_show_first_time, studio),
        "run-table": partial(_show_table, studio),
        "run-rack": partial(_show_rack, studio),
        "run-reckoning": partial(show_score_sheet, studio, 8.0),
        "run-reckoning-counting": partial(show_score_sheet, studio, 3.1),
        "run-end": partial(_show_end, studio),
        "run-end-won": partial(_show_won_run, studio),
        "run-initials": partial(_show_initials, studio),
        "run-high-scores": partial(_show_high_scores, studio),
    }


def _start_run(studio: ProgramStudio) -> RunSession:
    studio.open_title()
    places = studio.app.context.places
    for path in (*places.runs.glob("*"), places.high_scores):
        path.unlink(missing_ok=True)
    studio.app.context.seed = _SEED
    studio.app.context.screens.run()
    if isinstance(studio.app.stack.top, GuideScene):
        studio.app.stack.top.back()
    studio.run_frames(2)
    scene: Any = studio.app.stack.top
    assert isinstance(scene, MapScene)
    return scene.play


def _record_tables(play: RunSession, tables: int, *, lost: bool = False) -> None:
    """Record a number of tables as played: every fifth one as lost, or with `lost` all of them."""
    for number in range(tables):
        node = _table_of(play, Pay.CHARM)
        play.add(SatDown(node, _SEED, "none.sixes"))
        result = _RESULTS[number % len(_RESULTS)]
        known = run_scoring_of(play.table(node).game).combos
        combos = {combo.id: combo.worth * (1 + (number + index) % 3) for index, combo in enumerate(known[:2])}
        met = not lost and number % 5 != 4
        play.add(TableEnded(met=met, result=result, ghosts=_GHOSTS, combos=combos))
        match play.run.pending:
            case ChooseCharm():
                play.add(CharmsPassed())
            case AtStall():
                play.add(StallLeft())


def _table_of(play: RunSession, pay: Pay) -> int:
    """Return a reachable place with a table, preferably one that pays `pay`."""
    pending: Any = play.run.pending
    tables: list[int] = [node for node in pending.nodes if play.node(node).kind is PlaceKind.TABLE]
    return max(tables, key=lambda node: play.node(node).pays is pay)


def _open_map_after(studio: ProgramStudio, tables: int) -> RunSession:
    play = _start_run(studio)
    _record_tables(play, tables)
    play.saved.run = replace(play.run, rack=_RACK[:tables])
    play.screens.map()
    studio.run_frames(2)
    return play


def show_charms(studio: ProgramStudio) -> None:
    play = _start_run(studio)
    play.add(SatDown(_table_of(play, Pay.CHARM), _SEED, "none.sixes"))
    play.add(TableEnded(met=True, result=-2.0, ghosts=_GHOSTS, combos={"clean": 12}))
    play.screens.pending()
    _close_until(studio, CharmChoiceScene)
    studio.app.draw()
    studio.press("right", then=2)


def _show_stall(studio: ProgramStudio) -> RunSession:
    play = _open_map_after(studio, 3)
    play.saved.run = replace(play.run, shells=14, rack=_RACK, upgraded=_RACK[1:2])
    play.add(SatDown(_table_of(play, Pay.STALL), _SEED, "none.sixes"))
    play.add(TableEnded(met=True, result=-2.0, ghosts=_GHOSTS, combos={"clean": 12}))
    play.screens.stall()
    studio.run_frames(2)
    return play


def _show_trade(studio: ProgramStudio) -> None:
    studio.app.stack.push(TradeScene(studio.app.context, _show_stall(studio), _RACK[-1]))
    studio.run_frames(2)


def _show_visit(studio: ProgramStudio) -> None:
    play = _start_run(studio)
    stops: list[int] = []
    while not stops:
        _record_tables(play, 1)
        pending: Any = play.run.pending
        stops = [node for node in pending.nodes if play.node(node).kind is not PlaceKind.TABLE]
    play.screens.visit(stops[0])
    studio.run_frames(2)


def _show_first_time(studio: ProgramStudio) -> None:
    _start_run(studio)
    studio.app.stack.push(FirstTimeScene(studio.app.context, "six_takes", lambda: None))


def _show_levels(studio: ProgramStudio) -> None:
    studio.app.stack.push(LevelScene(studio.app.context, len(RUN_LEVELS) - 1))
    studio.run_frames(2)


def _show_guide(studio: ProgramStudio) -> None:
    studio.app.stack.replace(GuideScene(studio.app.context))
    studio.run_frames(2)


def _show_table(studio: ProgramStudio) -> None:
    play = _open_map_after(studio, 6)
    studio.change(speed="normal")
    play.screens.sit_down(_table_of(play, Pay.CHARM))
    studio.app.draw()
    studio.run_until_asked()
    studio.run_frames(60)


def _show_rack(studio: ProgramStudio) -> None:
    _show_table(studio)
    studio.press("hint", then=2)


def show_score_sheet(studio: ProgramStudio, seconds: float) -> None:
    """Show the score sheet of a table that was played automatically, some seconds after it opens."""
    _show_table(studio)
    scene: Any = studio.scene
    session, mode = scene.session, scene.mode
    while not session.match.over:
        session.deal()
        session.update(0.0, patient=False)
        if session.my_turn:
            session.choose(session.game.choices(session.view)[0])
    scene.par.par = Par(_GHOSTS)
    mode.on_match_over()
    mode.play.screens.show_score_sheet(session, mode.par, mode, None)
    studio.run_frames(round(seconds / STEP))


def _show_end(studio: ProgramStudio) -> None:
    play = _start_run(studio)
    _record_tables(play, 12)
    while not play.run.over:
        _record_tables(play, 1, lost=True)
    play.screens.pending()
    studio.run_frames(2)
    studio.press("up", then=2)


def _show_won_run(studio: ProgramStudio) -> None:
    play = _start_run(studio)
    while not play.run.over:
        _record_tables(play, 1)
    play.screens.pending()
    studio.run_frames(40)


def _show_initials(studio: ProgramStudio) -> None:
    _show_end(studio)
    _close_until(studio, InitialsScene)
    studio.press("up", "right", "up", "up", then=2)


def _show_high_scores(studio: ProgramStudio) -> None:
    _show_initials(studio)
    _close_until(studio, HighScoresScene)


def _close_until(studio: ProgramStudio, kind: type) -> None:
    """Close scenes, such as new awards, until one of this kind is on top."""
    for _ in range(_MOST_SCENES):
        if isinstance(studio.app.stack.top, kind):
            return
        studio.press("cancel", then=2)
    raise AssertionError(f"{kind.__name__} does not come")
