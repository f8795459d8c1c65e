"""Sixty-six in words: events, questions, and the state of the match, from the listener's own view."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.ai.agent import Decision
from game.ai.verdict import expected
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, MATES, SUIT_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_of, winning_with
from game.cardgames.sixty_six.rules.inference import held
from game.cardgames.sixty_six.rules.legality import best_play
from game.cardgames.sixty_six.rules.scoring import TICK, counted_marriages
from game.cardgames.sixty_six.rules.seats import SEATS, team_of
from game.cardgames.sixty_six.rules.view import Play, SixtySixView
from game.cardgames.sixty_six.words import events as telling
from game.cardgames.sixty_six.words import questions
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import (
    bid_name,
    by_suit,
    card_name,
    card_points,
    player,
    points,
    promise,
    rank_name,
    subject,
    suit_name,
    the,
    trump_words,
    whose,
)
from game.cardgames.sixty_six.words.reasons import outlook, reason
from game.engine.contract import Choice
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, listed, sentence


class SixtySixNarrator:
    """Words for Sixty-six. Views and events must be those of the listener's seat."""

    # -- events and questions ------------------------------------------------------------------------

    def tell(
        self,
        event: Any,
        before: SixtySixView,
        after: SixtySixView,
        names: Names,
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> str | None:
        """An event in words for the listener; None if it is not worth a word at this verbosity."""
        return telling.tell(event, before, after, names, verbosity)

    def ask(self, view: SixtySixView, names: Names) -> str:
        """The question that the view's seat has to answer; empty if there is none."""
        return questions.ask(view)

    def reason(self, view: SixtySixView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
        """The reasons for the forecast of a choice in a decision; with figures if asked."""
        return reason(view, decision, choice, figures=figures)

    def expected(
        self, view: SixtySixView, decision: Decision, choice: Choice, *, figures: bool = False
    ) -> str:
        """A decision's verdict on a choice (or figures), and its reasons; empty without a forecast."""
        why = partial(reason, view, decision, choice, figures=figures)
        return expected(decision, choice, outlook, why, figures=figures)

    def choice(self, view: SixtySixView, choice: Choice, names: Names = ()) -> str:
        """A choice in words that follow "to": `play the ten of hearts`."""
        return CHOICES.words(view, choice)

    # -- the own hand and calls ----------------------------------------------------------------------

    def hand(self, view: SixtySixView) -> str:
        """The own cards, suit by suit."""
        if view.seat is None:
            return "You are watching, and hold no cards."
        if not view.hand:
            return "You have no cards."
        words = f"Your hand: {by_suit(view.hand)}."
        return f"{words} It is laid aside." if self._is_aside(view) else words

    def card(self, view: SixtySixView, card: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A card: its name, at more length its points and whether it is trump."""
        words = card_name(card)
        if verbosity >= Verbosity.NORMAL:
            words += f", {card_points(card)}"
            words += ", trump" if SUIT_OF[card] == view.trump else ""
        return sentence(words) + "."

    def focus_card(self, view: SixtySixView, card: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A hand card: its points, its marriage, whether it may be played now, and the effect of that."""
        parts = [self.card(view, card, verbosity)]
        if not view.trick:
            parts.append(self._marriage(view, card))
        if self._is_aside(view):
            parts.append("Your hand is laid aside.")
        elif view.stage == "play" and view.asked == view.seat:
            parts.append(self._playing(view, card, verbosity))
        return " ".join(part for part in parts if part)

    def _marriage(self, view: SixtySixView, card: int) -> str:
        """The marriage of a hand card, with its points once it may be led; empty if there is none."""
        mate, worth = MATES[card], marriage_of(view, card)
        if mate is None or not worth:
            return ""
        if view.stage != "play":
            return f"Marriage with the {rank_name(mate)}."
        declared = " if you declare it" if view.options.announce == "manual" else ""
        return f"Marriage: {points(worth)}{declared}."

    def _playing(self, view: SixtySixView, card: int, verbosity: Verbosity) -> str:
        """Whether a hand card may be played now, why not, and how the trick would stand then."""
        if why := questions.why_not(view, card):
            return f"Not now: {why}."
        if not view.trick:
            makes = verbosity >= Verbosity.NORMAL and makes_trump(view)
            return f"It makes {suit_name(card)} trump." if makes else ""
        seat, best = winning_with(view, card)
        if seat != view.seat:
            return f"You may play it; {the(best)} keeps the trick."
        _seat, lying = best_play(view.trick, view.trump)
        takes = " and takes the trick" if len(view.trick) == view.players - 1 else ""
        return f"You may play it: it beats {the(lying)}{takes}."

    def focus_bid(self, view: SixtySixView, bid: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A call: its promise, and at full length its gain or loss."""
        if bid == PASS:
            return "Pass."
        if verbosity < Verbosity.NORMAL:
            return f"{bid_name(bid)}."
        if bid == MOON:
            words = f"Moon: you promise {promise(bid)}."
            value = view.options.moon_value
            stakes = f"Plus {value} if made, minus {value} if not."
        else:
            words = f"{bid}: your side promises {promise(bid)}."
            stakes = f"Plus {bid} or more if made, minus {bid} if not."
        return f"{words} {stakes}" if verbosity >= Verbosity.FULL else words

    def _is_aside(self, view: SixtySixView) -> bool:
        return view.seat is not None and view.aside == view.seat

    # -- tricks --------------------------------------------------------------------------------------

    def trick(self, view: SixtySixView, names: Names) -> str:
        """The trick on the table: its cards in order, the player who has it, and trump."""
        if not view.trick:
            return f"No card is on the table. {trump_words(view)}"
        return f"{_played(view, view.trick, names)} {telling.has_so_far(view, names)} {trump_words(view)}"

    def trick_card(self, view: SixtySixView, place: int, names: Names) -> str:
        """A card of the trick on the table, and its player."""
        seat, card = view.trick[place]
        trump = ", trump" if SUIT_OF[card] == view.trump else ""
        return f"{sentence(whose(view, seat, names))} {card_name(card)}, {card_points(card)}{trump}."

    def last_trick(self, view: SixtySixView, names: Names) -> str:
        """The trick before: its cards in order, the player who took it, and its points."""
        if not view.tricks:
            return "No trick has been taken yet."
        trick = view.tricks[-1]
        took = subject(view, trick.winner, names, "took", "took")
        cards = _played(view, trick.plays, names)
        return f"Trick {len(view.tricks)}. {cards} {sentence(took)} it: {points(trick.points)}."

    def trump(self, view: SixtySixView) -> str:
        """The trump suit."""
        return trump_words(view)

    def marriages(self, view: SixtySixView, names: Names) -> str:
        """The marriages that have been announced in this hand."""
        if not view.marriages:
            return "No marriages."
        parts = []
        for marriage in view.marriages:
            suit = suit_name(6 * marriage.suit)
            parts.append(f"{player(view, marriage.seat, names)} in {suit}, {marriage.points}")
        return f"Marriages: {'; '.join(parts)}."

    # -- players and scores --------------------------------------------------------------------------

    def turn(self, view: SixtySixView, names: Names) -> str:
        """The player on turn, and the bids."""
        return f"{self._whose_turn(view, names)} {self.auction(view, names)}"

    def _whose_turn(self, view: SixtySixView, names: Names) -> str:
        if view.asked is None:
            return "Nobody has to choose now."
        if view.asked == view.seat:
            return self.ask(view, names)
        verb = "call" if view.stage == "bid" else "play" if view.trick else "lead"
        return f"{sentence(player(view, view.asked, names))} is to {verb}."

    def auction(self, view: SixtySixView, names: Names) -> str:
        """The bid that stands and its promise, or all calls while the auction goes on."""
        if view.bidder is not None:
            stands = f"{whose(view, view.bidder, names)} {bid_name(view.bid)} stands"
            return f"{sentence(stands)}: {promise(view.bid)}."
        if not view.calls or view.dealer is None:
            return "No calls yet."
        calls = []
        for place, bid in enumerate(view.calls):
            seat = (view.dealer + 1 + place) % SEATS
            calls.append(f"{player(view, seat, names)} {bid_name(bid) if bid else 'passed'}")
        return f"Calls: {', '.join(calls)}."

    def seat(self, view: SixtySixView, seat: int, names: Names) -> str:
        """A player: cards left, tricks taken, and cards that a marriage has shown to be in the hand."""
        who = player(view, seat, names)
        if seat != view.seat and who == "your partner" and names:
            who += f" {names[seat]}"
        if seat == view.aside:
            return f"{sentence(who)}: hand laid aside."
        tricks = sum([trick.winner == seat for trick in view.tricks])
        words = f"{sentence(who)}: {counted(view.hand_sizes[seat], 'card')}, {counted(tricks, 'trick')}"
        shown = sorted(held(view)[seat]) if seat != view.seat else []
        if shown:
            words += f", holds {listed([the(card) for card in shown])}"
        return f"{words}; dealer." if seat == view.dealer else f"{words}."

    def scores(self, view: SixtySixView, names: Names) -> str:
        """Both scores, and how many win the match."""
        return f"{telling.score_words(view, names)} {view.options.target} wins."

    def card_points(self, view: SixtySixView, names: Names) -> str:
        """Each team's points in this hand, if the table shows them; the points that the bidders need."""
        if not view.options.show_points:
            return "Card points are not shown in this match."
        words = telling.taken_so_far(view, names)
        if view.bidder is None:
            return words
        team = team_of(view.bidder)
        if view.bid == MOON:
            return f"{words} {sentence(counted(view.tricks_won[team], 'trick'))} of {HAND_SIZE} for the Moon."
        missing = TICK * view.bid - view.points[team] - counted_marriages(view)[team]
        state = f"needs {missing} more" if missing > 0 else "is made"
        return f"{words} {sentence(whose(view, view.bidder, names))} {view.bid} {state}."


def _played(view: SixtySixView, plays: tuple[Play, ...], names: Names) -> str:
    """Plays with their players: You led the ace of hearts; Bob nine of hearts."""
    parts = []
    for place, (seat, card) in enumerate(plays):
        who = player(view, seat, names)
        parts.append(f"{who} {card_name(card)}" if place else f"{who} led {the(card)}")
    return sentence("; ".join(parts)) + "."


NARRATOR = SixtySixNarrator()
