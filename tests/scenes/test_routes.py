"""Tables of routes: each leads to what is there, and takes what the table says."""

import ast
import inspect
from pkgutil import resolve_name
from typing import Any

import pytest

from game.scenes.routes import Route, Routes, ToScene
from game.scenes.run import run_screens
from game.scenes.run.run_screens import RunScreens
from game.scenes.screens import Screens
from game.scenes.stack import Scene

ROUTES = [
    pytest.param(table, name, route, id=f"{table.__name__}.{name}")
    for table in (Screens, RunScreens)
    for name, route in vars(table).items()
    if isinstance(route, Route)
]


def declared_call(table: type[Routes], name: str) -> tuple[int, list[str]]:
    """The places and the names of the arguments of a route, as its table declares it."""
    words = table.__annotations__[name]
    kind = ast.parse(words, mode="eval").body
    if isinstance(kind.slice, ast.Name):
        module = run_screens if table is RunScreens else resolve_name(Screens.__module__)
        call = getattr(module, kind.slice.id)
        if not isinstance(call, type):
            return len(call.__args__) - 1, []
        own = list(inspect.signature(call.__call__).parameters.values())[1:]
        named = [one.name for one in own if one.kind is one.KEYWORD_ONLY]
        return len(own) - len(named), named
    arguments = kind.slice.slice.elts[0]
    return len(arguments.elts), []


@pytest.mark.parametrize(("table", "name", "route"), ROUTES)
def test_a_route_leads_to_what_takes_its_arguments(table: type[Routes], name: str, route: Route[Any]) -> None:
    target = resolve_name(route.target)
    is_scene = isinstance(target, type) and issubclass(target, Scene)
    assert isinstance(route, ToScene) == is_scene
    given = (1 if is_scene else 2) + (table is RunScreens)
    places, names = declared_call(table, name)
    inspect.signature(target).bind(*[None] * (given + places), **dict.fromkeys(names))
