"""Play-outs by rules of thumb, in which no seat knows the others' cards.

The solver assumes that all seats, including the agent's, see all hands and find every way out. Real players
don't: a card's result among players who go by their views is the other half of the truth.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.cardgames.sixty_six.players.bitboards import cards_in
from game.cardgames.sixty_six.players.determinization import Hands
from game.cardgames.sixty_six.players.position import HandResult
from game.cardgames.sixty_six.players.rules_of_thumb import sound_play
from game.cardgames.sixty_six.rules.events import MOON, HandScored, PlayCard
from game.cardgames.sixty_six.rules.game import SIXTY_SIX, SixtySixState
from game.cardgames.sixty_six.rules.view import SixtySixView, team_of


def imagined(view: SixtySixView, hands: Hands) -> SixtySixState:
    """Return the match as it stands if the others of a view hold these hands."""
    return SixtySixState(0, tuple(map(cards_in, hands)), replace(view, seat=None, hand=()))


def played_out(state: SixtySixState, card: PlayCard | None = None) -> HandResult:
    """Return the bidders' result if this card (None: a sound one) is played, and then sound ones."""
    while (seat := state.public.asked) is not None:
        state, events = SIXTY_SIX.apply(state, seat, card or sound_play(SIXTY_SIX.view(state, seat)))
        card = None
    (scored,) = [event for event in events if isinstance(event, HandScored)]
    team = team_of(scored.bidder)
    swept = scored.bid == MOON and scored.made
    return HandResult(scored.totals[team], scored.totals[1 - team], swept)
