"""The words of You Must Be 18!: events, questions and the table, from the listener's view."""

from __future__ import annotations

from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import TOTAL, numbers_of
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words import questions
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.events import FEW, narrate
from game.cardgames.must_be_18.words.names import (
    card_name,
    cards_left_words,
    cards_named,
    name_at_start,
    names_by_result,
    names_with_numbers,
    number_list,
    point_count_words,
    several_cards,
)
from game.cardgames.must_be_18.words.reasons import prospect_words, reason
from game.cardgames.must_be_18.words.selection_check import Selection, check_selection
from game.language.message import Text, capital, message, plural, sentence, sentences
from game.voice.narrator import AdvisingNarrator, Names, PointNarrator, Verbosity
from game.voice.words import card_count_words, hand_words, name_of, number_word, player_name


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
