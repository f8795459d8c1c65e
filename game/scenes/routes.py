"""Tables of routes: each maps a name to a scene or a function, imported at first use.

A table names its targets as strings, so that scenes don't import each other and the first frame doesn't wait
for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

if TYPE_CHECKING:
    from game.scenes.stack import SceneStack

CallT = TypeVar("CallT", bound=Callable[..., Any])


class Routes:
    """The base of tables of routes. Targets are called with the context and the objects in `also`."""

    def __init__(self, context: object, stack: SceneStack, *also: object) -> None:
        self.context, self.stack, self.also = context, stack, also


def modules_of(table: type[Routes]) -> Iterator[str]:
    """Yield the names of the modules that the routes of a table lead to, in its order."""
    routes = (one for one in vars(table).values() if isinstance(one, Route))
    yield from dict.fromkeys(route.target.partition(":")[0] for route in routes)


class Route(Generic[CallT]):
    """A route to a `module:function` in this folder, called with the context and the stack first."""

    def __init__(self, target: str) -> None:
        self.target = f"game.scenes.{target}"

    def __get__(self, routes: Routes, owner: type[Routes]) -> CallT:
        return cast("CallT", partial(self._go, routes))

    def _go(self, routes: Routes, *arguments: Any, **named: Any) -> Any:
        return resolve_name(self.target)(routes.context, routes.stack, *routes.also, *arguments, **named)


class ToScene(Route[CallT]):
    """A route to a `module:Scene` in this folder, made with the context and put on top of the stack."""

    def _go(self, routes: Routes, *arguments: Any, **named: Any) -> None:
        scene = resolve_name(self.target)(routes.context, *routes.also, *arguments, **named)
        routes.stack.push(scene)
