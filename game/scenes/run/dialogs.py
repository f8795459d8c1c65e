"""Dialogs of a run: the guide, the level, the offer of a tutorial, and what a visit finds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.arcade.ghosts import COUNT
from game.arcade.run.charms import RUN_LEVELS, RunLevel
from game.arcade.run.entries import Visited
from game.arcade.run.scoring import LONGEST_STREAK, PAR_POINTS
from game.arcade.run.state import Find, Visit
from game.audio.sounds import Sound
from game.cardgames.registry import kit_of
from game.language.message import Text, figure, join_items, message, plural
from game.scenes.context import Context
from game.scenes.dialog import BELOW, AnswerPlank, DialogScene, SheetText
from game.scenes.pieces.fit import Fit
from game.scenes.run.run_session import RunSession
from game.scenes.stack import SceneStack
from game.storage.levels.run_tables import PONDS
from game.ui.drawing.artwork import draw_art
from game.ui.drawing.draw import Pen
from game.ui.forms.widgets import Widget

_PICTURE, _BESIDE = 76.0, 20.0
"""The size of the guide's pictures, and the margin between them and their texts."""


class PicturedText(SheetText):
    """Text on a sheet, beside a picture."""

    align = "left"

    def __init__(self, picture: str, text: str) -> None:
        super().__init__(text, 20.0)
        self._picture = picture

    def height(self, pen: Pen, width: float) -> float:
        beside = (_PICTURE + _BESIDE) * Fit.of(pen.area).scale
        return max(super().height(pen, width - beside), beside)

    def draw(self, pen: Pen, area: FRect, focused: bool) -> None:
        scale = Fit.of(pen.area).scale
        draw_art(pen, self._picture, FRect(area.topleft, (_PICTURE * scale, area.height)))
        words = FRect(area)
        words.width -= (_PICTURE + _BESIDE) * scale
        words.height = super().height(pen, words.width)
        words.midright = area.right, area.centery + BELOW * scale / 2
        super().draw(pen, words, focused)


class GuideScene(DialogScene):
    """An explanation of ponds, goals, feathers, the score and charms in pictures."""

    title = message("How a run works")
    width = 860.0

    def __init__(self, context: Context, rules: RunLevel = RUN_LEVELS[0]) -> None:
        super().__init__(context)
        self._rules = rules

    def widgets(self) -> Sequence[Widget]:
        return [
            *(PicturedText(picture, words) for picture, words in _guide(self._rules).items()),
            AnswerPlank(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]


def _guide(rules: RunLevel) -> dict[str, Text]:
    """Return the guide's paragraphs by picture."""
    return {
        "signs/map": message(
            "Find your way through {ponds} ponds, from table to table. Beat the keeper at the end of each "
            "pond, and you win the run.",
            ponds=PONDS,
        ),
        "charms/feather": message(
            "Each table has a goal. Miss it and you lose one of your {feathers} feathers. Lose the "
            "last one and the run is over.",
            feathers=rules.feathers,
        ),
        "charms/ghost_lamp": message(
            "{count} ghosts play your cards, too. Their average is par and worth {points} points. The "
            "further you beat it, the more you score.",
            count=COUNT,
            points=PAR_POINTS,
        ),
        "charms/pennant": message(
            "Combos add points. Your streak of tables won (up to {longest}) and the pond’s number "
            "multiply them. At {milestones} points, a feather grows.",
            longest=LONGEST_STREAK,
            milestones=join_items([figure(score) for score in rules.milestones]),
        ),
        "charms/shell_purse": message(
            "Hard tables pay in charms, others in shells. The stall after each keeper sells charms and "
            "upgrades yours."
        ),
    }


class LevelScene(DialogScene):
    """A dialog that asks for a level, the hardest first; each has one more rule than the level below it."""

    title = message("How hard a run?")
    width = 640.0

    def __init__(self, context: Context, hardest: int) -> None:
        super().__init__(context)
        self._hardest = hardest

    def widgets(self) -> Sequence[Widget]:
        rows: list[Widget] = [SheetText(message("Each level keeps the rules of those below it."))]
        for level in range(self._hardest, -1, -1):
            words = message("Level {n}: {rule}", n=level + 1, rule=RUN_LEVELS[level].rule)
            begin = partial(self.context.screens.run_at, level)
            rows.append(AnswerPlank(words, begin, strong=level == self._hardest))
        return [*rows, AnswerPlank(message("Back"), self.back)]


class FirstTimeScene(DialogScene):
    """A dialog over the map that asks whether to sit down or to learn the game first."""

    def __init__(self, context: Context, game: str, sit_down: Callable[[], None]) -> None:
        super().__init__(context)
        self._game, self._sit_down = game, sit_down
        self.title = message("First time playing {game}", game=kit_of(game).title)

    def widgets(self) -> Sequence[Widget]:
        return [
            SheetText(message("Learn it by playing, in five minutes. Your table will wait.")),
            AnswerPlank(
                message("Learn it first"),
                self._learn,
                message("The tutorial, then back to the map."),
                strong=True,
            ),
            AnswerPlank(message("Sit down"), self._sit_down_now, message("Straight to the table.")),
            AnswerPlank(message("Back"), self.back),
        ]

    def _sit_down_now(self) -> None:
        self.stack.pop_without_resuming()
        self._sit_down()

    def _learn(self) -> None:
        self.stack.pop_without_resuming()
        self.context.screens.tutorial(self._game)


def visit(context: Context, stack: SceneStack, play: RunSession, number: int) -> None:
    """Visit a place without a table, and show what's there."""
    if play.add(Visited(number)):
        stack.push(VisitScene(context, play))


class VisitScene(DialogScene):
    """A dialog over the map about what was found at a place without a table."""

    def __init__(self, context: Context, play: RunSession) -> None:
        super().__init__(context)
        self._play = play
        self._visit = play.run.visits[-1]
        self.title = _FIND_TITLES[self._visit.find]
        context.audio.play(Sound.LOSE if self._visit.find in (Find.PIKE, Find.TOLL) else Sound.MADE)

    def widgets(self) -> Sequence[Widget]:
        return [
            PicturedText(_FIND_PICTURES[self._visit.find], _visit_words(self._visit)),
            AnswerPlank(message("Go on"), self.back, strong=True, verb=message("go on")),
        ]

    def back(self) -> None:
        self._play.screens.pending()


_FIND_TITLES = {
    Find.REST: message("A rest"),
    Find.SHELLS: message("Shells!"),
    Find.CHARM: message("A lost charm"),
    Find.STALL: message("The stall"),
    Find.PIKE: message("The pike!"),
    Find.TOLL: message("No room"),
}
_FIND_PICTURES = {
    Find.REST: "signs/rest",
    Find.SHELLS: "signs/shell",
    Find.CHARM: "charms/lucky_dip",
    Find.STALL: "charms/shell_purse",
    Find.PIKE: "signs/shell",
    Find.TOLL: "signs/rest",
}


def _visit_words(visit: Visit) -> Text:
    match visit.find:
        case Find.REST if visit.feathers:
            return plural(
                "A quiet reed bed, a nap, and {n} feather is as good as new.",
                "A quiet reed bed, a nap, and {n} feathers are as good as new.",
                visit.feathers,
            )
        case Find.REST:
            return plural(
                "Not a feather out of place. While you doze, {n} shell washes ashore.",
                "Not a feather out of place. While you doze, {n} shells wash ashore.",
                visit.shells,
            )
        case Find.SHELLS:
            return plural(
                "{n} shell lies among the roots. Finders keepers!",
                "{n} shells lie among the roots. Finders keepers!",
                visit.shells,
            )
        case Find.CHARM:
            return message("Someone left three charms on a stump. Surely they won’t miss one.")
        case Find.STALL:
            return message("The stall has moored in the next bend. Business is slow, and you look rich.")
        case Find.PIKE if not visit.shells:
            return message("The pike turns out your pockets, finds nothing, and sighs.")
        case Find.PIKE:
            return plural(
                "The pike wants half of your shells: that’s {n}.",
                "The pike wants half of your shells: that’s {n}.",
                -visit.shells,
            )
    return message("You can’t pay for the night, so your feathers stay as they are.")
