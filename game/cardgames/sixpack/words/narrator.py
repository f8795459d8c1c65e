"""Sixpack in words: events, questions, and the cards on the table, from the listener's own view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.ai.agent import Decision
from game.ai.verdict import expected
from game.cardgames.sixpack.rules.deck import NUMBERS
from game.cardgames.sixpack.rules.events import Landing, LayCard
from game.cardgames.sixpack.rules.foresight import counts_of, landings
from game.cardgames.sixpack.rules.library import PACKS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words import events as telling
from game.cardgames.sixpack.words import questions
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.names import (
    bites,
    cards_and_hands,
    full_name,
    gain_of,
    laws_of,
    name,
    names_of,
    owner,
    play_name,
    player,
    sight_of,
    top_name,
)
from game.cardgames.sixpack.words.reasons import goes, outlook, reason
from game.engine.contract import Choice
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, listed, number, sentence

_ANY = (0, 1, 2)


class SixpackNarrator:
    """Words for Sixpack. Views and events must be those of the listener's seat."""

    # -- events and questions ------------------------------------------------------------------------

    def tell(
        self,
        event: Any,
        before: SixpackView,
        after: SixpackView,
        names: Names,
        verbosity: Verbosity = Verbosity.NORMAL,
    ) -> str | None:
        """An event in words for the listener; None if it is not worth a word at this verbosity."""
        return telling.tell(event, before, after, names, verbosity)

    def ask(self, view: SixpackView, names: Names) -> str:
        """The question that the view's seat has to answer; empty if there is none."""
        return questions.ask(view, names)

    def reason(self, view: SixpackView, decision: Decision, choice: Choice, *, figures: bool = False) -> str:
        """The reasons for the forecast of a choice in a decision; with figures if asked."""
        return reason(view, decision, choice, figures=figures)

    def expected(
        self, view: SixpackView, decision: Decision, choice: Choice, *, figures: bool = False
    ) -> str:
        """A decision's verdict on a choice (or figures), and its reasons; empty without a forecast."""
        why = partial(reason, view, decision, choice, figures=figures)
        return expected(decision, choice, outlook, why, figures=figures)

    def choice(self, view: SixpackView, choice: Choice, names: Names = ()) -> str:
        """A choice in words that follow "to": `play Veto 4`; without names, players are numbered."""
        return CHOICES.words(view, choice, names)

    # -- cards ---------------------------------------------------------------------------------------

    def card(self, view: SixpackView, card: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A card: its pack, number and hand, and whether it lies open; at full length its effect."""
        if not card:
            return "A closed card."
        words = full_name(view, card) + (", open" if card in view.open else "") + "."
        return f"{words} {self.effect(view.cards[card].pack)}" if verbosity >= Verbosity.FULL else words

    def effect(self, pack: str) -> str:
        """The effect of the cards of a pack."""
        return PACKS[pack].effect

    def pack(self, pack: str, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A pack: its name and effect, at full length with the details."""
        found = PACKS[pack]
        words = f"{found.title}: {found.effect}"
        return f"{words} {found.details}" if verbosity >= Verbosity.FULL else words

    def focus_card(self, view: SixpackView, card: int, verbosity: Verbosity = Verbosity.NORMAL) -> str:
        """A hand card and, while a card is to be laid, the pile where it would go as the piles lie now."""
        words = self.card(view, card, verbosity)
        if view.question is None or view.question.kind not in ("lay", "join"):
            return words
        numbers, pack = counts_of(view, LayCard(card)), view.cards[card].pack
        called = ["it"] if len(numbers) == 1 else [f"as {counts} it" for counts in numbers]
        ways = [goes(view, it, counts, pack) for it, counts in zip(called, numbers, strict=True)]
        return f"{words} Now {'; '.join(ways)}."

    def played(
        self, view: SixpackView, card: int, names: Names, verbosity: Verbosity = Verbosity.NORMAL
    ) -> str:
        """A card of the turn that waits: its owner, the number it counts as, and its place in the order."""
        order = view.order
        play = next((play for play in order if play.card == card), None)
        if play is None:
            return self.card(view, card, verbosity)
        words = f"{sentence(owner(view, play.seat, names))} {play_name(view, play)}"
        if play.calculators:
            words += f" on {names_of(view, play.calculators)}"
        if play.copied:
            words += f", a copy of {name(view, play.copied)}"
        if view.cards[card].hand:
            words += ", with a hand"
        words += f": {order.index(play) + 1} of {len(order)}."
        return f"{words} {self.effect(play.effect)}" if verbosity >= Verbosity.FULL else words

    # -- piles ---------------------------------------------------------------------------------------

    def pile(self, view: SixpackView, pile: int) -> str:
        """A pile: its top card and number, its other cards and hands, and the cards that may claim it."""
        if not view.piles or not view.piles[pile]:
            return f"Pile {pile + 1} is empty."
        beneath = len(view.piles[pile]) - 1
        words = f"Pile {pile + 1}: {top_name(view, pile)}"
        if beneath:
            words += f", {counted(beneath, 'card')} beneath"
        words += f", {counted(len(view.sight.hands(pile)), 'hand')}."
        if bites(view, pile):
            words += " It bites."
        claimers = _either([one for one in NUMBERS if pile in _claims(view, one) != _ANY])
        return words + (f" {claimers} claims it." if claimers else "")

    def whole_pile(self, view: SixpackView, pile: int) -> str:
        """A pile, the gain of claiming it, and the cards beneath its top, from the upper to the lower."""
        words = self.pile(view, pile)
        if view.piles[pile]:
            words += f" Claiming it: {gain_of(view, pile)}."
        beneath = [full_name(view, card) for card in view.piles[pile][-2::-1]]
        return f"{words} Beneath: {listed(beneath)}." if beneath else words

    def piles(self, view: SixpackView, names: Names) -> str:
        """All piles, and the cards that wait."""
        words = [self.pile(view, pile) for pile in range(len(view.piles))]
        if view.waiting:
            words.append(self.waiting(view, names))
        return " ".join(words) or "There are no piles."

    def waiting(self, view: SixpackView, names: Names) -> str:
        """The cards that wait, in the order in which they will be handled."""
        if not view.waiting:
            return "No card waits."
        waiting = [f"{play_name(view, play)} {player(view, play.seat, names)}" for play in view.order]
        return f"Waiting: {', '.join(waiting)}."

    def direction(self, view: SixpackView) -> str:
        """The way of play, the number that claims, and whether cards have effects."""
        words = f"Play is {'reversed' if view.reversed else 'normal'}: {laws_of(view)}."
        if view.reversed:
            words += " Claiming brings the cards without a hand."
        lost = _either([one for one in NUMBERS if _claims(view, one) == _ANY])
        if lost:
            words += f" {lost} claims any pile."
        if sight_of(view).laws():
            words += " What fits nowhere goes under a Sheriff."
        return f"{words} No card has an effect." if view.disabled else words

    # -- players -------------------------------------------------------------------------------------

    def who_has_chosen(self, view: SixpackView, names: Names) -> str:
        """The players who have chosen and those who have not, or the players and their questions."""
        asked = {question.seat: question for question in view.questions}
        kinds = {question.kind for question in view.questions}
        if kinds <= {"lay", "pass"} and kinds:
            done = [seat for seat in range(view.seats) if seat not in asked and self._done(view, seat, kinds)]
            left = [player(view, seat, names) for seat in range(view.seats) if seat not in done]
            if not done:
                return "Nobody has chosen yet."
            chosen = listed([player(view, seat, names) for seat in done])
            return f"Chosen: {chosen}. Still to choose: {listed(left)}."
        for question in asked.values():
            if question.seat == view.seat:
                return self.ask(view, names)
            return questions.others_do(view, question, names) or ""
        return "Nobody has to choose now."

    def _done(self, view: SixpackView, seat: int, kinds: set[str]) -> bool:
        """Whether a seat that is not asked has chosen already; it may have to wait for others (§9.4)."""
        return kinds == {"pass"} or view.laid_counts[seat] > 0

    def seat(self, view: SixpackView, seat: int, names: Names) -> str:
        """A player's cards: how many in hand, laid and open; own cards with their hands."""
        if not view.hand_sizes:
            return f"{player(view, seat, names)} no cards yet"
        laid = _laid(view, seat)
        also = f", {number(laid)} laid" if laid else ""
        if seat == view.seat:
            hands = sum(view.cards[card].hand for card in view.hand)
            return f"{player(view, seat, names)} {cards_and_hands(len(view.hand), hands)}{also}"
        words = f"{names[seat]} {counted(view.hand_sizes[seat], 'card')}{also}"
        shown = [card for card in view.known[seat] if card in view.open]
        return f"{words}, open {names_of(view, shown)}" if shown else words

    def scores(self, view: SixpackView, names: Names) -> str:
        """All players' cards in hand, and the points of the rounds before; most first."""
        if not view.hand_sizes:
            return "No cards are dealt yet."
        order = sorted(range(view.seats), key=lambda seat: (-view.totals[seat], -view.hand_sizes[seat]))
        parts = []
        for seat in order:
            words = self.seat(view, seat, names)
            parts.append(f"{words}, {counted(view.totals[seat], 'point')}" if any(view.totals) else words)
        return sentence("; ".join(parts)) + "."


def _laid(view: SixpackView, seat: int) -> int:
    """The number of a seat's cards that lie on the table: face down, or revealed while they wait."""
    down = view.laid_counts[seat] if view.laid_counts else 0
    return down + sum(len(play.cards) for play in view.waiting if play.seat == seat)


def _claims(view: SixpackView, number: int) -> tuple[int, ...]:
    """The piles that a card of this number may claim, as the piles lie."""
    if not view.piles or not all(view.piles):
        return ()
    return tuple(pile for pile, landing in landings(view, number).landings if landing is Landing.CLAIM)


def _either(numbers: Sequence[int]) -> str:
    """1, 2 or 6."""
    return listed([str(one) for one in numbers]).replace(" and ", " or ")


NARRATOR = SixpackNarrator()
