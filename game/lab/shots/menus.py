"""Pictures of the title, set-ups, settings and other menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.cardgames.registry import GAMES, rules_of
from game.engine.options import Option, declared_options
from game.lab.shots.studio import ProgramStudio
from game.language.message import message
from game.scenes.context import Context
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.invitation import open_table, plan_of, with_player
from game.scenes.friends.invite import InviteScene
from game.scenes.friends.joining import FriendScene
from game.scenes.glossary.scene import GlossaryScene, SoundsScene
from game.scenes.match.launch import start_match
from game.scenes.menus.own_duck import OwnDuckScene
from game.scenes.menus.settings.chapters import CHAPTERS
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.scene import ChapterScene, SettingsScene
from game.scenes.menus.table_setup.chairs import Chair
from game.scenes.menus.table_setup.option_controls import OptionOpener
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.stack import Scene
from game.scenes.trouble import ErrorReport, TroubleScene
from game.scenes.tutorials.scene import TutorialScene
from game.storage.settings import LastSetup
from game.tables.studio import Pictures
from game.ui.forms.widgets import Widget

_PATIENT_FRAMES = 600


def opening_pictures(studio: ProgramStudio) -> Pictures:
    pictures: dict[str, Callable[[], None]] = {"title": lambda: studio.run_frames(240)}
    for game in GAMES:
        if game != next(iter(GAMES)):
            pictures[f"title-{game}"] = partial(_show_title, studio, game)
        pictures[f"setup-{game}"] = partial(_show_setup, studio, game)
        pictures[f"house-rules-{game}"] = partial(_show_house_rules, studio, game)
        for option in declared_options(rules_of(game).options):
            if option.takes_several:
                pictures[f"setup-{game}-{option.name}"] = partial(_show_picker, studio, game, option)
    for game in GAMES:
        pictures[f"tutorial-{game}"] = partial(_show_tutorial, studio, game)
    pictures["tutorial-menu"] = partial(studio.press, "menu")
    pictures["tutorial-over"] = partial(_show_tutorial_end, studio)
    pictures["tutorials"] = partial(_show_tutorials, studio)
    pictures["title-new-player"] = partial(_show_new_player, studio)
    pictures["title-waiting"] = partial(_show_waiting, studio)
    pictures["own-duck"] = partial(_show, studio, lambda context: OwnDuckScene(context, context.quit))
    pictures["ducks"] = partial(_show_ducks, studio)
    pictures["quit"] = partial(_show_quit, studio)
    return pictures


def closing_pictures(studio: ProgramStudio) -> Pictures:
    return {
        "settings": partial(_show, studio, SettingsScene, "down"),
        **{
            f"settings-{number}": partial(_show, studio, partial(ChapterScene, chapter=chapter), "down")
            for number, chapter in enumerate(CHAPTERS, 1)
        },
        "controls": partial(_show_controls, studio),
        "glossary": partial(_show, studio, GlossaryScene),
        **{f"sounds-{game}": partial(_show_sounds, studio, game) for game in ("six_takes", "sixpack")},
        "sounds": partial(_show_sounds, studio, None),
        "trouble": partial(_show_trouble, studio),
    }


def friends_pictures(studio: ProgramStudio) -> Pictures:
    return {
        "friend": partial(
            _show, studio, lambda context: FriendScene(context, ("Ann", "Zoe"), lambda _name: None)
        ),
        "setup-friends": partial(_show_setup_with_friends, studio),
        "with-friends": partial(_show_friends, studio),
        "curtain": partial(_show_curtain, studio),
        "friends-watch": partial(_show_shared_table, studio),
        "pad-gone": partial(_show_lost_pad, studio),
        "invite": partial(_show_invitation, studio),
    }


def _show_invitation(studio: ProgramStudio) -> None:
    studio.open_title()
    context = studio.app.context
    plan = with_player(context, plan_of(context, "six_takes", 5, "drake"), ())
    invitation = open_table(context, plan)
    if invitation is None:
        return
    invitation.address, invitation.table.code = "192.168.1.20:6606", "QUACKT"
    for name, face in (("Anna", "rose"), ("Jonas", "sky"), ("Mira", "mint")):
        invitation.table.connect(invitation.table.sit(name, face).seat)
    context.captions.clear()
    studio.app.stack.push(InviteScene(context, invitation))
    studio.run_frames(3)


def _show_setup_with_friends(studio: ProgramStudio) -> None:
    last: LastSetup = {"opponents": ["bob", "flora"], "seat": 0, "friends": {"1": "Zoe", "3": "Max"}}
    last["phones"] = [4]
    studio.app.context.change(setups={"sixpack": last})
    _show_setup(studio, "sixpack")


def _show_friends(studio: ProgramStudio) -> None:
    studio.open_title()
    studio.app.context.change(friends_setups={}, friends_game="")
    studio.app.context.screens.with_friends()
    studio.run_frames(2)


def _show_curtain(studio: ProgramStudio) -> None:
    """Show the curtain before the second person's turn, with the last captions."""
    studio.open_title()
    context = studio.app.context
    context.seed = 6
    context.change(speed="instant")
    friends, others = {2: "Zoe"}, ("bob", "flora")
    start_match(context, studio.app.stack, "six_takes", others, {}, rated=False, friends=friends)
    for _ in range(2):
        _run_until_curtain(studio)
        _look_and_choose(studio)
    _run_until_curtain(studio)


def _look_and_choose(studio: ProgramStudio) -> None:
    """Open the curtain, and confirm the focused choice."""
    studio.press("confirm", then=2)
    studio.press("confirm")


def _show_shared_table(studio: ProgramStudio) -> None:
    """Show the table with all hands hidden, while everyone watches the result of a choice."""
    _show_curtain(studio)
    studio.app.context.change(speed="normal")
    _look_and_choose(studio)
    _run_until_curtain(studio)
    _look_and_choose(studio)
    studio.run_frames(100)


def _show_lost_pad(studio: ProgramStudio) -> None:
    _show_curtain(studio)
    studio.press("confirm")
    studio.scene.wait_for_pad(2, 2)
    studio.run_frames(2)


def _run_until_curtain(studio: ProgramStudio) -> None:
    studio.run_until(lambda: isinstance(studio.app.stack.top, CurtainScene), _PATIENT_FRAMES)
    studio.run_frames(30)


def _show_title(studio: ProgramStudio, game: str) -> None:
    studio.open_title()
    studio.app.context.change(game=game)
    scene = studio.app.stack.top
    if scene is not None:
        scene.resume()
    studio.run_frames(240)


def _show_setup(studio: ProgramStudio, game: str) -> None:
    _show(studio, lambda context: SetupScene(context, game))


def _show_picker(studio: ProgramStudio, game: str, option: Option) -> None:
    values = {name: values[0] for name, values in option.when.items()}
    studio.app.context.change(setups={game: {"options": values}})
    _show_setup(studio, game)
    _press(studio, OptionOpener, 0)


def _show_house_rules(studio: ProgramStudio, game: str) -> None:
    _show_setup(studio, game)
    _press(studio, OptionOpener, -1)
    studio.press("down")


def _show_ducks(studio: ProgramStudio) -> None:
    _show_setup(studio, next(iter(GAMES)))
    _press(studio, Chair, 2)


def _press(studio: ProgramStudio, kind: type[Widget], number: int) -> None:
    scene: Any = studio.app.stack.top
    indices = [index for index, row in enumerate(scene.form.widgets) if isinstance(row, kind)]
    scene.form.focus = indices[number]
    studio.press("confirm", then=2)


_SHOWN = 3
"""The index of the tutorial's step in its picture."""


def _show_tutorial(studio: ProgramStudio, game: str) -> None:
    """Show a tutorial at the step `_SHOWN`."""
    studio.open_title()
    studio.app.context.change(speed="instant")
    studio.app.context.screens.tutorial(game)
    studio.run_frames(3)
    studio.press(*["hint"] * _SHOWN, then=90)


def _show_tutorial_end(studio: ProgramStudio) -> None:
    studio.press("cancel")
    while isinstance(studio.app.stack.top, TutorialScene):
        studio.press("hint")
    studio.run_frames(2)


def _show_tutorials(studio: ProgramStudio) -> None:
    studio.open_title()
    studio.app.context.screens.tutorials()
    studio.run_frames(2)


def _show_new_player(studio: ProgramStudio) -> None:
    """Show the title as a new player sees it."""
    context = studio.app.context
    finished = context.settings.tutorials
    context.change(tutorials={}, game=next(iter(GAMES)))
    studio.open_title()
    studio.run_frames(2)
    context.change(tutorials=finished)


def _show_waiting(studio: ProgramStudio) -> None:
    """Show the title with an unfinished match."""
    studio.start(next(iter(GAMES)), ("bob", "celia", "mabel"), 6)
    studio.run_until_asked()
    studio.open_title()
    studio.run_frames(1)
    scene: Any = studio.app.stack.top
    studio.run_until(lambda: scene.waiting.moment is not None, _PATIENT_FRAMES)


def _show_quit(studio: ProgramStudio) -> None:
    """Show the confirmation before quitting, on a title with an unfinished match."""
    _show_waiting(studio)
    scene: Any = studio.app.stack.top
    context = studio.app.context
    context.screens.ask_to_quit(scene.waiting.safety, scene.waiting.ducks(context))
    studio.run_frames(2)


def _show(studio: ProgramStudio, scene: Callable[[Context], Scene], *keys: str) -> None:
    studio.show(lambda: scene(studio.app.context))
    studio.press(*keys)


def _show_controls(studio: ProgramStudio) -> None:
    studio.app.stack.push(ControlsScene(studio.app.context))
    studio.run_frames(2)


def _show_sounds(studio: ProgramStudio, game: str | None) -> None:
    """Show a sound being played in the list of a game's sounds (None: of all games)."""
    kit = None if game is None else GAMES[game]
    _show(studio, lambda context: SoundsScene(context, kit), "next", "confirm")
    studio.run_frames(2)


def _show_trouble(studio: ProgramStudio) -> None:
    report = Path("/home/duck/.local/share/sixes/reports/report-20260606-060606-1.txt")
    match = message("The match is safe: every choice is saved.")
    error = ErrorReport("IndexError: list index out of range", match, report)
    _show(studio, lambda context: TroubleScene(context, error))
    studio.run_frames(30)
