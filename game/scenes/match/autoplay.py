"""An automatic player of whole matches through the real scenes, for machines without a screen."""

from __future__ import annotations

import msgspec

from game.cardgames.registry import rules_of
from game.scenes.context import Context
from game.scenes.match.launch import start_match
from game.scenes.match.scoring import ScoringScene
from game.scenes.match.table import TableScene
from game.scenes.stack import SceneStack
from game.ui.devices.actions import Action, ActionPressed

_QUICK = ("duckling", "drake")
_CONFIRM = ActionPressed(Action.CONFIRM)


class Autoplay:
    """A player that confirms every choice; once the match is over, `result` is the ranking in one line."""

    def __init__(self, context: Context, stack: SceneStack, game: str, *, rated: bool = False) -> None:
        """Start a match; a rated one forfeits unfinished ones without asking."""
        context.settings = msgspec.structs.replace(context.settings, speed="instant", muted=True)
        self.result = ""
        self._stack = stack
        quickest = sorted(context.cast.opponents, key=lambda opponent: opponent.level not in _QUICK)
        opponents = tuple(opponent.id for opponent in quickest)[: rules_of(game).usual_seats - 1]
        start_match(context, stack, game, opponents, {}, rated=rated)

    def step(self) -> bool:
        """Confirm once if the game waits for the player; return True once the match's result is known."""
        top = self._stack.top
        if isinstance(top, ScoringScene):
            table = next(scene for scene in self._stack.scenes if isinstance(scene, TableScene))
            if table.session.match.over and not top.counting:
                self._finish(table)
                return True
            top.handle(_CONFIRM)
        elif isinstance(top, TableScene) and not top.show.busy and top.session.my_turn:
            top.handle(_CONFIRM)
        return False

    def _finish(self, table: TableScene) -> None:
        match, players = table.session.match, table.session.header.players
        totals = match.game.totals(match.state)
        order = sorted(range(len(players)), key=lambda seat: (match.ranking or ())[seat])
        parts = [f"{(match.ranking or ())[seat]}. {players[seat].name} {totals[seat]}" for seat in order]
        self.result = f"{match.game.title}: " + ", ".join(parts)
