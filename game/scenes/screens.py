"""The routes to all screens, and the interface of a match for the scenes over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.scenes.routes import Route, Routes, SceneRoute

if TYPE_CHECKING:
    from game.arcade.daily.diary import DailyDeal
    from game.arcade.puzzles.puzzle import Puzzle
    from game.arcade.run.charms import RunLevel
    from game.engine.journal import Header, Player, Reading
    from game.language.message import Text
    from game.scenes.match_mode.mode import MatchMode
    from game.scenes.stack import Scene
    from game.session.analysis import Coaching
    from game.session.par import MatchPar
    from game.session.session import Session
    from game.session.sharing import Sharing
    from game.tables.show import Show as TableShow
    from game.ui.drawing.mascots.ducks import Duck
    from game.voice.narrator import Narrator
    from game.voice.summary import Summary


class Note(NamedTuple):
    """A note about something that waits for the player: short and long text, a drawing, and a route to it."""

    words: Text
    about: Text
    open: Callable[[], None]
    picture: str


class MatchControls(Protocol):
    """The interface of a match for the scenes over it."""

    @property
    def session(self) -> Session:
        """The match with its journal and agents."""

    @property
    def show(self) -> TableShow:
        """The table, and the queue of events that it shows."""

    @property
    def coaching(self) -> Coaching | None:
        """The coach of the match, or None unless exactly one person plays."""

    @property
    def par(self) -> MatchPar | None:
        """The par of the match's deal, or None if the match has no par."""

    @property
    def mode(self) -> MatchMode: ...

    @property
    def narrator(self) -> Narrator: ...

    @property
    def sharing(self) -> Sharing | None:
        """How several people share the table, or None unless there are several."""

    def reveal_to(self, seat: int) -> None:
        """Show a seat's cards to the person there, one of several who share the table."""

    def seat_of_pad(self, pad: int) -> int | None:
        """Return the seat that a gamepad belongs to, or None if it belongs to nobody."""

    def wait_for_pad(self, seat: int, pad: int) -> None:
        """Pause the match until a seat's gamepad is back."""

    def undo(self) -> None:
        """Take back the player's last choice, in a practice match."""

    @property
    def can_skip(self) -> bool:
        """Whether everybody at this machine is out and may skip to the end of the match."""

    def skip(self) -> None:
        """Close all scenes over the table, and play the match to its end without showing it."""

    def close_overlays(self) -> None:
        """Close all scenes over the table."""

    @property
    def from_title(self) -> bool:
        """Whether the title is right below the match on the stack, so that leaving leads to the title."""

    def leave(self) -> None:
        """Close the match, and resume the scene below."""

    def clear_away(self) -> None:
        """Close the table and everything over it, without resuming the scene below."""


class EnterRun(Protocol):
    """A route to the open run or a new one, today's if `daily`; returns False, after a notice, on failure."""

    def __call__(self, *, daily: bool = False) -> bool: ...


class ShowHighScores(Protocol):
    """A route to the best runs, with the focus on the `run` that has just ended, given by file name."""

    def __call__(self, run: str = "") -> None: ...


class OpenCoach(Protocol):
    """A route to the coach's review of a round (from 1); if `owned`, the coach is closed with the screen."""

    def __call__(self, coaching: Coaching, number: int, *, owned: bool = False) -> None: ...


class OpenPuzzle(Protocol):
    """A route to the puzzle at an index in a list of puzzles; `on_next` is called with each one after it."""

    def __call__(
        self, puzzles: Sequence[Puzzle], place: int, on_next: Callable[[Puzzle], None] = ...
    ) -> None: ...


class InvitePlanned(Protocol):
    """A route to a new table for friends' phones, at which the players in `sitting` have their seats."""

    def __call__(
        self, game: str, seats: int, options: Mapping[str, Any], sitting: Mapping[int, Player]
    ) -> None: ...


Show = Callable[[], None]
ForGame = Callable[[str], None]
OverMatch = Callable[[MatchControls], None]


class Screens(Routes):
    """The routes to all screens. Most push a scene on the stack; the title clears the stack first."""

    title: Route[Show] = Route("menus.title:show_title")
    setup: Route[ForGame] = SceneRoute("menus.table_setup.setup:SetupScene")
    own_duck: Route[Callable[[Show], None]] = SceneRoute("menus.own_duck:OwnDuckScene")
    """Asks the player to choose a duck, and then continues."""
    invite: Route[Show] = Route("friends.invite:invite")
    """Opens a table for friends' phones and shows how to join, or notifies the player if it can't."""
    invite_planned: Route[InvitePlanned] = Route("friends.invite:invite_planned")
    """Like `invite`, for a table that is already set up."""
    invite_to_match: Route[OverMatch] = Route("friends.invite:invite_to_match")
    """Shows how to join a match in progress."""
    resume_hosted: Route[Callable[[Path], bool]] = Route("friends.invite:resume_hosted")
    """Resumes a match with friends' phones; returns False, after a notice, on failure."""
    with_friends: Route[Show] = SceneRoute("menus.table_setup.with_friends:FriendsSetupScene")
    ask_to_quit: Route[Callable[[str, Sequence[Duck]], None]] = SceneRoute("dialog:QuitScene")
    """Asks whether to quit, given words about an unfinished match and the ducks that play in it."""
    settings: Route[Show] = SceneRoute("menus.settings.scene:SettingsScene")
    glossary: Route[Show] = SceneRoute("glossary.scene:GlossaryScene")

    arcade: Route[Show] = SceneRoute("arcade.rooms:HubScene")
    daily: Route[Show] = SceneRoute("daily.scene:DailyScene")
    start_daily: Route[Callable[[DailyDeal], bool]] = Route("match.launch:start_daily")
    """Starts a daily deal, which can't be undone; returns False if it was started before."""
    rules: Route[ForGame] = Route("rulebook.rules:show_rules")
    wall: Route[Show] = SceneRoute("awards.awards:AwardsScene")
    award: Route[Callable[[str], None]] = SceneRoute("awards.awards:AwardsScene")
    """Shows all awards, with one of them selected by id."""
    awards: Route[Callable[[Show], None]] = Route("awards.won:show_won")
    """Shows any awards and looks earned since the last call, and then continues."""
    wardrobe: Route[Show] = SceneRoute("awards.wardrobe:WardrobeScene")
    tutorial: Route[ForGame] = Route("tutorials.scene:start_tutorial")
    """Starts a tutorial by name (a game's id for its own one); notifies the player if there's none."""
    tutorials: Route[Show] = SceneRoute("tutorials.list:TutorialsScene")
    records: Route[ForGame] = SceneRoute("records.wall:RecordsScene")
    matches: Route[ForGame] = SceneRoute("records.matches:MatchesScene")
    puzzles: Route[ForGame] = SceneRoute("puzzles.shelves:PuzzlesScene")
    puzzle: Route[OpenPuzzle] = SceneRoute("puzzles.puzzle:PuzzleScene")

    keys: Route[Callable[[Scene], None]] = SceneRoute("keys:KeysScene")
    """Shows the keys of a scene on the stack: the top one, or the one below its menu."""
    log: Route[Show] = SceneRoute("match.log:LogScene")

    start: Route[Callable[[Header], None]] = Route("match.launch:start")
    """Starts a match."""
    restart: Route[Callable[[Header], None]] = Route("match.launch:restart")
    """Starts a match with the same players and options but a new deal."""
    resume: Route[Callable[[Path], bool]] = Route("run.navigation:resume_match")
    """Resumes a saved match at its pending choice; returns False, after a notice, on failure."""
    ask_to_restart: Route[OverMatch] = Route("match.asking:ask_to_restart")
    confirm_before_rated: Route[Callable[[Show], None]] = Route("match.asking:confirm_before_rated")
    """Continues to a new rated match, but asks first if it would forfeit an unfinished one."""
    pause: Route[OverMatch] = SceneRoute("match.pause:PauseScene")
    curtain: Route[Callable[[MatchControls, int], None]] = SceneRoute("friends.curtain:CurtainScene")
    """Hides a shared table until the person in this seat looks."""
    pad_gone: Route[Callable[[MatchControls, int, int], None]] = SceneRoute("friends.pad_gone:PadGoneScene")
    """Pauses a shared match until the gamepad of a seat is back."""
    scoring: Route[Callable[[MatchControls, Summary], None]] = SceneRoute("match.scoring:ScoringScene")
    coach: Route[OpenCoach] = SceneRoute("review.coach:CoachScene")
    watch: Route[Callable[[Path], bool]] = Route("review.replay:open_replay")
    """Shows the replay of a journal; returns False, after a notice, on failure."""
    look: Route[Callable[[Reading, int, str], None]] = SceneRoute("review.replay:ReplayScene")
    """Shows the replay paused before a choice, given by number; the words name that moment."""

    run_at: Route[Callable[[int], None]] = Route("run.navigation:begin_run_at")
    """Starts a run at a level, replacing the top scene."""
    run: Route[EnterRun] = Route("run.navigation:enter_run")
    run_guide: Route[Callable[[RunLevel], None]] = SceneRoute("run.dialogs:GuideScene")
    high_scores: Route[ShowHighScores] = SceneRoute("run.results.high_scores:HighScoresScene")

    def news(self) -> Text | None:
        """Return a short text about what waits in the arcade, or None if nothing does."""
        news: Text | None = resolve_name("game.scenes.arcade.rooms:news")(self.context)
        return news

    def notes(self) -> tuple[Note, ...]:
        """Return the notes on the title."""
        notes: tuple[Note, ...] = resolve_name("game.scenes.arcade.notes:notes")(self.context)
        return notes

    def load_match(self) -> None:
        """Import the modules for a match in advance, so that it starts sooner."""
        resolve_name("game.scenes.match.launch")
