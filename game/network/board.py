"""What a guest's page shows of a match, as pure functions of the seat's view and public information."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from msgspec import Struct

from game.cardgames.kit import Kit
from game.language.message import Language, Text, listed, message, translate
from game.network.messages import (
    PageAnswer,
    PageChair,
    PageGroup,
    PageNews,
    PageResult,
    PageTable,
    PageThing,
    ResultLine,
)
from game.voice.narrator import Names
from game.voice.rounds import rounds_named
from game.voice.sheet import SEAT, Group, Thing

Tell = Callable[[object], str]
"""Translates a text into the guest's language."""
_MOST_WORDED = 200
"""If there are more choices than this, they are sent with labels but without sentences."""


class Seating(Struct, frozen=True):
    """Who sits at a table, and the status of each guest; sets contain seats."""

    names: Names
    faces: tuple[str, ...]
    people: frozenset[int]
    away: frozenset[int] = frozenset()
    replaced: frozenset[int] = frozenset()
    ready: frozenset[int] = frozenset()


class Standing(Struct, frozen=True):
    """The public state of a match.

    Attributes:
        due: the seats with a pending choice.
        points: the finished round's points by seat; empty if it wasn't scored, None during a round.
        ranking: each seat's final rank; None before the match is over.
    """

    round: int
    due: frozenset[int]
    totals: tuple[int, ...]
    points: dict[int, int] | None = None
    ranking: tuple[int, ...] | None = None


def table_message(
    kit: Kit,
    code: str,
    view: Any,
    seat: int | None,
    seating: Seating,
    standing: Standing,
    news: Sequence[tuple[int, str]],
    number: int,
    language: Language,
) -> PageTable:
    """Return the message that shows a match on a guest's page.

    Args:
        view: the view of `seat`, which is None for a spectator.
        news: captions of the last events, with their numbers.
        number: the number of the question that the seat must answer.
    """

    def tell(text: object) -> str:
        return translate(text, language)

    sheet = kit.sheet(view, seating.names)
    asked = seat is not None and seat in standing.due and seat not in seating.replaced
    groups = [_page_group(kit, view, group, tell) for group in sheet.groups if not _is_player_group(group)]
    answers = sheet.answers if asked else ()
    return PageTable(
        title=tell(kit.title),
        game=kit.id,
        code=code,
        round=tell(rounds_named(kit.rules().round_name).numbered(max(standing.round, 1))),
        chairs=_page_chairs(kit, sheet.words_of, seating, standing, tell),
        groups=tuple([group for group in groups if group.things or group.words or group.places]),
        news=tuple([PageNews(one, tell(words)) for one, words in news]),
        seat=seat,
        status="" if asked else tell(_status(seating, standing)),
        question=tell(sheet.question or message("It’s your turn.")) if asked else "",
        number=number if asked else 0,
        answers=tuple(_page_answers(answers, tell)),
        adds=asked and sheet.adds,
        result=_result(kit, seat, seating, standing, tell),
    )


def _is_player_group(group: Group) -> bool:
    return bool(group.things) and all(thing.zone == SEAT for thing in group.things)


def _page_group(kit: Kit, view: Any, group: Group, tell: Tell) -> PageGroup:
    cards = bool(group.cards) or group.places > 0 or group.whole is not None
    own = getattr(view, "hand", ())
    hand = bool(group.cards) and all(thing.card in own for thing in group.cards) and group.whole is None
    kind = "hand" if hand else "cards" if cards else "facts"
    # Things of a kind may all tell the same, as one for each team does.
    things = tuple(dict.fromkeys([_page_thing(kit, view, thing, tell) for thing in group.things]))
    whole = "" if group.whole is None else tell(group.whole.words)
    return PageGroup(tell(group.title), kind, things, whole, group.places)


def _page_thing(kit: Kit, view: Any, thing: Thing, tell: Tell) -> PageThing:
    if thing.card is None:
        return PageThing(tell(thing.words))
    return PageThing(tell(thing.words), tell(thing.face), kit.picture_name(view, thing.card), thing.card)


def _page_answers(answers: Sequence[Any], tell: Tell) -> Iterable[PageAnswer]:
    worded = len(answers) <= _MOST_WORDED
    for one in answers:
        label = tell(one.label)
        yield PageAnswer(label, tell(one.words) if worded else label, one.cards, one.onto)


def _page_chairs(
    kit: Kit, words_of: Callable[[str, int], str], seating: Seating, standing: Standing, tell: Tell
) -> tuple[PageChair, ...]:
    points = kit.narrator().points
    return tuple(
        [
            PageChair(
                name=tell(name),
                face=seating.faces[seat],
                words=tell(words_of(SEAT, seat)),
                points=tell(points(standing.totals[seat])),
                guest=seat in seating.people,
                due=seat in standing.due,
                away=seat in seating.away,
                replaced=seat in seating.replaced,
            )
            for seat, name in enumerate(seating.names)
        ]
    )


def _status(seating: Seating, standing: Standing) -> Text | str:
    if not standing.due:
        return ""
    return message("Waiting for {names}.", names=listed(_named(standing.due, seating)))


def _named(seats: Collection[int], seating: Seating) -> tuple[str, ...]:
    return tuple([seating.names[seat] for seat in sorted(seats)])


def _result(
    kit: Kit, seat: int | None, seating: Seating, standing: Standing, tell: Tell
) -> PageResult | None:
    """Return the result of the finished round or match; None during a round."""
    if standing.points is None and standing.ranking is None:
        return None
    narrator, rules, ranking = kit.narrator(), kit.rules(), standing.ranking
    points, totals = standing.points or {}, standing.totals
    teams = rules.teams(len(totals))
    own = next((team for team in teams if seat in team), ())
    sign = -1 if rules.more_is_better else 1

    def order(team: tuple[int, ...]) -> tuple[int, int]:
        first = team[0]
        return (ranking[first] if ranking else 0, sign * totals[first])

    lines = tuple(
        [
            ResultLine(
                name=tell(listed(_named(team, seating))),
                points=tell(narrator.points(points[team[0]])) if team[0] in points else "",
                total=tell(narrator.points(totals[team[0]])),
                place=ranking[team[0]] if ranking else 0,
                own=team == own,
            )
            for team in sorted(teams, key=order)
        ]
    )
    waits = sorted(seating.people - seating.away - seating.replaced - seating.ready)
    return PageResult(
        title=tell(_title(kit, own, seating, standing)),
        lines=lines,
        waits=tell(message("Waiting for {names}.", names=listed(_named(waits, seating)))) if waits else "",
        ready=seat in seating.ready,
        over=ranking is not None,
    )


def _title(kit: Kit, own: tuple[int, ...], seating: Seating, standing: Standing) -> Text:
    if standing.ranking is None:
        return rounds_named(kit.rules().round_name).numbered(standing.round)
    first = [seat for seat, rank in enumerate(standing.ranking) if rank == 1]
    if not own or not set(own) <= set(first):
        if len(first) == 1:
            return message("{name} wins!", name=seating.names[first[0]])
        return message("{names} win!", names=listed(_named(first, seating)))
    if len(own) > 1:
        return message("Your team wins!")
    return message("You win!") if len(first) == 1 else message("You share first place!")
