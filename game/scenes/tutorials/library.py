"""The available tutorials: those of the games, and the player's own."""

from __future__ import annotations

from collections.abc import Mapping

from game.arcade.tutorials.check import check_tutorial
from game.cardgames.registry import GAMES
from game.scenes.context import Context
from game.storage.levels.tutorials import Tutorial, load_tutorials
from game.storage.places import LEVELS, TUTORIALS
from game.storage.plugins import level_folders
from game.ui.devices.actions import Action


def tutorials(context: Context, name: str | None = None) -> Mapping[str, Tutorial]:
    """Load all playable tutorials, or only the one with a name, in the order of the games, by name.

    Broken ones become notices. The tutorial of a game has its name; one of the player's own with the same
    name replaces it.
    """
    opponents = [one.id for one in context.cast.opponents]
    packages = level_folders()
    places = (LEVELS, *packages.folders, context.places.levels)
    folders = [folder / TUTORIALS for folder in places]
    loaded = load_tutorials(folders, lambda one: check_tutorial(one, opponents, list(Action)), name)
    context.notice_all(packages.named(loaded.problems))
    context.name_untranslated(loaded.tutorials.values())
    games = list(GAMES)
    order = sorted(loaded.tutorials, key=lambda name: (games.index(loaded.tutorials[name].game), name))
    return {name: loaded.tutorials[name] for name in order}


def keep(context: Context, name: str, *, done: bool) -> None:
    """Save that a tutorial was played to its end, or left; one that was done stays so."""
    kept = context.settings.tutorials
    context.change(tutorials={**kept, name: done or kept.get(name, False)})
