"""The players around the table of the set-up: their ducks, names and words."""

from __future__ import annotations

from collections.abc import Callable

from game.language.message import Text, message, message_in, sentences
from game.scenes.cast import duck_of
from game.scenes.menus.table_setup.chairs import Chair
from game.scenes.menus.table_setup.company import YOU, friend_name, is_phone, level_words
from game.scenes.menus.table_setup.ducks import duck_words, even_match_note
from game.scenes.menus.table_setup.plan import MatchPlan
from game.scenes.player_rating import PlayerRating
from game.storage.settings import display_name
from game.tables.company.people import COLOURS, name_or_colour
from game.ui.drawing.mascots.ducks import Duck

_PHONED = Duck("#DDE6EC", "#93A6B4")
"""The duck for a friend with a phone who hasn't joined yet."""


def make_chair(plan: MatchPlan, chair: int, rating: PlayerRating | None, press: Callable[[], None]) -> Chair:
    """Return a chair of the set-up, which shows and names who sits there."""
    company, art = plan.company, plan.context.art
    one = company.chairs[chair]
    if one is None:
        help = message("Invite a duck, or sit there yourself.")
        return Chair(_empty_seat_words(plan, chair), help, None, "", "", press, art)
    seat, count = company.seat_of(chair) + 1, len(company.seated)
    if one == YOU:
        words = message("Seat {n} of {count}: you", n=seat, count=count)
        help = message("Sit anywhere: choose another seat.")
        duck, mine = own_duck(plan)
        return Chair(words, help, duck, mine, "", press, art, own=True)
    if guest := friend_name(one):
        words = message("Seat {n} of {count}: {name}, a friend", n=seat, count=count, name=guest)
        help = message(
            "Plays on this device too. You pass it back and forth, and a curtain hides your cards."
        )
        duck = COLOURS[company.people.index(one)].duck
        return Chair(words, help, duck, guest, message_in("below a duck", "friend"), press, art)
    if is_phone(one):
        words = message("Seat {n} of {count}: a friend’s phone", n=seat, count=count)
        help = message("Anyone with a phone or a browser. You’ll see how to join.")
        return Chair(words, help, _PHONED, "?", message_in("below a duck", "phone"), press, art)
    found, name = plan.context.cast.opponent(one), _name_of(plan, one)
    words = message("Seat {n} of {count}: {name}", n=seat, count=count, name=name)
    if found is None:
        return Chair(words, "", Duck(), name, "", press, art)
    under = level_words(found.level)
    if plan.is_partner(chair):
        words = message("Seat {n} of {count}: {name}, your partner", n=seat, count=count, name=name)
        under = message_in("below a duck", "partner")
    brought = plan.wished_labels().get(one)
    # For translators: {what} is what a duck brings to the table, such as the name of a pack.
    brings = message("Brings {what}.", what=brought) if brought else ""
    even = even_match_note(found, rating)
    return Chair(words, sentences(duck_words(found), even, brings), duck_of(found), name, under, press, art)


def own_duck(plan: MatchPlan) -> tuple[Duck, str]:
    """Return the player's duck and name; among friends, the duck has the player's colour."""
    name, people = plan.context.settings.name, plan.company.people
    if len(people) == 1:
        return plan.context.art.own_duck, display_name(name)
    number = people.index(YOU)
    return COLOURS[number].duck, name_or_colour(name, number)


def _empty_seat_words(plan: MatchPlan, chair: int) -> Text:
    """Return the words for an empty chair, with the names of its neighbours unless one is a phone."""
    neighbours = plan.company.neighbours(chair)
    names = [_name_of(plan, one) for one in neighbours if one != YOU and not is_phone(one)]
    if len(names) == 2:
        return message("An empty seat between {first} and {second}", first=names[0], second=names[1])
    if names and YOU in neighbours:
        return message("An empty seat between you and {name}", name=names[0])
    return message("An empty seat")


def _name_of(plan: MatchPlan, one: str) -> str:
    """Return the name of a duck, or of a friend at this machine."""
    found = plan.context.cast.opponent(one)
    return friend_name(one) or (one if found is None else found.name)
