"""The words of Sixty-six: events, questions and the table, from the listener's view."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import KING, RANK_OF
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.foresight import makes_trump, marriage_points_of, winning_play_with
from game.cardgames.sixty_six.rules.inference import held_cards
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, team_of
from game.cardgames.sixty_six.words import events, questions
from game.cardgames.sixty_six.words.choices import CHOICES
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    card_with_article,
    cards_by_suit,
    is_partner,
    name_at_start,
    player_words,
    point_count_words,
    promise_words,
    suit_name,
    trick_count_words,
    trump_words,
)
from game.cardgames.sixty_six.words.reasons import prospect_words, reason
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
from game.voice.words import card_count_words, hand_words, name_of


class SixtySixNarrator(AdvisingNarrator):
    unit = message_in("unit of points", "Ticks")
    results = ev.HandScored, ev.MatchEnded
    choices = CHOICES
    narrate = staticmethod(events.narrate)
    prospect_words = staticmethod(prospect_words)
    reason = staticmethod(reason)
    trump = staticmethod(trump_words)

    def headline(
        self, event: ev.SixtySixEvent, before: SixtySixView, after: SixtySixView, names: Names
    ) -> str | None:
        match event:
            case ev.CardLaid() | ev.BidMade() | ev.Passed() | ev.HandDealt() | ev.HandScored():
                return None
            case ev.RoundStarted() | ev.HandLaidAside() | ev.ThrownIn():
                return events.narrate(event, before, after, names, Verbosity.TERSE)
        return events.narrate(event, before, after, names)

    def question(self, view: SixtySixView, names: Names) -> str:
        return questions.question_words(view)

    def points(self, amount: float, places: int = 0) -> Text:
        shown, n = figure(amount, places), grammatical_number(amount, places)
        if places:
            return plural_in("with decimals", "{n} ticks", "{n} ticks", n, n=shown)
        return plural("{n} tick", "{n} ticks", n, n=shown)

    # -- the player's hand and calls ---------------------------------------------------------------------

    def hand(self, view: SixtySixView) -> Text:
        """Return the viewer's hand in words, suit by suit."""
        words = hand_words(view.seat, cards_by_suit(view.hand))
        aside = view.hand and view.sits_out
        return sentences(words, message("It’s laid aside.")) if aside else words

    def card(self, view: SixtySixView, card: int) -> Text:
        """Return a card in words: its name and points, and whether it is trump."""
        return sentence(capital(events.card_words(view, card)))

    def focus_card(self, view: SixtySixView, card: int) -> Text:
        """Return in words a hand card's points and marriage, and the effect of playing it now."""
        playing = ""
        if view.sits_out:
            playing = message("Your hand is laid aside.")
        elif view.must_play:
            playing = self._playing_words(view, card)
        marriage = "" if view.trick else self._marriage_words(view, card)
        return sentences(self.card(view, card), marriage, playing)

    def _marriage_words(self, view: SixtySixView, card: int) -> str:
        """Return a hand card's marriage in words, with its points during play; empty if it has none."""
        worth = marriage_points_of(view, card)
        if not worth:
            return ""
        if view.stage != "play":
            if RANK_OF[card] == KING:
                return message("Marriage with the queen.")
            return message("Marriage with the king.")
        if view.options.announce == "manual":
            return message("Marriage: {points} if you declare it.", points=point_count_words(worth))
        return message("Marriage: {points}.", points=point_count_words(worth))

    def _playing_words(self, view: SixtySixView, card: int) -> str:
        """Return in words why a hand card may not be played now, or what playing it would do."""
        if reason := questions.forbidden_card_reason(view, card):
            # For translators: {why} is "you must follow hearts" and its like.
            return message("Not now: {why}.", why=reason)
        if not view.trick:
            return message("It makes {suit} trump.", suit=suit_name(card)) if makes_trump(view) else ""
        seat, best = winning_play_with(view, card)
        if seat != view.seat:
            return message("You can play it, but {card} stays ahead.", card=card_with_article(best))
        lying = card_with_article(winning_play(view.trick, view.trump)[1])
        if len(view.trick) == view.players - 1:
            return message("You can play it: it beats {card} and wins the trick.", card=lying)
        return message("You can play it: it beats {card}.", card=lying)

    def focus_bid(self, view: SixtySixView, bid: int) -> Text:
        """Return in words what a call promises, and what it wins or loses."""
        if bid == PASS:
            return message("Pass.")
        if bid == MOON:
            words = message("Moon: you promise all six tricks, alone.")
            stakes = message("Plus {n} if made, minus {n} if set.", n=view.options.moon_value)
        else:
            words = message("{bid}: your team promises {points}.", bid=bid, points=promise_words(bid))
            stakes = message("Plus {n} or more if made, minus {n} if set.", n=bid)
        return sentences(words, stakes)

    # -- tricks --------------------------------------------------------------------------------------

    def trick(self, view: SixtySixView, names: Names) -> Text:
        """Return the current trick in words: its cards in order, who is winning it, and trump."""
        if not view.trick:
            return sentences(message("No cards on the table."), trump_words(view))
        return sentences(
            events.plays_words(view, view.trick, names),
            events.trick_leader_words(view, names),
            trump_words(view),
        )

    def trick_card(self, view: SixtySixView, place: int, names: Names) -> Text:
        seat, card = view.trick[place]
        words = events.card_words(view, card)
        if seat == view.seat:
            # For translators: {card} is "ace of clubs, 11 points, trump", or without the last word.
            return message("Your {card}.", card=words)
        if is_partner(view, seat):
            return message("Your partner’s {card}.", card=words)
        return message("{name}’s {card}.", name=capital(name_of(seat, names)), card=words)

    def last_trick(self, view: SixtySixView, names: Names) -> Text:
        """Return the last trick in words: its cards in order, its winner and its points."""
        if not view.tricks:
            return message("No trick has been won yet.")
        trick = view.tricks[-1]
        name, value = name_at_start(view, trick.winner, names), point_count_words(trick.points)
        won = message("{name} won it: {points}.", name=name, points=value)
        if trick.winner == view.seat:
            won = message("You won it: {points}.", points=value)
        number = message("Trick {number}.", number=len(view.tricks))
        return sentences(number, events.plays_words(view, trick.plays, names), won)

    def marriages(self, view: SixtySixView, names: Names) -> Text:
        if not view.marriages:
            return message("No marriages.")
        announced = [
            message(
                "{name} in {suit}, {points}",
                name=player_words(view, marriage.seat, names),
                suit=SUIT_NAMES[marriage.suit],
                points=marriage.points,
            )
            for marriage in view.marriages
        ]
        return message("Marriages: {marriages}.", marriages=parts("; ", announced))

    # -- players and scores --------------------------------------------------------------------------

    def turn(self, view: SixtySixView, names: Names) -> Text:
        """Return in words whose turn it is, and the bids."""
        return sentences(self._whose_turn(view, names), self.auction(view, names))

    def _whose_turn(self, view: SixtySixView, names: Names) -> str:
        if view.asked is None:
            return message("Nobody has to choose right now.")
        if view.asked == view.seat:
            return self.question(view, names)
        name = name_at_start(view, view.asked, names)
        if view.stage == "bid":
            return message("{name} bids next.", name=name)
        if view.trick:
            return message("{name} plays next.", name=name)
        return message("{name} leads next.", name=name)

    def auction(self, view: SixtySixView, names: Names) -> Text:
        """Return in words the bid that is being played or, during an auction, all calls."""
        if view.bidder is not None:
            return events.contract_words(view, view.bidder, names)
        if not view.calls or view.dealer is None:
            return message("No bids yet.")
        calls = [
            events.call_words(view, (view.dealer + 1 + place) % SEATS, bid, names)
            for place, bid in enumerate(view.calls)
        ]
        return message("Bids: {calls}.", calls=parts(", ", calls))

    def seat(self, view: SixtySixView, seat: int, names: Names) -> Text:
        """Return in words a player's number of cards and tricks, and the cards that marriages have shown."""
        name = name_at_start(view, seat, names)
        if is_partner(view, seat) and names:
            name = message("Your partner {name}", name=names[seat])
        if seat == view.aside:
            return message("{name}: hand laid aside.", name=name)
        shown = sorted(held_cards(view)[seat]) if seat != view.seat else []
        values = {
            "name": name,
            "cards": card_count_words(view.hand_sizes[seat]),
            "tricks": trick_count_words(sum([trick.winner == seat for trick in view.tricks])),
            "held": join_items([card_with_article(card) for card in shown]),
        }
        if seat == view.dealer:
            if shown:
                return message("{name}: {cards}, {tricks}, holds {held}; dealer.", **values)
            return message("{name}: {cards}, {tricks}; dealer.", **values)
        if shown:
            return message("{name}: {cards}, {tricks}, holds {held}.", **values)
        return message("{name}: {cards}, {tricks}.", **values)

    def scores(self, view: SixtySixView, names: Names) -> Text:
        """Return both scores in words, and the target."""
        return sentences(
            events.score_words(view, names), message("First to {points} wins.", points=view.options.target)
        )

    def card_points(self, view: SixtySixView, names: Names) -> Text:
        """Return in words each team's points in this hand, if shown, and what the bid still needs."""
        if not view.options.show_points:
            return message("Card points aren’t shown in this match.")
        taken = events.team_points_words(view, names)
        if view.bidder is None:
            return taken
        if view.bid == MOON:
            return sentences(taken, events.moon_progress_words(view.tricks_won[team_of(view.bidder)]))
        return sentences(taken, events.bid_progress_words(view, view.bidder, names))


NARRATOR = SixtySixNarrator()
