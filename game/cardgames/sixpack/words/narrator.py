"""The words of Sixpack: events, questions and the table, from the listener's view."""

from __future__ import annotations

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.choices import Landing, LayCard, Play
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words import questions
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.destinations import as_card_clause, destination_clause
from game.cardgames.sixpack.words.events import narrate
from game.cardgames.sixpack.words.names import (
    card_and_player,
    card_name,
    cards_and_handprints,
    costs_cards,
    gain_words,
    hand_names,
    handprint_count_words,
    name_with_calculators,
    name_with_handprint,
    names_of,
    order_words,
    play_name,
    point_count_words,
    tableau_without_empty_piles,
    top_name,
)
from game.cardgames.sixpack.words.reasons import prospect_words, reason
from game.language.message import (
    Text,
    capital,
    join_items,
    message,
    message_in,
    parts,
    plural,
    sentence,
    sentences,
)
from game.voice.narrator import AdvisingNarrator, Names, PointNarrator, Verbosity
from game.voice.words import NO_CARDS, card_count_words, hand_words, number_word, player_name

_ALL_PILES = (0, 1, 2)


class SixpackNarrator(PointNarrator, AdvisingNarrator):
    results = ev.RoundScored, ev.MatchEnded
    choices = CHOICES
    narrate = staticmethod(narrate)
    question = staticmethod(questions.question_sentence)
    prospect_words = staticmethod(prospect_words)
    reason = staticmethod(reason)

    def headline(
        self, event: ev.SixpackEvent, before: SixpackView, after: SixpackView, names: Names
    ) -> Text | None:
        match event:
            case ev.RoundScored():
                return None
            case ev.TurnStarted() | ev.SideChosen() | ev.CopyChosen() | ev.NumberChosen():
                return narrate(event, before, after, names)
        return narrate(event, before, after, names, Verbosity.TERSE)

    # -- cards ---------------------------------------------------------------------------------------

    def card(self, view: SixpackView, card: int) -> str:
        """Return a card in words, with its handprint, and whether it is face up."""
        if not card:
            return message("A face-down card.")
        named = name_with_handprint(view, card)
        return message("{card}, face up.", card=named) if card in view.open else sentence(named)

    def pack(self, pack: str) -> str:
        """Return a pack's name and effect in words."""
        return message("{pack}: {effect}", pack=PACK_TEXTS[pack].title, effect=PACK_TEXTS[pack].effect)

    def hand(self, view: SixpackView) -> Text:
        """Return the viewer's hand in words, from low to high."""
        return hand_words(view.seat, hand_names(view, view.hand) if view.hand else "")

    def focus_card(self, view: SixpackView, card: int) -> str:
        """Return a hand card in words and, when laying a card, where it would go now."""
        words = self.card(view, card)
        if view.question_kind not in ("lay", "join"):
            return words
        numbers, pack = view.tableau.lay_numbers(LayCard(card)), view.cards[card].pack
        clauses = [destination_clause(view, None, number, pack) for number in numbers]
        if len(numbers) == 1:
            return sentences(words, message("Now {way}.", way=clauses[0]))
        ways = [as_card_clause(str(number), clause) for number, clause in zip(numbers, clauses, strict=True)]
        return sentences(words, message("Now {ways}.", ways=parts("; ", ways)))

    def played(self, view: SixpackView, card: int, names: Names) -> str:
        """Return a waiting card in words: its owner, current number, and place in the order."""
        order = view.order
        play = view.waiting_by_card.get(card)
        if play is None:
            return self.card(view, card)
        values = {
            "name": names[play.seat],
            "card": _waiting_words(view, play),
            "number": order.index(play) + 1,
            "count": len(order),
        }
        if play.seat == view.seat:
            return message("Your {card}: {number} of {count}.", **values)
        return message("{name}’s {card}: {number} of {count}.", **values)

    # -- piles ---------------------------------------------------------------------------------------

    def pile(self, view: SixpackView, pile: int) -> str:
        """Return a pile in words: top card, number, other cards, handprints, and which numbers claim it."""
        if not view.piles or not view.piles[pile]:
            return self._pile_words(view, pile)
        claimers = [number for number in NUMBERS if pile in _claimable_piles(view, number) != _ALL_PILES]
        return sentences(
            self._pile_words(view, pile),
            message("It bites.") if costs_cards(view, pile) else "",
            message("{numbers} claims it.", numbers=join_items(claimers, "or")) if claimers else "",
        )

    def tops(self, view: SixpackView) -> str:
        """Return every pile in words: top card, number of other cards, and handprints."""
        return sentences(*(self._pile_words(view, pile) for pile in range(len(view.piles))))

    def _pile_words(self, view: SixpackView, pile: int) -> Text:
        """Return a pile in words: top card and number, other cards and handprints."""
        if not view.piles or not view.piles[pile]:
            return message("Pile {pile} is empty.", pile=pile + 1)
        beneath = len(view.piles[pile]) - 1
        about: list[str] = [top_name(view, pile)]
        if beneath:
            about.append(plural("{n} card beneath", "{n} cards beneath", beneath, n=number_word(beneath)))
        about.append(handprint_count_words(len(view.tableau.handprint_cards(pile))))
        return message("Pile {pile}: {cards}.", pile=pile + 1, cards=parts(", ", about))

    def whole_pile(self, view: SixpackView, pile: int) -> str:
        """Return a pile in words, the gain of claiming it, and the other cards from top to bottom."""
        lying = view.piles[pile]
        beneath = [name_with_handprint(view, card) for card in lying[-2::-1]]
        return sentences(
            self.pile(view, pile),
            message("Claiming it: {gain}.", gain=gain_words(view, pile)) if lying else "",
            message("Beneath: {cards}.", cards=join_items(beneath)) if beneath else "",
        )

    def piles(self, view: SixpackView, names: Names) -> str:
        piles = [self.pile(view, pile) for pile in range(len(view.piles))]
        words = sentences(*piles, self.waiting(view, names) if view.waiting else "")
        return words or message("There are no piles.")

    def waiting(self, view: SixpackView, names: Names) -> str:
        if not view.waiting:
            return message("No card is waiting.")
        waiting = [
            card_and_player(play_name(view, play), player_name(view, play.seat, names)) for play in view.order
        ]
        return message("Waiting: {plays}.", plays=parts(", ", waiting))

    def direction(self, view: SixpackView) -> str:
        """Return in words the order of play, the number that claims, and whether cards have effects."""
        laws = order_words(view)
        misfits = [number for number in NUMBERS if _claimable_piles(view, number) == _ALL_PILES]
        return sentences(
            message("Reversed order: {laws}.", laws=laws)
            if view.reversed
            else message("Normal order: {laws}.", laws=laws),
            message("Claiming gets you the cards without a handprint.") if view.reversed else "",
            message("{numbers} claims any pile.", numbers=join_items(misfits, "or")) if misfits else "",
            message("A card that fits nowhere goes under a Sheriff.")
            if tableau_without_empty_piles(view).packs_setting_extremes()
            else "",
            message("No card has an effect.") if view.disabled else "",
        )

    # -- players -------------------------------------------------------------------------------------

    def who_has_chosen(self, view: SixpackView, names: Names) -> str:
        """Return in words who has chosen and who hasn't, or what another player must choose."""
        asked = {question.seat: question for question in view.questions}
        kinds = {question.kind for question in view.questions}
        if kinds <= {"lay", "pass"} and kinds:
            # A seat without a question may have to choose later (§9.4).
            may = [seat for seat in range(view.seats) if seat not in asked]
            done = [seat for seat in may if kinds == {"pass"} or view.laid_counts[seat]]
            left = [player_name(view, seat, names) for seat in range(view.seats) if seat not in done]
            if not done:
                return message("Nobody has chosen yet.")
            ready = [player_name(view, seat, names) for seat in done]
            return message(
                "Chosen: {ready}. Still to choose: {others}.",
                ready=join_items(ready),
                others=join_items(left),
            )
        for question in asked.values():
            if question.seat == view.seat:
                return self.question(view, names)
            return questions.other_decision(view, question, names) or ""
        return message("Nobody has to choose right now.")

    def seat(self, view: SixpackView, seat: int, names: Names) -> str:
        """Return a player's cards in words: in hand, laid and face up; for the viewer, also handprints."""
        name = player_name(view, seat, names)
        if not view.hand_sizes:
            return message("{name} no cards yet", name=name)
        if seat == view.seat:
            hands = sum(view.cards[card].hand for card in view.hand)
            return _holding_words(name, _with_laid(view, seat, cards_and_handprints(len(view.hand), hands)))
        cards = _with_laid(view, seat, card_count_words(view.hand_sizes[seat]))
        shown = [card for card in view.known[seat] if card in view.open]
        if not shown:
            return _holding_words(name, cards)
        return message(
            "{name} {cards}, face up: {shown}", name=name, cards=cards, shown=names_of(view, shown)
        )

    def scores(self, view: SixpackView, names: Names) -> str:
        """Return all players' cards and points in words, most first."""
        if not view.hand_sizes:
            return NO_CARDS
        order = sorted(range(view.seats), key=lambda seat: (-view.totals[seat], -view.hand_sizes[seat]))
        scores = [self.seat(view, seat, names) for seat in order]
        if any(view.totals):
            points = [point_count_words(view.totals[seat]) for seat in order]
            scores = [parts(", ", score) for score in zip(scores, points, strict=True)]
        return sentence(capital(parts("; ", scores)))


def _waiting_words(view: SixpackView, play: Play) -> Text:
    """Return a waiting card in words, with its Calculators, what it copies, and its handprint."""
    about = [name_with_calculators(view, play_name(view, play), play.calculators)]
    if play.copied:
        about.append(message("a copy of {card}", card=card_name(view, play.copied)))
    if view.cards[play.card].hand:
        about.append(message("with a handprint"))
    return parts(", ", about)


def _holding_words(name: str, cards: Text) -> Text:
    return message_in("a player and the cards", "{name} {cards}", name=name, cards=cards)


def _with_laid(view: SixpackView, seat: int, cards: Text) -> Text:
    """Return a seat's `cards` in words, followed by how many more it has laid or has waiting."""
    laid = view.laid_counts[seat] if view.laid_counts else 0
    laid += sum(len(play.cards) for play in view.waiting if play.seat == seat)
    if not laid:
        return cards
    return plural("{cards}, {n} played", "{cards}, {n} played", laid, cards=cards, n=number_word(laid))


def _claimable_piles(view: SixpackView, number: int) -> tuple[int, ...]:
    """Return the piles that a card of this number may claim now."""
    if not view.piles or not all(view.piles):
        return ()
    return tuple(
        pile for pile, landing in possible_landings(view.tableau, number).landings if landing is Landing.CLAIM
    )


NARRATOR = SixpackNarrator()
