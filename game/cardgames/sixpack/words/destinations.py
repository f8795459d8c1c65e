"""Where a card would go and what that would change, as clauses and as short texts."""

from __future__ import annotations

from collections.abc import Sequence

from game.cardgames.sixpack.rules.choices import Landing, LayCard
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS
from game.cardgames.sixpack.rules.piles import Piles, Tableau, possible_landings, read_piles
from game.cardgames.sixpack.rules.view import SixpackView
from game.cardgames.sixpack.words.names import costs_cards, gain_words, top_name
from game.engine.fold import replace_at
from game.language.message import Text, join_items, message, message_in, parts, plural


def as_card_clause(card: str, clause: Text) -> Text:
    """Return `clause`, about where a card goes, after what it counts as, such as `as 4, it goes on 3`."""
    # For translators: the way is a clause such as "it goes on 3".
    return message("as {card}, {way}", card=card, way=clause)


def destination_clause(view: SixpackView, card: str | None, number: int, pack: str = NEUTRAL) -> Text:
    """Return a clause about where a card of this number would go, such as `4 goes on 3`.

    Without a `card`, it's about "it", and follows words such as "now".
    """
    possible = possible_landings(view.tableau, number, pack)
    piles_by_landing = _group_by_landing(possible.landings)
    fits, it = bool(possible.nearest or possible.equal), card is None
    if Landing.CLAIM in piles_by_landing:
        claimed = piles_by_landing.pop(Landing.CLAIM)
        values = {"card": card, "piles": pile_words(claimed), "gain": gain_words(view, *claimed)}
        if Landing.PLACE in piles_by_landing:
            values["top"] = _tops_words(view, piles_by_landing[Landing.PLACE])
            if it:
                return message("it goes on {top} or claims {piles}, {gain}", **values)
            return message("{card} goes on {top} or claims {piles}, {gain}", **values)
        if Landing.BACK in piles_by_landing:
            if it:
                return message("it returns to hand or claims {piles}, {gain}", **values)
            return message("{card} returns to hand or claims {piles}, {gain}", **values)
        if not fits:
            if it:
                return message("it fits nowhere and claims {piles}, {gain}", **values)
            return message("{card} fits nowhere and claims {piles}, {gain}", **values)
        if it:
            return message("it claims {piles}, {gain}", **values)
        return message("{card} claims {piles}, {gain}", **values)
    if Landing.PLACE in piles_by_landing:
        top = _tops_words(view, piles_by_landing[Landing.PLACE])
        return (
            message("it goes on {top}", top=top)
            if it
            else message("{card} goes on {top}", card=card, top=top)
        )
    if Landing.UNDER in piles_by_landing:
        under = pile_words(piles_by_landing[Landing.UNDER])
        if it:
            return message("it fits nowhere and goes under {piles}", piles=under)
        return message("{card} fits nowhere and goes under {piles}", card=card, piles=under)
    if not fits:
        if it:
            return message("it fits nowhere and returns to hand")
        return message("{card} fits nowhere and returns to hand", card=card)
    return message("it returns to hand") if it else message("{card} returns to hand", card=card)


def pile_words(piles: Sequence[int]) -> Text:
    """Return piles in words, such as `any pile` or `pile 1 or 2`."""
    if len(piles) == 3:
        return message("any pile")
    return message("pile {piles}", piles=join_items([pile + 1 for pile in piles], "or"))


def _tops_words(view: SixpackView, piles: Sequence[int]) -> Text:
    """Return the different top cards of these piles in words, such as `2, 3 or Veto 3`."""
    return join_items(list(dict.fromkeys(top_name(view, pile) for pile in piles)), "or")


def moves_cards_first(view: SixpackView, pack: str) -> bool:
    """Return whether a card moves cards before it lands, so that the result can't be predicted."""
    return bool(PACKS[pack].before_landing) and not view.disabled


def piles_after(view: SixpackView, pile: int, landing: Landing, cards: tuple[int, ...]) -> Piles:
    beneath = {Landing.PLACE: view.piles[pile] + cards, Landing.UNDER: cards + view.piles[pile]}
    return replace_at(view.piles, pile, beneath.get(landing, cards))


def change_clauses(view: SixpackView, piles: Piles) -> list[Text]:
    """Return clauses about the effects, order or extremes that would change if the piles became these."""
    now, later = view.tableau, read_piles(view.cards, piles)
    if later.disabled != now.disabled:
        lost = later.disabled
        return [message("then no card has an effect") if lost else message("then effects work again")]
    if later.reversed != now.reversed:
        return [
            message("then the order reverses")
            if later.reversed
            else message("then the order is normal again")
        ]
    if later.extremes() != now.extremes():
        return [_claims_clause(later)]
    return []


def _claims_clause(tableau: Tableau) -> Text:
    extremes = tableau.extremes()
    count, numbers = len(extremes), join_items(extremes)
    if tableau.packs_setting_extremes():
        return plural("then only {numbers} claims", "then only {numbers} claim", count, numbers=numbers)
    return plural("then {numbers} claims", "then {numbers} claim", count, numbers=numbers)


def destination_words(view: SixpackView, card: int) -> str:
    """Return in words where a hand card would go now, for each number it can count as."""
    if not view.piles or not all(view.piles):
        return ""
    pack = view.cards[card].pack
    if pack == "copycat" and not view.disabled:
        return message("copies another card")
    numbers = view.tableau.lay_numbers(LayCard(card))
    goals = [
        _landings_words(view, possible_landings(view.tableau, number, pack).landings) for number in numbers
    ]
    if len(goals) == 1:
        return goals[0]
    return parts(
        "; ",
        [
            message_in("a number and where it goes", "{number} {goal}", number=number, goal=goal)
            for number, goal in zip(numbers, goals, strict=True)
        ],
    )


def is_costly(view: SixpackView, card: int) -> bool:
    """Return whether, at best, a hand card would now return to the hand or claim a pile that costs cards."""
    pack = view.cards[card].pack
    numbers = view.tableau.lay_numbers(LayCard(card))
    offered = [pair for number in numbers for pair in possible_landings(view.tableau, number, pack).landings]
    return bool(offered) and all(
        landing is Landing.BACK or (landing is Landing.CLAIM and costs_cards(view, pile))
        for pile, landing in offered
    )


def _landings_words(view: SixpackView, found: tuple[tuple[int, Landing], ...]) -> Text:
    """Return landings in words, joined by "or", such as `on pile 1 or 2 or back to your hand`."""
    return join_items(
        [_landing_words(view, landing, piles) for landing, piles in _group_by_landing(found).items()], "or"
    )


def _group_by_landing(landings: tuple[tuple[int, Landing], ...]) -> dict[Landing, list[int]]:
    piles_by_landing: dict[Landing, list[int]] = {}
    for pile, landing in landings:
        piles_by_landing.setdefault(landing, []).append(pile)
    return piles_by_landing


def _landing_words(view: SixpackView, landing: Landing, piles: list[int]) -> Text:
    numbers = join_items([pile + 1 for pile in piles], "or")
    match landing:
        case Landing.PLACE:
            return message("on pile {piles}", piles=numbers)
        case Landing.UNDER:
            return message("under pile {piles}", piles=numbers)
        case Landing.CLAIM:
            gain = gain_words(view, *piles)
            if len(piles) == len(view.piles):
                return message("claims any pile: {gain}", gain=gain)
            return message("claims pile {piles}: {gain}", piles=numbers, gain=gain)
        case Landing.BACK:
            return message("back to your hand")
