"""The words of You Must Be 18!: events, questions and the table, from the listener's view."""

from __future__ import annotations

from typing import Final, assert_never

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import TOTAL, numbers_of
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words import questions
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import (
    card_name,
    cards_left_words,
    cards_named,
    cards_on_columns,
    covered_columns,
    name_at_start,
    names_by_result,
    names_with_numbers,
    number_list,
    point_count_words,
    several_cards,
)
from game.cardgames.must_be_18.words.reasons import prospect_words, reason
from game.cardgames.must_be_18.words.selection_check import Selection, check_selection
from game.language.message import Text, capital, join_items, message, plural, sentence, sentences
from game.voice.narrator import AdvisingNarrator, Names, PointNarrator, Verbosity
from game.voice.words import card_count_words, hand_words, name_of, number_word, player_name

FEW: Final = 2
"""The largest number of cards left in a hand that is always announced."""


def narrate(
    event: ev.MustBe18Event,
    before: MustBe18View,
    after: MustBe18View,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> str | None:
    match event:
        case ev.RoundStarted():
            return _round_started_words(event, after, names, verbosity)
        case ev.HandDealt(seat=seat, cards=cards) if cards and seat == after.seat:
            hand = cards_named(numbers_of(cards, after.options.deck))
            return message("Your hand: {cards}.", cards=hand) if verbosity >= Verbosity.NORMAL else None
        case ev.PassedOver(seat=seat):
            return _passed_over_words(seat, before, after, names, verbosity)
        case ev.DrawnToStart(seat=seat, card=card):
            return _drawn_card_words(after, seat, card, names)
        case ev.Redealt():
            return message("Nobody has three sixes: the cards are dealt again.")
        case ev.ColumnsOpened(seat=seat) if seat == after.seat:
            return message("You begin with three sixes.")
        case ev.ColumnsOpened(seat=seat):
            return message("{name} begins with three sixes.", name=name_at_start(seat, names))
        case ev.CardsPlayed():
            return _played_words(event, after, names, verbosity)
        case ev.ColumnOpened():
            return _opened_words(event, after, names, verbosity)
        case ev.CardDrawn():
            return _draw_words(event, after, names, verbosity)
        case ev.Skipped():
            return _skipped_words(event, after, names, verbosity)
        case ev.HandEmptied(seat=seat) if seat == after.seat:
            return message("You’re out of cards.")
        case ev.HandEmptied(seat=seat):
            return message("{name} is out of cards.", name=name_at_start(seat, names))
        case ev.RoundBlocked():
            return message("Nobody can play: the round is blocked.")
        case ev.RoundScored():
            return _scored_words(event, after, names, verbosity)
        case ev.MatchEnded():
            return _ended_words(event, after, names)
        case ev.HandDealt():
            return None
        case _:
            assert_never(event)


# -- the beginning of a round ------------------------------------------------------------------------------


def _round_started_words(
    event: ev.RoundStarted, view: MustBe18View, names: Names, verbosity: Verbosity
) -> Text:
    if verbosity < Verbosity.NORMAL:
        return message("Round {number}.", number=event.round)
    number = message("Round {number} of {all}.", number=event.round, all=view.options.rounds)
    dealer, first = name_at_start(event.dealer, names), name_at_start(event.first, names)
    own = event.dealer == view.seat
    deals = message("You deal.") if own else message("{name} deals.", name=dealer)
    if verbosity < Verbosity.FULL:
        return sentences(number, deals)
    own = event.first == view.seat
    begins = message("You go first.") if own else message("{name} goes first.", name=first)
    return sentences(number, deals, begins)


def _passed_over_words(
    seat: int, before: MustBe18View, view: MustBe18View, names: Names, verbosity: Verbosity
) -> Text | None:
    """Return the words for a seat without three sixes; None if it has just drawn, or at low verbosity."""
    drew = bool(before.history) and before.history[-1].seat == seat
    if verbosity < Verbosity.NORMAL or drew:
        return None
    full, name = verbosity >= Verbosity.FULL, name_at_start(seat, names)
    if seat == view.seat:
        if full:
            return message("You don’t have three sixes, so you skip.")
        return message("You don’t have three sixes.")
    if full:
        return message("{name} doesn’t have three sixes and skips.", name=name)
    return message("{name} doesn’t have three sixes.", name=name)


# -- the play ----------------------------------------------------------------------------------------------


def _tops_words(after: tuple[int, ...], left: int, verbosity: Verbosity) -> Text:
    """Return the tops in words and, for a small hand or at full verbosity, the number of cards left."""
    few = 0 < left <= FEW
    tops = message("On top: {tops}.", tops=number_list(after)) if verbosity >= Verbosity.NORMAL else ""
    cards = plural("{n} card left.", "{n} cards left.", left, n=capital(number_word(left)))
    return sentences(tops, cards if few or (left and verbosity >= Verbosity.FULL) else "")


def _played_words(event: ev.CardsPlayed, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    if verbosity >= Verbosity.FULL:
        cards = cards_on_columns(covered_columns(event.placements))
    else:
        cards = cards_named([placement.number for placement in event.placements])
    lays = message("{name} plays {cards}.", name=name_at_start(event.seat, names), cards=cards)
    if event.seat == view.seat:
        lays = message("You play {cards}.", cards=cards)
    return sentences(lays, _tops_words(event.after, event.left, verbosity))


def _opened_words(event: ev.ColumnOpened, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    laid = covered_columns(event.placements)
    full = verbosity >= Verbosity.FULL
    values = {
        "name": name_at_start(event.seat, names),
        "card": card_name(event.placements[-1].number),
        "cards": cards_on_columns(laid) if full else cards_named([face for _column, face in laid]),
    }
    opens = message("{name} starts a new column with a {card} and plays {cards}.", **values)
    if event.seat == view.seat:
        opens = message("You start a new column with a {card} and play {cards}.", **values)
    return sentences(opens, _tops_words(event.after, event.left, verbosity))


def _drawn_card_words(view: MustBe18View, seat: int, card: int | None, names: Names) -> Text:
    """Return the words for a drawn card; other seats' cards aren't named."""
    if card is None:
        return message("{name} draws a card.", name=name_at_start(seat, names))
    return message("You draw a {card}.", card=card_name(view.numbers[card]))


def _draw_words(event: ev.CardDrawn, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    """Return the words for a drawn card; at full verbosity, with the number of cards left in the stock."""
    # Only the first of a turn's draws says why.
    forced = event.forced and view.drawn <= 1 and verbosity >= Verbosity.NORMAL
    full = verbosity >= Verbosity.FULL
    if not forced and not full:
        return _drawn_card_words(view, event.seat, event.card, names)
    if event.card is None:
        values = {"name": name_at_start(event.seat, names), "n": event.stock}
        if not full:
            return message("{name} can’t play and draws a card.", **values)
        if forced:
            return message("{name} can’t play and draws a card; {n} left in the stock.", **values)
        return message("{name} draws a card; {n} left in the stock.", **values)
    values = {"card": card_name(view.numbers[event.card]), "n": event.stock}
    if not full:
        return message("You can’t play, so you draw a {card}.", **values)
    if forced:
        return message("You can’t play, so you draw a {card}; {n} left in the stock.", **values)
    return message("You draw a {card}; {n} left in the stock.", **values)


def _skipped_words(event: ev.Skipped, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    own, name = event.seat == view.seat, name_at_start(event.seat, names)
    if verbosity < Verbosity.NORMAL:
        return message("You skip.") if own else message("{name} skips.", name=name)
    if event.forced:
        if own:
            return message("You can’t play, so you skip.")
        return message("{name} can’t play and skips.", name=name)
    return message("You skip by choice.") if own else message("{name} skips by choice.", name=name)


# -- the end -----------------------------------------------------------------------------------------------


def _scored_words(event: ev.RoundScored, view: MustBe18View, names: Names, verbosity: Verbosity) -> Text:
    scored = message(
        "Round {number}: {results}.", number=event.round, results=names_by_result(view, event.points, names)
    )
    if event.round == 1 or verbosity < Verbosity.NORMAL:
        return scored
    return sentences(scored, message("Totals: {results}.", results=names_by_result(view, event.after, names)))


def _ended_words(event: ev.MatchEnded, view: MustBe18View, names: Names) -> Text:
    winners = [seat for seat, rank in enumerate(event.ranking) if rank == 1]
    total = point_count_words(event.totals[winners[0]])
    if winners == [view.seat]:
        return message("You win the match with {points}!", points=total)
    if len(winners) == 1:
        name = name_at_start(winners[0], names)
        return message("{name} wins the match with {points}.", name=name, points=total)
    who = sorted(winners, key=lambda seat: seat != view.seat)
    sharing = capital(join_items([player_name(view, seat, names) for seat in who]))
    if view.seat in winners:
        # For translators: "you" is the first of {names}.
        return message("{names} share the win with {points}!", names=sharing, points=total)
    return message("{names} share the win with {points}.", names=sharing, points=total)


class MustBe18Narrator(PointNarrator, AdvisingNarrator):
    results = ev.RoundScored, ev.MatchEnded
    choices = CHOICES
    narrate = staticmethod(narrate)
    prospect_words = staticmethod(prospect_words)
    reason = staticmethod(reason)

    def headline(
        self, event: ev.MustBe18Event, before: MustBe18View, after: MustBe18View, names: Names
    ) -> str | None:
        match event:
            case ev.CardsPlayed(seat=seat, left=left) | ev.ColumnOpened(seat=seat, left=left):
                if seat == after.seat or not 0 < left <= FEW:
                    return None
                return message(
                    "{name} has {cards} left.", name=name_at_start(seat, names), cards=card_count_words(left)
                )
            case ev.CardDrawn(seat=seat) if seat != after.seat:
                return None
            case ev.HandDealt() | ev.PassedOver() | ev.RoundScored():
                return None
            case ev.RoundStarted():
                return narrate(event, before, after, names, Verbosity.TERSE)
        return narrate(event, before, after, names)

    def question(self, view: MustBe18View, names: Names) -> str:
        return questions.spoken_question(view)

    # -- selecting -----------------------------------------------------------------------------------

    def selection(self, view: MustBe18View, selection: Selection, *, cards: bool = False) -> str:
        """Return a selection's total in words, such as "19, one over"; with `cards`, also the cards."""
        verdict = check_selection(view, selection)
        if view.seat is None:
            return questions.tops_words(verdict)
        words = questions.verdict_words(verdict)
        if verdict.empty or not cards:
            return words
        return sentences(questions.selected_words(len(view.columns), selection), words)

    # -- cards and columns ---------------------------------------------------------------------------

    def hand(self, view: MustBe18View) -> str:
        """Return the viewer's hand in words, from high to low, and its points."""
        if view.seat is None or not view.hand:
            return hand_words(view.seat, "")
        numbers = numbers_of(view.hand, view.options.deck)
        return message(
            "Your hand: {cards}; {points}.",
            cards=cards_named(numbers),
            points=point_count_words(sum(numbers)),
        )

    def focus_card(self, view: MustBe18View, card: int) -> str:
        """Return a hand card's number in words, and how many such cards are in the hand."""
        face = view.numbers[card]
        held, name = view.counts[face - 1], capital(card_name(face))
        if held < 2:
            return sentence(name)
        return message("{card}; you have {cards}.", card=name, cards=several_cards(face, held))

    def columns(self, view: MustBe18View) -> str:
        number = len(view.columns)
        if not number:
            return message("There are no columns yet.")
        return plural(
            "{n} column: {tops}. Total {total}.",
            "{n} columns: {tops}. Total {total}.",
            number,
            n=capital(number_word(number)),
            tops=number_list(view.tops),
            total=TOTAL,
        )

    def column(self, view: MustBe18View, column: int, *, whole: bool = False) -> str:
        """Return a column's top and size in words; with `whole`, also all of its cards, from the top."""
        if column >= len(view.columns):
            return message("There is no column {column}.", column=column + 1)
        lying = view.columns[column]
        top = card_name(view.numbers[lying[-1]])
        if len(lying) == 1:
            return message("Column {column}: {card}.", column=column + 1, card=top)
        words = message(
            "Column {column}: {card}, {cards}.",
            column=column + 1,
            card=top,
            cards=card_count_words(len(lying)),
        )
        if not whole:
            return words
        down = number_list(numbers_of(lying[::-1], view.options.deck))
        return sentences(words, message("From the top: {cards}.", cards=down))

    def new_column(self, view: MustBe18View) -> str:
        """Return the words for the place of a new column, or why there can't be one."""
        limit = view.options.columns
        if len(view.columns) >= limit:
            return plural(
                "No new column: the limit is {n} column.",
                "No new column: the limit is {n} columns.",
                limit,
                n=number_word(limit),
            )
        return message("New column.")

    def stock(self, view: MustBe18View) -> str:
        """Return the number of cards in the stock, in words."""
        if not view.stock:
            return message("The stock is empty.")
        return message("In the stock: {cards}.", cards=card_count_words(view.stock))

    # -- players and scores --------------------------------------------------------------------------

    def turn(self, view: MustBe18View, names: Names) -> str:
        """Return in words whose turn it is, the sizes of all hands, and the stock."""
        return sentences(self._whose_turn(view, names), self.hand_sizes(view, names), self.stock(view))

    def _whose_turn(self, view: MustBe18View, names: Names) -> str:
        if view.turn is None:
            return message("Nobody has to choose right now.")
        if view.turn == view.seat:
            return self.question(view, names) or message("It’s your turn.")
        return message("It’s {name}’s turn.", name=name_of(view.turn, names))

    def hand_sizes(self, view: MustBe18View, names: Names) -> str:
        """Return the sizes of all hands in words, the viewer's first."""
        first = view.seat or 0
        seats = [(first + place) % view.seats for place in range(view.seats)]
        sizes = names_with_numbers(view, [(seat, view.hand_sizes[seat]) for seat in seats], names)
        return message("Cards: {sizes}.", sizes=sizes)

    def seat(self, view: MustBe18View, seat: int, names: Names) -> str:
        """Return a player's cards and total in words, and whether they couldn't play on the current tops."""
        values = {
            "name": capital(player_name(view, seat, names)),
            "cards": cards_left_words(view.hand_sizes[seat]),
            "points": point_count_words(view.totals[seat]),
            "tops": number_list(view.tops),
        }
        # The seat's last failure may show that it can't play on the current tops.
        failed = next((own.tops for own in reversed(view.failures) if own.seat == seat and own.tops), ())
        stuck = seat != view.seat and bool(failed) and sorted(failed) == sorted(view.tops)
        if seat == view.dealer:
            if stuck:
                return message("{name}: {cards}, {points}; couldn’t play on {tops}; dealer.", **values)
            return message("{name}: {cards}, {points}; dealer.", **values)
        if stuck:
            return message("{name}: {cards}, {points}; couldn’t play on {tops}.", **values)
        return message("{name}: {cards}, {points}.", **values)

    def scores(self, view: MustBe18View, names: Names) -> str:
        """Return the round and all totals in words, lowest first."""
        where = message("No round yet.")
        if view.round:
            where = message("Round {number} of {all}.", number=view.round, all=view.options.rounds)
        totals = names_by_result(view, view.totals, names)
        return sentences(where, message("Totals: {results}.", results=totals))

    def last_turn(self, view: MustBe18View, names: Names) -> str:
        """Return the last play in words, or that there was none."""
        acts = [act for act in view.history if act.placements]
        if not acts:
            return message("Nothing has been played yet.")
        last = acts[-1]
        faces = [placement.number for placement in last.placements]
        new = card_name(faces[-1]) if last.deed == "open" else None
        laid = _laid_words(view, last.seat, cards_named(faces), new, names)
        return sentences(laid, message("On top: {tops}.", tops=number_list(last.tops)))


def _laid_words(view: MustBe18View, seat: int, laid: Text, new: Text | None, names: Names) -> Text:
    """Return the words for a play; `new` is the card that started a new column, or None."""
    if seat == view.seat:
        if new is None:
            return message("You played {cards}.", cards=laid)
        return message("You played {cards}, with a {card} as a new column.", cards=laid, card=new)
    name = name_at_start(seat, names)
    if new is None:
        return message("{name} played {cards}.", name=name, cards=laid)
    return message("{name} played {cards}, with a {card} as a new column.", name=name, cards=laid, card=new)


NARRATOR = MustBe18Narrator()
