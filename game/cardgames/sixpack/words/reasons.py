"""Reasons for an agent's choices in Sixpack in words, from the agent's own view."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.ai.agent import Decision, Prospect
from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules.foresight import (
    chance_of_duplicate,
    count_possible_duplicates,
)
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.choices import CHOICES
from game.cardgames.sixpack.words.destinations import (
    as_card_clause,
    change_clauses,
    destination_clause,
    moves_cards_first,
    pile_words,
    piles_after,
)
from game.cardgames.sixpack.words.names import (
    card_name,
    gain_words,
    number_noun,
    play_name,
    played_name,
    point_count_words,
    top_name,
)
from game.engine.contract import Choice
from game.engine.fold import replace_at
from game.language.message import Text, capital, figure, message, parts, percent, plural, sentence, sentences
from game.voice.verdict import compare_with_best
from game.voice.words import card_count_words, number_word

_ODDS = (
    (0.12, message("unlikely")),
    (0.35, message("possible")),
    (0.65, message("a coin toss")),
    (1.01, message("likely")),
)

_WHEN_PLAYED: Mapping[str, Text] = {
    "late_arrival": message("it adds another of your cards"),
    "veto": message("it removes a waiting card"),
    "carousel": message("then everyone passes a card"),
    "pile_driver": message("it moves cards to another pile"),
}
"""Clauses about packs' effects when a card is placed or claims."""

_ON_A_PILE: Mapping[str, Text] = {
    "seethrough": message("whoever covers it turns a card face up"),
    "biting_hand": message("whoever claims it gets bitten"),
    "second_hand": message("whoever claims it takes one more card"),
    "calculator": message("the card on top counts it, too"),
}
"""Clauses about packs' effects while a card is on a pile."""


def lay_reasons(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return clauses about where a card would go now, the chance of a duplicate, and its effects."""
    if view.cards[choice.card].pack == "copycat" and not view.disabled:
        copies = message("{card} copies another player’s card", card=card_name(view, choice.card))
        return [copies, *_duplicate_clauses(view, choice)]
    if _has_two_numbers(view, choice):
        return [
            message("right now, {way}", way=_either_clause(view, choice)),
            message("you choose its number once you see the others"),
        ]
    number = view.tableau.lay_numbers(choice)[0]
    landing = message("right now, {way}", way=_where_clause(view, choice, number))
    return [landing, *_duplicate_clauses(view, choice), *_effect_clauses(view, choice, number)]


def _has_two_numbers(view: SixpackView, choice: ch.LayCard) -> bool:
    """Return whether a hand card's number is chosen only after the reveal."""
    return view.cards[choice.card].second is not None and not view.disabled


def _either_clause(view: SixpackView, choice: ch.LayCard) -> Text:
    """Return a clause about where a card with two numbers would go, for each number it can count as."""
    first, *others = [_where_clause(view, choice, number) for number in view.tableau.lay_numbers(choice)]
    # For translators: two clauses such as "Super Numbers 5 goes on 4".
    return message("{way}, or {other}", way=first, other=others[0]) if others else first


def _where_clause(view: SixpackView, choice: ch.LayCard, number: int) -> Text:
    """Return a clause about where a hand card would go now."""
    return destination_clause(
        view, played_name(view, choice.card, number), number, view.cards[choice.card].pack
    )


def _duplicate_clauses(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return a clause about how likely another player is to lay the same number."""
    number = view.tableau.lay_numbers(choice)[0]
    own = [lay.card for lay in view.laid if view.tableau.lay_numbers(lay)[0] == number]
    if own:
        card = card_name(view, own[0])
        return [message("{card}, which you’ve chosen, is the same number: both cancel", card=card)]
    others = count_possible_duplicates(view, number)
    if not others:
        return [message("no other {card} can turn up", card=number_noun(number, many=False))]
    chance = chance_of_duplicate(view, number)
    return [
        plural(
            "{n} other {card} may turn up: a duplicate is {odds}",
            "{n} other {card} may turn up: a duplicate is {odds}",
            others,
            n=number_word(others),
            card=number_noun(number, many=others > 1),
            odds=next(words for bound, words in _ODDS if chance < bound),
        )
    ]


def _effect_clauses(view: SixpackView, choice: ch.LayCard, number: int) -> list[Text]:
    """Return clauses about a card's effects after it has landed on the current piles."""
    pack = view.cards[choice.card].pack
    offered = possible_landings(view.tableau, number, pack).landings
    fitting = [
        (pile, landing) for pile, landing in offered if landing in (ch.Landing.PLACE, ch.Landing.CLAIM)
    ]
    if not fitting:
        return []
    words: list[Text] = []
    if not view.disabled:
        words += [effects[pack] for effects in (_WHEN_PLAYED, _ON_A_PILE) if pack in effects]
        if pack == "sticky" and count_possible_duplicates(view, number):
            words.append(message("it survives duplicates and takes a card for each"))
    if len(fitting) == 1 and not moves_cards_first(view, pack):
        words += change_clauses(view, piles_after(view, *fitting[0], (*choice.calculators, choice.card)))
    return words


def join_reasons(view: SixpackView, choice: ch.LayCard) -> list[Text]:
    """Return clauses about adding a card to the turn after the reveal, when all waiting cards are known."""
    if _has_two_numbers(view, choice):
        return [_either_clause(view, choice)]
    number = view.tableau.lay_numbers(choice)[0]
    same = _equal_plays(view, number, excluded=choice.card)
    if not same:
        return [_where_clause(view, choice, number), *_effect_clauses(view, choice, number)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("same number as your own {card}: both cancel", card=card)]
    return [message("same number as the {card}: both cancel", card=card)]


def number_reasons(view: SixpackView, own: int) -> list[Text]:
    """Return a clause about choosing the number `own` for a card: that it's a duplicate, or where it goes."""
    if view.question is None:
        return []
    play = view.waiting_by_card[view.question.card]
    number = view.tableau.effective_number(own, play.calculators)
    same = _equal_plays(view, number, excluded=play.card)
    if not same:
        return [destination_clause(view, played_name(view, play.card, number), number)]
    card = play_name(view, same[0])
    if same[0].seat == view.seat:
        return [message("{number} matches your own {card}: a duplicate", number=number, card=card)]
    return [message("{number} matches the {card}: a duplicate", number=number, card=card)]


def _equal_plays(view: SixpackView, number: int, excluded: int) -> list[ch.Play]:
    """Return the waiting cards with a number, without copies and the `excluded` card."""
    equal = [play for play in view.waiting if view.number_of(play) == number]
    return [play for play in equal if play.card != excluded and not play.copied]


def prospect_words(prospect: Prospect) -> Text:
    """Return a choice's expected points in words and, for a card to play, the risk of losing points now."""
    expected = figure(prospect.value, 1)
    if isinstance(prospect.choice, ch.LayCard):
        return message(
            "{points} points expected, {risk} risk now.", points=expected, risk=percent(prospect.risk)
        )
    return message("{points} points expected.", points=expected)


def reason(view: SixpackView, decision: Decision, choice: Choice, *, figures: bool = False) -> Text:
    """Explain a choice: its effect now, and how it compares with the next best (in points if `figures`)."""
    why = _reasons(view, choice)
    own = _choice_name(view, choice)

    def best_words(best: Choice) -> str:
        words = _choice_name(view, best)
        return message("the other {choice}", choice=words) if words == own else words

    return sentences(
        sentence(capital(parts("; ", why))),
        compare_with_best(decision, choice, best_words, _difference_words, figures=figures),
    )


def _reasons(view: SixpackView, choice: Choice) -> list[Text]:
    match choice:
        case ch.LayCard():
            joins = view.waiting or view.question_kind == "join"
            return join_reasons(view, choice) if joins else lay_reasons(view, choice)
        case ch.ChooseNumber(number=own):
            return number_reasons(view, own)
        case ch.LandOn():
            return _landing_clauses(view, choice)
        case ch.ChooseCard(card=card):
            return _chosen_card_clauses(view, card)
        case ch.DriveCards():
            return _drive_clauses(view, choice)
        case ch.ChooseSide(side=side):
            return [_pass_clause(view, side)]
        case ch.TakeTop(pile=pile):
            after = replace(view, piles=replace_at(view.piles, pile, view.piles[pile][:-1]))
            return [_gain_clause(view, view.piles[pile][-1]), _pile_clause(after, pile)]
        case ch.TakeFromHand(seat=seat, card=card):
            if card:
                return [_gain_clause(view, card)]
            closed = view.hand_sizes[seat] - sum(known in view.open for known in view.known[seat])
            return [
                plural(
                    "it’s the only face-down card",
                    "it’s one of {n} face-down cards",
                    closed,
                    n=number_word(closed),
                )
            ]
    return []


def _pass_clause(view: SixpackView, side: ch.Side) -> Text:
    """Return a clause about the card that the viewer gets if cards are passed to this side."""
    left = side is ch.Side.LEFT
    hand = view.hand_sizes[((view.seat or 0) + (-1 if left else 1)) % view.seats]
    if left:
        return plural(
            "left: you get the only card", "left: you get one of {n} cards", hand, n=number_word(hand)
        )
    return plural(
        "right: you get the only card", "right: you get one of {n} cards", hand, n=number_word(hand)
    )


def _pile_clause(after: SixpackView, pile: int) -> Text:
    return message("then pile {pile} is {top}", pile=pile + 1, top=top_name(after, pile))


# -- choices after the reveal ------------------------------------------------------------------------------


def _landing_clauses(view: SixpackView, choice: ch.LandOn) -> list[Text]:
    """Return clauses about what a landing gains for the card, and what it changes."""
    if view.question is None:
        return []
    play = view.waiting_by_card[view.question.card]
    if choice.landing is ch.Landing.BACK:
        return [message("keeps {card}: {points}", **_worth_values(view, play.card))]
    card, turned = play_name(view, play), []
    if not moves_cards_first(view, play.effect):
        turned = change_clauses(view, piles_after(view, choice.pile, choice.landing, play.cards))
    return [_landing_clause(view, card, choice), *turned]


def _landing_clause(view: SixpackView, card: str, choice: ch.LandOn) -> Text:
    pile = choice.pile
    if choice.landing is ch.Landing.PLACE:
        return message("{card} goes on {top}", card=card, top=top_name(view, pile))
    if choice.landing is ch.Landing.UNDER:
        return message("{card} goes under {piles}", card=card, piles=pile_words([pile]))
    return message(
        "{card} claims {piles}, {gain}", card=card, piles=pile_words([pile]), gain=gain_words(view, pile)
    )


def _chosen_card_clauses(view: SixpackView, card: int) -> list[Text]:
    """Return clauses about a card that is copied, vetoed, discarded, passed, turned face up or kept."""
    kind = view.question_kind
    play = view.waiting_by_card.get(card)
    if play is not None:
        name = play_name(view, play)
        clause = destination_clause(view, None, view.number_of(play), play.effect)
        if kind == "copy":
            return [as_card_clause(name, clause)]
        if play.seat == view.seat:
            return [message("your own {card}: now {way}", card=name, way=clause)]
        return [message("another player’s {card}: now {way}", card=name, way=clause)]
    if kind == "turn_open":
        return [message("everyone sees {card} from now on", card=card_name(view, card))]
    if kind == "bite":
        return [_gain_clause(view, card)]
    if kind == "pass":
        return [message("gives away {card}: {points}", **_worth_values(view, card))]
    return [message("costs {card}: {points}", **_worth_values(view, card))]


def _gain_clause(view: SixpackView, card: int) -> Text:
    return message("brings {card}: {points}", **_worth_values(view, card))


def _worth_values(view: SixpackView, card: int) -> Mapping[str, str]:
    """Return the values `card` and `points` for a message: a card in words, and what it scores in words."""
    name, hand = card_name(view, card), view.cards[card].hand
    return {
        "card": message("{card}, with a handprint", card=name) if hand else name,
        "points": point_count_words(1 + hand),
    }


def _drive_clauses(view: SixpackView, choice: ch.DriveCards) -> list[Text]:
    """Return clauses about both piles after cards are moved from one to the other."""
    if view.question is None:
        return []
    pile, target = view.question.step.pile, choice.pile
    driven = view.piles[pile][-choice.count :]
    piles = replace_at(view.piles, target, view.piles[target] + driven)
    after = replace(view, piles=replace_at(piles, pile, view.piles[pile][: -choice.count]))
    if after.piles[pile]:
        left = message("{card} stays beneath it", card=top_name(after, pile))
    else:
        left = message("it becomes its own pile")
    return [_pile_clause(after, target), left]


# -- comparison --------------------------------------------------------------------------------------------


def _difference_words(more: float, other: str) -> Text:
    if more > 0:
        return message("{points} points better than {other}.", points=figure(more, 1), other=other)
    return message("{points} points worse than {other}.", points=figure(-more, 1), other=other)


def _choice_name(view: SixpackView, choice: Choice) -> str:
    match choice:
        case ch.LandOn(pile=pile, landing=ch.Landing.CLAIM):
            return message("claiming pile {pile}", pile=pile + 1)
        case ch.LandOn(landing=ch.Landing.BACK):
            return message("taking it back")
        case ch.DriveCards(count=count, pile=pile):
            return message("{cards} to pile {pile}", cards=card_count_words(count), pile=pile + 1)
        case ch.TakeTop(pile=pile):
            return message("the top card of pile {pile}", pile=pile + 1)
        case ch.TakeFromHand(seat=seat, card=0):
            return message("a face-down card from player {number}", number=seat + 1)
    return CHOICES.label(view, choice)
