"""Trials of a card of Sixty-six: exact if all hands are open, otherwise on random deals.

With open hands, the solver gives the result of best play. Otherwise each card is tried on the same random
deals, and all seats continue by rules of thumb from their own views. Solving these deals would prove nothing,
because seats don't see all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.trials import CandidateGroup, CannotTry, Trials, try_choices
from game.cardgames.sixty_six.players.bitboards import PlayRules
from game.cardgames.sixty_six.players.determinization import Deals, Hands
from game.cardgames.sixty_six.players.position import HandPosition, by_ticks
from game.cardgames.sixty_six.players.rules_of_thumb import play_out, plays_of, state_with_hands
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
    worth = by_ticks(view.bid, view.options.moon_value)
    plays = plays_of(view)
    if view.hands:
        hands = view.hands
        hand = OpenHand(
            HandPosition.from_view(view, hands), worth, PlayRules.from_options(view.options), bidders
        )
        each = hand.values_by_card()
        return Trials(
            tuple(CandidateGroup((one,), (float(sign * each[one.card]),)) for one in plays), exact=True
        )
    dealing, generator = Deals(view), Random(chance)

    def try_on(hands: Hands, alive: Sequence[int]) -> list[float]:
        state = state_with_hands(view, hands)
        return [float(sign * worth(play_out(state, plays[place]))) for place in alive]

    drawn = iter(lambda: dealing.draw(generator), None)
    values = try_choices(drawn, deals, len(plays), try_on)
    return Trials(
        tuple(CandidateGroup((one,), tuple(found)) for one, found in zip(plays, values, strict=True))
    )
