"""Navigation into and within a run: to the map, and to whatever is pending."""

from __future__ import annotations

from pathlib import Path

from game.arcade.run.state import AtStall, AtTable, ChooseCharm, Over
from game.scenes.context import Context
from game.scenes.match import launch
from game.scenes.pieces.loading_sign import show_when_loaded
from game.scenes.run import seating
from game.scenes.run.dialogs import LevelScene
from game.scenes.run.map.scene import MapScene
from game.scenes.run.results.end import RunEndScene
from game.scenes.run.run_session import (
    RunSession,
    begin_daily_run,
    begin_run,
    hardest_level,
    is_score_saved,
    resume_run,
    run_of_match,
    run_with_unsaved_score,
    todays_run,
)
from game.scenes.stack import SceneStack
from game.storage.history import runs


def enter_run(context: Context, stack: SceneStack, *, daily: bool = False) -> bool:
    """Resume the unfinished run or start a new one; return False if neither is possible.

    The first run starts with a guide. Once the player may choose a level, that choice comes first.
    """
    if daily:
        context.warn_about_clock()
    first = not runs.run_files(context.places.runs)
    play = run_with_unsaved_score(context, daily=daily) or resume_run(context, daily=daily)
    if play is None and not daily and (hardest := hardest_level(context)):
        stack.push(LevelScene(context, hardest))
        return True
    if play is None:
        play = (begin_daily_run(context) or todays_run(context)) if daily else begin_run(context)
    if play is None:
        return False
    if first:
        stack.push_without_resuming(MapScene(context, play))
        context.screens.run_guide(play.run.rules)
    else:
        _show_entered_run(context, stack, play)
    return True


def begin_run_at(context: Context, stack: SceneStack, level: int) -> None:
    """Start a run at a level, and show its map."""
    play = begin_run(context, level)
    if play is not None:
        stack.replace(MapScene(context, play))


def _show_entered_run(context: Context, stack: SceneStack, play: RunSession) -> None:
    """Show what's pending in a run that isn't on the stack yet."""
    match play.run.pending:
        case AtTable(journal=journal):
            path = context.places.saves / journal
            show_when_loaded(context, stack, path, lambda _path: _return_to_table(context, stack, play))
        case Over():
            stack.push(RunEndScene(context, play, score_saved=is_score_saved(context, play)))
        case ChooseCharm():
            stack.push_without_resuming(MapScene(context, play))
            play.screens.charms()
        case AtStall():
            stack.push_without_resuming(MapScene(context, play))
            play.screens.stall()
        case _:
            stack.push(MapScene(context, play))


def _return_to_table(context: Context, stack: SceneStack, play: RunSession) -> bool:
    """Show the player's table over the map; return False, after a notice, on failure."""
    map_scene = MapScene(context, play)
    stack.push_without_resuming(map_scene)
    found = seating.resume_table(context, stack, play)
    if not found:
        map_scene.resume()
    return found


def resume_match(context: Context, stack: SceneStack, path: Path) -> bool:
    """Resume a saved match, in its run if it has one; return False, after a notice, on failure."""
    play = run_of_match(context, path.name)
    if play is None:
        return launch.resume(context, stack, path)
    return _return_to_table(context, stack, play)


def show_map(_context: Context, stack: SceneStack, _play: RunSession) -> None:
    """Close everything over the map, and show it."""
    map_scene = _close_over_map(stack)
    if map_scene is not None:
        map_scene.resume()


def show_pending(context: Context, stack: SceneStack, play: RunSession) -> None:
    """Close everything over a run's map and show what's pending, over the map or in place of it."""
    map_scene = _close_over_map(stack)
    match play.run.pending:
        case ChooseCharm():
            context.screens.awards(play.screens.charms)
        case AtStall():
            context.screens.awards(play.screens.stall)
        case Over():
            stack.replace(RunEndScene(context, play))
        case _ if map_scene is not None:
            context.screens.awards(lambda: None)
            if stack.scenes[-1] is map_scene:
                map_scene.resume()


def deal_again(context: Context, stack: SceneStack, play: RunSession) -> None:
    """Close everything over the map, and start a new match with the same deal."""
    _close_over_map(stack)
    seating.deal_again(context, stack, play)


def _close_over_map(stack: SceneStack) -> MapScene | None:
    """Close everything over the map; return the map, or None if there's none."""
    scenes = stack.scenes
    map_scene = next((scene for scene in scenes if isinstance(scene, MapScene)), None)
    if map_scene is not None:
        stack.pop_without_resuming(len(scenes) - scenes.index(map_scene) - 1)
    return map_scene
