"""6 takes! in words: events, questions, and the cards on the table, from the listener's own view."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.ai.agent import Decision
from game.ai.verdict import expected
from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import DUCKS, ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.reasons import outlook, reason
from game.engine.contract import Choice
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, listed, ordinal, sentence


class SixTakesNarrator:
    """Words for 6 takes!. Views and events must be those of the listener's seat."""

    # -- events and questions ------------------------------------------------------------------------

    def tell(
        self,
        event: Any,
        before: SixTakesView,
        after: SixTakesView,
        names: Names,
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> str | None:
        """An event in words for the listener; None if it is not worth a word at this verbosity.

        Questions to the listener are left to `ask`, so that they are not said twice.
        """
        full, normal = verbosity >= Verbosity.FULL, verbosity >= Verbosity.NORMAL
        match event:
            case ev.RoundStarted(round=number, playing=playing):
                return f"Round {number}." + (f" {sentence(counted(len(playing), 'player'))}." if full else "")
            case ev.HandDealt(seat=seat, cards=cards) if seat == after.seat and normal:
                return "Your hand: " + listed([str(card) for card in cards]) + "."
            case ev.DraftLaid(cards=cards):
                return f"{sentence(counted(len(cards), 'card'))} lie open to pick from."
            case ev.CardPicked(seat=seat, card=card):
                return f"{_subject(after, seat, names, 'pick', 'picks')} {card}."
            case ev.CardChosen(seat=seat) if full and seat != after.seat:
                return f"{names[seat]} has chosen."
            case ev.CardsRevealed(plays=plays):
                return _revealed(after, plays, names) if normal else None
            case ev.RowAsked(seat=seat, card=card) if seat != after.seat:
                return f"{names[seat]}'s {card} is too low. {names[seat]} chooses a row."
            case ev.RowTaken():
                return _taken(event, after, names, verbosity)
            case ev.CardPlaced(seat=seat, card=card, row=row, position=position) if position > 1 and normal:
                where = f"row {row + 1}"
                if full:
                    where += f", {ordinal(position)} card"
                warning = " The row is full." if position == ROW_SIZE else ""
                return f"{card}, {_name(after, seat, names)}: {where}.{warning}"
            case ev.RoundScored(ducks=ducks, totals=totals):
                return _scored(before, ducks, totals, names)
            case ev.SeatWentOut(seat=seat, total=total):
                return f"{_subject(after, seat, names, 'are', 'is')} out with {counted(total, 'duck')}."
            case ev.MatchEnded(ranking=ranking):
                return _ended(after, ranking, names)
        return None

    def ask(self, view: SixTakesView, names: Names) -> str:
        """The question that the view's seat has to answer; empty if there is none."""
        seat = view.seat
        if seat is None:
            return ""
        if view.stage == "place" and view.asked == seat:
            card = view.waiting[0][0]
            return f"Your {card} is too low for every row. Which row do you take?"
        if view.stage == "draft" and view.picker == seat:
            return "Pick a card for your hand."
        if view.stage == "choose" and seat in view.playing and not view.ready[seat]:
            return "Choose a card."
        return ""

    def reason(self, view: SixTakesView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
        """The reasons for the forecast of a choice in a decision; with figures if asked."""
        return reason(view, decision, choice, figures=figures)

    def expected(
        self, view: SixTakesView, decision: Decision, choice: Choice, *, figures: bool = False
    ) -> str:
        """A decision's verdict on a choice (or figures), and its reasons; empty without a forecast."""
        why = partial(reason, view, decision, choice, figures=figures)
        return expected(decision, choice, outlook, why, figures=figures)

    def choice(self, view: SixTakesView, choice: Choice) -> str:
        """A choice in words that follow "to": `play 23`."""
        return CHOICES.words(view, choice)

    # -- cards, rows and players ---------------------------------------------------------------------

    def card(self, card: int) -> str:
        """A card and its ducks."""
        return f"{card}, {counted(DUCKS[card], 'duck')}"

    def focus_card(self, view: SixTakesView, card: int) -> str:
        """A hand card and the row it would go to as the rows lie now."""
        words = self.card(card)
        if not view.rows or view.pool:
            return words + "."
        # A row that was taken a moment ago is empty until the next event lays the card that took it.
        rows = [cards or (view.waiting[0][0],) for cards in view.rows]
        row = row_for(card, rows)
        if row is None:
            cheapest = min(map(ducks_in, rows))
            return f"{words}: too low now. You would take a row, {counted(cheapest, 'duck')} at least."
        cards = rows[row]
        if len(cards) == ROW_SIZE:
            return (
                f"{words}: sixth card now. It would take row {row + 1}, {counted(ducks_in(cards), 'duck')}."
            )
        return f"{words}: now to row {row + 1} after {cards[-1]}, as the {ordinal(len(cards) + 1)} card."

    def row(self, view: SixTakesView, row: int) -> str:
        """A row's cards in order, how many, and its ducks."""
        cards = view.rows[row]
        if not cards:
            return f"Row {row + 1} is empty."
        lying = ", ".join(map(str, cards))
        return f"Row {row + 1}: {lying}. {sentence(counted(len(cards), 'card'))}, {_ducks(cards)}."

    def row_card(self, view: SixTakesView, row: int, place: int) -> str:
        """One card of a row, as the reader moves through it."""
        return f"{sentence(ordinal(place + 1))} card: {self.card(view.rows[row][place])}."

    def row_price(self, view: SixTakesView, row: int) -> str:
        """The ducks that taking a row would cost."""
        return f"Row {row + 1}: {_ducks(view.rows[row])}."

    def who_has_chosen(self, view: SixTakesView, names: Names) -> str:
        """The players who have chosen this turn, and those who have not."""
        if view.pool and view.picker is not None:
            return f"{_subject(view, view.picker, names, 'pick', 'picks')} a card. {len(view.pool)} lie open."
        if view.stage == "place" and view.asked is not None:
            return f"{_subject(view, view.asked, names, 'have', 'has')} to take a row."
        if view.stage != "choose":
            return "Nobody has to choose now."
        ready = [_name(view, seat, names) for seat in view.playing if view.ready[seat]]
        others = [_name(view, seat, names) for seat in view.playing if not view.ready[seat]]
        if not ready:
            return "Nobody has chosen yet."
        if not others:
            return "All have chosen."
        return f"Chosen: {listed(ready)}. Still to choose: {listed(others)}."

    def scores(self, view: SixTakesView, names: Names) -> str:
        """All players' ducks, of this round and in all, fewest first."""
        now = [ducks_in(cards) for cards in view.taken] or [0] * view.seats
        totals = view.totals or (0,) * view.seats
        order = sorted(range(view.seats), key=lambda seat: totals[seat] + now[seat])
        parts = []
        for seat in order:
            if view.out and view.out[seat]:
                parts.append(f"{_name(view, seat, names)} out with {totals[seat]}")
            else:
                parts.append(f"{_name(view, seat, names)} {totals[seat] + now[seat]}, {now[seat]} this round")
        return sentence("; ".join(parts)) + "."


def _name(view: SixTakesView, seat: int, names: Names) -> str:
    return "you" if seat == view.seat else names[seat]


def _subject(view: SixTakesView, seat: int, names: Names, yours: str, theirs: str) -> str:
    return f"You {yours}" if seat == view.seat else f"{names[seat]} {theirs}"


def _ducks(cards: tuple[int, ...]) -> str:
    return counted(ducks_in(cards), "duck")


def _revealed(view: SixTakesView, plays: tuple[tuple[int, int], ...], names: Names) -> str:
    shown = [f"{card} {_name(view, seat, names)}" for card, seat in plays]
    return "Revealed: " + ", ".join(shown) + "."


def _taken(event: ev.RowTaken, view: SixTakesView, names: Names, verbosity: Verbosity) -> str:
    price = counted(event.ducks, "duck")
    words = f"{_subject(view, event.seat, names, 'take', 'takes')} row {event.row + 1}: {price}"
    if verbosity >= Verbosity.FULL:
        why = "sixth card" if event.reason is ev.Reason.SIXTH else "too low"
        words += f", with {event.card}, {why}"
    return words + "."


def _scored(before: SixTakesView, ducks: tuple[int, ...], totals: tuple[int, ...], names: Names) -> str:
    parts = [
        f"{_name(before, seat, names)} {ducks[seat]}, {totals[seat]} in all"
        for seat in sorted(before.playing, key=lambda seat: ducks[seat])
    ]
    return "The round is over. " + sentence("; ".join(parts)) + "."


def _ended(view: SixTakesView, ranking: tuple[int, ...], names: Names) -> str:
    winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
    if view.seat in winners:
        if len(winners) == 1:
            return "You win the match!"
        others = [names[seat] for seat in winners if seat != view.seat]
        return f"You share the win with {listed(others)}!"
    verb = "wins" if len(winners) == 1 else "share"
    return f"{listed([names[seat] for seat in winners])} {verb} the match."


NARRATOR = SixTakesNarrator()
