"""The names of cards, piles and players in sentences, from one seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.cardgames.sixpack.rules.choices import Play
from game.cardgames.sixpack.rules.deck import Card, sort_by_number
from game.cardgames.sixpack.rules.packs import NEUTRAL
from game.cardgames.sixpack.rules.piles import Tableau
from game.cardgames.sixpack.rules.texts import PACK_TEXTS
from game.cardgames.sixpack.rules.view import SixpackView
from game.language.message import Text, join_items, message, message_in, messages_in, parts, plural
from game.voice.words import card_count_words, number_word

# -- cards -------------------------------------------------------------------------------------------------


def pack_name(pack: str) -> Text:
    return PACK_TEXTS[pack].title


def pack_names(packs: Iterable[str]) -> Text:
    return join_items(
        [
            message_in("several packs of a kind", "{n} {pack}", n=number_word(count), pack=pack_name(pack))
            if count > 1
            else pack_name(pack)
            for pack, count in Counter(packs).items()
        ]
    )


def face_name(card: Card) -> str:
    """Return a card's name, from its pack and number: `4` if neutral, `Veto 4`, `Super Numbers 2 or 5`."""
    number = str(card.number) if card.second is None else join_items([card.number, card.second], "or")
    return number if card.pack == NEUTRAL else _special_name(card.pack, number)


def _special_name(pack: str, number: object) -> Text:
    """Return the name of a special pack's card, such as `Veto 4`."""
    # For translators: the name of a card; the number is "4", or "2 or 5".
    return message_in("a card", "{pack} {number}", pack=pack_name(pack), number=number)


def card_name(view: SixpackView, card: int) -> str:
    """Return a card's name, or `a card` if the listener may not know it."""
    return face_name(view.cards[card]) if card else message_in("a card that is not known", "a card")


def name_with_handprint(view: SixpackView, card: int) -> str:
    """Return a card's name, including its handprint if it has one."""
    words = card_name(view, card)
    return message("{card} with a handprint", card=words) if view.cards[card].hand else words


def hand_names(view: SixpackView, cards: Sequence[int]) -> Text:
    """Return the cards of a hand (at least one) in words, from low to high."""
    return join_items([name_with_handprint(view, card) for card in sort_by_number(view.cards, cards)])


def names_of(view: SixpackView, cards: Iterable[int]) -> Text:
    return join_items([card_name(view, card) for card in cards])


def played_name(view: SixpackView, card: int, number: int) -> str:
    """Return a played card's name, with the number it counts as if that isn't printed, such as `4 as 6`."""
    face = view.cards[card]
    if face.second is not None:
        return _special_name(face.pack, number)
    if number == face.number:
        return face_name(face)
    return message_in(
        "a card and the number that it counts as", "{card} as {number}", card=face_name(face), number=number
    )


def name_with_calculators(view: SixpackView, card: str, calculators: Sequence[int]) -> str:
    """Return a card's name with any Calculators beneath it, such as `4 as 6 on Calculator 2`."""
    if not calculators:
        return card
    return message_in(
        "a card and the cards that it lies on",
        "{card} on {calculators}",
        card=card,
        calculators=names_of(view, calculators),
    )


def play_name(view: SixpackView, play: Play) -> str:
    """Return a waiting card's name with its current number; with both numbers until one is chosen."""
    if any(question.kind == "number" and question.card == play.card for question in view.questions):
        return card_name(view, play.card)
    return played_name(view, play.card, view.number_of(play))


def revealed_name(view: SixpackView, play: Play) -> str:
    """Return a card's name at the reveal, when no number has been chosen yet."""
    face = view.cards[play.card]
    return (
        card_name(view, play.card) if face.second is not None else played_name(view, play.card, play.number)
    )


_SINGULAR_NOUNS = messages_in("one card by its number", "one", "two", "three", "four", "five", "six")
_PLURAL_NOUNS = messages_in(
    "several cards by their number", "ones", "twos", "threes", "fours", "fives", "sixes"
)


def number_noun(number: int, *, many: bool = True) -> Text:
    """Return the noun for cards of a number: `sixes`, or `six` if there aren't `many`."""
    return (_PLURAL_NOUNS if many else _SINGULAR_NOUNS)[number - 1]


# -- counts in words ---------------------------------------------------------------------------------------


def kept_count_words(number: int) -> Text:
    """Return in words how many cards a claim keeps in reversed order, such as `no cards to keep`."""
    if not number:
        return message("no cards to keep")
    return plural("{n} card to keep", "{n} cards to keep", number, n=number_word(number))


def handprint_count_words(number: int) -> Text:
    if not number:
        return message("no handprints")
    return plural("{n} handprint", "{n} handprints", number, n=number_word(number))


def point_count_words(number: int) -> Text:
    return plural("{n} point", "{n} points", number, n=number_word(number))


def cards_and_handprints(cards: int, hands: int) -> Text:
    """Return numbers of cards and of their handprints in words, such as `three cards, one handprint`."""
    return (
        parts(", ", (card_count_words(cards), handprint_count_words(hands))) if cards else card_count_words(0)
    )


# -- piles -------------------------------------------------------------------------------------------------


def top_name(view: SixpackView, pile: int) -> str:
    """Return a pile's top card, with the pile's number if that differs, such as `Seethrough 2, now 5`."""
    face = view.cards[view.piles[pile][-1]]
    numbers = view.tableau.numbers(pile)
    if numbers == face.numbers:
        return face_name(face)
    return message("{card}, now {number}", card=face_name(face), number=join_items(numbers))


def gain_words(view: SixpackView, *piles: int) -> Text:
    """Return in words what claiming one of these piles gains or costs.

    Gains are handprints or, in reversed order, cards to keep.
    """
    gains = [len(view.tableau.kept_cards(pile)) for pile in piles]
    highest = max(gains)
    if len(piles) == 1 and costs_cards(view, piles[0]):
        return (
            message("costs {cards}", cards=card_count_words(highest))
            if highest
            else message("any one of its cards")
        )
    if min(gains) == highest:
        return kept_count_words(highest) if view.reversed else handprint_count_words(highest)
    if view.reversed:
        return plural("up to {n} card to keep", "up to {n} cards to keep", highest, n=number_word(highest))
    return plural("up to {n} handprint", "up to {n} handprints", highest, n=number_word(highest))


def costs_cards(view: SixpackView, pile: int) -> bool:
    """Return whether a Biting Hand in a pile makes claiming it cost cards."""
    return not view.disabled and any(view.cards[card].pack == "biting_hand" for card in view.piles[pile])


def tableau_without_empty_piles(view: SixpackView) -> Tableau:
    """Return a view's tableau without empty piles, which occur while cards are moving."""
    return view.tableau._replace(piles=tuple(pile for pile in view.piles if pile))


def order_words(view: SixpackView) -> Text:
    """Return the current order in words, such as `low to high, closest below, 6 claims`."""
    direction = (
        message("high to low, closest above") if view.reversed else message("low to high, closest below")
    )
    return parts(", ", (direction, _claiming_words(view)))


def _claiming_words(view: SixpackView) -> Text:
    """Return in words which numbers claim, such as `only 3 and 4 claim`."""
    tableau = tableau_without_empty_piles(view)
    extremes = tableau.extremes()
    count, numbers = len(extremes), join_items(extremes)
    if tableau.packs_setting_extremes():
        return plural("only {numbers} claims", "only {numbers} claim", count, numbers=numbers)
    return plural("{numbers} claims", "{numbers} claim", count, numbers=numbers)


# -- players -----------------------------------------------------------------------------------------------


def card_and_player(card: str, player: str) -> Text:
    """Return a card and its player for a list, such as `Veto 4 Bob`."""
    return message_in("a card and its player", "{card} {name}", card=card, name=player)
