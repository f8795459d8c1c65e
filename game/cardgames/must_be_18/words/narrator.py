"""You Must Be 18! in words: events, questions and the state of the match, from the listener's view."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.ai.agent import Decision
from game.ai.verdict import expected
from game.cardgames.must_be_18.rules.deck import TOTAL, numbers_of
from game.cardgames.must_be_18.rules.selection_check import Problem, Selection, judge
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words import events as telling
from game.cardgames.must_be_18.words import questions
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import (
    a,
    by_result,
    card_name,
    cards_left,
    cards_named,
    column_name,
    figures,
    player,
    points,
    several,
)
from game.cardgames.must_be_18.words.reasons import outlook, reason
from game.engine.contract import Choice
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, sentence


class MustBe18Narrator:
    """Words for You Must Be 18!. Views and events must be those of the listener's seat."""

    # -- events and questions ------------------------------------------------------------------------

    def tell(
        self,
        event: Any,
        before: MustBe18View,
        after: MustBe18View,
        names: Names,
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> str | None:
        """An event in words for the listener; None if it is not worth a word at this verbosity."""
        return telling.tell(event, before, after, names, verbosity)

    def ask(self, view: MustBe18View, names: Names) -> str:
        """The question that the view's seat has to answer; empty if there is none."""
        return questions.ask(view)

    def reason(self, view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
        """The reasons for the forecast of a choice in a decision; with figures if asked."""
        return reason(view, decision, choice, figures=figures)

    def expected(
        self, view: MustBe18View, decision: Decision, choice: Choice, *, figures: bool = False
    ) -> str:
        """A decision's verdict on a choice (or figures), and its reasons; empty without a forecast."""
        why = partial(reason, view, decision, choice, figures=figures)
        return expected(decision, choice, outlook, why, figures=figures)

    def choice(self, view: MustBe18View, choice: Choice, names: Names = ()) -> str:
        """A choice in words that follow "to": `lay a six on column 1`."""
        return CHOICES.words(view, choice)

    # -- selecting -----------------------------------------------------------------------------------

    def selection(
        self, view: MustBe18View, selection: Selection, verbosity: Verbosity = Verbosity.NORMAL
    ) -> str:
        """The selection's total: 19, one too many; at full length with its cards."""
        verdict = judge(view, selection)
        if view.seat is None:
            return questions.tops_words(verdict)
        words = questions.verdict_words(selection, verdict)
        if verbosity < Verbosity.FULL or not selection.numbers:
            return words
        return f"{sentence(questions.selected_words(selection))}. {words}"

    def problem(self, problem: Problem) -> str:
        """A problem of a selection, as a sentence."""
        return f"{sentence(questions.problem_words(problem))}."

    # -- cards and columns ---------------------------------------------------------------------------

    def hand(self, view: MustBe18View) -> str:
        """The own cards from high to low, and their points."""
        if view.seat is None:
            return "You are watching, and hold no cards."
        if not view.hand:
            return "You have no cards."
        numbers = numbers_of(view.hand, view.options.deck)
        return f"Your hand: {cards_named(numbers)}; {points(sum(numbers))}."

    def focus_card(self, view: MustBe18View, card: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A hand card: its number, and at length how many of them there are."""
        face = view.numbers[card]
        held = view.counts[face - 1]
        if verbosity < Verbosity.NORMAL or held < 2:
            return f"{sentence(card_name(face))}."
        return f"{sentence(card_name(face))}; you have {several(face, held)}."

    def columns(self, view: MustBe18View) -> str:
        """The tops of all columns."""
        if not view.columns:
            return "There are no columns yet."
        return f"{sentence(counted(len(view.columns), 'column'))}: {figures(view.tops)}. Together {TOTAL}."

    def column(self, view: MustBe18View, column: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A column: its top, how many cards are in it, and at length which, from the top down."""
        name = sentence(column_name(column))
        if column >= len(view.columns):
            return f"There is no {column_name(column)}."
        cards = view.columns[column]
        top = card_name(view.numbers[cards[-1]])
        if verbosity < Verbosity.NORMAL or len(cards) == 1:
            return f"{name}: {top}."
        words = f"{name}: {top}, {counted(len(cards), 'card')}"
        if verbosity < Verbosity.FULL:
            return f"{words}."
        return f"{words}. From the top: {figures(numbers_of(cards[::-1], view.options.deck))}."

    def new_column(self, view: MustBe18View) -> str:
        """The place of a new column, or why there may be none."""
        most = view.options.columns
        if len(view.columns) >= most:
            return f"No new column: there may be {counted(most, 'column')} at most."
        return "New column."

    def stock(self, view: MustBe18View) -> str:
        """The number of cards left to draw."""
        if not view.stock:
            return "The stock is empty."
        return f"The stock: {counted(view.stock, 'card')}."

    # -- players and scores --------------------------------------------------------------------------

    def turn(self, view: MustBe18View, names: Names) -> str:
        """The player on turn, all players' numbers of cards, and the stock."""
        return f"{self._whose_turn(view, names)} {self.hand_sizes(view, names)} {self.stock(view)}"

    def _whose_turn(self, view: MustBe18View, names: Names) -> str:
        if view.turn is None:
            return "Nobody has to choose now."
        if view.turn == view.seat:
            return self.ask(view, names) or "It is your turn."
        return f"It is {player(view, view.turn, names)}'s turn."

    def hand_sizes(self, view: MustBe18View, names: Names) -> str:
        """All players' numbers of cards, from the own seat on."""
        first = view.seat or 0
        seats = [(first + place) % view.seats for place in range(view.seats)]
        sizes = [f"{player(view, seat, names)} {view.hand_sizes[seat]}" for seat in seats]
        return f"Cards: {', '.join(sizes)}."

    def seat(self, view: MustBe18View, seat: int, names: Names) -> str:
        """A player: number of cards, total, and whether they could not play on the tops as they are now."""
        size, total = view.hand_sizes[seat], points(view.totals[seat])
        words = f"{player(view, seat, names)}: {cards_left(size)}, {total}"
        if seat != view.seat and self._shown(view, seat):
            words += f"; could not play on {figures(view.tops)}"
        if seat == view.dealer:
            words += "; dealer"
        return f"{sentence(words)}."

    def _shown(self, view: MustBe18View, seat: int) -> bool:
        """Whether a seat has last shown that it cannot play on tops as they are now."""
        mine = [failure for failure in view.failures if failure.seat == seat and failure.tops]
        return bool(mine) and sorted(mine[-1].tops) == sorted(view.tops)

    def scores(self, view: MustBe18View, names: Names) -> str:
        """The round, and all players' totals, the lowest first."""
        where = f"Round {view.round} of {view.options.rounds}." if view.round else "No round yet."
        return f"{where} Totals: {by_result(view, view.totals, names)}."

    def last_turn(self, view: MustBe18View, names: Names) -> str:
        """The last play, or that there was none yet."""
        acts = [act for act in view.history if act.placements]
        if not acts:
            return "Nothing has been laid yet."
        last = acts[-1]
        who = player(view, last.seat, names)
        cards = cards_named([one.number for one in last.placements])
        new = f", with {a(last.placements[-1].number)} as a new column" if last.deed == "open" else ""
        return sentence(f"{who} laid {cards}{new}. Tops {figures(last.tops)}.")


NARRATOR = MustBe18Narrator()
