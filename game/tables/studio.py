"""The studio in which a game has pictures of itself taken: the program in one state after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from game.engine.contract import Event

Pictures = Mapping[str, Callable[[], object]]
"""The steps to each picture, by its name; in their order, as many go on from the picture before."""


class Studio(Protocol):
    """The real program on a dummy screen, whose time passes in sixtieths of a second."""

    @property
    def table(self) -> Any:
        """The table of the match that is being played."""

    @property
    def playing(self) -> bool:
        """Whether the match's table is the top scene."""

    @property
    def scored(self) -> bool:
        """Whether a round's result is on the screen."""

    @property
    def levels(self) -> Mapping[str, str]:
        """The levels of all opponents, by the opponent's id."""

    def change(self, **settings: Any) -> None:
        """Change settings."""

    def frames(self, count: int) -> None:
        """Let some sixtieths of a second pass."""

    def press(self, *names: str) -> None:
        """Ask for actions, one after the other."""

    def settle(self) -> None:
        """Let everything come to rest."""

    def until(self, there: Callable[[], bool], most: int) -> None:
        """Let time pass until a condition holds, or for `most` sixtieths of a second."""

    def until_asked(self) -> None:
        """Go on until the player must choose, or the match shows another screen."""

    def start(self, game: str, opponents: tuple[str, ...], seed: int, **options: Any) -> None:
        """Start a practice match."""

    def speed(self, speed: str) -> None:
        """Show the match at a speed from now on."""

    def reach(
        self, game: str, opponents: tuple[str, ...], fits: Callable[[Any], bool], **options: Any
    ) -> None:
        """Go to a match where the player must choose and the table is as wanted; the focus plays until then.

        Raises:
            LookupError: if that never is.
        """

    def watch(self, event: type[Event], frames: int) -> None:
        """Go on with the match until `frames` frames after an event of this kind.

        Raises:
            LookupError: if no such event comes.
        """

    def score(self, game: str, opponents: tuple[str, ...], seed: int) -> None:
        """Go to the end of a match's first round, in which every choice was the focused one."""

    def hint(self) -> None:
        """Show the hint for the choice that is due now."""

    def coach(self) -> None:
        """Show all figures of the coach, after its turning point."""

    def turning_point(self) -> None:
        """Show the coach after the round that was just scored: it opens with its turning point."""

    def records(self, game: str, matches: int) -> None:
        """Open the records after matches that the program has played by itself."""

    def rules(self, game: str, title: str) -> None:
        """Show the page of a game's rules that has this title."""


class FilmStrip(NamedTuple):
    """A film of a moment of a match.

    Attributes:
        start: the steps to a match, in which the focus then decides until the moment comes.
        event: the kind of event with which it comes.
        seconds: how long the film is.
        lead: the seconds of it before the event.
        fits: whether an event of this kind is the one, given the table, which has just begun to show it.
        frames: the number of its pictures on a sheet.
    """

    start: Callable[[Studio], None]
    event: type[Event]
    seconds: float
    lead: float = 0.0
    fits: Callable[[Any, Any], bool] = lambda _event, _table: True
    frames: int = 12


Films = Mapping[str, FilmStrip]
"""The films of a game, by name."""
