"""A run in progress, for its scenes: the file, the tables and the opponents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from game import VERSION
from game.arcade.run.charms import CHARMS
from game.arcade.run.course import KEEPER, NoCourse, generate_course
from game.arcade.run.entries import AnyEntry, Began, Node, Pay, PlaceKind
from game.arcade.run.fold import PAID
from game.arcade.run.goals import ease_goal, goal_words
from game.arcade.run.saved import ContinuedElsewhere, SavedRun, can_start_daily, daily_run_seed
from game.arcade.run.state import FEATHERS, AtTable, Run
from game.arcade.run.tables import check_run_table, header_of, is_same_match, table_fault
from game.cardgames.registry import GAMES
from game.engine.journal import BadJournal, Header, read_header
from game.files.locks import file_lock
from game.language.message import Text, day, join_items, message, message_in, parts, plural, sentences
from game.scenes.context import Context
from game.scenes.pieces.saved_runs import cache_run, run_at_table, saved_runs
from game.scenes.run.map_picture import RunStanding
from game.scenes.run.run_screens import RunScreens
from game.storage.dates import is_possible, parse_day
from game.storage.history import high_scores, runs
from game.storage.history.runs import BadRun
from game.storage.levels.run_tables import HARDEST, RUN, RunTable, add_run_tables
from game.storage.levels.tables import Opponent
from game.storage.places import LEVELS
from game.storage.plugins import level_folders

FIRST_GAME = "six_takes"
"""The game of the first table of a player's first run."""


class RunSession:
    """A run in progress: its file, tables and opponents, and the routes to its screens."""

    def __init__(
        self, context: Context, saved: SavedRun, tables: Mapping[str, RunTable], cast: Mapping[str, Opponent]
    ) -> None:
        self.context, self.saved = context, saved
        self.tables, self.cast = tables, cast
        self.screens = RunScreens(context, context.screens.stack, self)

    @property
    def run(self) -> Run:
        return self.saved.run

    def add(self, entry: AnyEntry) -> bool:
        """Save an entry; if another window has continued the run, show the new state and return False."""
        try:
            self.saved.add(entry)
        except ContinuedElsewhere:
            self.context.notify(
                message("You went on with this run in another window. Here it is as it stands now.")
            )
            self.screens.pending()
            return False
        cache_run(self.context, self.saved)
        if self.saved.problem:
            self.context.notify(self.saved.problem)
        if self.saved.restored:
            self.saved.restored = False
            words = message("Another program changed this run’s file. The whole run is saved again.")
            self.context.notify(words)
        return True

    # -- tables --------------------------------------------------------------------------------------

    def node(self, number: int) -> Node:
        return self.run.course[number]

    def table(self, number: int) -> RunTable:
        """Return the table of a place, with its goal eased by charms."""
        return ease_goal(self.tables[self.node(number).table], self.run.effects_at(number).ease)

    def name(self, opponent: str) -> str:
        return self.cast[opponent].name

    def header(self, number: int, seed: int) -> Header:
        """Return the header of a match at a place's table, dealt from a seed."""
        return header_of(
            self.table(number),
            self.cast,
            self.context.settings.name,
            seed,
            self.run.effects_at(number),
            started=datetime.now(UTC).isoformat(timespec="seconds"),
        )

    @property
    def here(self) -> int | None:
        """The index of the player's place on the map; None before the first table."""
        return self.run.here

    @property
    def keeper(self) -> RunTable:
        """The table of the current pond's keeper."""
        pond = self.run.pond
        found = next(one for one in self.run.course if (one.pond, one.column) == (pond, KEEPER))
        return self.tables[found.table]

    # -- words ---------------------------------------------------------------------------------------

    @property
    def standing(self) -> RunStanding:
        """The run's standing: feathers, score, shells, and the factor of the next win."""
        return standing_of(self.run)

    def goal(self, number: int) -> Text:
        """Return the goal of a place's table, as a sentence."""
        return goal_words(self.table(number), self.name).sentence

    def goal_sign(self, number: int) -> Text:
        """Return the goal of a place's table, in a word or two."""
        return goal_words(self.table(number), self.name).sign

    def company_words(self, number: int) -> Text:
        """Return the game and opponents of a place's table, in words."""
        table = self.table(number)
        names = join_items([self.name(one) for one in table.opponents])
        return message("{game} with {names}", game=GAMES[table.game].title, names=names)

    def places(self, numbers: Sequence[int]) -> Text:
        """Describe places on the map, as a list joined by "or"."""
        return join_items([self._place_words(number) for number in numbers], "or")

    def _place_words(self, number: int) -> Text:
        match self.node(number).kind:
            case PlaceKind.REST:
                return message_in("a place on the map", "a rest")
            case PlaceKind.UNKNOWN:
                return message_in("a place on the map", "an unknown place")
        table = self.table(number)
        if table.keeper:
            return message_in("a place on the map", "the keeper, {name}", name=self.name(table.keeper))
        game = GAMES[table.game].title
        return message_in("a place on the map", "{title} ({game})", title=table.title, game=game)

    def stakes(self, number: int) -> tuple[Text, Text]:
        """Return what winning a table pays and what losing it costs, in words."""
        node = self.node(number)
        effects = self.run.effects_at(number)
        lose = plural("Lose: {n} feather", "Lose: {n} feathers", self.run.feather_cost(node, effects))
        shells = plural("Win: {n} shell", "Win: {n} shells", PAID[node.pays])
        match node.pays:
            case Pay.SHELLS:
                return shells, lose
            case Pay.STALL if node.to:
                return parts(" · ", [shells, message("then the stall")]), lose
            case Pay.STALL:
                return message("Win: the run"), lose
        return message("Win: a charm of your choice"), lose

    def next_places_words(self, number: int) -> Text:
        """Return a sentence about the places that a place leads to."""
        node = self.node(number)
        if not node.to:
            return message("It’s the last table of the run.")
        if node.column == KEEPER:
            return message("From there, on to the next pond.")
        return message("From there, on to {places}.", places=self.places(node.to))

    @property
    def rack_words(self) -> Text:
        """The charms on the rack and those in use, in words."""
        rack, used = self.run.rack, self.run.charms_in_use
        titles = join_items([self.charm_title(one) for one in rack])
        words = (
            message("On your rack: {charms}.", charms=titles) if rack else message("No charms on your rack.")
        )
        if not used:
            return words
        in_use = message("In use: {charms}.", charms=join_items([CHARMS[one].title for one in used]))
        return sentences(words, in_use)

    def charm_title(self, charm: str) -> str:
        """Return the name of a charm, marked if it's upgraded."""
        title = CHARMS[charm].title
        return message("{charm} (upgraded)", charm=title) if charm in self.run.upgraded else title

    @property
    def shells_words(self) -> Text:
        return plural("You have {n} shell.", "You have {n} shells.", self.run.shells)

    @property
    def words(self) -> Text:
        """The standing and the rack, to be read aloud."""
        return sentences(self.standing.words, self.rack_words)


def standing_of(run: Run) -> RunStanding:
    return RunStanding(run.feathers, max(FEATHERS, run.feathers), run.score, run.next_factor, run.shells)


# -- finding a run -----------------------------------------------------------------------------------


def resume_run(context: Context, *, daily: bool = False) -> RunSession | None:
    """Return the newest run (a daily one if `daily`) that can be resumed, or None."""
    for saved in _runs_of_kind(context, daily):
        if not saved.run.over:
            play = _open_session(context, saved)
            if play is not None:
                return play
    return None


def unfinished_run(context: Context, *, daily: bool = False) -> Run | None:
    """Return the newest run (a daily one if `daily`) that isn't over, or None; its tables aren't checked."""
    return next((saved.run for saved in _runs_of_kind(context, daily) if not saved.run.over), None)


def may_begin_today(context: Context) -> bool:
    """Return whether today's run can still be started."""
    return can_start_daily([saved.began for saved in _saved_runs(context)], context.today())


def run_with_unsaved_score(context: Context, *, daily: bool = False) -> RunSession | None:
    """Return the newest run (a daily one if `daily`) if it's over and its score isn't saved, or None."""
    saved = next(_runs_of_kind(context, daily), None)
    if saved is None or not saved.run.over or not saved.run.played:
        return None
    play = _open_session(context, saved)
    return None if play is None or is_score_saved(context, play) else play


def is_score_saved(context: Context, play: RunSession) -> bool:
    return any(score.run == play.saved.path.name for score in context.archive.high_scores())


def todays_run(context: Context) -> RunSession | None:
    """Return today's daily run, whether it's over or not; None if it wasn't started or can't be opened."""
    today = context.today().isoformat()
    saved = next((saved for saved in _saved_runs(context) if saved.began.daily == today), None)
    return None if saved is None else _open_session(context, saved)


def run_of_match(context: Context, journal: str) -> RunSession | None:
    """Return the open run to which an unfinished match belongs, by the name of its journal, or None."""
    saved = run_at_table(context, journal)
    play = None if saved is None else _open_session(context, saved)
    return play if play is not None and isinstance(play.run.pending, AtTable) else None


def run_of_file(context: Context, name: str) -> RunSession | None:
    """Open a run by file name; return None, after a notice, if it can't be read."""
    try:
        saved, problem = SavedRun.open(context.places.runs / name)
    except BadRun as error:
        context.notify(str(error))
        return None
    context.notify(problem or "")
    return _open_session(context, saved)


def hardest_level(context: Context) -> int:
    """Return the hardest level that the player may choose: one above the hardest level won."""
    return min(high_scores.hardest_level_won(context.archive.high_scores()) + 1, HARDEST)


def begin_run(context: Context, level: int = 0) -> RunSession | None:
    """Start a run; return None, after a notice, if there aren't enough tables."""
    return _create_run(context, context.fresh_seed(), "", level)


def begin_daily_run(context: Context) -> RunSession | None:
    """Start today's run; return None if it was started before or there aren't enough tables."""
    with file_lock(context.places.daily_try):
        # Read the date once, as it may change at any moment.
        today = context.today()
        started_runs = list(_saved_runs(context))
        if not can_start_daily([saved.began for saved in started_runs], today):
            return None
        # Report only the newest run, which the new one replaces, so that it's reported only once.
        _notify_set_aside(context, next((saved for saved in started_runs if saved.began.daily), None))
        return _create_run(context, daily_run_seed(today), today.isoformat())


def _create_run(context: Context, seed: int, daily: str, level: int = 0) -> RunSession | None:
    tables, cast = _load_tables(context)
    shared = {name: table for name, table in tables.items() if not table.own} if daily else tables
    first = FIRST_GAME if not daily and not runs.run_files(context.places.runs) else ""
    try:
        course = generate_course(seed, shared, first)
    except NoCourse as error:
        context.notify(f"{LEVELS / RUN}: {error}")
        return None
    now = datetime.now(UTC)
    began = Began(
        version=VERSION,
        seed=seed,
        course=course,
        started=now.isoformat(timespec="seconds"),
        daily=daily,
        level=level,
    )
    saved = SavedRun.new(context.places.runs, now.strftime("%Y%m%d-%H%M%S"), began)
    context.notify(saved.problem or "")
    cache_run(context, saved)
    return RunSession(context, saved, tables, cast)


def _open_session(context: Context, saved: SavedRun) -> RunSession | None:
    """Return the session of a run; None, after a notice, if one of its tables is gone or changed."""
    tables, cast = _load_tables(context)
    for node in saved.run.course:
        if node.kind is PlaceKind.TABLE and (fault := table_fault(node, tables.get(node.table))):
            context.notify(f"{saved.path}: {fault}")
            return None
    play = RunSession(context, saved, tables, cast)
    try:
        _leave_wrong_match(play)
    except BadRun as error:
        context.notify(str(error))
        return None
    return play


def _leave_wrong_match(play: RunSession) -> None:
    """Return to the map, with a notice, if a run's match isn't its table's; may raise BadRun."""
    pending, places = play.run.pending, play.context.places
    if not isinstance(pending, AtTable):
        return
    try:
        header = read_header(places.saves / pending.journal)
    except BadJournal:
        # Opening the match reports this; a missing match is dealt again.
        return
    if not is_same_match(header, play.header(pending.node, pending.seed)):
        play.context.notify(play.saved.undo_table_start(pending.journal))


def _saved_runs(context: Context) -> Iterator[SavedRun]:
    """Yield all readable runs, the newest first."""
    return saved_runs(context, reversed(runs.run_files(context.places.runs)))


def _runs_of_kind(context: Context, daily: bool) -> Iterator[SavedRun]:
    """Yield the daily runs on plausible days if `daily`, otherwise the other runs, newest first."""
    for saved in _saved_runs(context):
        if bool(saved.began.daily) is daily and (not daily or _has_plausible_day(context, saved)):
            yield saved


def _has_plausible_day(context: Context, saved: SavedRun) -> bool:
    """Return whether a daily run's day is plausible, given today's date."""
    found = parse_day(saved.began.daily)
    return found is not None and is_possible(found, context.today())


def _notify_set_aside(context: Context, newest: SavedRun | None) -> None:
    """Notify the player if the newest daily run is unfinished and has an implausible day."""
    if newest is None or newest.run.over or _has_plausible_day(context, newest):
        return
    words = message(
        "Your clock says it’s {today}, so your daily run of {day} is set aside.",
        today=day(context.today().isoformat()),
        day=day(newest.began.daily),
    )
    context.notify(words)


def _load_tables(context: Context) -> tuple[dict[str, RunTable], dict[str, Opponent]]:
    """Load the tables and opponents of runs; a broken file leads to a notice."""
    cast = {one.id: one for one in context.cast.opponents}
    packages = level_folders()
    folders = [folder / RUN for folder in (*packages.folders, context.places.levels)]
    loaded = add_run_tables(context.house_run_tables, folders, partial(check_run_table, cast))
    context.notify_of_problems(packages.prefix_packages(loaded.problems))
    context.report_untranslated(loaded.tables.values())
    return loaded.tables, cast
