"""Tables of routes to scenes and functions, which are imported at first use: no scene imports another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar, cast

from game.language.message import message

if TYPE_CHECKING:
    from game.scenes.stack import SceneStack
    from game.storage.settings import Settings

FOR_ALL = "game.scenes.match.launch"
"""A module to load along with any scene, as most scenes lead to a match sooner or later."""
ONE_MOMENT = message("One moment…")

CallT = TypeVar("CallT", bound=Callable[..., Any])


class RouteContext(Protocol):
    """The part of the context that routes use."""

    @property
    def settings(self) -> Settings:
        """The player's settings, which include the game chosen last."""

    @property
    def loaded(self) -> Callable[[Iterable[str]], bool]:
        """A function that returns whether the named parts are loaded; if not, they're loaded next."""


class Routes:
    """The base class of route tables. Targets are called with the context and the objects in `also`."""

    def __init__(self, context: RouteContext, stack: SceneStack, *also: object) -> None:
        self.context, self.stack, self.also = context, stack, also

    def ready(self, route: str, *parts: str) -> bool:
        """Return whether a route's scene and these parts are loaded; if not, have them loaded next."""
        module = vars(type(self))[route].module
        return self.context.loaded((FOR_ALL, module, self.context.settings.game, *parts))


def modules_of(table: type[Routes]) -> Iterator[str]:
    """Yield the names of the modules that a table's routes lead to, in order, without duplicates."""
    routes = (route for route in vars(table).values() if isinstance(route, Route))
    yield from dict.fromkeys(route.module for route in routes)


class Route(Generic[CallT]):
    """A route to a `module:function` in this folder; its first arguments are the context and the stack.

    While its modules are still being loaded, it shows a sign and returns True.
    """

    def __init__(self, target: str) -> None:
        self.target = f"game.scenes.{target}"

    def __set_name__(self, owner: type[Routes], name: str) -> None:
        self._name = name

    def __get__(self, routes: Routes, owner: type[Routes]) -> CallT:
        return cast("CallT", partial(self._go_once_ready, routes))

    @property
    def module(self) -> str:
        return self.target.partition(":")[0]

    def _go_once_ready(self, routes: Routes, *arguments: Any, **named: Any) -> Any:
        go = partial(self._go, routes, *arguments, **named)
        ready = partial(routes.ready, self._name, *(one for one in arguments if isinstance(one, str)))
        if ready():
            return go()
        routes.stack.run_behind_sign(ONE_MOMENT, go, ready)
        return True

    def _go(self, routes: Routes, *arguments: Any, **named: Any) -> Any:
        return resolve_name(self.target)(routes.context, routes.stack, *routes.also, *arguments, **named)


class SceneRoute(Route[CallT]):
    """A route to a `module:Scene` in this folder, which is created with the context and pushed."""

    def _go(self, routes: Routes, *arguments: Any, **named: Any) -> None:
        scene = resolve_name(self.target)(routes.context, *routes.also, *arguments, **named)
        routes.stack.push(scene)
