"""The words of 6 takes!: events, questions and the table, from the listener's view."""

from __future__ import annotations

from typing import assert_never

from game.cardgames.six_takes.rules import events as ev
from game.cardgames.six_takes.rules.game import DUCKS, ROW_SIZE, ducks_in, row_for
from game.cardgames.six_takes.rules.view import SixTakesView
from game.cardgames.six_takes.words.choices import CHOICES
from game.cardgames.six_takes.words.labels import is_near_limit
from game.cardgames.six_takes.words.names import duck_count_words, ducks_figure
from game.cardgames.six_takes.words.reasons import prospect_words, reason
from game.language.message import (
    Text,
    capital,
    figure,
    join_items,
    message,
    message_in,
    parts,
    plural,
    plural_in,
    sentence,
    sentences,
)
from game.voice.narrator import AdvisingNarrator, Names, Verbosity, grammatical_number
from game.voice.words import card_count_words, hand_words, match_won_words, number_word, ordinal, player_name


class SixTakesNarrator(AdvisingNarrator):
    unit = message_in("unit of points", "Ducks")
    results = ev.RoundScored, ev.SeatWentOut, ev.MatchEnded
    choices = CHOICES
    prospect_words = staticmethod(prospect_words)
    reason = staticmethod(reason)

    # -- events and questions ------------------------------------------------------------------------

    def narrate(
        self,
        event: ev.SixTakesEvent,
        before: SixTakesView,
        after: SixTakesView,
        names: Names,
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> str | None:
        full, normal = verbosity >= Verbosity.FULL, verbosity >= Verbosity.NORMAL
        match event:
            case ev.RoundStarted(round=number, playing=playing):
                seats = len(playing)
                players = plural("{n} player.", "{n} players.", seats, n=capital(number_word(seats)))
                return sentences(message("Round {number}.", number=number), players if full else "")
            case ev.HandDealt(seat=seat, cards=cards) if seat == after.seat and normal:
                return message("Your hand: {cards}.", cards=join_items(cards))
            case ev.RowsLaid(cards=laid) if normal:
                return message("The rows begin with {cards}.", cards=join_items(laid))
            case ev.TurnStarted(turn=turn) if full:
                return message("Turn {turn}.", turn=turn)
            case ev.DraftLaid(cards=cards):
                words = capital(number_word(len(cards)))
                return plural("{n} card to pick from.", "{n} cards to pick from.", len(cards), n=words)
            case ev.CardPicked(seat=seat, card=card) if seat == after.seat:
                return message("You pick {card}.", card=card)
            case ev.CardPicked(seat=seat, card=card):
                return message("{name} picks {card}.", name=names[seat], card=card)
            case ev.CardChosen(seat=seat, card=card) if full and seat == after.seat:
                return message("You have chosen {card}.", card=card)
            case ev.CardChosen(seat=seat) if full:
                return message("{name} has chosen.", name=names[seat])
            case ev.CardsRevealed(plays=plays):
                return _revealed_words(after, plays, names) if normal else None
            case ev.RowAsked(seat=seat, card=card) if seat != after.seat:
                return message(
                    "{name}’s {card} is too low. {name} chooses a row.", name=names[seat], card=card
                )
            case ev.RowTaken():
                return _taken_words(event, after, names, verbosity)
            case ev.CardPlaced(position=position) if position > 1 and normal:
                values = {
                    "card": event.card,
                    "name": player_name(after, event.seat, names),
                    "row": event.row + 1,
                    "place": ordinal(position),
                }
                placed = message("{card}, {name}: row {row}.", **values)
                if full:
                    placed = message("{card}, {name}: row {row}, {place} card.", **values)
                return sentences(placed, message("The row is full.") if position == ROW_SIZE else "")
            case ev.RoundScored(ducks=counts, totals=totals):
                return _scored_words(before, counts, totals, names)
            case ev.SeatWentOut(seat=seat, total=total) if seat == after.seat:
                return message("You’re out with {ducks}.", ducks=duck_count_words(total))
            case ev.SeatWentOut(seat=seat, total=total):
                return message("{name} is out with {ducks}.", name=names[seat], ducks=duck_count_words(total))
            case ev.MatchEnded(ranking=ranking):
                return match_won_words(ranking, after.seat, names)
            case (
                ev.HandDealt()
                | ev.RowsLaid()
                | ev.TurnStarted()
                | ev.CardChosen()
                | ev.RowAsked()
                | ev.CardPlaced()
            ):
                return None
            case _:
                assert_never(event)

    def headline(
        self, event: ev.SixTakesEvent, before: SixTakesView, after: SixTakesView, names: Names
    ) -> Text | None:
        match event:
            case ev.RoundStarted(round=number):
                return message("Round {number}.", number=number)
            case ev.RowAsked(seat=seat, card=card) if seat != after.seat:
                return message("{name}’s {card} is too low.", name=names[seat], card=card)
            case ev.RowTaken(seat=seat, ducks=ducks) if seat == after.seat:
                return message("You take {ducks}.", ducks=ducks_figure(ducks))
            case ev.RowTaken(seat=seat, ducks=ducks):
                return message("{name} takes {ducks}.", name=names[seat], ducks=ducks_figure(ducks))
            case ev.CardPlaced(row=row, position=position) if position == ROW_SIZE:
                return message("Row {row} is full.", row=row + 1)
            case ev.SeatWentOut(seat=seat) if seat == after.seat:
                return message("You’re out.")
            case ev.SeatWentOut(seat=seat):
                return message("{name} is out.", name=names[seat])
        return None

    def question(self, view: SixTakesView, names: Names) -> str:
        seat = view.seat
        if seat is None:
            return ""
        if view.stage == "place" and view.asked == seat:
            card = view.waiting[0][0]
            return message("Your {card} is too low for every row. Which row will you take?", card=card)
        if view.stage == "draft" and view.picker == seat:
            return message("Pick a card for your hand.")
        if view.stage == "choose" and seat in view.playing and not view.ready[seat]:
            return message("Choose a card.")
        return ""

    def points(self, amount: float, places: int = 0) -> Text:
        shown, n = figure(amount, places), grammatical_number(amount, places)
        if places:
            return plural_in("with decimals", "{n} ducks", "{n} ducks", n, n=shown)
        return plural("{n} duck", "{n} ducks", n, n=shown)

    # -- cards, rows and players ---------------------------------------------------------------------

    def card(self, card: int) -> str:
        return plural(
            "{card}, {n} duck", "{card}, {n} ducks", DUCKS[card], card=card, n=number_word(DUCKS[card])
        )

    def hand(self, view: SixTakesView) -> Text:
        """Return the viewer's hand in words."""
        return hand_words(view.seat, join_items(view.hand) if view.hand else "")

    def focus_card(self, view: SixTakesView, card: int) -> str:
        """Return a hand card in words, and the row where it would go now."""
        words = self.card(card)
        if not view.rows or view.pool:
            return sentence(words)
        # A row that was just taken stays empty until the next event places the card that took it.
        rows = [lying or (view.waiting[0][0],) for lying in view.rows]
        row = row_for(card, rows)
        if row is None:
            cheapest = duck_count_words(min(map(ducks_in, rows)))
            return message(
                "{card}: too low now. You’d have to take a row, at least {ducks}.", card=words, ducks=cheapest
            )
        lying = rows[row]
        if len(lying) == ROW_SIZE:
            ducks = duck_count_words(ducks_in(lying))
            return message(
                "{card}: sixth card now. You’d take row {row}, {ducks}.", card=words, row=row + 1, ducks=ducks
            )
        return message(
            "{card}: goes to row {row} now, after {last}, as the {place} card.",
            card=words,
            row=row + 1,
            last=lying[-1],
            place=ordinal(len(lying) + 1),
        )

    def row(self, view: SixTakesView, row: int) -> str:
        """Return a row in words: its cards, their number and its ducks."""
        lying = view.rows[row]
        if not lying:
            return message("Row {row} is empty.", row=row + 1)
        return message(
            "Row {row}: {cards}. {count}, {ducks}.",
            row=row + 1,
            cards=parts(", ", lying),
            count=capital(card_count_words(len(lying))),
            ducks=duck_count_words(ducks_in(lying)),
        )

    def ends(self, view: SixTakesView) -> str:
        """Return the last card, number of cards and ducks of each row, in words."""
        return sentences(*(self._row_end_words(view, row) for row in range(len(view.rows))))

    def _row_end_words(self, view: SixTakesView, row: int) -> str:
        lying = view.rows[row]
        if not lying:
            return self.row(view, row)
        return message(
            "Row {row}: {card}, {count}, {ducks}.",
            row=row + 1,
            card=lying[-1],
            count=card_count_words(len(lying)),
            ducks=ducks_figure(ducks_in(lying)),
        )

    def row_card(self, view: SixTakesView, row: int, number: int) -> str:
        """Return a card of a row in words; `number` counts from 0."""
        return message(
            "{place} card: {card}.",
            place=capital(ordinal(number + 1)),
            card=self.card(view.rows[row][number]),
        )

    def row_price(self, view: SixTakesView, row: int) -> str:
        return message("Row {row}: {ducks}.", row=row + 1, ducks=duck_count_words(ducks_in(view.rows[row])))

    def who_has_chosen(self, view: SixTakesView, names: Names) -> str:
        """Return in words who has chosen this turn and who hasn't, or who must pick a card or take a row."""
        if view.pool and view.picker is not None:
            if view.picker == view.seat:
                picks = message("Your turn to pick.")
            else:
                picks = message("{name}’s turn to pick.", name=names[view.picker])
            left = plural("{n} card left to pick.", "{n} cards left to pick.", len(view.pool))
            return sentences(picks, left)
        if view.stage == "place" and view.asked is not None:
            if view.asked == view.seat:
                return message("You have to take a row.")
            return message("{name} has to take a row.", name=names[view.asked])
        if view.stage != "choose":
            return message("Nobody has to choose right now.")
        ready = [player_name(view, seat, names) for seat in view.playing if view.ready[seat]]
        others = [player_name(view, seat, names) for seat in view.playing if not view.ready[seat]]
        if not ready:
            return message("Nobody has chosen yet.")
        if not others:
            return message("Everyone has chosen.")
        return message(
            "Chosen: {ready}. Still to choose: {others}.", ready=join_items(ready), others=join_items(others)
        )

    def scores(self, view: SixTakesView, names: Names) -> str:
        """Return all players' ducks in words, fewest first."""
        order = sorted(range(view.seats), key=lambda seat: sum(_seat_ducks(view, seat)))
        lines = [self.seat(view, seat, names) for seat in order]
        return sentence(capital(parts("; ", lines)))

    def seat(self, view: SixTakesView, seat: int, names: Names) -> Text:
        """Return a player's ducks in words, in total and in this round."""
        before, now = _seat_ducks(view, seat)
        limit = view.options.limit
        values = {"name": player_name(view, seat, names), "total": before + now, "limit": limit, "ducks": now}
        if view.out and view.out[seat]:
            return message("{name} out with {total}", **values | {"total": before})
        if is_near_limit(limit, before + now):
            return message("{name} {total} of {limit}, {ducks} this round", **values)
        if not any(view.totals):
            # In the first round, both are the same.
            return message_in("a player and their ducks", "{name} {ducks}", **values)
        return message("{name} {total}, {ducks} this round", **values)

    def seat_points(self, view: SixTakesView, seat: int) -> Text:
        """Return a player's ducks, including those of this round."""
        return self.points(sum(_seat_ducks(view, seat)))


def _seat_ducks(view: SixTakesView, seat: int) -> tuple[int, int]:
    """Return a seat's ducks of earlier rounds, and of this round."""
    return (view.totals[seat] if view.totals else 0), (ducks_in(view.taken[seat]) if view.taken else 0)


def _revealed_words(view: SixTakesView, plays: tuple[tuple[int, int], ...], names: Names) -> Text:
    shown = [
        message_in("a card and its player", "{card} {name}", card=card, name=player_name(view, seat, names))
        for card, seat in plays
    ]
    return message("Revealed: {plays}.", plays=parts(", ", shown))


def _taken_words(event: ev.RowTaken, view: SixTakesView, names: Names, verbosity: Verbosity) -> Text:
    own = event.seat == view.seat
    values = {
        "name": names[event.seat],
        "row": event.row + 1,
        "ducks": duck_count_words(event.ducks),
        "card": event.card,
    }
    if verbosity < Verbosity.FULL:
        if own:
            return message("You take row {row}: {ducks}.", **values)
        return message("{name} takes row {row}: {ducks}.", **values)
    if event.reason is ev.Reason.SIXTH:
        if own:
            return message("You take row {row}: {ducks}. The {card} was the sixth card.", **values)
        return message("{name} takes row {row}: {ducks}. The {card} was the sixth card.", **values)
    if own:
        return message("You take row {row}: {ducks}. The {card} was too low.", **values)
    return message("{name} takes row {row}: {ducks}. The {card} was too low.", **values)


def _scored_words(
    before: SixTakesView, counts: tuple[int, ...], totals: tuple[int, ...], names: Names
) -> Text:
    lines = [
        _round_and_total_words(player_name(before, seat, names), counts[seat], totals[seat])
        for seat in sorted(before.playing, key=lambda seat: (totals[seat], counts[seat]))
    ]
    return message("The round is over. {scores}.", scores=capital(parts("; ", lines)))


def _round_and_total_words(name: str, ducks: int, total: int) -> Text:
    if ducks == total:
        return message_in("a player and their ducks", "{name} {ducks}", name=name, ducks=ducks)
    return message("{name} {ducks}, {total} in all", name=name, ducks=ducks, total=total)


NARRATOR = SixTakesNarrator()
