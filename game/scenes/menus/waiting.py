"""The unfinished match, as the title screen and the question before quitting describe it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.cardgames.registry import GAMES, rules_of
from game.engine.journal import Header
from game.language.message import Text, capital, join_items, message, parts, plural_in, sentence, sentences
from game.scenes.cast import duck_of
from game.scenes.context import Context
from game.scenes.menus.plaques import RESUME
from game.scenes.pieces.saved_runs import run_at_table
from game.scenes.pieces.sides import sides
from game.ui.drawing.mascots.ducks import Duck
from game.voice.rounds import rounds_named

if TYPE_CHECKING:
    from game.engine.journal import Reading

_NAMED = 3


class WaitingMatch(NamedTuple):
    """A saved match; `moment` is, for example, "round 3", or None until it's loaded.

    `run` names the run to which the match belongs, as in "a table of your run"; None for other matches, and
    until it's loaded.
    """

    path: Path
    header: Header
    moment: Text | None = None
    run: Text | None = None

    @property
    def game(self) -> str:
        return GAMES[self.header.game].title

    @property
    def others(self) -> Text:
        """The names of the first few other players, and how many more there are."""
        names = self._names
        more = len(names) - _NAMED
        if more <= 0:
            return join_items(names)
        return join_items([*names[:_NAMED], plural_in("other players", "{n} more", "{n} more", more)])

    @property
    def _names(self) -> list[str]:
        return [player.name for seat, player in enumerate(self.header.players) if seat != self._own_seat]

    @property
    def _own_seat(self) -> int | None:
        """The player's seat or, if several people play, the first one's; None if only agents play."""
        return next((seat for seat, player in enumerate(self.header.players) if player.human), None)

    @property
    def lines(self) -> tuple[str, Text]:
        """The game with its round, and the run or the other players."""
        head = parts(" · ", (self.game, self.moment)) if self.moment else self.game
        return head, self.run or message("with {names}", names=self.others)

    @property
    def action(self) -> Text:
        return message("Resume {game}", game=self.game)

    @property
    def words(self) -> Text:
        """A description of the match."""
        return sentences(sentence(capital(self.run)), self._match_words) if self.run else self._match_words

    @property
    def _match_words(self) -> Text:
        players, rules = self.header.players, rules_of(self.header.game)
        partners, opponents = sides(rules, [player.name for player in players], self._own_seat)
        names = join_items(opponents)
        if partners:
            return self._partner_words(join_items(partners), names)
        if self.moment is None:
            return message("Pick up where you left off, against {names}.", names=names)
        # For translators: {moment} is a round with its number, such as "round 3", here and below.
        return message(
            "Pick up where you left off, against {names}, in {moment}.", names=names, moment=self.moment
        )

    def _partner_words(self, partners: Text, names: Text) -> Text:
        if self.moment is None:
            return message(
                "Pick up where you left off, with {partners} against {names}.", partners=partners, names=names
            )
        return message(
            "Pick up where you left off, with {partners} against {names}, in {moment}.",
            partners=partners,
            names=names,
            moment=self.moment,
        )

    @property
    def safety(self) -> Text:
        """A sentence about what happens to the match when the program quits."""
        if self.moment is None:
            saved = message("Your {game} match is saved.", game=self.game)
        else:
            saved = message("Your {game} match is saved at {moment}.", game=self.game, moment=self.moment)
        return sentences(saved, message("Choose “{sign}” whenever you’re ready.", sign=RESUME))

    def ducks(self, context: Context) -> list[Duck]:
        """Return the ducks of those opponents that still exist."""
        found = [context.cast.opponent(player.face) for player in self.header.players if not player.human]
        return [duck_of(opponent) for opponent in found if opponent is not None]


def run_words(context: Context, match: WaitingMatch) -> Text | None:
    """Return a text for the run to which a match belongs, such as "a table of your run", or None."""
    saved = run_at_table(context, match.path.name)
    if saved is None:
        return None
    return message("a table of your daily run") if saved.run.daily else message("a table of your run")


def round_words(reading: Reading) -> Text:
    """Return a text for the current round of a saved match, such as "round 3"."""
    return rounds_named(reading.match.game.round_name).in_sentence(reading.match.rounds)
