"""What a guest's page shows of a match: pure functions of the seat's view and public information."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from game.cardgames.kit import Kit
from game.engine.contract import Setup
from game.language.message import Language, Text, join_items, message, translate
from game.network import messages
from game.voice.narrator import Names
from game.voice.rounds import rounds_named
from game.voice.sheet import SEAT, Group, Sheet, Thing

Localize = Callable[[object], str]
"""A function that translates a text into the guest's language."""
_MOST_WORDED = 200
"""If there are more choices than this, they are sent with labels but without sentences."""


class PublicTable(Struct, frozen=True):
    """What everybody may know about a table; all sets contain seats.

    Attributes:
        people: the seats of people, of whom some may be `away`, `replaced` by a duck, or `ready` to continue.
        due: the seats with a pending choice.
        points: the finished round's points by seat; empty if it wasn't scored, None during a round.
        ranking: each seat's final rank; None before the match is over.
    """

    names: Names
    faces: tuple[str, ...]
    people: frozenset[int]
    away: frozenset[int]
    replaced: frozenset[int]
    ready: frozenset[int]
    round: int
    due: frozenset[int]
    totals: tuple[int, ...]
    points: dict[int, int] | None
    ranking: tuple[int, ...] | None


def table_message(
    kit: Kit,
    code: str,
    view: Any,
    seat: int | None,
    public: PublicTable,
    news: Sequence[tuple[int, str]],
    number: int,
    language: Language,
) -> messages.PageTable:
    """Return the message that shows a match on a guest's page.

    Args:
        view: the view of `seat`, which is None for a spectator.
        news: captions of the last events, with their numbers.
        number: the number of the question that the seat must answer.
    """

    def localize(text: object) -> str:
        return translate(text, language)

    sheet = kit.sheet(view, public.names)
    is_asked = seat is not None and seat in public.due and seat not in public.replaced
    groups = [
        _page_group(kit, view, group, localize) for group in sheet.groups if not _is_player_group(group)
    ]
    answers = sheet.answers if is_asked else ()
    return messages.PageTable(
        title=localize(kit.title),
        game=kit.id,
        code=code,
        round=localize(rounds_named(kit.rules().round_name).title(max(public.round, 1))),
        chairs=_page_chairs(kit, view, sheet, public, localize),
        groups=tuple([group for group in groups if group.things or group.words or group.places]),
        news=tuple([messages.PageNews(number_of_news, localize(words)) for number_of_news, words in news]),
        seat=seat,
        status="" if is_asked else localize(_waiting_words(public.due, public)),
        question=localize(sheet.question or message("It’s your turn.")) if is_asked else "",
        number=number if is_asked else 0,
        answers=tuple(_page_answers(answers, localize)),
        adds=is_asked and sheet.adds,
        result=_result(kit, seat, public, localize),
    )


def rules_message(kit: Kit, language: Language) -> messages.Rules:
    """Return the rulebook's pages before its first example; raises BadLevel if it can't be used."""
    rules = kit.rules()
    view = rules.initial_view(Setup(rules.usual_seats, 0, rules.options()), None)
    pages = []
    for page in takewhile(lambda page: page.is_text, kit.rulebook()):
        paragraphs = []
        for paragraph in page.paragraphs:
            row = tuple([kit.picture_name(view, card) for card in paragraph.row])
            paragraphs.append(
                messages.PageParagraph(
                    translate(paragraph.words, language),
                    paragraph.is_picture,
                    (row,) if any(row) else paragraph.pictures,
                    tuple([translate(words, language) for words in paragraph.under]),
                )
            )
        pages.append(messages.PageRules(translate(page.title, language), tuple(paragraphs)))
    title = translate(message("Rules of {game}", game=kit.title), language)
    return messages.Rules(title, kit.id, tuple(pages))


def _is_player_group(group: Group) -> bool:
    return bool(group.things) and all(thing.zone == SEAT for thing in group.things)


def _page_group(kit: Kit, view: Any, group: Group, localize: Localize) -> messages.PageGroup:
    cards = bool(group.cards) or group.places > 0 or group.whole is not None
    own = getattr(view, "hand", ())
    hand = bool(group.cards) and all(thing.card in own for thing in group.cards) and group.whole is None
    kind = "hand" if hand else "cards" if cards else "facts"
    # Several things may have the same description, such as one for each team.
    things = tuple(dict.fromkeys([_page_thing(kit, view, thing, localize) for thing in group.things]))
    whole = "" if group.whole is None else localize(group.whole.words)
    return messages.PageGroup(localize(group.title), kind, things, whole, group.places)


def _page_thing(kit: Kit, view: Any, thing: Thing, localize: Localize) -> messages.PageThing:
    if thing.card is None:
        return messages.PageThing(localize(thing.words))
    return messages.PageThing(
        localize(thing.words), localize(thing.face), kit.picture_name(view, thing.card), thing.card
    )


def _page_answers(answers: Sequence[Any], localize: Localize) -> Iterable[messages.PageAnswer]:
    with_sentences = len(answers) <= _MOST_WORDED
    for answer in answers:
        label = localize(answer.label)
        yield messages.PageAnswer(
            label, localize(answer.words) if with_sentences else label, answer.cards, answer.onto
        )


def _page_chairs(
    kit: Kit, view: Any, sheet: Sheet, public: PublicTable, localize: Localize
) -> tuple[messages.PageChair, ...]:
    points, held = kit.narrator().points, getattr(view, "hand_sizes", ())
    faces = {thing.key: thing.face for group in sheet.groups for thing in group.things if thing.zone == SEAT}
    return tuple(
        [
            messages.PageChair(
                name=localize(name),
                face=public.faces[seat],
                words=localize(sheet.words_of(SEAT, seat)),
                points=localize(faces.get(seat) or points(public.totals[seat])),
                cards=held[seat] if held else -1,
                guest=seat in public.people,
                due=seat in public.due,
                away=seat in public.away,
                replaced=seat in public.replaced,
            )
            for seat, name in enumerate(public.names)
        ]
    )


def _waiting_words(seats: Collection[int], public: PublicTable) -> Text | str:
    return message("Waiting for {names}.", names=join_items(_names_of(seats, public))) if seats else ""


def _names_of(seats: Collection[int], public: PublicTable) -> tuple[str, ...]:
    return tuple([public.names[seat] for seat in sorted(seats)])


def _result(
    kit: Kit, seat: int | None, public: PublicTable, localize: Localize
) -> messages.PageResult | None:
    """Return the result of the finished round or match; None during a round."""
    if public.points is None and public.ranking is None:
        return None
    narrator, rules, ranking = kit.narrator(), kit.rules(), public.ranking
    points, totals = public.points or {}, public.totals
    teams = rules.teams(len(totals))
    own_team = next((team for team in teams if seat in team), ())
    sign = -1 if rules.more_is_better else 1

    def order(team: tuple[int, ...]) -> tuple[int, int]:
        first = team[0]
        return (ranking[first] if ranking else 0, sign * totals[first])

    lines = tuple(
        [
            messages.ResultLine(
                name=localize(join_items(_names_of(team, public))),
                points=localize(narrator.points(points[team[0]])) if team[0] in points else "",
                total=localize(narrator.points(totals[team[0]])),
                place=ranking[team[0]] if ranking else 0,
                own=team == own_team,
                faces=tuple([public.faces[seat] for seat in team]),
            )
            for team in sorted(teams, key=order)
        ]
    )
    not_ready = public.people - public.away - public.replaced - public.ready
    return messages.PageResult(
        title=localize(_result_title(kit, own_team, public)),
        lines=lines,
        waits=localize(_waiting_words(not_ready, public)),
        ready=seat in public.ready,
        over=ranking is not None,
    )


def _result_title(kit: Kit, own_team: tuple[int, ...], public: PublicTable) -> Text:
    if public.ranking is None:
        return rounds_named(kit.rules().round_name).title(public.round)
    winners = [seat for seat, rank in enumerate(public.ranking) if rank == 1]
    if not own_team or not set(own_team) <= set(winners):
        if len(winners) == 1:
            return message("{name} wins!", name=public.names[winners[0]])
        return message("{names} win!", names=join_items(_names_of(winners, public)))
    if len(own_team) > 1:
        return message("Your team wins!")
    return message("You win!") if len(winners) == 1 else message("You share first place!")
