"""The in-game rules of You Must Be 18!: what the files in `levels/rulebook/` can refer to."""

from __future__ import annotations

from game.cardgames.must_be_18.rulebook.deck_pictures import NumberPiles, StockSizes, TopCombinations
from game.cardgames.must_be_18.rulebook.pictures import BlockedTops, LetterSign, MustBe18Groups
from game.cardgames.must_be_18.rules import events as ev
from game.cardgames.must_be_18.rules.deck import SIX, SIZE, STARTERS, count_numbers, numbers_of, pick_cards
from game.cardgames.must_be_18.rules.game import MUST_BE_18, MustBe18State
from game.cardgames.must_be_18.rules.options import MustBe18Options
from game.cardgames.must_be_18.rules.view import MustBe18View
from game.cardgames.must_be_18.words.choices import CHOICES
from game.cardgames.must_be_18.words.names import card_name, number_list
from game.engine.contract import Choice, Setup
from game.tables.book.binder import Binder
from game.tables.book.groups import ArtPicture, WordLines


def position(
    *hands: str,
    stock: str = "",
    first: int = 0,
    plays: tuple[str, ...] = (),
    options: MustBe18Options | None = None,
) -> MustBe18State:
    """Return the state of a round after these plays, each made by the seat that must choose.

    Hands are written by seat, as dealt, so they include the cards laid since. Hands and stock may be smaller
    than in a match. The stock is written in drawing order.

    Raises:
        ValueError: if the deck doesn't have these cards, no hand has three sixes, or a play is illegal.
    """
    options = options or MustBe18Options()
    free = tuple(range(SIZE))
    dealt = []
    for text in (*hands, stock):
        cards = pick_cards(free, map(int, text), options.deck)
        free = tuple([card for card in free if card not in cards])
        dealt.append(cards)
    held = tuple([tuple(sorted(cards)) for cards in dealt[:-1]])

    seats = len(hands)
    view = MUST_BE_18.initial_view(Setup(seats, 18, options), None)
    view = MUST_BE_18.apply_event(view, ev.RoundStarted(1, (first - 1) % seats, first))
    order = [(first + place) % seats for place in range(seats)]
    for seat in order:
        view = MUST_BE_18.apply_event(view, ev.HandDealt(seat, len(held[seat]), (), len(stock)))
    sixes = {seat: count_numbers(numbers_of(held[seat], options.deck))[SIX - 1] for seat in order}
    if max(sixes.values()) < STARTERS:
        raise ValueError("nobody holds three sixes")
    for seat in order:
        if sixes[seat] >= STARTERS:
            break
        view = MUST_BE_18.apply_event(view, ev.PassedOver(seat))

    state = MustBe18State(18, held, dealt[-1], (), view)
    for words in plays:
        ((choosing, _choices),) = MUST_BE_18.pending(state).items()
        state = MUST_BE_18.apply(state, choosing, find_choice(state, choosing, words)).state
    return state


def find_choice(state: MustBe18State, seat: int, words: str) -> Choice:
    """Return a seat's first choice with this name, such as "5 on 6, 3 on 2"; raise ValueError if none has."""
    view, choices = MUST_BE_18.view(state, seat), MUST_BE_18.pending(state)[seat]
    names = [_choice_name(view, choice) for choice in choices]
    if words not in names:
        raise ValueError(f"{words!r} is not among {', '.join(names)}")
    return choices[names.index(words)]


def _choice_name(view: MustBe18View, choice: Choice) -> str:
    """Return a play as "card on top" pairs in column order; for other choices, the label."""
    match choice:
        case ev.PlayCards(covers=covers):
            return _pair_words(view, covers)
        case ev.OpenColumn(number=number, covers=covers):
            return f"new {number}, {_pair_words(view, covers)}"
    return CHOICES.label(view, choice)


def _pair_words(view: MustBe18View, covers: tuple[ev.Cover, ...]) -> str:
    return ", ".join([f"{number} on {view.tops[column]}" for column, number in covers])


BINDER = Binder(
    MUST_BE_18,
    CHOICES,
    position,
    {
        "groups": MustBe18Groups,
        "piles": NumberPiles,
        "stocks": StockSizes,
        "layouts": TopCombinations,
        "block": BlockedTops,
        "sign": LetterSign,
        "lines": WordLines,
        "art": ArtPicture,
    },
    {"card": card_name, "figures": number_list},
    find_choice,
)
