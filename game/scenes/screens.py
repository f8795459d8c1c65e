"""The ways from a scene to other screens, so that no scene needs to know another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.arcade.daily.deal import DailyDeal
from game.arcade.puzzles.puzzle import Puzzle
from game.engine.journal import Header, Reading
from game.language.message import Text
from game.scenes.analysis import Coaching
from game.scenes.sitting.occasion import Occasion
from game.scenes.sitting.par import MatchPar
from game.scenes.sitting.session import Session
from game.scenes.sitting.sharing import Sharing
from game.scenes.stack import Scene
from game.tables.show import Show
from game.voice.narrator import Narrator
from game.voice.summary import Summary


class MatchControls(Protocol):
    """The part of a match's table that the scenes over it need."""

    @property
    def session(self) -> Session:
        """The match itself, its journal and its agents."""

    @property
    def show(self) -> Show:
        """The table with its pace."""

    @property
    def coaching(self) -> Coaching | None:
        """The coach of the match, if there is a player to be coached."""

    @property
    def par(self) -> MatchPar | None:
        """The par of the match's deal, if it is one of a ready-made table."""

    @property
    def occasion(self) -> Occasion:
        """The occasion of the match."""

    @property
    def narrator(self) -> Narrator:
        """The words of its game."""

    @property
    def sharing(self) -> Sharing | None:
        """The table's sharing between several people; None if one person plays, or nobody."""

    def look(self, seat: int) -> None:
        """Let one of several people look at the own cards."""

    def seat_of_pad(self, pad: int) -> int | None:
        """The seat that a gamepad belongs to, if it has one."""

    def wait_for_pad(self, seat: int, pad: int) -> None:
        """Pause the match until a seat's gamepad is back."""

    def undo(self) -> None:
        """Take back the own last choice, in a practice match."""

    def uncover(self) -> None:
        """Take all other scenes off the table."""

    def leave(self) -> None:
        """Leave the match; the scene below goes on."""

    def clear_away(self) -> None:
        """Take the table and all that lies over it off the stack, as another scene comes in their place."""


class Screens(Protocol):
    """The ways to all screens; each comes on top of the stack."""

    def title(self) -> None:
        """The title, with nothing below it."""

    def setup(self, game: str) -> None:
        """Opponents and options of a game's next match."""

    def with_friends(self) -> None:
        """Names, game, seats and options of the next match among friends at this machine."""

    def ask_to_quit(self, words: str) -> None:
        """The question whether the player means to leave the program; `words` say what becomes of a match."""

    def settings(self, *, see_through: bool = False) -> None:
        """The settings; `see_through` shows the scene below behind them."""

    def glossary(self, *, see_through: bool = False) -> None:
        """The glossary of sounds."""

    def arcade(self) -> None:
        """The hub of the arcade, with the doors of its rooms."""

    def news(self) -> Text | None:
        """What waits in the arcade, in a few words; None if nothing does."""

    def daily(self) -> None:
        """The daily deal and its calendar."""

    def start_daily(self, deal: DailyDeal) -> bool:
        """The table of a daily deal, which is begun with that for good; False if it was begun before."""

    def rules(self, game: str) -> None:
        """The rulebook of a game."""

    def wall(self) -> None:
        """The awards, won and not yet won."""

    def awards(self, then: Callable[[], None]) -> None:
        """The awards won and looks earned since this was last asked, if there are any; then the way on."""

    def wardrobe(self) -> None:
        """The looks of cards, tables and the mascot, of which the player chooses."""

    def tutorial(self, name: str) -> None:
        """A tutorial from its beginning; a game's own has its name. A notice, if there is none."""

    def tutorials(self) -> None:
        """All tutorials."""

    def records(self, game: str) -> None:
        """The finished matches of a game, and its statistics."""

    def keys(self, scene: Scene) -> None:
        """The list of what keys do on a scene of the stack: the one on top, or one below its menu."""

    def log(self) -> None:
        """All captions of this match."""

    def load_match(self) -> None:
        """Load the parts that a match needs, so that it begins the sooner."""

    def start(
        self,
        game: str,
        opponents: tuple[str, ...],
        options: dict[str, Any],
        *,
        rated: bool,
        title: str = "",
        seat: int = 0,
        friends: Mapping[int, str] | None = None,
    ) -> None:
        """The table of a new match of the player, on a seat, against opponents (by id).

        `friends` are the names of other people, by their seats.
        """

    def ask_to_restart(self, match: MatchControls) -> None:
        """The question whether the player means to restart a match."""

    def before_rated(self, then: Callable[[], None]) -> None:
        """The way on to a new rated match; first the question, if another one waits and would count."""

    def restart(self, header: Header) -> None:
        """The table of a match with the same players and options, and a new deal."""

    def resume(self, path: Path) -> bool:
        """The table of a saved match at its pending choice; False, and a notice, if that cannot be."""

    def run(self, *, daily: bool = False) -> bool:
        """The open run, or a new one; the day's own if it is `daily`. False, and a notice, without one."""

    def high_scores(self, run: str = "") -> None:
        """The best runs; the `run` that has just ended, by the name of its file, has the focus."""

    def pause(self, match: MatchControls) -> None:
        """The pause menu over a match."""

    def curtain(self, match: MatchControls, seat: int) -> None:
        """The curtain before a shared table, until the person on this seat looks."""

    def pad_gone(self, match: MatchControls, seat: int, pad: int) -> None:
        """The pause of a shared match until a seat's gamepad is back."""

    def scoring(self, match: MatchControls, summary: Summary) -> None:
        """The points of the round that is over; of the match, if that is over, too."""

    def coach(self, coaching: Coaching, number: int, *, owned: bool = False) -> None:
        """The coach's look at a round (from 1). An `owned` coaching ends when that screen is left."""

    def watch(self, path: Path) -> bool:
        """The replay of a journal from its beginning; False, and a notice, if it cannot be read."""

    def look(self, reading: Reading, step: int, words: str) -> None:
        """The replay paused before the choice with the number `step`; `words` name that moment."""

    def puzzles(self, game: str) -> None:
        """The list of a game's puzzles, from which the others' lists can be reached."""

    def puzzle(self, puzzles: Sequence[Puzzle], place: int) -> None:
        """A puzzle of a list (its place from 0) on its table."""
