"""Puzzle files: typed and validated TOML; broken or impossible ones are skipped."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from game import VERSION
from game.arcade.puzzles.puzzle import DEALS, Puzzle, PuzzleAnswer
from game.cardgames.registry import rules_of
from game.engine.contract import Choice, IllegalChoice
from game.engine.journal import Header, Name, Player
from game.engine.match import Chosen, Match, OutOfTurn
from game.engine.options import resolve
from game.engine.parsing import quoted
from game.storage.levels.faults import Problem, all_faults, call_all, faults_raised, raise_faults
from game.storage.levels.tables import BadLevel, Id, files_in, load_each, read_level, version_of
from game.storage.levels.texts import TableTexts, Title, context_of, localized, unknown_languages

MOST_PUZZLES = 1_000
"""The maximum number of puzzle files that are read for a game in a folder."""
FOLDER = "puzzles"
_LEVEL = "drake"
"""The level of the opponents in a puzzle's header."""

_Line = Annotated[str, Meta(max_length=4_000)]


class _Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=8)]
    face: Name = ""


class _Answer(Struct, frozen=True, forbid_unknown_fields=True):
    choices: Annotated[tuple[_Line, ...], Meta(min_length=1, max_length=200)]
    value: Annotated[float, Meta(ge=-1e6, le=1e6)]
    within: Annotated[float, Meta(ge=0, le=1e6)] = 0.0
    risk: Annotated[float, Meta(ge=0, le=1)] = 0.0


class _PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The TOML file of a puzzle; choices are JSON, as in journals."""

    game: Id
    title: Title
    grade: Annotated[int, Meta(ge=1, le=3)]
    seed: int
    opponents: Annotated[tuple[_Opponent, ...], Meta(min_length=1, max_length=31)]
    history: Annotated[tuple[_Line, ...], Meta(max_length=400)]
    answers: Annotated[tuple[_Answer, ...], Meta(min_length=2, max_length=200)]
    deals: Annotated[int, Meta(ge=0, le=1_000_000)]
    chance: int = 0
    seat: Annotated[int, Meta(ge=0, le=31)] = 0
    options: dict[str, Any] = {}
    text: TableTexts = {}

    def __post_init__(self) -> None:
        raise_faults(unknown_languages(self.text))


class _Chosen(Struct, frozen=True, forbid_unknown_fields=True):
    """A choice in a puzzle's history, as in a journal."""

    seat: int
    choice: msgspec.Raw


_LINES = msgspec.json.Decoder(_Chosen)
_Decoder = msgspec.json.Decoder[Any]
"""A decoder of a game's choices."""


class LoadedPuzzles(Struct, frozen=True):
    """The valid puzzles by grade and file name, and a message for each invalid file."""

    puzzles: tuple[Puzzle, ...]
    problems: tuple[Problem, ...]


def puzzle_files(folder: Path, game: str) -> list[Path]:
    return files_in(folder / FOLDER / game)


def load_puzzles(folders: Iterable[Path], game: str, trusted: Path | None = None) -> LoadedPuzzles:
    """Load a game's puzzles without duplicates; files in the `trusted` folder are cached, not checked."""
    puzzles: dict[str, Puzzle] = {}

    def load(path: Path) -> None:
        version = version_of(path)
        if trusted is None or version is None or not path.is_relative_to(trusted):
            puzzle = load_puzzle(path)
        else:
            puzzle = _load_trusted(path, version)
        if puzzle.game != game:
            raise ValueError(f"game: expected {game}, like the folder's name, got {quoted(puzzle.game)}")
        puzzles.setdefault(puzzle.id, puzzle)

    problems = load_each(folders, lambda folder: puzzle_files(folder, game), load, MOST_PUZZLES, "puzzles")
    return LoadedPuzzles(tuple(sorted(puzzles.values(), key=lambda puzzle: puzzle.grade)), problems)


@lru_cache(maxsize=MOST_PUZZLES)
def _load_trusted(path: Path, _version: tuple[int, int]) -> Puzzle:
    return load_puzzle(path, checked=False)


def load_puzzle(path: Path, *, checked: bool = True) -> Puzzle:
    """Load a puzzle from a file, or raise BadLevel; if `checked`, also play it to its position."""
    file = read_level(path, _PuzzleFile)
    try:
        return _to_puzzle(file, context_of(path), checked=checked)
    except ValueError as error:
        raise BadLevel(*(f"{path}: {fault}" for fault in all_faults(error))) from None


def _to_puzzle(file: _PuzzleFile, context: str, *, checked: bool) -> Puzzle:
    """Convert a file's content to a puzzle, or raise ValueError; if `checked`, also play its history."""
    players = [Player(one.name, _LEVEL, one.face) for one in file.opponents]
    if file.seat > len(players):
        raise ValueError(f"seat: expected at most {len(players)}, got {file.seat}")
    players.insert(file.seat, Player(""))
    rules = rules_of(file.game)
    resolve(rules.options, file.options)
    header = Header(
        version=VERSION,
        game=file.game,
        seed=file.seed,
        options=file.options,
        players=tuple(players),
        rated=False,
    )
    choices = msgspec.json.Decoder(rules.choice_types)
    history = call_all(
        partial(_decode_chosen, one, choices, number) for number, one in enumerate(file.history)
    )
    answers = call_all(
        partial(_decode_answer, one, choices, number) for number, one in enumerate(file.answers)
    )
    title = localized(file.text, "title", file.title, context)
    puzzle = Puzzle(title, file.grade, header, history, answers, file.deals, file.chance)
    if checked:
        raise_faults(
            faults_raised(lambda: _check_answers(puzzle, _match_of(puzzle)), lambda: _check_proof(puzzle))
        )
    return puzzle


def _decode_chosen(line: str, choices: _Decoder, number: int) -> Chosen:
    try:
        chosen = _LINES.decode(line)
        return Chosen(chosen.seat, choices.decode(chosen.choice))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"history[{number}]: expected a line as in a journal: {error}") from None


def _decode_answer(answer: _Answer, choices: _Decoder, number: int) -> PuzzleAnswer:
    try:
        good = tuple(map(choices.decode, answer.choices))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"answers[{number}].choices: expected choices as in a journal: {error}") from None
    return PuzzleAnswer(good, answer.value, answer.within, answer.risk)


def _match_of(puzzle: Puzzle) -> Match:
    """Return the match at the puzzle's position; raise ValueError if the history is illegal."""
    for count in range(len(puzzle.history), -1, -1):
        try:
            match = msgspec.structs.replace(puzzle, history=puzzle.history[:count]).match()
            break
        except (IllegalChoice, OutOfTurn) as error:
            problem = str(error).split("; legal:")[0]
    if count < len(puzzle.history):
        raise ValueError(f"history[{count}]: expected a legal choice: {problem}")
    return match


def _check_answers(puzzle: Puzzle, match: Match) -> None:
    """Check that the player has a choice, and that the answers contain each legal choice once."""
    legal = match.pending.get(puzzle.seat, ())
    if len(legal) < 2:
        raise ValueError(
            f"history: expected a position in which seat {puzzle.seat} has a choice, it has {len(legal)}"
        )
    answered: list[Choice] = []
    for number, answer in enumerate(puzzle.answers):
        for choice in answer.choices:
            if choice not in legal:
                raise ValueError(f"answers[{number}].choices: expected a legal choice, got {choice}")
            if choice in answered:
                raise ValueError(f"answers[{number}].choices: expected each choice once, got {choice} again")
            answered.append(choice)
    missing = next((choice for choice in legal if choice not in answered), None)
    if missing is not None:
        raise ValueError(f"answers: expected every legal choice, there is none with {missing}")


def _check_proof(puzzle: Puzzle) -> None:
    """Check that the proof has enough deals and that the best answer is significantly better."""
    if puzzle.deals and puzzle.deals < DEALS:
        raise ValueError(f"deals: expected 0 (exact) or at least {DEALS:,}, got {puzzle.deals:,}")
    values = [better.value for better in puzzle.answers]
    for number, (better, worse) in enumerate(pairwise(values), 1):
        if worse > better:
            raise ValueError(f"answers[{number}].value: expected at most {better}, as the best come first")
    for number, answer in enumerate(puzzle.answers[1:], 1):
        if answer.value + answer.within >= puzzle.best.value:
            interval = f"{answer.value} ± {answer.within} beside {puzzle.best.value}"
            raise ValueError(
                f"answers[{number}]: expected to be worse than the best by its interval, {interval}"
            )


def as_toml(puzzle: Puzzle) -> str:
    people = [player for player in puzzle.header.players if not player.human]
    opponents = ", ".join(
        f"{{name = {_toml_string(one.name)}, face = {_toml_string(one.face)}}}" for one in people
    )
    lines = [
        f"game = {_toml_string(puzzle.game)}",
        f"title = {_toml_string(puzzle.title)}",
        f"grade = {puzzle.grade}",
        f"seed = {puzzle.header.seed}",
        f"seat = {puzzle.seat}",
        f"opponents = [{opponents}]",
        f"deals = {puzzle.deals}",
        f"chance = {puzzle.chance}",
        *_toml_list("history", [msgspec.json.encode(one).decode() for one in puzzle.history]),
    ]
    if puzzle.header.options:
        lines += [
            "",
            "[options]",
            *(f"{key} = {json.dumps(one)}" for key, one in puzzle.header.options.items()),
        ]
    for answer in puzzle.answers:
        choices = [msgspec.json.encode(one).decode() for one in answer.choices]
        figures = {"value": answer.value, "within": answer.within, "risk": answer.risk}
        rows = [f"{name} = {float(figure)}" for name, figure in figures.items() if figure or name == "value"]
        lines += ["", "[[answers]]", *_toml_list("choices", choices), *rows]
    return "\n".join(lines) + "\n"


def _toml_list(name: str, texts: Sequence[str]) -> list[str]:
    return [f"{name} = [", *(f"    '{one}'," for one in texts), "]"]


def _toml_string(words: str) -> str:
    return json.dumps(words, ensure_ascii=False)
