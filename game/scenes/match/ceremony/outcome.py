"""The outcome of a round in words: winners, standings, broken records and last remarks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.language.message import Text, capital, join_items, message, parts, plural, sentence, sentences
from game.scenes.match.ceremony.party import Lane, Party, lanes_of, parties
from game.scenes.match.ceremony.timing import CeremonyTimes, times_of
from game.scenes.match_mode.par_words import Terms
from game.scenes.screens import MatchControls
from game.storage.history.records import MatchRecord, Statistics, summarize
from game.tables.company.people import Person
from game.voice.summary import Summary
from game.voice.words import card_count_words, number_word


def heading(terms: Terms, summary: Summary) -> Text:
    """Return the round's number as a heading, with the number of rounds if it's known."""
    if summary.rounds > 1:
        return terms.rounds.title_of(summary.round, summary.rounds)
    return terms.rounds.title(summary.round)


def winning_parties(parties: Sequence[Party]) -> list[Party]:
    return [party for party in parties if party.rank == 1]


def winners_words(parties: Sequence[Party]) -> Text:
    """Return the winners as a title; with several people at the machine, names replace "you"."""
    won = winning_parties(parties)
    names = [name for party in won for name in party.names]
    if len(names) == 1:
        alone = won[0].own and sum(party.own for party in parties) == 1
        return message("You win!") if alone else message("{name} wins!", name=names[0])
    if len(won) == 1:
        return message("{names} win!", names=join_items(names))
    return message("{names} share the win!", names=join_items(names))


class CeremonyWords(NamedTuple):
    """The text of a ceremony; `quote` is what a winner says, or empty, and `spoken` names the winner, too."""

    title: str
    quote: str
    records: tuple[Text, ...] = ()
    spoken: str = ""


class PartyRemark(NamedTuple):
    party: Party
    person: Person
    words: str

    @property
    def spoken(self) -> Text:
        return message("{name}: “{words}”", name=self.person.name, words=self.words)


def choose_remark(parties: Sequence[Party], occasion: str, number: int) -> PartyRemark | None:
    """Return a remark by the first player who has one for an occasion, or None; `number` selects a line."""
    for party in parties:
        for person in party.people:
            lines = person.says.get(occasion, ())
            if lines:
                return PartyRemark(party, person, lines[number % len(lines)])
    return None


def quoted(said: PartyRemark, parties: Sequence[Party]) -> Text:
    """Quote a remark, with the speaker's name if several players share the honour."""
    if len(parties) == 1 and len(parties[0].people) == 1:
        return message("“{words}”", words=said.words)
    return said.spoken


def standing_words(terms: Terms, summary: Summary, parties: Sequence[Party], *, over: bool) -> Text:
    """Return a description of the standings: ranks, totals and how much of the match is left."""
    if over:
        return final_words(terms, parties, counts_cards=summary.counts_cards)
    lanes = lanes_of(parties, more_is_better=terms.game.more_is_better)
    ranked = [(lane.rank, lane.party.names, lane.line.total, lane.party.went_out) for lane in lanes]
    return sentences(
        terms.rounds.standings(summary.round, _ranking_words(terms, ranked)), _remaining_words(terms, summary)
    )


def final_words(terms: Terms, parties: Sequence[Party], *, counts_cards: bool = False) -> Text:
    """Return a description of the final standings."""
    ranked = sorted((party.rank, party.names, party.total, party.went_out) for party in parties)
    return message("Final standings: {standing}.", standing=_ranking_words(terms, ranked, counts_cards))


def _ranking_words(
    terms: Terms, ranked: Sequence[tuple[int, tuple[str, ...], int, int]], counts_cards: bool = False
) -> Text:
    """Return a text that lists ranks, names, totals and the rounds in which players went out (or 0)."""
    said = []
    for rank, names, total, went_out in ranked:
        points = card_count_words(total) if counts_cards else terms.narrator.points(total)
        if went_out:
            points = parts(", ", (points, terms.rounds.went_out_words(went_out)))
        said.append(
            message(
                "{rank}.\N{NO-BREAK SPACE}{names}: {points}",
                rank=rank,
                names=join_items(names),
                points=points,
            )
        )
    return parts("; ", said)


def lasting_words(terms: Terms, summary: Summary, party: Party) -> str:
    """Return a text about how long a party lasted, or an empty text in matches without drop-outs."""
    if not summary.gone:
        return ""
    if party.went_out and party.rank != 1:
        return terms.rounds.went_out_words(party.went_out)
    return terms.rounds.lasted_words(summary.round)


def _remaining_words(terms: Terms, summary: Summary) -> str:
    """Return a text about how much of the match is left, or an empty text if unknown."""
    if summary.limit:
        return message("The limit is {points}.", points=terms.narrator.points(summary.limit))
    left = summary.rounds - summary.round
    return terms.rounds.rounds_left(left) if left > 0 else ""


def line_words(terms: Terms, party: Party) -> str:
    """Return a text about a party's points and cards in the round; empty if the party was already out."""
    line = party.line
    if line is None:
        return ""
    count, narrator = len(line.cards), terms.narrator
    cards = plural(
        "{n} card in the bucket.", "{n} cards in the bucket.", count, n=capital(number_word(count))
    )
    return sentences(
        terms.rounds.score_words(
            join_items(party.names), narrator.points(line.points), narrator.points(line.total)
        ),
        cards if line.worth else "",
        sentence(line.notes),
    )


def broken_records(results: Sequence[MatchRecord], journal: str, terms: Terms) -> tuple[Text, ...]:
    """Return the records that a finished rated match, given by its journal, has broken."""
    game = terms.game
    own = [record for record in results if record.game == game.id]
    before = [record for record in own if record.journal != journal]
    if len(before) == len(own):
        return ()
    return _changed_records(
        summarize(before, more_is_better=game.more_is_better),
        summarize(own, more_is_better=game.more_is_better),
        terms,
    )


def _changed_records(old: Statistics, new: Statistics, terms: Terms) -> tuple[Text, ...]:
    """Return a text for each record in `new` that breaks one in `old`; a first match breaks none."""
    if not old.matches or new.matches == old.matches:
        return ()
    found: list[Text] = []
    points = terms.narrator.points
    was, now = old.best_total, new.best_total
    if was is not None and now is not None and now != was:
        found.append(
            message("best match: {points}, previously {before}", points=points(now), before=points(was))
        )
    was, now = old.best_round, new.best_round
    if was is not None and now is not None and now != was:
        found.append(terms.rounds.new_record(points(now), points(was)))
    wins, before = new.longest_streak, old.longest_streak
    if wins > max(before, 1):
        found.append(
            plural(
                "{n} win in a row, previously {before}",
                "{n} wins in a row, previously {before}",
                wins,
                before=before,
            )
        )
    return tuple(found)


class RoundOutcome(NamedTuple):
    """The outcome of a round, and of the match if it's over.

    Attributes:
        parties: by seat, those that played the round first.
        last: the closing remark of an opponent who lost the match, or None.
    """

    terms: Terms
    summary: Summary
    parties: tuple[Party, ...]
    lanes: tuple[Lane, ...]
    course: CeremonyTimes
    over: bool
    words: CeremonyWords
    last: PartyRemark | None

    @property
    def played(self) -> tuple[Party, ...]:
        """The parties that played the round, each of which has a bucket."""
        return tuple(party for party in self.parties if party.line is not None)

    @property
    def won(self) -> bool:
        """Whether the player, or any person at this machine, has won the match."""
        return any(party.own and party.rank == 1 for party in self.parties)


def outcome_of(
    match: MatchControls, summary: Summary, results: Sequence[MatchRecord], *, over: bool
) -> RoundOutcome:
    """Return the outcome of a match's round; `results` are all the player's matches so far."""
    session, game = match.session, match.session.game
    terms = Terms(game, match.narrator)
    found = parties(summary, match.show.table.people, session)
    lanes = lanes_of(found, more_is_better=game.more_is_better)
    course = times_of(summary, over=over)
    if not over:
        return RoundOutcome(terms, summary, found, lanes, course, over, CeremonyWords("", ""), None)
    won = winning_parties(found)
    quote = choose_remark(won, "wins", summary.round)
    records = broken_records(results, session.journal.path.name, terms) if session.journal is not None else ()
    shown, spoken = ("", "") if quote is None else (quoted(quote, won), quote.spoken)
    words = CeremonyWords(winners_words(found), shown, records, spoken)
    # There's most room for a last word next to the first swimmer; without swimmers, next to the lowest block.
    lost = sorted((one for one in found if one.rank > 1), key=lambda one: (one.rank <= 3, abs(one.rank - 4)))
    return RoundOutcome(
        terms, summary, found, lanes, course, over, words, choose_remark(lost, "loses", summary.round)
    )
