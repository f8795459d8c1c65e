"""Trials of every card that may be played in Sixty-six: exact with open hands, otherwise on random deals.

With open hands, the solver gives the result of best play. Otherwise each card is tried on the same random
deals, and all seats continue by rules of thumb from their own views. Solving these deals would prove nothing,
because seats don't see all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.trials import CandidateGroup, CannotTry, Trials, try_choices
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.rules_of_thumb import declaring_plays, play_out, state_with_hands
from game.cardgames.sixty_six.players.solver import OpenHand
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of


def try_all(view: SixtySixView, deals: int, chance: int) -> Trials:
    """Try every card; values are the team's ticks minus the other team's.

    Raises:
        CannotTry: for a bid.
    """
    if view.stage != "play" or view.seat is None or view.bidder is None:
        raise CannotTry("expected a card to play")
    bidders = team_of(view.bidder)
    sign = 1 if team_of(view.seat) == bidders else -1
    ticks = by_ticks(view.bid, view.options.moon_value)
    plays = declaring_plays(view)
    if view.hands:
        hands = view.hands
        hand = OpenHand(HandPosition.from_view(view, hands), ticks, view.options, bidders)
        value_of = hand.values_by_card()
        return Trials(
            tuple(CandidateGroup((play,), (float(sign * value_of[play.card]),)) for play in plays), exact=True
        )
    sampler, generator = Deals(view), Random(chance)

    def try_on(hands: Hands, remaining: Sequence[int]) -> list[float]:
        state = state_with_hands(view, hands)
        return [float(sign * ticks(play_out(state, plays[index]))) for index in remaining]

    drawn = iter(lambda: sampler.draw(generator), None)
    values = try_choices(drawn, deals, len(plays), try_on)
    return Trials(
        tuple(CandidateGroup((play,), tuple(ticks)) for play, ticks in zip(plays, values, strict=True))
    )
