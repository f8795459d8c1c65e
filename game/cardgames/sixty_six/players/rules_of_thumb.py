"""Rules of thumb: the card play of a sound player without look-ahead.

A card's value depends on the current trick: whether the seat's team wins it, the points in it and on the
card, a marriage, and what the card would be worth later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from game.cardgames.sixty_six.players.bitboards import cards_in, mask_of
from game.cardgames.sixty_six.players.determinization import Hands
from game.cardgames.sixty_six.players.hand_strength import margin
from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.rules import foresight
from game.cardgames.sixty_six.rules.deck import ABOVE, HAND_SIZE, MATES, POINTS, RANK_OF, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.events import MOON, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.inference import HandKnowledge
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, partner_of, team_of

_RUFF: Final = 0.3
"""The probability that a trump in an unknown hand may beat a card of another suit."""

_LEAD: Final = 6
"""The value of winning the next lead, in points."""

_CONTROL: Final = (0, 0, 1, 1, 3, 5)
"""The value of keeping a card of each rank, in points; double in trump."""

_MARRIAGE_KEPT: Final = 8
"""The value of keeping a marriage together, in points."""


def declaring_plays(view: SixtySixView) -> list[PlayCard]:
    """Return the viewer's legal plays, with all marriages declared."""
    plays = [choice for choice in SIXTY_SIX.choices(view) if isinstance(choice, PlayCard)]
    return [play for play in plays if play.announce or PlayCard(play.card, announce=True) not in plays]


def heuristic_play(view: SixtySixView, bonus: Callable[[PlayCard], float] = lambda _choice: 0.0) -> PlayCard:
    """Return the card with the highest value in this trick, including a style's `bonus` in points."""
    plays = declaring_plays(view)
    if len(plays) == 1:
        return plays[0]
    values = dict(zip(plays, card_values(view, [choice.card for choice in plays]), strict=True))
    return max(plays, key=lambda choice: values[choice] + bonus(choice))


def card_values(view: SixtySixView, cards: Iterable[int]) -> list[float]:
    """Return the value of each card to the viewer's seat, in points."""
    known = HandKnowledge.from_view(view)
    return [_card_value(view, card, known) for card in cards]


def _card_value(view: SixtySixView, card: int, known: HandKnowledge) -> float:
    win = chance_to_take(view, card, known)
    stake = points_of(tuple([played for _seat, played in foresight.trick_with(view, card)]))
    value = (2 * win - 1) * stake + win * _LEAD - _keeping_value(view, card)
    if not view.trick:
        value += foresight.marriage_points_of(view, card)
        if foresight.makes_trump(view):
            value += margin(mask_of(view.hand), SUIT_OF[card])
    return value


def chance_to_take(view: SixtySixView, card: int, known: HandKnowledge | None = None) -> float:
    """Estimate the chance that the viewer's team wins the trick with this card (see `beating_cards`)."""
    assert view.seat is not None
    winner, _best = foresight.winning_play_with(view, card)
    partner = partner_of(view.seat)
    if team_of(winner) == team_of(view.seat):
        return _chance_unbeaten(view, card, foresight.opponents_after(view), known)
    return (
        1 - _chance_unbeaten(view, card, (partner,), known) if partner in foresight.seats_after(view) else 0.0
    )


def _chance_unbeaten(
    view: SixtySixView, card: int, by: tuple[int, ...], known: HandKnowledge | None
) -> float:
    """Return the probability that none of these seats can beat the winning card."""
    _seat, best = foresight.winning_play_with(view, card)
    share = len(by) / (SEATS - 1)
    chance = 1.0
    for threat in foresight.beating_cards(view, card, by, known):
        chance *= 1 - share * (1 if threat in ABOVE[best] else _RUFF)
    return chance


def _keeping_value(view: SixtySixView, card: int) -> float:
    """Return the value of keeping a card, apart from its points."""
    value = float(_CONTROL[RANK_OF[card]])
    if SUIT_OF[card] == foresight.trump_with(view, card):
        value *= 2
    if view.trick and MATES[card] in view.hand and len(view.tricks) < HAND_SIZE - 2:
        value += _MARRIAGE_KEPT
    return value + POINTS[card] / 100


def state_with_hands(view: SixtySixView, hands: Hands) -> SixtySixState:
    """Return a state that combines a view with these hands."""
    return SixtySixState(0, tuple(map(cards_in, hands)), replace(view, seat=None, hand=()))


def play_out(state: SixtySixState, card: PlayCard | None = None) -> HandResult:
    """Play `card`, if given, and the rest of the hand by rules of thumb; return the bidders' result."""
    while (seat := state.public.asked) is not None:
        state, events = SIXTY_SIX.apply(state, seat, card or heuristic_play(SIXTY_SIX.view(state, seat)))
        card = None
    (scored,) = [event for event in events if isinstance(event, HandScored)]
    team = team_of(scored.bidder)
    swept = scored.bid == MOON and scored.made
    return HandResult(scored.totals[team], scored.totals[1 - team], swept)
