"""The events of Sixpack in words, from the listener's view."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.turn import QUIET_TURNS
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import (
    card_and_player,
    card_name,
    cards_and_handprints,
    hand_names,
    handprint_count_words,
    kept_count_words,
    name_with_calculators,
    names_of,
    number_noun,
    order_words,
    pack_name,
    pack_names,
    play_name,
    played_name,
    point_count_words,
    revealed_name,
    top_name,
)
from game.cardgames.sixpack.words.questions import other_decision
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
from game.voice.narrator import Names, Verbosity
from game.voice.words import card_count_words, hand_words, match_won_words, number_word, player_name


class Listener(NamedTuple):
    """A seat, or a spectator, to whom an event is narrated: its view before and after the event."""

    before: SixpackView
    after: SixpackView
    names: Names
    verbosity: Verbosity

    @property
    def is_normal(self) -> bool:
        return self.verbosity >= Verbosity.NORMAL

    @property
    def is_full(self) -> bool:
        return self.verbosity >= Verbosity.FULL

    def is_own(self, seat: int) -> bool:
        return seat == self.after.seat

    def player(self, seat: int) -> str:
        """Return `you` or the player's name, for a list."""
        return player_name(self.after, seat, self.names)

    def waiting_card(self, play: ch.Play) -> Text:
        """Return a waiting card and its owner for a list, such as `your 4`."""
        card = play_name(self.after, play)
        if self.is_own(play.seat):
            return message("your {card}", card=card)
        return message("{name}’s {card}", name=self.names[play.seat], card=card)


_NORMAL = (
    ev.HandDealt,
    ev.PilesLaid,
    ev.CardsRevealed,
    ev.NumberChosen,
    ev.CopyChosen,
    ev.CardPlaced,
    ev.CardPutUnder,
    ev.CardTurnedOpen,
    ev.CardJoined,
    ev.SideChosen,
)
"""Events that aren't narrated below normal verbosity."""
_FULL = ev.PassChosen, ev.Asked, ev.TurnOrder, ev.EffectTriggered
"""Events that are narrated only at full verbosity."""


def narrate(
    event: ev.SixpackEvent,
    before: SixpackView,
    after: SixpackView,
    names: Names,
    verbosity: Verbosity = Verbosity.NORMAL,
) -> Text | None:
    """Return an event in words for the listener; None if it isn't narrated at this verbosity.

    The lowest verbosity reports only cards that change hands or leave the game, and changes of order.
    """
    listener = Listener(before, after, names, verbosity)
    full = listener.is_full
    if (isinstance(event, _NORMAL) and not listener.is_normal) or (isinstance(event, _FULL) and not full):
        return None
    match event:
        case ev.RoundStarted():
            return _round_started_words(event, listener)
        case ev.HandDealt():
            return _hand_dealt_words(event, listener)
        case ev.PilesLaid(cards=cards):
            return message("The piles: {cards}.", cards=names_of(after, cards))
        case ev.TurnStarted():
            return _turn_started_words(event, listener)
        case ev.CardLaid():
            return _card_laid_words(event, listener)
        case ev.PassChosen(seat=seat, card=chosen):
            if listener.is_own(seat):
                return message("You have chosen {card} to pass.", card=card_name(after, chosen))
            return message("{name} has chosen a card to pass.", name=names[seat])
        case ev.Asked(question=question):
            return None if listener.is_own(question.seat) else other_decision(after, question, names)
        case ev.CardsRevealed(plays=plays):
            shown = [
                card_and_player(revealed_name(after, play), listener.player(play.seat)) for play in plays
            ]
            return message("Revealed: {plays}.", plays=parts(", ", shown))
        case ev.NumberChosen(seat=seat, number=number):
            if listener.is_own(seat):
                return message("Your Super Numbers is {number}.", number=number)
            return message("{name}’s Super Numbers is {number}.", name=names[seat], number=number)
        case ev.DuplicatesRemoved():
            return _duplicates_removed_words(event, listener)
        case ev.CopyChosen():
            return _copy_chosen_words(event, listener)
        case ev.TurnOrder(cards=cards) if len(cards) > 1:
            waiting = after.waiting_by_card
            order = [listener.waiting_card(waiting[card]) for card in cards]
            return message("In order: {cards}.", cards=join_items(order))
        case ev.TurnOrder():
            return None
        case ev.CardPlaced():
            return sentences(_placed_words(event, listener), _pile_size_words(event.pile, listener))
        case ev.CardPutUnder(seat=seat):
            where = {"card": _played_card(event, listener), "pile": event.pile + 1, "name": names[seat]}
            words = message("{name}’s {card} goes under pile {pile}.", **where)
            if listener.is_own(seat):
                words = message("Your {card} goes under pile {pile}.", **where)
            return sentences(words, _pile_size_words(event.pile, listener))
        case ev.CardTakenBack(seat=seat, card=card, calculators=calculators):
            values = {"name": names[seat], "cards": names_of(after, (card, *calculators))}
            if listener.is_own(seat):
                return message("You take {cards} back.", **values)
            return message("{name} takes {cards} back.", **values)
        case ev.PileClaimed(gone=gone):
            lost = plural("{n} card out.", "{n} cards out.", len(gone), n=capital(number_word(len(gone))))
            return sentences(_claimed_words(event, listener), lost if full and gone else "")
        case ev.CardsDriven():
            return _cards_driven_words(event, listener)
        case ev.DirectionChanged(reversed=turned):
            return _direction_changed_words(listener, turned=turned)
        case ev.EffectsChanged(disabled=disabled):
            return message("No card has an effect now.") if disabled else message("Effects work again.")
        case ev.EffectTriggered():
            return _effect_triggered_words(event, listener)
        case ev.CardVetoed():
            return _card_vetoed_words(event, listener)
        case ev.CardDiscarded() | ev.CardTurnedOpen() | ev.CardJoined():
            return _hand_card_words(event, listener)
        case ev.CardStolen():
            return _card_stolen_words(event, listener)
        case ev.TopTaken(seat=seat, card=card, pile=pile):
            top = card_name(after, card)
            if listener.is_own(seat):
                return message("You take {card} from pile {pile}.", card=top, pile=pile + 1)
            name = names[seat]
            return message("{name} takes {card} from pile {pile}.", name=name, card=top, pile=pile + 1)
        case ev.SideChosen(seat=seat, side=side) if full or not listener.is_own(seat):
            left, player = side is ch.Side.LEFT, names[seat]
            if listener.is_own(seat):
                return message("You say left.") if left else message("You say right.")
            if left:
                return message("{name} says left.", name=player)
            return message("{name} says right.", name=player)
        case ev.SideChosen():
            return None
        case ev.CardsPassed():
            return _cards_passed_words(event, listener)
        case ev.RoundScored():
            return _round_scored_words(event, listener)
        case ev.MatchEnded(ranking=ranking):
            if max(ranking) == 1:
                return message("The match is a draw.")
            return match_won_words(ranking, listener.after.seat, listener.names)
        case _:
            assert_never(event)


def _card_laid_words(event: ev.CardLaid, listener: Listener) -> Text | None:
    """Return the words for laid cards: open cards at normal verbosity, others only at full verbosity."""
    if listener.is_own(event.seat):
        cards = names_of(listener.after, (event.card, *event.calculators))
        return message("You have chosen {cards}.", cards=cards) if listener.is_full else None
    player = listener.names[event.seat]
    if event.open and listener.is_normal:
        return plural(
            "{name} plays {cards}, which was face up.",
            "{name} plays {cards}, which were face up.",
            len(event.open),
            name=player,
            cards=names_of(listener.after, event.open),
        )
    if not listener.is_full:
        return None
    if event.count == 1:
        return message("{name} has chosen.", name=player)
    return plural(
        "{name} has chosen {n} card.",
        "{name} has chosen {n} cards.",
        event.count,
        name=player,
        n=number_word(event.count),
    )


def _duplicates_removed_words(event: ev.DuplicatesRemoved, listener: Listener) -> Text:
    plays = [play for play in listener.before.waiting if play.card in event.cards]
    if len(plays) == 1:
        card, name = card_name(listener.after, plays[0].card), listener.names[plays[0].seat]
        if listener.is_own(plays[0].seat):
            return message("Duplicates: your {card} cancels.", card=card)
        return message("Duplicates: {name}’s {card} cancels.", name=name, card=card)
    if event.number:
        cards = number_noun(event.number)
    else:
        cards = message("{pack} cards", pack=pack_name(listener.after.cards[event.cards[0]].pack))
    if not listener.is_normal:
        return message("Duplicates: the {cards} cancel.", cards=cards)
    if listener.is_full:
        owned = join_items([listener.waiting_card(play) for play in plays])
        return message("Duplicate {cards}: {owned} cancel.", cards=cards, owned=owned)
    seats = list(dict.fromkeys(play.seat for play in plays))
    if len(seats) > 1:
        owners = join_items(
            [
                message_in("one of several cards", "yours")
                if listener.is_own(seat)
                else message_in("one of several cards", "{name}’s", name=listener.names[seat])
                for seat in seats
            ]
        )
        return message("Duplicates: the {cards} cancel, {owners}.", cards=cards, owners=owners)
    if listener.is_own(seats[0]):
        return message("Duplicates: the {cards} cancel, both yours.", cards=cards)
    return message(
        "Duplicates: the {cards} cancel, both {name}’s.", cards=cards, name=listener.names[seats[0]]
    )


def _copy_chosen_words(event: ev.CopyChosen, listener: Listener) -> Text:
    copied = listener.before.waiting_by_card[event.target]
    values = {
        "card": card_name(listener.after, event.card),
        "name": listener.names[event.seat],
        "other_card": played_name(listener.after, event.target, copied.number),
        "other": listener.names[copied.seat],
    }
    if listener.is_own(event.seat):
        return message("Your {card} copies {other}’s {other_card}.", **values)
    if listener.is_own(copied.seat):
        return message("{name}’s {card} copies your {other_card}.", **values)
    return message("{name}’s {card} copies {other}’s {other_card}.", **values)


def _played_card(event: ev.CardPlaced | ev.CardPutUnder, listener: Listener) -> str:
    """Return a played card's name, such as `4 as 6`; at full verbosity, with its Calculators."""
    card = played_name(listener.after, event.card, event.number)
    return name_with_calculators(listener.after, card, event.calculators) if listener.is_full else card


def _placed_words(event: ev.CardPlaced, listener: Listener) -> Text:
    own, before = listener.is_own(event.seat), listener.before
    values: dict[str, object] = {
        "card": _played_card(event, listener),
        "name": listener.names[event.seat],
        "pile": event.pile + 1,
    }
    if not before.piles[event.pile]:
        if own:
            return message("Your {card} is now pile {pile}.", **values)
        return message("{name}’s {card} is now pile {pile}.", **values)
    values["top"] = top_name(before, event.pile)
    # An empty pile, whose cards are all on the move, can't be confused with this one.
    others = [pile for pile, cards in enumerate(before.piles) if cards and pile != event.pile]
    if listener.is_full or any(top_name(before, pile) == values["top"] for pile in others):
        if own:
            return message("Your {card} goes on {top}, pile {pile}.", **values)
        return message("{name}’s {card} goes on {top}, pile {pile}.", **values)
    if own:
        return message("Your {card} goes on {top}.", **values)
    return message("{name}’s {card} goes on {top}.", **values)


def _pile_size_words(pile: int, listener: Listener) -> Text | None:
    """Return in words how many cards and handprints a pile has; None below full verbosity."""
    if not listener.is_full:
        return None
    handprints = len(listener.after.tableau.handprint_cards(pile))
    return sentence(capital(cards_and_handprints(len(listener.after.piles[pile]), handprints)))


def _claimed_words(event: ev.PileClaimed, listener: Listener) -> Text:
    own = listener.is_own(event.seat)
    handprints = listener.before.tableau.handprint_cards(event.pile)
    shown = all(card in handprints for card in event.kept) and (event.kept or not listener.before.reversed)
    counted = handprint_count_words if shown else card_count_words if own else kept_count_words
    values = {
        "name": listener.names[event.seat],
        "pile": event.pile + 1,
        "gain": counted(len(event.kept)),
        "card": played_name(listener.after, event.card, event.number),
        "cards": names_of(listener.after, event.kept),
    }
    if not listener.is_full:
        if own:
            return message("You claim pile {pile}: {gain} for you.", **values)
        return message("{name} claims pile {pile}: {gain}.", **values)
    if event.kept:
        if own:
            return message("You claim pile {pile} with {card}: {gain} for you, {cards}.", **values)
        return message("{name} claims pile {pile} with {card}: {gain}, {cards}.", **values)
    if own:
        return message("You claim pile {pile} with {card}: {gain} for you.", **values)
    return message("{name} claims pile {pile} with {card}: {gain}.", **values)


def _cards_driven_words(event: ev.CardsDriven, listener: Listener) -> Text:
    values = {
        "name": listener.names[event.seat],
        "cards": names_of(listener.after, event.cards)
        if listener.is_full
        else card_count_words(len(event.cards)),
        "pile": event.pile + 1,
        "target": event.target + 1,
    }
    if listener.is_own(event.seat):
        return message("You move {cards} from pile {pile} to pile {target}.", **values)
    return message("{name} moves {cards} from pile {pile} to pile {target}.", **values)


def _direction_changed_words(listener: Listener, *, turned: bool) -> Text:
    if not listener.is_normal:
        return message("Reversed order.") if turned else message("Normal order again.")
    laws = order_words(listener.after)
    if turned:
        return message("Reversed order: {laws}.", laws=laws)
    return message("Normal order again: {laws}.", laws=laws)


def _effect_triggered_words(event: ev.EffectTriggered, listener: Listener) -> Text:
    own = listener.is_own(event.seat)
    values = {
        "card": card_name(listener.after, event.card),
        "pack": pack_name(event.pack),
        "name": listener.names[event.seat],
    }
    if listener.after.cards[event.card].pack == event.pack:
        if own:
            return message("{card} kicks in for you.", **values)
        return message("{card} kicks in for {name}.", **values)
    if own:
        return message("{card} kicks in as {pack} for you.", **values)
    return message("{card} kicks in as {pack} for {name}.", **values)


def _card_vetoed_words(event: ev.CardVetoed, listener: Listener) -> Text:
    own, same = listener.is_own(event.seat), event.seat == event.owner
    values = {
        "name": listener.names[event.seat],
        "other": listener.names[event.owner],
        "card": play_name(listener.after, listener.before.waiting_by_card[event.card]),
    }
    if own and same:
        return message("You veto your own {card}.", **values)
    if own:
        return message("You veto {other}’s {card}.", **values)
    if same:
        return message("{name} vetoes their own {card}.", **values)
    if listener.is_own(event.owner):
        return message("{name} vetoes your {card}.", **values)
    return message("{name} vetoes {other}’s {card}.", **values)


def _hand_card_words(event: ev.CardDiscarded | ev.CardTurnedOpen | ev.CardJoined, listener: Listener) -> Text:
    """Return the words for a hand card discarded, turned up or added; at full verbosity, with the reason."""
    after = listener.after
    if isinstance(event, ev.CardJoined):
        seat, card = event.play.seat, played_name(after, event.play.card, event.play.number)
    else:
        seat, card = event.seat, card_name(after, event.card)
    pack, own = after.cards[event.source].pack, listener.is_own(seat)
    why = listener.is_full and pack not in ("", NEUTRAL)
    values = {"name": listener.names[seat], "card": card, "pack": pack_name(pack) if why else None}
    match event:
        case ev.CardDiscarded() if why:
            if own:
                return message("You discard {card} because of {pack}.", **values)
            return message("{name} discards {card} because of {pack}.", **values)
        case ev.CardDiscarded():
            if own:
                return message("You discard {card}.", **values)
            return message("{name} discards {card}.", **values)
        case ev.CardTurnedOpen() if why:
            if own:
                return message("You turn {card} face up because of {pack}.", **values)
            return message("{name} turns {card} face up because of {pack}.", **values)
        case ev.CardTurnedOpen():
            if own:
                return message("You turn {card} face up.", **values)
            return message("{name} turns {card} face up.", **values)
        case ev.CardJoined() if why:
            if own:
                return message("You add {card} to the turn because of {pack}.", **values)
            return message("{name} adds {card} to the turn because of {pack}.", **values)
        case ev.CardJoined():
            if own:
                return message("You add {card} to the turn.", **values)
            return message("{name} adds {card} to the turn.", **values)


def _card_stolen_words(event: ev.CardStolen, listener: Listener) -> Text:
    shown = event.shown and listener.is_normal
    values = {
        "name": listener.names[event.seat],
        "other": listener.names[event.victim],
        "card": card_name(listener.after, event.card),
    }
    if listener.is_own(event.victim):
        if shown:
            return message("{name} takes your face-up {card}.", **values)
        return message("{name} takes your {card}.", **values)
    if listener.is_own(event.seat):
        if shown:
            return message("You take {other}’s face-up {card}.", **values)
        return message("You take {card} from {other}.", **values)
    if not event.card:
        return message("{name} takes a card from {other}.", **values)
    if shown:
        return message("{name} takes {other}’s face-up {card}.", **values)
    return message("{name} takes {card} from {other}.", **values)


def _cards_passed_words(event: ev.CardsPassed, listener: Listener) -> Text:
    own, passes = listener.after.seat, []
    if own is not None:
        passes.append(_own_pass_words(event, own, listener))
    if own is None or listener.is_full:
        passes += [
            message(
                "{name} passes {card} to {other}",
                name=listener.names[move.giver],
                card=card_name(listener.after, move.card),
                other=listener.names[move.receiver],
            )
            for move in event.passes
            if move.shown and own not in (move.giver, move.receiver)
        ]
    if not passes:
        number = len(event.passes)
        passes = [plural("{n} card passed", "{n} cards passed", number, n=number_word(number))]
    all_passes = parts("; ", passes)
    if event.side is ch.Side.LEFT:
        return message("Carousel left: {passes}.", passes=all_passes)
    return message("Carousel right: {passes}.", passes=all_passes)


def _own_pass_words(event: ev.CardsPassed, own: int, listener: Listener) -> Text:
    """Return in words the cards that the listener gives away and receives."""
    given = next((move.card for move in event.passes if move.giver == own), None)
    got = next((move.card for move in event.passes if move.receiver == own), None)
    if given is None:
        if got is None:
            return message("you pass nothing and get nothing")
        return message("you pass nothing and get {card}", card=card_name(listener.after, got))
    if got is None:
        return message("you pass {card} and get nothing", card=card_name(listener.after, given))
    return message(
        "you pass {given} and get {card}",
        given=card_name(listener.after, given),
        card=card_name(listener.after, got),
    )


_WARNING_TURNS = QUIET_TURNS - 3
"""The number of quiet turns after which a warning is given."""


def _round_started_words(event: ev.RoundStarted, listener: Listener) -> Text:
    """Return the words for a new round; the packs are listed in the first round, and at full verbosity."""
    packs = listener.is_full or (listener.is_normal and event.round == 1)
    return sentences(
        message("Round {number}.", number=event.round),
        message("Packs: {packs}.", packs=pack_names(event.packs)) if packs else "",
    )


def _hand_dealt_words(event: ev.HandDealt, listener: Listener) -> Text | None:
    """Return the words for the listener's hand, or for another hand's open cards; None if there are none."""
    if listener.is_own(event.seat):
        return hand_words(event.seat, hand_names(listener.after, event.cards))
    if not event.open:
        return None
    return message(
        "{name}’s face-up cards: {cards}.",
        name=listener.names[event.seat],
        cards=names_of(listener.after, event.open),
    )


def _turn_started_words(event: ev.TurnStarted, listener: Listener) -> Text | None:
    """Return the turn's number (at full verbosity) and a warning after many quiet turns; None for neither."""
    words = sentences(
        message("Turn {turn}.", turn=event.turn) if listener.is_full else "",
        _quiet_words(event.quiet) if listener.is_normal and event.quiet >= _WARNING_TURNS else "",
    )
    return words or None


def _quiet_words(turns: int) -> Text:
    return plural(
        "No card has left the game for {n} turn.",
        "No card has left the game for {n} turns.",
        turns,
        n=number_word(turns),
    )


def _round_scored_words(event: ev.RoundScored, listener: Listener) -> Text:
    several = listener.after.options.rounds > 1
    # In a single round, the most cards win; handprints only break ties.
    results = [
        (event.totals[seat], event.points[seat]) if several else (len(hand), event.icons[seat])
        for seat, hand in enumerate(event.hands)
    ]
    seats = sorted(range(listener.after.seats), key=results.__getitem__, reverse=True)
    return sentences(
        _quiet_words(QUIET_TURNS) if event.quiet else "",
        message("The round is over."),
        sentence(
            capital(parts("; ", [_score_words(event, seat, listener, several=several) for seat in seats]))
        ),
    )


def _score_words(event: ev.RoundScored, seat: int, listener: Listener, *, several: bool) -> Text:
    """Return a player's cards in words, and the points if the match has several rounds."""
    name, cards = listener.player(seat), cards_and_handprints(len(event.hands[seat]), event.icons[seat])
    if not several:
        return message_in("a player and the cards", "{name} {cards}", name=name, cards=cards)
    return message(
        "{name} {cards}, {points}, {total} in all",
        name=name,
        cards=cards,
        points=point_count_words(event.points[seat]),
        total=event.totals[seat],
    )
