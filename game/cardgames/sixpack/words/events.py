"""The events of Sixpack in words, from the listener's own view alone."""

from __future__ import annotations

from typing import Any

from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.turn import QUIET_TURNS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import (
    cards_and_hands,
    cards_called,
    full_name,
    laws_of,
    name,
    name_as,
    names_of,
    owner,
    pack_name,
    packs_named,
    play_name,
    player,
    revealed_name,
    subject,
    top_name,
)
from game.cardgames.sixpack.words.questions import others_do
from game.voice.narrator import Names, Verbosity
from game.voice.words import counted, listed, sentence

_WARNED = QUIET_TURNS - 3
"""After so many turns in a row in which no card has left the game, that is said."""


def tell(
    event: Any, before: SixpackView, after: SixpackView, names: Names, verbosity: Verbosity
) -> str | None:
    """An event in words for the listener; None if it is not worth a word at this verbosity.

    At the tersest, only cards that change hands or leave the game, and turns of play, are told. Questions to
    the listener have words of their own.
    """
    teller = _Teller(before, after, names, verbosity)
    return teller.dealing(event) or teller.choosing(event) or teller.landing(event) or teller.working(event)


class _Teller:
    """The words of an event for a listener, from the views before and after it, at a verbosity."""

    def __init__(self, before: SixpackView, after: SixpackView, names: Names, verbosity: Verbosity) -> None:
        self.before, self.after, self.names = before, after, names
        self.normal, self.full = verbosity >= Verbosity.NORMAL, verbosity >= Verbosity.FULL

    # -- rounds and turns --------------------------------------------------------------------------------

    def dealing(self, event: Any) -> str | None:
        """The start and the end of a round."""
        match event:
            case ev.RoundStarted(round=number, packs=packs):
                told = self.full or (self.normal and number == 1)
                return f"Round {number}." + (f" Packs: {packs_named(packs)}." if told else "")
            case ev.HandDealt(seat=seat, cards=cards) if seat == self.after.seat and self.normal:
                return "Your hand: " + listed([full_name(self.after, card) for card in cards]) + "."
            case ev.HandDealt(seat=seat, open=shown) if shown and self.normal:
                return f"{sentence(self._owner(seat))} open cards: {names_of(self.after, shown)}."
            case ev.PilesLaid(cards=cards) if self.normal:
                return f"The piles: {names_of(self.after, cards)}."
            case ev.TurnStarted(turn=turn, quiet=quiet):
                return self._turn(turn, quiet)
            case ev.RoundScored():
                return self._scored(event)
            case ev.MatchEnded(ranking=ranking):
                return self._ended(ranking)
        return None

    def _turn(self, turn: int, quiet: int) -> str | None:
        words = [f"Turn {turn}."] if self.full else []
        if self.normal and quiet >= _WARNED:
            words.append(f"No card has left the game for {counted(quiet, 'turn')}.")
        return " ".join(words) or None

    def _scored(self, event: ev.RoundScored) -> str:
        several = self.after.options.rounds > 1
        # A single round goes to the most cards; hands on them only break ties.
        results = [
            (event.points[seat], 0) if several else (len(hand), event.icons[seat])
            for seat, hand in enumerate(event.hands)
        ]
        parts = []
        for seat in sorted(range(self.after.seats), key=results.__getitem__, reverse=True):
            words = f"{self._player(seat)} {cards_and_hands(len(event.hands[seat]), event.icons[seat])}"
            if several:
                words += f", {counted(event.points[seat], 'point')}, {event.totals[seat]} in all"
            parts.append(words)
        why = f"No card has left the game for {counted(QUIET_TURNS, 'turn')}. " if event.quiet else ""
        return f"{why}The round is over. {sentence('; '.join(parts))}."

    def _ended(self, ranking: tuple[int, ...]) -> str:
        if max(ranking) == 1:
            return "The match is a draw."
        winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
        others = listed([self.names[seat] for seat in winners if seat != self.after.seat])
        if self.after.seat in winners:
            return f"You share the win with {others}!" if others else "You win the match!"
        return f"{others} {'wins' if len(winners) == 1 else 'share'} the match."

    # -- laying and revealing ----------------------------------------------------------------------------

    def choosing(self, event: Any) -> str | None:
        """Cards that are chosen, revealed and compared."""
        match event:
            case ev.CardLaid(seat=seat) if seat != self.after.seat:
                return self._laid(event)
            case ev.PassChosen(seat=seat) if seat != self.after.seat and self.full:
                return f"{self.names[seat]} has chosen a card to pass."
            case ev.Asked(question=question) if question.seat != self.after.seat and self.full:
                return others_do(self.after, question, self.names)
            case ev.CardsRevealed(plays=plays) if self.normal:
                shown = [f"{revealed_name(self.after, play)} {self._player(play.seat)}" for play in plays]
                return f"Revealed: {', '.join(shown)}."
            case ev.NumberChosen(seat=seat, number=number) if self.normal:
                return f"{sentence(self._owner(seat))} Super Numbers is {number}."
            case ev.DuplicatesRemoved():
                return self._duplicates(event)
            case ev.CopyChosen(seat=seat, card=card, target=target) if self.normal:
                copied = next(play for play in self.before.waiting if play.card == target)
                model = f"{self._owner(copied.seat)} {name_as(self.after, target, copied.number)}"
                return f"{sentence(self._owner(seat))} {name(self.after, card)} copies {model}."
            case ev.TurnOrder(cards=cards) if self.full:
                waiting = {play.card: play for play in self.after.waiting}
                return f"In order: {listed([self._waiting(waiting[card]) for card in cards])}."
        return None

    def _waiting(self, play: ev.Play) -> str:
        """A waiting card and its owner."""
        return f"{self._owner(play.seat)} {play_name(self.after, play)}"

    def _laid(self, event: ev.CardLaid) -> str | None:
        if event.open and self.normal:
            return f"{self.names[event.seat]} lays {names_of(self.after, event.open)}, which lay open."
        if not self.full:
            return None
        cards = f" {counted(event.count, 'card')}" if event.count > 1 else ""
        return f"{self.names[event.seat]} has chosen{cards}."

    def _duplicates(self, event: ev.DuplicatesRemoved) -> str:
        plays = [play for play in self.before.waiting if play.card in event.cards]
        if len(plays) == 1:
            return f"Duplicates: {self._owner(plays[0].seat)} {name(self.after, plays[0].card)} goes."
        what = cards_called(event.number)
        if not event.number:
            what = f"{pack_name(self.after.cards[event.cards[0]].pack)} cards"
        if not self.normal:
            return f"Duplicates: the {what} go."
        if self.full:
            whose = [self._waiting(play) for play in plays]
            return f"Duplicates: the {what} go: {listed(whose)}."
        seats = list(dict.fromkeys(play.seat for play in plays))
        owners = ["yours" if seat == self.after.seat else f"{self.names[seat]}'s" for seat in seats]
        both = "both " if len(seats) == 1 else ""
        return f"Duplicates: the {what} go, {both}{listed(owners)}."

    # -- landing and claiming ----------------------------------------------------------------------------

    def landing(self, event: Any) -> str | None:
        """Cards that land, and the direction of play after them."""
        match event:
            case ev.CardPlaced(pile=pile) if self.normal:
                return self._placed(event) + self._pile_now(pile)
            case ev.CardPutUnder(pile=pile) if self.normal:
                return f"{self._played(event)} goes under pile {pile + 1}.{self._pile_now(pile)}"
            case ev.CardTakenBack(seat=seat, card=card, calculators=calculators):
                attached = f" and {names_of(self.after, calculators)}" if calculators else ""
                return f"{self._subject(seat, 'take', 'takes')} {name(self.after, card)}{attached} back."
            case ev.PileClaimed():
                return self._claimed(event)
            case ev.CardsDriven(seat=seat, pile=pile, target=target, cards=cards):
                driven = names_of(self.after, cards) if self.full else counted(len(cards), "card")
                who = self._subject(seat, "drive", "drives")
                return f"{who} {driven} from pile {pile + 1} to pile {target + 1}."
            case ev.DirectionChanged(reversed=turned):
                how = "reversed" if turned else "normal again"
                return f"Play is {how}: {laws_of(self.after)}." if self.normal else f"Play is {how}."
            case ev.EffectsChanged(disabled=disabled):
                return "No card has an effect now." if disabled else "Cards have their effects again."
        return None

    def _played(self, event: ev.CardPlaced | ev.CardPutUnder | ev.PileClaimed) -> str:
        """`Your 4`, `Bob's 4 as 6`; at full length with its Calculators."""
        words = f"{sentence(self._owner(event.seat))} {name_as(self.after, event.card, event.number)}"
        if self.full and event.calculators:
            words += f" on {names_of(self.after, event.calculators)}"
        return words

    def _placed(self, event: ev.CardPlaced) -> str:
        if not self.before.piles[event.pile]:
            return f"{self._played(event)} is pile {event.pile + 1} now."
        top = top_name(self.before, event.pile)
        alike = any(top_name(self.before, other) == top for other in self._others(event.pile))
        where = f", pile {event.pile + 1}" if self.full or alike else ""
        return f"{self._played(event)} goes on {top}{where}."

    def _others(self, pile: int) -> list[int]:
        """The other piles; one of which all cards are on their way does not count."""
        return [other for other, cards in enumerate(self.before.piles) if cards and other != pile]

    def _pile_now(self, pile: int) -> str:
        """The cards and hands in a pile now, at full length."""
        if not self.full:
            return ""
        hands = len(self.after.sight.hands(pile))
        return f" {sentence(cards_and_hands(len(self.after.piles[pile]), hands))}."

    def _claimed(self, event: ev.PileClaimed) -> str:
        hands = self.before.sight.hands(event.pile)
        shown = all(card in hands for card in event.kept) and (event.kept or not self.before.reversed)
        kept = counted(len(event.kept), "hand" if shown else "card")
        with_card = f" with {name_as(self.after, event.card, event.number)}" if self.full else ""
        words = f"{self._subject(event.seat, 'claim', 'claims')} pile {event.pile + 1}{with_card}: {kept}"
        if event.seat == self.after.seat:
            words += " for you"
        if self.full and event.kept:
            words += f", {names_of(self.after, event.kept)}"
        if self.full and event.gone:
            words += f". {sentence(counted(len(event.gone), 'card'))} out"
        return f"{words}."

    # -- effects -----------------------------------------------------------------------------------------

    def working(self, event: Any) -> str | None:
        """The deeds of effects."""
        after = self.after
        match event:
            case ev.EffectTriggered(pack=pack, seat=seat, card=card) if self.full:
                copied = "" if after.cards[card].pack == pack else f" as {pack_name(pack)}"
                return f"{name(after, card)} works{copied} for {self._player(seat)}."
            case ev.CardVetoed(seat=seat, owner=of, card=card):
                own = " own" if seat == of else ""
                vetoed = next(play_name(after, play) for play in self.before.waiting if play.card == card)
                return f"{self._subject(seat, 'veto', 'vetoes')} {self._owner(of)}{own} {vetoed}."
            case ev.CardDiscarded(seat=seat, card=card, source=source):
                why = self._because(source)
                return f"{self._subject(seat, 'discard', 'discards')} {name(after, card)}{why}."
            case ev.CardTurnedOpen(seat=seat, card=card, source=source) if self.normal:
                why = self._because(source)
                return f"{self._subject(seat, 'turn', 'turns')} {name(after, card)} open{why}."
            case ev.CardJoined(play=play, source=source) if self.normal:
                who = self._subject(play.seat, "add", "adds")
                added = name_as(after, play.card, play.number)
                return f"{who} {added} to the turn{self._because(source)}."
            case ev.CardStolen():
                return self._stolen(event)
            case ev.TopTaken(seat=seat, pile=pile, card=card):
                return f"{self._subject(seat, 'take', 'takes')} {name(after, card)} from pile {pile + 1}."
            case ev.SideChosen(seat=seat, side=side) if self.full or (self.normal and seat != after.seat):
                return f"{self._subject(seat, 'say', 'says')} {side.value}."
            case ev.CardsPassed():
                return self._passed(event)
        return None

    def _because(self, source: int) -> str:
        """The pack whose effect made a player act, at full length."""
        pack = self.after.cards[source].pack
        return f", because of {pack_name(pack)}" if self.full and pack not in ("", NEUTRAL) else ""

    def _stolen(self, event: ev.CardStolen) -> str:
        seat, victim = event.seat, event.victim
        card = name(self.after, event.card)
        shown = ", which lay open" if event.shown and self.normal else ""
        who = self._subject(seat, "take", "takes")
        if victim == self.after.seat:
            return f"{who} your {card}{shown}."
        return f"{who} {card} from {self.names[victim]}{shown}."

    def _passed(self, event: ev.CardsPassed) -> str:
        own = self.after.seat
        given = [way.card for way in event.passes if way.giver == own]
        got = [way.card for way in event.passes if way.receiver == own]
        parts = []
        if own is not None:
            gives = f"you pass {names_of(self.after, tuple(given)) or 'nothing'}"
            parts.append(f"{gives} and get {names_of(self.after, tuple(got)) or 'nothing'}")
        if own is None or self.full:
            parts += [
                f"{self.names[way.giver]} passes {name(self.after, way.card)} to {self.names[way.receiver]}"
                for way in event.passes
                if way.shown and own not in (way.giver, way.receiver)
            ]
        if not parts:
            parts = [f"{counted(len(event.passes), 'card')} passed"]
        return f"Carousel {event.side.value}: {'; '.join(parts)}."

    # -- players -----------------------------------------------------------------------------------------

    def _player(self, seat: int) -> str:
        return player(self.after, seat, self.names)

    def _owner(self, seat: int) -> str:
        return owner(self.after, seat, self.names)

    def _subject(self, seat: int, yours: str, theirs: str) -> str:
        return subject(self.after, seat, self.names, yours, theirs)
