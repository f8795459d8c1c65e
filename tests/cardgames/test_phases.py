"""The phase of a match that each event belongs to; an event without one here is part of the resolution."""

from typing import get_args

import pytest

from game.cardgames.registry import GAMES, rules_of
from game.engine.contract import Phase

PHASES = {
    "six_takes": {
        Phase.DEALING: "RoundStarted RowsLaid HandDealt DraftLaid",
        Phase.CHOOSING: "CardPicked TurnStarted CardChosen",
        Phase.REVEALING: "CardsRevealed",
        Phase.SCORING: "RoundScored SeatWentOut",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "sixpack": {
        Phase.DEALING: "RoundStarted HandDealt PilesLaid",
        Phase.CHOOSING: "TurnStarted CardLaid PassChosen",
        Phase.REVEALING: "CardsRevealed",
        Phase.SCORING: "RoundScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "sixty_six": {
        Phase.DEALING: "RoundStarted HandDealt HandsShown",
        Phase.CHOOSING: "BidMade Passed AuctionWon HandLaidAside",
        Phase.SCORING: "ThrownIn HandScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
    "must_be_18": {
        Phase.DEALING: "RoundStarted HandDealt PassedOver DrawnToStart Redealt",
        Phase.SCORING: "RoundScored",
        Phase.MATCH_OVER: "MatchEnded",
    },
}


@pytest.mark.parametrize("game", GAMES)
def test_each_event_has_its_phase(game: str) -> None:
    phases = {kind.__name__: kind.phase for kind in get_args(rules_of(game).event_types)}
    named = {name: phase for phase, names in PHASES[game].items() for name in names.split()}
    assert phases == dict.fromkeys(phases, Phase.RESOLVING) | named
