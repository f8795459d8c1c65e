"""The routes from a scene to the others, and what scenes over a match need of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.scenes.routes import Route, Routes, ToScene

if TYPE_CHECKING:
    from game.arcade.daily.diary import DailyDeal
    from game.arcade.puzzles.puzzle import Puzzle
    from game.engine.journal import Header, Player, Reading
    from game.language.message import Text
    from game.scenes.match_mode.mode import MatchMode
    from game.scenes.stack import Scene
    from game.session.analysis import Coaching
    from game.session.par import MatchPar
    from game.session.session import Session
    from game.session.sharing import Sharing
    from game.tables.show import Show as TableShow
    from game.voice.narrator import Narrator
    from game.voice.summary import Summary


class Note(NamedTuple):
    """Something that waits for the player, a sentence about it, its drawing, and the way there."""

    words: Text
    about: Text
    open: Callable[[], None]
    picture: str


class MatchControls(Protocol):
    """The part of a match's table that the scenes over it need."""

    @property
    def session(self) -> Session:
        """The match itself, its journal and its agents."""

    @property
    def show(self) -> TableShow:
        """The table with its pace."""

    @property
    def coaching(self) -> Coaching | None:
        """The coach of the match, unless nobody or several people play."""

    @property
    def par(self) -> MatchPar | None:
        """The par of the match's deal, if it has one."""

    @property
    def mode(self) -> MatchMode:
        """The mode of the match."""

    @property
    def narrator(self) -> Narrator:
        """The words of its game."""

    @property
    def sharing(self) -> Sharing | None:
        """The table's sharing between several people; None if one person plays, or nobody."""

    def look(self, seat: int) -> None:
        """Let one of several people look at its own cards."""

    def seat_of_pad(self, pad: int) -> int | None:
        """Return the seat that a gamepad belongs to, if it has one."""

    def wait_for_pad(self, seat: int, pad: int) -> None:
        """Pause the match until a seat's gamepad is back."""

    def undo(self) -> None:
        """Take back the player's last choice, in a practice match."""

    @property
    def skips(self) -> bool:
        """Whether everybody at the machine is out, so that they may skip to the end of the match."""

    def skip(self) -> None:
        """Remove all other scenes from the table, and play the match to its end without showing it."""

    def uncover(self) -> None:
        """Remove all other scenes from the table."""

    def leave(self) -> None:
        """Leave the match, and resume the scene below."""

    def clear_away(self) -> None:
        """Remove the table and everything over it from the stack, as another scene follows."""


class EnterRun(Protocol):
    """Shows the open run, or a new one; the day's own if it's `daily`. False, after a notice, without one."""

    def __call__(self, *, daily: bool = False) -> bool: ...


class ShowHighScores(Protocol):
    """Shows the best runs; the `run` that has just ended, by the name of its file, has the focus."""

    def __call__(self, run: str = "") -> None: ...


class OpenCoach(Protocol):
    """Shows the coach's look at a round (from 1). An `owned` coaching is closed with that screen."""

    def __call__(self, coaching: Coaching, number: int, *, owned: bool = False) -> None: ...


class InvitePlanned(Protocol):
    """Opens a table for friends' phones, at which some seats are taken already."""

    def __call__(
        self, game: str, seats: int, options: Mapping[str, Any], sitting: Mapping[int, Player]
    ) -> None: ...


Show = Callable[[], None]
ForGame = Callable[[str], None]
OverMatch = Callable[[MatchControls], None]


class Screens(Routes):
    """The routes to all screens; each comes on top of the stack, except the title, which clears it."""

    title: Route[Show] = Route("menus.title:show_title")
    setup: Route[ForGame] = ToScene("menus.table_setup.setup:SetupScene")
    own_duck: Route[Callable[[Show], None]] = ToScene("menus.own_duck:OwnDuckScene")
    """Asks which duck the player is, and then goes on."""
    invite: Route[Show] = Route("friends.invite:invite")
    """Opens a table for friends' phones, and shows how to join it; a notice, if that's impossible."""
    invite_planned: Route[InvitePlanned] = Route("friends.invite:invite_planned")
    """As `invite`, for a table that is set up already."""
    invite_to_match: Route[OverMatch] = Route("friends.invite:invite_to_match")
    """Shows how to join a match that has begun."""
    resume_hosted: Route[Callable[[Path], bool]] = Route("friends.invite:resume_hosted")
    """Resumes a match whose players have phones; False, after a notice, if that's impossible."""
    with_friends: Route[Show] = ToScene("menus.table_setup.with_friends:FriendsSetupScene")
    ask_to_quit: Route[Callable[[str], None]] = ToScene("dialog:QuitScene")
    """Asks whether the player means to quit; it's given what happens to an unfinished match."""
    settings: Route[Show] = ToScene("menus.settings.scene:SettingsScene")
    glossary: Route[Show] = ToScene("glossary.scene:GlossaryScene")

    arcade: Route[Show] = ToScene("arcade.hub:HubScene")
    daily: Route[Show] = ToScene("daily.scene:DailyScene")
    start_daily: Route[Callable[[DailyDeal], bool]] = Route("match.launch:start_daily")
    """Shows the table of a daily deal, which begins for good; False if it was begun before."""
    rules: Route[ForGame] = Route("rulebook.rules:show_rules")
    wall: Route[Show] = ToScene("awards.wall:WallScene")
    award: Route[Callable[[str], None]] = ToScene("awards.wall:WallScene")
    """Shows all awards, looking at one of them, by its id."""
    awards: Route[Callable[[Show], None]] = Route("awards.won:show_won")
    """Shows the awards won and looks earned since the last call, if there are any; then goes on."""
    wardrobe: Route[Show] = ToScene("awards.wardrobe:WardrobeScene")
    tutorial: Route[ForGame] = Route("tutorials.scene:start_tutorial")
    """Starts a tutorial; a game's own has its name. A notice, if there is none."""
    tutorials: Route[Show] = ToScene("tutorials.list:TutorialsScene")
    records: Route[ForGame] = ToScene("records.wall:RecordsScene")
    matches: Route[ForGame] = ToScene("records.matches:MatchesScene")
    puzzles: Route[ForGame] = ToScene("puzzles.shelves:PuzzlesScene")
    puzzle: Route[Callable[[Sequence[Puzzle], int], None]] = ToScene("puzzles.puzzle:PuzzleScene")
    """Shows a puzzle of a list, by its place from 0."""

    keys: Route[Callable[[Scene], None]] = ToScene("keys:KeysScene")
    """Shows what keys do on a scene of the stack: the one on top, or the one below its menu."""
    log: Route[Show] = ToScene("match.log:LogScene")

    start: Route[Callable[[Header], None]] = Route("match.launch:start")
    """Shows the table of a new match."""
    restart: Route[Callable[[Header], None]] = Route("match.launch:restart")
    """Shows the table of a match with the same players and options, and a new deal."""
    resume: Route[Callable[[Path], bool]] = Route("run.ways:resume_match")
    """Shows the table of a saved match at its pending choice; False, after a notice, if that's impossible."""
    ask_to_restart: Route[OverMatch] = Route("match.asking:ask_to_restart")
    before_rated: Route[Callable[[Show], None]] = Route("match.asking:before_rated")
    """Goes on to a new rated match; asks first if another one waits and would count."""
    pause: Route[OverMatch] = ToScene("match.pause:PauseScene")
    curtain: Route[Callable[[MatchControls, int], None]] = ToScene("friends.curtain:CurtainScene")
    """Shows the curtain before a shared table, until the person on this seat looks."""
    pad_gone: Route[Callable[[MatchControls, int, int], None]] = ToScene("friends.pad_gone:PadGoneScene")
    """Pauses a shared match until the gamepad of a seat is back."""
    scoring: Route[Callable[[MatchControls, Summary], None]] = ToScene("match.scoring:ScoringScene")
    coach: Route[OpenCoach] = ToScene("review.coach:CoachScene")
    watch: Route[Callable[[Path], bool]] = Route("review.replay:open_replay")
    """Shows the replay of a journal; False, after a notice, if it can't be read."""
    look: Route[Callable[[Reading, int, str], None]] = ToScene("review.replay:ReplayScene")
    """Shows the replay paused before a choice, by its number; the words name that moment."""

    run_at: Route[Callable[[int], None]] = Route("run.ways:begin_at")
    """Begins a run at a level, in place of the scene on top."""
    run: Route[EnterRun] = Route("run.ways:enter_run")
    run_guide: Route[Show] = ToScene("run.guide:GuideScene")
    high_scores: Route[ShowHighScores] = ToScene("run.results.high_scores:HighScoresScene")

    def news(self) -> Text | None:
        """Return what waits in the arcade, in a few words; None if nothing does."""
        news: Text | None = resolve_name("game.scenes.arcade.rooms:news")(self.context)
        return news

    def notes(self) -> tuple[Note, ...]:
        """Return the notes on the title."""
        notes: tuple[Note, ...] = resolve_name("game.scenes.arcade.notes:notes")(self.context)
        return notes

    def load_match(self) -> None:
        """Import what a match needs in advance, so that it starts sooner."""
        resolve_name("game.scenes.match.launch")
