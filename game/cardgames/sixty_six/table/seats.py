"""The players of Sixty-six around the raft, with hands, names and calls; and the title."""

from __future__ import annotations

from game.cardgames.sixty_six.rules.deck import HAND_SIZE
from game.cardgames.sixty_six.rules.events import MOON, PASS
from game.cardgames.sixty_six.rules.game import SIXTY_SIX
from game.cardgames.sixty_six.rules.view import SEATS, SixtySixView, team_of
from game.cardgames.sixty_six.sheet import Zone, hand_order
from game.cardgames.sixty_six.table.art.cards import draw_card, look_of
from game.cardgames.sixty_six.table.art.coins import draw_halo
from game.cardgames.sixty_six.table.card_places import chair_of, fan_places, open_places, seat_at, side_of
from game.cardgames.sixty_six.table.layout import ChairPlace
from game.cardgames.sixty_six.table.model import SixtySixModel
from game.language.message import Text, message, message_in
from game.tables.art import Art
from game.tables.painting.card_sprites import draw_fan
from game.tables.painting.player import draw_player
from game.tables.raft.drawing import draw_tag
from game.tables.raft.speech import draw_speech
from game.tables.raft.words import draw_title
from game.tables.seats import draw_dealer
from game.ui.drawing.draw import Pen
from game.ui.drawing.palette import BONE, CORAL, GOLD, MINT
from game.ui.drawing.text import Typeface

_CALL = 24.0
_DISC = 22.0


def draw_seats(pen: Pen, art: Art, model: SixtySixModel) -> None:
    view, layout = model.view, model.layout
    if view.round and model.shows_title:
        draw_title(pen, layout.seating, layout.title, SIXTY_SIX.title, _match_words(model.seen))
    for place, chair in enumerate(layout.chairs):
        _draw_seat(pen, art, model, chair, seat_at(view, place))


def team_colour(view: SixtySixView, team: int) -> str:
    """Return a team's colour: mint for the viewer's team (a spectator's first team), coral for the other."""
    return CORAL if side_of(view, team) else MINT


def _match_words(view: SixtySixView) -> list[Text]:
    """Return the words below the title: hand and trick, target, and whether hands are open."""
    where = message("hand {round} · bidding", round=view.round)
    if view.bidder is not None:
        values = {"round": view.round, "trick": min(len(view.tricks) + 1, HAND_SIZE), "tricks": HAND_SIZE}
        where = message("hand {round} · trick {trick} of {tricks}", **values)
    words: list[Text] = [where, message("first to {target}", target=view.options.target)]
    return [*words, message("open hands")] if view.hands else words


# -- a player ------------------------------------------------------------------------------------------


def _draw_seat(pen: Pen, art: Art, model: SixtySixModel, chair: ChairPlace, seat: int) -> None:
    """Draw a player: duck, hand and name, a halo on the player's turn, and the dealer's disc."""
    seen, seating = model.seen, model.layout.seating
    place, bust = chair.place, chair.place.bust
    on_turn, own = seen.asked == seat, seat == model.view.seat
    if on_turn and not own:
        draw_halo(pen, (bust.centerx, bust.centery), bust.width * 1.3, bust.height * 1.15)
    aside = seat == seen.aside
    draw_player(pen, art, model, place, seat, thinks=on_turn and not own, faint=aside)
    if not own and not aside:
        _draw_hand(pen, art, model, chair, seat)
    words, width = model.people[seat].name, bust.width
    if aside:
        words = message_in("a player's tag", "{name} rests", name=words)
        width = 2 * min(place.tag[0], pen.area.width - place.tag[0]) - 8
    colour = GOLD if on_turn and own else team_colour(model.view, team_of(seat))
    draw_tag(pen, words, place.tag, seating.names, width=width, colour=colour)
    if seen.dealer == seat:
        draw_dealer(pen, chair.dealer, max(_DISC * seating.scale, 21.0))
    if model.focused(Zone.SEAT, seat):
        pen.outline(bust.inflate(6, 6), GOLD, radius=18)


def _draw_hand(pen: Pen, art: Art, model: SixtySixModel, chair: ChairPlace, seat: int) -> None:
    """Draw a hand: face up if all hands are open, else as a fan of backs."""
    view = model.view
    if view.hands:
        for card, area in zip(
            hand_order(view.hands[seat]), open_places(chair, view.hand_sizes[seat]), strict=True
        ):
            draw_card(pen, art, model.deck, card, area)
        return
    draw_fan(pen, art, look_of(art, model.deck, None), fan_places(chair, view.hand_sizes[seat]))


# -- calls in bubbles ----------------------------------------------------------------------------------


def draw_calls(pen: Pen, model: SixtySixModel) -> None:
    """Draw the calls of an auction in speech bubbles, until the first card is played."""
    view, seen, seating = model.view, model.seen, model.layout.seating
    if seen.trick or seen.tricks:
        return
    for seat in range(SEATS):
        bid = call_of(seen, seat)
        if bid is None:
            continue
        share = 1.0
        if model.calling is not None and model.calling[0] == seat:
            share = model.calling[1]
        is_highest = seen.high_bid == (seat, bid)
        colour = team_colour(view, team_of(seat)) if is_highest else BONE
        size = seating.letter_size(_CALL if bid else _CALL * 0.8)
        mouth = chair_of(view, model.layout, seat).mouth
        if any(remark.mouth == mouth for remark in model.stage.remarks.shown):
            # The duck is saying something else now.
            continue
        draw_speech(pen, _call_words(bid), mouth, size, face=Typeface.TITLE, colour=colour, share=share)


def call_of(view: SixtySixView, seat: int) -> int | None:
    """Return a seat's call in this hand; None if it hasn't called yet."""
    if view.dealer is None:
        return None
    place = (seat - view.dealer - 1) % SEATS
    return view.calls[place] if place < len(view.calls) else None


def _call_words(bid: int) -> Text:
    if bid == PASS:
        return message_in("said in an auction", "pass")
    # For translators: the bid of a Moon, or below of a number.
    return message("Moon!") if bid == MOON else message_in("said in an auction", "{bid}!", bid=bid)
