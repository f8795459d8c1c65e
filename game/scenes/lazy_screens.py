"""The screens there are. Each is imported when it is first asked for: the first frame waits for none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.language.message import Text, message
from game.scenes.context import Context
from game.scenes.stack import Scene, SceneStack

if TYPE_CHECKING:
    from game.arcade.daily.deal import DailyDeal
    from game.arcade.puzzles.puzzle import Puzzle
    from game.engine.journal import Header, Reading
    from game.scenes.analysis import Coaching
    from game.scenes.screens import MatchControls
    from game.voice.summary import Summary


class LazyScreens:
    """The `Screens` of the program, described there; a screen's module is loaded when it is first opened."""

    def __init__(self, context: Context, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack

    def title(self) -> None:
        from game.scenes.menus.title import TitleScene

        title = TitleScene(self._context)
        self._stack.clear()
        self._stack.push(title)

    def setup(self, game: str) -> None:
        from game.scenes.menus.table_setup.setup import SetupScene

        self._stack.push(SetupScene(self._context, game))

    def with_friends(self) -> None:
        from game.scenes.menus.table_setup.with_friends import FriendsSetupScene

        self._stack.push(FriendsSetupScene(self._context))

    def ask_to_quit(self, words: str) -> None:
        from game.scenes.menus.leaving import QuitScene

        self._stack.push(QuitScene(self._context, words))

    def settings(self, *, see_through: bool = False) -> None:
        from game.scenes.menus.settings.scene import SettingsScene

        self._stack.push(SettingsScene(self._context, see_through=see_through))

    def glossary(self, *, see_through: bool = False) -> None:
        from game.scenes.glossary.scene import GlossaryScene

        self._stack.push(GlossaryScene(self._context, see_through=see_through))

    def arcade(self) -> None:
        from game.scenes.arcade.hub import HubScene

        self._stack.push(HubScene(self._context))

    def news(self) -> Text | None:
        from game.scenes.arcade.rooms import news

        return news(self._context)

    def daily(self) -> None:
        from game.scenes.daily.scene import DailyScene

        self._stack.push(DailyScene(self._context))

    def start_daily(self, deal: DailyDeal) -> bool:
        from game.scenes.match.launch import start_daily

        return start_daily(self._context, self._stack, deal)

    def rules(self, game: str) -> None:
        from game.scenes.rulebook.rules import RulesScene

        in_match = any(scene.kept for scene in self._stack.scenes)
        self._stack.push(RulesScene(self._context, game, in_match))

    def wall(self) -> None:
        from game.scenes.awards.wall import WallScene

        self._stack.push(WallScene(self._context))

    def awards(self, then: Callable[[], None]) -> None:
        from game.scenes.awards.keeping import earn, win

        found, pieces = win(self._context), earn(self._context)
        if not found and not pieces:
            then()
            return
        from game.scenes.awards.won import AwardsWonScene

        self._stack.push(AwardsWonScene(self._context, found, then, pieces))

    def wardrobe(self) -> None:
        from game.scenes.awards.wardrobe import WardrobeScene

        self._stack.push(WardrobeScene(self._context))

    def tutorial(self, name: str) -> None:
        self._stack.take_long(message("Setting the table…"), lambda: self._begin(name))

    def _begin(self, name: str) -> None:
        from game.scenes.tutorials.launch import begin

        begin(self._context, self._stack, name)

    def tutorials(self) -> None:
        from game.scenes.tutorials.list import TutorialsScene

        self._stack.push(TutorialsScene(self._context))

    def records(self, game: str) -> None:
        from game.scenes.review.records import RecordsScene

        self._stack.push(RecordsScene(self._context, game))

    def keys(self, scene: Scene) -> None:
        from game.scenes.keys import KeysScene

        self._stack.push(KeysScene(self._context, scene))

    def log(self) -> None:
        from game.scenes.match.log import LogScene

        self._stack.push(LogScene(self._context))

    def load_match(self) -> None:
        import game.scenes.match.launch  # noqa: F401

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
        from game.scenes.match.launch import start_match

        start_match(
            self._context,
            self._stack,
            game,
            opponents,
            options,
            rated=rated,
            title=title,
            seat=seat,
            friends=friends,
        )

    def ask_to_restart(self, match: MatchControls) -> None:
        from game.scenes.match.asking import RestartScene

        self._stack.push(RestartScene(self._context, match))

    def before_rated(self, then: Callable[[], None]) -> None:
        from game.scenes.match.asking import RatedScene
        from game.scenes.match.forfeits import rated_waiting

        waiting = rated_waiting(self._context)
        if waiting:
            self._stack.push(RatedScene(self._context, list(waiting.values()), then))
        else:
            then()

    def restart(self, header: Header) -> None:
        from game.scenes.match.launch import restart

        restart(self._context, self._stack, header)

    def resume(self, path: Path) -> bool:
        from game.scenes.match.launch import resume
        from game.scenes.run.play import play_of_match

        play = play_of_match(self._context, path.name)
        if play is not None:
            from game.scenes.run.ways import RunWays

            return RunWays(self._context, self._stack, play).return_to_table()
        return resume(self._context, self._stack, path)

    def run(self, *, daily: bool = False) -> bool:
        from game.scenes.run.ways import enter_run

        return enter_run(self._context, self._stack, daily=daily)

    def high_scores(self, run: str = "") -> None:
        from game.scenes.run.results.high_scores import HighScoresScene

        self._stack.push(HighScoresScene(self._context, run))

    def pause(self, match: MatchControls) -> None:
        from game.scenes.match.pause import PauseScene

        self._stack.push(PauseScene(self._context, match))

    def curtain(self, match: MatchControls, seat: int) -> None:
        from game.scenes.friends.curtain import CurtainScene

        self._stack.push(CurtainScene(self._context, match, seat))

    def pad_gone(self, match: MatchControls, seat: int, pad: int) -> None:
        from game.scenes.friends.pad_gone import PadGoneScene

        self._stack.push(PadGoneScene(self._context, match, seat, pad))

    def scoring(self, match: MatchControls, summary: Summary) -> None:
        from game.scenes.match.scoring import ScoringScene

        over = match.session.match.over
        self._stack.push(ScoringScene(self._context, match, summary, over=over))

    def coach(self, coaching: Coaching, number: int, *, owned: bool = False) -> None:
        from game.scenes.review.coach import CoachScene

        self._stack.push(CoachScene(self._context, coaching, number, owned=owned))

    def watch(self, path: Path) -> bool:
        from game.scenes.review.replay import open_replay

        return open_replay(self._context, self._stack, path)

    def look(self, reading: Reading, step: int, words: str) -> None:
        from game.scenes.review.replay import ReplayScene

        self._stack.push(ReplayScene(self._context, reading, step=step, words=words))

    def puzzles(self, game: str) -> None:
        from game.scenes.puzzles.shelf import PuzzlesScene

        self._stack.push(PuzzlesScene(self._context, game))

    def puzzle(self, puzzles: Sequence[Puzzle], place: int) -> None:
        from game.scenes.puzzles.puzzle import PuzzleScene

        self._stack.push(PuzzleScene(self._context, puzzles, place))
