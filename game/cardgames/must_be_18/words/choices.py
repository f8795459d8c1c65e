"""The choices of You Must Be 18! by name and picture."""

from __future__ import annotations

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import SIX, STARTERS, pick
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.names import a, laid_where
from game.engine.contract import Choice
from game.voice.choices import Choices


class MustBe18Choices(Choices):
    """Cards to lay and columns to open, or neither."""

    def moment(self, view: MustBe18View) -> str:
        """The number of the seat's own turn."""
        done = [act for act in view.history if act.seat == view.seat and act.deed != "draw"]
        return f"Turn {len(done) + 1}" if view.columns else "Three sixes"

    def words(self, view: MustBe18View, choice: Choice) -> str:
        """Lay a five on column 1 and a four on column 3, open a column with a two and lay ..., skip."""
        match choice:
            case ev.PlayCards(covers=covers):
                return f"lay {laid_where(covers)}"
            case ev.OpenColumn(number=number, covers=covers):
                return f"open a column with {a(number)} and lay {laid_where(covers)}"
        return self.label(view, choice)

    def label(self, view: MustBe18View, choice: Choice) -> str:
        """5 4 on 6 3; new: 4 2 on 6."""
        match choice:
            case ev.PlayCards(covers=covers):
                return _short(view, covers)
            case ev.OpenColumn(number=number, covers=covers):
                return f"new: {_short(view, covers, number)}"
            case ev.LaySixes():
                return "begin with three sixes"
            case ev.DrawCard():
                return "draw a card"
            case ev.Skip():
                return "skip"
        raise TypeError(f"no choice of You Must Be 18!: {choice}")

    def cards(self, view: MustBe18View, choice: Choice) -> tuple[int, ...]:
        """The cards that are laid, in the order of their columns, the new one last."""
        match choice:
            case ev.LaySixes():
                numbers: tuple[int, ...] = (SIX,) * STARTERS
            case ev.PlayCards(covers=covers):
                numbers = tuple([number for _column, number in covers])
            case ev.OpenColumn(number=new, covers=covers):
                numbers = (*[number for _column, number in covers], new)
            case _:
                numbers = ()
        return pick(view.hand, numbers, view.options.deck)


def _short(view: MustBe18View, covers: tuple[ev.Cover, ...], *new: int) -> str:
    """A play's numbers and the tops under them, high numbers first, not column by column: 5 4 on 6 3."""
    laid = sorted([*new, *[number for _column, number in covers]], reverse=True)
    covered = sorted([view.tops[column] for column, _number in covers], reverse=True)
    return f"{' '.join(map(str, laid))} on {' '.join(map(str, covered))}"


CHOICES = MustBe18Choices()
