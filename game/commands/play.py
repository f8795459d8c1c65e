"""The command `play`: opens the window, or plays one match automatically if headless."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.files.streams import CommandError, exit_without
from game.storage.places import BadPlace, places

if TYPE_CHECKING:
    from pathlib import Path

    from game.app import App
    from game.voice.speech import Voice

_HEADLESS_FRAMES = 200_000
_FAREWELL = 1.0
"""How many seconds the voice has to stop before the program exits."""
_HEADLESS_STEP = 1 / 30
_HEADLESS_DRAWN_EVERY = 6
"""In headless mode, one in this many frames is drawn."""


@dataclass(frozen=True, slots=True)
class PlayArguments:
    """The arguments of `play`.

    Attributes:
        game: the game whose set-up is opened instead of the title.
        replay: the journal that is shown instead of the title.
        language: the language code; empty for the one in the settings.
    """

    headless: bool = False
    seed: int | None = None
    game: str | None = None
    data_dir: str | None = None
    replay: Path | None = None
    language: str = ""


def run(arguments: PlayArguments) -> int:
    """Run the program until the player quits.

    Raises:
        CommandError: without a display, for an unknown game or data folder, or if scenes keep failing.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if arguments.headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    elif lacks_display():
        raise CommandError("there's no display here; run Sixes where there's a screen, or with --headless")
    if arguments.headless and arguments.data_dir is None:
        with tempfile.TemporaryDirectory() as folder:
            return _play(arguments, folder)
    return _play(arguments, arguments.data_dir)


def lacks_display() -> bool:
    """Return whether this is Linux without an X or Wayland display; other systems always have one."""
    chosen = os.environ.get("SDL_VIDEODRIVER") or os.environ.get("SDL_VIDEO_DRIVER")
    if chosen or not sys.platform.startswith("linux"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _play(arguments: PlayArguments, data_dir: str | None) -> int:
    try:
        paths = places(data_dir)
        paths.prepare()
    except BadPlace as error:
        raise CommandError(str(error)) from None
    from game.app import App, NoDisplay, ScenesFailed
    from game.cardgames.registry import GAMES, UnknownGame, remove_broken_games, rules_of
    from game.voice.speech import THREAD

    problems = remove_broken_games()
    try:
        if arguments.game is not None:
            rules_of(arguments.game)
        silent = os.environ.get("SDL_AUDIODRIVER") == "dummy"
        app = App(
            paths,
            seed=arguments.seed,
            find_voice=None if silent else _system_voice,
            language=arguments.language,
        )
    except UnknownGame as error:
        raise CommandError(str(error)) from None
    except NoDisplay as error:
        raise CommandError(f"can't open a window ({error}); try --headless") from None
    app.context.notify_of_problems(problems)
    if arguments.headless and arguments.replay is None:
        app.context.screens.title()
        return _play_alone(app, arguments.game or next(iter(GAMES)))
    try:
        app.run_guarded(app.context.screens.title)
        if arguments.replay is not None:
            if not app.context.screens.watch(arguments.replay):
                app.close()
                raise CommandError(app.context.notices[-1])
        elif (game := arguments.game) is not None:
            app.run_guarded(lambda: app.context.screens.setup(game))
        app.run()
    except ScenesFailed as error:
        raise CommandError(str(error)) from None
    exit_without(THREAD, 0, _FAREWELL)
    return 0


def _system_voice() -> Voice:
    """Return the system's voice; its library is imported in the calling thread."""
    from game.voice.system_voice import SystemVoice

    return SystemVoice()


def _play_alone(app: App, game: str) -> int:
    """Play a match automatically, by confirming each suggested choice, and print its result."""
    from game.scenes.match.autoplay import Autoplay

    player = Autoplay(app.context, app.stack, game)
    # Nobody watches, so frames may take long.
    app.bounded = False
    try:
        for number in range(_HEADLESS_FRAMES):
            frame = app.step if number % _HEADLESS_DRAWN_EVERY else app.frame
            frame(_HEADLESS_STEP)
            if player.step():
                print(player.result)
                return 0
    finally:
        app.close()
    raise CommandError("the match didn't end")
