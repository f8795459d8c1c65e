"""The play of a hand in words: cards, marriages and tricks, from the listener's view."""

from __future__ import annotations

from game.cardgames.sixty_six.rules import events as ev
from game.cardgames.sixty_six.rules.deck import HAND_SIZE, POINTS, SUIT_OF, points_of
from game.cardgames.sixty_six.rules.foresight import makes_trump
from game.cardgames.sixty_six.rules.legality import winning_play
from game.cardgames.sixty_six.rules.scoring import counted_marriages
from game.cardgames.sixty_six.rules.view import Play, SixtySixView, team_of
from game.cardgames.sixty_six.words.names import (
    SUIT_NAMES,
    card_name,
    card_with_article,
    is_own,
    name_at_start,
    player_words,
    players_of_team,
    point_count_words,
    suit_name,
    team_words,
    teams_in_order,
)
from game.language.message import Text, capital, message, message_in, parts, sentence, sentences
from game.voice.narrator import Names, Verbosity


def card_laid_words(
    event: ev.CardLaid, before: SixtySixView, after: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    """Return the words for a played card, and for the trump suit if the card makes it."""
    if verbosity < Verbosity.NORMAL:
        values = {"name": name_at_start(after, event.seat, names), "card": card_name(event.card)}
        if before.trick or not makes_trump(before):
            return message("{name}: {card}.", **values)
        return message("{name}: {card}, {suit} are trump.", **values, suit=suit_name(event.card))
    words = _follow_words(event, before, names) if before.trick else _lead_words(event, before, names)
    if verbosity >= Verbosity.FULL and 1 < len(after.trick) < after.players:
        return sentences(words, trick_leader_words(after, names))
    return words


def _lead_words(event: ev.CardLaid, before: SixtySixView, names: Names) -> Text:
    own, name = event.seat == before.seat, player_words(before, event.seat, names)
    card, suit = card_with_article(event.card), suit_name(event.card)
    if event.automatic:
        if own:
            return message("Last trick: you lead {card}.", card=card)
        return message("Last trick: {name} leads {card}.", name=name, card=card)
    name = capital(name)
    if not makes_trump(before):
        return (
            message("You lead {card}.", card=card)
            if own
            else message("{name} leads {card}.", name=name, card=card)
        )
    if own:
        return message("You lead {card}: {suit} are trump.", card=card, suit=suit)
    return message("{name} leads {card}: {suit} are trump.", name=name, card=card, suit=suit)


def _follow_words(event: ev.CardLaid, before: SixtySixView, names: Names) -> Text:
    """Return the words for a card that follows suit, trumps the trick, or is discarded."""
    own, suit = event.seat == before.seat, SUIT_OF[event.card]
    name, card = name_at_start(before, event.seat, names), card_with_article(event.card)
    if suit == SUIT_OF[before.trick[0][1]]:
        if own:
            return message("You play {card}.", card=card)
        return message("{name} plays {card}.", name=name, card=card)
    if suit == before.trump:
        if own:
            return message("You trump with {card}.", card=card)
        return message("{name} trumps with {card}.", name=name, card=card)
    if own:
        return message_in("an off-suit card", "You discard {card}.", card=card)
    return message_in("an off-suit card", "{name} discards {card}.", name=name, card=card)


def trick_leader_words(view: SixtySixView, names: Names) -> Text:
    """Return in words who is winning the current trick, and its points."""
    seat, _card = winning_play(view.trick, view.trump)
    worth = point_count_words(points_of(tuple([card for _seat, card in view.trick])))
    if seat == view.seat:
        return message("You’re winning the trick: {points} so far.", points=worth)
    return message(
        "{name} is winning the trick: {points} so far.", name=name_at_start(view, seat, names), points=worth
    )


def marriage_words(
    event: ev.MarriageAnnounced, view: SixtySixView, names: Names, verbosity: Verbosity
) -> Text:
    """Return the words for a marriage: its points, and at higher verbosity its suit, team and player."""
    team, trump = team_of(event.seat), event.suit == view.trump
    values = {
        "name": name_at_start(view, event.seat, names),
        "suit": SUIT_NAMES[event.suit],
        "points": event.points,
        "names": players_of_team(view, team, names),
    }
    if verbosity < Verbosity.NORMAL:
        return message("Marriage: {points}.", **values)
    if verbosity < Verbosity.FULL:
        if is_own(view, team):
            return message("Marriage in {suit}: {points} for your team.", **values)
        return message("Marriage in {suit}: {points} for {names}.", **values)
    if event.seat == view.seat:
        if trump:
            return message("You declare the trump marriage in {suit}: {points} for your team.", **values)
        return message("You declare the marriage in {suit}: {points} for your team.", **values)
    if is_own(view, team):
        if trump:
            return message("{name} declares the trump marriage in {suit}: {points} for your team.", **values)
        return message("{name} declares the marriage in {suit}: {points} for your team.", **values)
    if trump:
        return message("{name} declares the trump marriage in {suit}: {points} for {names}.", **values)
    return message("{name} declares the marriage in {suit}: {points} for {names}.", **values)


def trick_won_words(event: ev.TrickWon, view: SixtySixView, names: Names, verbosity: Verbosity) -> Text:
    """Return the words for a won trick, with both teams' points at full verbosity."""
    own, name = event.seat == view.seat, name_at_start(view, event.seat, names)
    worth = point_count_words(event.points)
    if verbosity < Verbosity.NORMAL:
        if own:
            return message("You win {points}.", points=event.points)
        return message("{name} wins {points}.", name=name, points=event.points)
    if verbosity < Verbosity.FULL:
        if own:
            return message("You win the trick: {points}.", points=worth)
        return message("{name} wins the trick: {points}.", name=name, points=worth)
    if own:
        words = message("You win trick {number}: {points}.", number=event.number, points=worth)
    else:
        words = message("{name} wins trick {number}: {points}.", name=name, number=event.number, points=worth)
    if view.options.show_points and event.number < HAND_SIZE:
        return sentences(words, team_points_words(view, names))
    return words


def team_points_words(view: SixtySixView, names: Names) -> Text:
    """Return in words each team's points in this hand, including marriages that count."""
    taken = []
    marriages = counted_marriages(view)
    for team in teams_in_order(view):
        values = {
            "side": team_words(view, team, names),
            "points": view.points[team] + marriages[team],
            "marriages": marriages[team],
        }
        if marriages[team]:
            taken.append(message("{side} {points}, including {marriages} from marriages", **values))
        else:
            taken.append(message_in("a side and its points", "{side} {points}", **values))
    return sentence(capital(parts("; ", taken)))


def card_words(view: SixtySixView, card: int) -> Text:
    """Return a card in words, such as "ace of clubs, 11 points, trump"."""
    name, worth = card_name(card), point_count_words(POINTS[card])
    if SUIT_OF[card] == view.trump:
        return message("{card}, {points}, trump", card=name, points=worth)
    return message("{card}, {points}", card=name, points=worth)


def plays_words(view: SixtySixView, plays: tuple[Play, ...], names: Names) -> Text:
    """Return a trick's plays in words, such as "You led the ace of hearts; Bob nine of hearts"."""
    (leader, led), *others = plays
    if leader == view.seat:
        first = message("you led {card}", card=card_with_article(led))
    else:
        first = message(
            "{name} led {card}", name=player_words(view, leader, names), card=card_with_article(led)
        )
    followed = [
        message_in(
            "a player and a card", "{name} {card}", name=player_words(view, seat, names), card=card_name(card)
        )
        for seat, card in others
    ]
    return sentence(capital(parts("; ", [first, *followed])))
