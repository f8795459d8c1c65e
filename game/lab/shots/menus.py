"""Title, set-up, settings: the screens of every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from game.cardgames.registry import GAMES, rules_of
from game.engine.options import Option, declared
from game.lab.shots.studio import ProgramStudio
from game.language.message import message
from game.scenes.friends.curtain import CurtainScene
from game.scenes.friends.joining import FriendScene
from game.scenes.match.launch import start_match
from game.scenes.menus.settings.keys import ControlsScene
from game.scenes.menus.settings.scene import CHAPTERS, Chapter, ChapterScene, SettingsScene
from game.scenes.menus.table_setup.chairs import Chair
from game.scenes.menus.table_setup.setup import SetupScene
from game.scenes.trouble import ErrorReport, TroubleScene
from game.scenes.tutorials.scene import TutorialScene
from game.storage.settings import LastSetup
from game.tables.studio import Pictures
from game.ui.forms.widgets import Opener, Widget

_PATIENT_FRAMES = 600


def opening(studio: ProgramStudio) -> Pictures:
    """The title and the set-up of each game, with its pickers."""
    found: dict[str, Callable[[], None]] = {"title": lambda: studio.frames(240)}
    for game in GAMES:
        if game != next(iter(GAMES)):
            found[f"title-{game}"] = partial(_title, studio, game)
        found[f"setup-{game}"] = partial(_setup, studio, game)
        found[f"house-rules-{game}"] = partial(_house_rules, studio, game)
        for option in declared(rules_of(game).options):
            if option.is_several:
                found[f"setup-{game}-{option.name}"] = partial(_picker, studio, game, option)
    for game in GAMES:
        found[f"tutorial-{game}"] = partial(_tutorial, studio, game)
    found["tutorial-menu"] = partial(studio.press, "menu")
    found["tutorial-over"] = partial(_tutorial_over, studio)
    found["tutorials"] = partial(_tutorials, studio)
    found["title-new-player"] = partial(_new_player, studio)
    found["ducks"] = partial(_ducks, studio)
    found["quit"] = partial(_quit, studio)
    return found


def closing(studio: ProgramStudio) -> Pictures:
    """The pictures of screens that all games share."""
    return {
        "settings": partial(_settings, studio),
        **{f"settings-{number}": partial(_chapter, studio, one) for number, one in enumerate(CHAPTERS, 1)},
        "controls": partial(_controls, studio),
        "trouble": partial(_trouble, studio),
    }


def friends(studio: ProgramStudio) -> Pictures:
    """Several people at one machine."""
    return {
        "friend": partial(_friend, studio),
        "setup-friends": partial(_setup_friends, studio),
        "with-friends": partial(_with_friends, studio),
        "curtain": partial(_curtain, studio),
        "friends-watch": partial(_watched_together, studio),
        "pad-gone": partial(_pad_gone, studio),
    }


def _friend(studio: ProgramStudio) -> None:
    """The name of a friend who sits down."""
    studio.home()
    studio.app.stack.push(FriendScene(studio.app.context, ("Ann",), lambda _name: None))
    studio.frames(2)


def _setup_friends(studio: ProgramStudio) -> None:
    """The set-up with three people."""
    last: LastSetup = {"opponents": ["bob", "flora"], "seat": 0, "friends": {"1": "Zoe", "3": "Max"}}
    studio.app.context.change(setups={"sixpack": last})
    _setup(studio, "sixpack")


def _with_friends(studio: ProgramStudio) -> None:
    """The set-up of a match among friends, as it opens the first time."""
    studio.home()
    studio.app.context.change(friends_setups={}, friends_game="")
    studio.app.context.screens.with_friends()
    studio.frames(2)


def _curtain(studio: ProgramStudio) -> None:
    """The curtain before the second of two people, with the news."""
    studio.home()
    context = studio.app.context
    context.seed = 6
    context.change(speed="instant")
    friends, others = {2: "Zoe"}, ("bob", "flora")
    start_match(context, studio.app.stack, "six_takes", others, {}, rated=False, friends=friends)
    looked = 0
    while looked < 2:
        _until_called(studio)
        looked += 1
        studio.press("confirm")
        studio.frames(2)
        studio.press("confirm")
    _until_called(studio)


def _watched_together(studio: ProgramStudio) -> None:
    """All watch what one of them has chosen, and no hand is to be seen."""
    _curtain(studio)
    studio.app.context.change(speed="normal")
    studio.press("confirm")
    studio.frames(2)
    studio.press("confirm")
    _until_called(studio)
    studio.press("confirm")
    studio.frames(2)
    studio.press("confirm")
    studio.frames(100)


def _pad_gone(studio: ProgramStudio) -> None:
    """The pause for a seat whose pad was pulled out."""
    _curtain(studio)
    studio.press("confirm")
    studio.scene.wait_for_pad(2, 2)
    studio.frames(2)


def _until_called(studio: ProgramStudio) -> None:
    """Wait for the curtain, until a press opens it."""
    for _ in range(_PATIENT_FRAMES):
        if isinstance(studio.app.stack.top, CurtainScene):
            break
        studio.frames(1)
    studio.frames(30)


def _title(studio: ProgramStudio, game: str) -> None:
    studio.home()
    studio.app.context.change(game=game)
    scene = studio.app.stack.top
    if scene is not None:
        scene.resume()
    studio.frames(240)


def _setup(studio: ProgramStudio, game: str) -> None:
    studio.home()
    studio.app.stack.push(SetupScene(studio.app.context, game))
    studio.frames(2)
    studio.press("down", "down")


def _picker(studio: ProgramStudio, game: str, option: Option) -> None:
    """The picker of an option of several values, from the set-up in which it matters."""
    values = {name: values[0] for name, values in option.when.items()}
    studio.app.context.change(setups={game: {"options": values}})
    _setup(studio, game)
    _press(studio, Opener, 0)


def _house_rules(studio: ProgramStudio, game: str) -> None:
    _setup(studio, game)
    _press(studio, Opener, -1)
    studio.press("down")


def _ducks(studio: ProgramStudio) -> None:
    """The choice of a duck for the chair across the table."""
    _setup(studio, next(iter(GAMES)))
    _press(studio, Chair, 2)


def _press(studio: ProgramStudio, kind: type[Widget], number: int) -> None:
    """Press one of the widgets of a kind on the top scene."""
    scene: Any = studio.app.stack.top
    places = [place for place, row in enumerate(scene.form.widgets) if isinstance(row, kind)]
    scene.form.focus = places[number]
    studio.press("confirm")
    studio.frames(2)


_SHOWN = 3
"""The step of a tutorial that is shown, from 0."""


def _tutorial(studio: ProgramStudio, game: str) -> None:
    """A step of a tutorial that asks for a choice, or the one after it."""
    studio.home()
    studio.app.context.change(speed="instant")
    studio.app.context.screens.tutorial(game)
    studio.frames(3)
    studio.press(*["hint"] * _SHOWN)
    studio.frames(90)


def _tutorial_over(studio: ProgramStudio) -> None:
    studio.press("cancel")
    while isinstance(studio.app.stack.top, TutorialScene):
        studio.press("hint")
    studio.frames(2)


def _tutorials(studio: ProgramStudio) -> None:
    studio.home()
    studio.app.context.screens.tutorials()
    studio.frames(2)


def _new_player(studio: ProgramStudio) -> None:
    """The title of a player who has never played: nothing comes before the tutorial."""
    context = studio.app.context
    kept = context.settings.tutorials
    context.change(tutorials={}, game=next(iter(GAMES)))
    studio.home()
    studio.frames(2)
    context.change(tutorials=kept)


def _quit(studio: ProgramStudio) -> None:
    """The question before the program is left, over the title with the sign of a match that waits."""
    studio.start(next(iter(GAMES)), ("bob", "celia", "mabel"), 6)
    studio.until_asked()
    studio.home()
    studio.frames(2)
    scene: Any = studio.app.stack.top
    studio.app.context.screens.ask_to_quit(scene.waiting.safety)
    studio.frames(2)


def _settings(studio: ProgramStudio) -> None:
    studio.home()
    studio.app.stack.push(SettingsScene(studio.app.context))
    studio.frames(2)
    studio.press("down")


def _chapter(studio: ProgramStudio, chapter: Chapter) -> None:
    studio.home()
    studio.app.stack.push(ChapterScene(studio.app.context, chapter))
    studio.frames(2)
    studio.press("down")


def _controls(studio: ProgramStudio) -> None:
    studio.app.stack.push(ControlsScene(studio.app.context))
    studio.frames(2)


def _trouble(studio: ProgramStudio) -> None:
    """As it looks after a match; nothing has failed."""
    studio.home()
    report = Path("/home/duck/.local/share/sixes/reports/report-20260606-060606-1.txt")
    match = message("The match is safe: every choice is saved.")
    studio.app.stack.push(
        TroubleScene(studio.app.context, ErrorReport("IndexError: list index out of range", match, report))
    )
    studio.frames(2)
