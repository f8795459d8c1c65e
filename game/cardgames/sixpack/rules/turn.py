"""The steps of every turn (RULES.md §4), including when effects start (§6)."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from game.cardgames.sixpack.rules import choices as ch
from game.cardgames.sixpack.rules import events as ev
from game.cardgames.sixpack.rules.board import Board, StepHandler
from game.cardgames.sixpack.rules.packs import NEUTRAL, PACKS
from game.cardgames.sixpack.rules.piles import possible_landings
from game.cardgames.sixpack.rules.view import all_seats_mask
from game.engine.contract import rank

QUIET_TURNS = 12
"""The number of consecutive turns without a card leaving the game that ends a round (§3.5)."""

START = ch.TurnStep("start_turn")
"""The step that starts a turn; `count` is the number of consecutive quiet turns before it."""


# -- choosing ----------------------------------------------------------------------------------------


def _start_turn(board: Board, step: ch.TurnStep) -> None:
    view = board.public
    turn = view.turn + 1
    board.emit(ev.TurnStarted(turn, (view.round + turn - 2) % view.seats, step.count))
    board.update_tableau()
    board.push(ch.TurnStep("choose"), ch.TurnStep("reveal"))


def _ask_lays(board: Board, step: ch.TurnStep) -> None:
    """Ask all seats to lay a card simultaneously (§4.1), but seats with open cards first (§9.4)."""
    free = [seat for seat in board.seats_clockwise(board.public.first) if not board.laid[seat]]
    lowest = {} if board.public.disabled else _lowest_open(board, free)
    if not lowest:
        for seat in free:
            _ask_lay(board, ch.TurnStep("lay", seat))
        return
    board.push(step)
    number = min(lowest.values())
    tied = [seat for seat in free if lowest.get(seat) == number]
    for seat in tied:
        cards: tuple[int, ...] = ()
        if len(tied) > 1:
            # Tied seats must lay exactly that card (§9.5).
            shown = [card for card in board.hands[seat] if card in board.public.open]
            cards = tuple(card for card in shown if _open_number(board, card) == number)
        _ask_lay(board, ch.TurnStep("lay", seat, cards=cards))


def _lowest_open(board: Board, seats: list[int]) -> dict[int, int]:
    """Return the lowest number on each seat's open cards, by seat, without seats that have none."""
    lowest: dict[int, int] = {}
    for seat in seats:
        numbers = [_open_number(board, card) for card in board.hands[seat] if card in board.public.open]
        if numbers:
            lowest[seat] = min(numbers)
    return lowest


def _open_number(board: Board, card: int) -> int:
    return min(board.public.cards[card].numbers)


def _ask_lay(board: Board, step: ch.TurnStep) -> None:
    """Ask a seat to lay a card: one of `step.cards`, if given."""
    board.ask(step, board.possible_lays(step.seat, step.cards or board.hands[step.seat]), always=True)


def _apply_lay(board: Board, step: ch.TurnStep, choice: ch.LayCard) -> None:
    """Lay a seat's card face down; with two seats, ask for a second card if the seat has one (§4.1)."""
    seat, cards = step.seat, (choice.card, *choice.calculators)
    shown = tuple(sorted(card for card in cards if card in board.public.open))
    board.remove_from_hand(seat, cards)
    board.laid[seat] += (choice,)
    board.emit(ev.CardLaid(seat, choice.card, choice.calculators, len(cards), shown))
    if board.public.seats == 2 and len(board.laid[seat]) == 1:
        _ask_lay(board, ch.TurnStep("lay", seat))


# -- revealing and comparing -------------------------------------------------------------------------


def _reveal_cards(board: Board, _step: ch.TurnStep) -> None:
    """Reveal all laid cards, and fix their numbers (§4.2, §21.2)."""
    view = board.public
    plays = [
        board.revealed_play(seat, lay)
        for seat in board.seats_clockwise(view.first)
        for lay in board.laid[seat]
    ]
    board.laid = [()] * view.seats
    board.emit(ev.CardsRevealed(view.turn, tuple(plays)))
    board.push(ch.TurnStep("check"), ch.TurnStep("next"), ch.TurnStep("end_turn"))


def _push_comparison(board: Board, step: ch.TurnStep) -> None:
    """Push the steps that compare waiting cards (§4.3); `step.card` is one that just joined, or 0 (§10.2)."""
    before, after = [], []
    if not board.public.disabled:
        present = {board.public.cards[play.card].pack for play in board.public.waiting}
        # PACKS has the order of simultaneous effects (§6.3).
        packs = [pack for name, pack in PACKS.items() if name in present]
        before = [pack.before_duplicates for pack in packs if pack.before_duplicates]
        after = [pack.after_duplicates for pack in packs if pack.after_duplicates]
    kinds = [*before, "duplicates", *after, "order"]
    board.push(*[ch.TurnStep(kind, card=step.card) for kind in kinds])


def _remove_duplicates(board: Board, _step: ch.TurnStep) -> None:
    """Remove all played cards that share a number; copies don't count as duplicates (§4.3, §20.1)."""
    groups: defaultdict[int, list[ch.Play]] = defaultdict(list)
    for play in board.public.waiting:
        if not play.copied:
            groups[board.public.number_of(play)].append(play)
    for number in sorted(groups):
        if len(groups[number]) > 1:
            board.remove_duplicates(number, groups[number])


# -- handling cards ----------------------------------------------------------------------------------


def _handle_next(board: Board, step: ch.TurnStep) -> None:
    """Update order and effects, and push the landing of the next waiting card, if there is one (§4.4)."""
    if not board.public.waiting:
        return
    if board.update_tableau():
        board.emit_order()
    play = board.current_play
    board.push(ch.TurnStep("land", play.seat, play.card), step)


def _ask_landing(board: Board, step: ch.TurnStep) -> None:
    """Ask where the card lands, if there is a choice."""
    play = board.find_play(step.card)
    landings = possible_landings(board.tableau, board.public.number_of(play), play.effect).landings
    board.ask(step, [ch.LandOn(pile, landing) for pile, landing in landings])


def _apply_landing(board: Board, step: ch.TurnStep, choice: ch.LandOn) -> None:
    """Take the card back, put it under a pile, or push the steps before, at and after its landing."""
    play, pile = board.find_play(step.card), choice.pile
    if choice.landing is ch.Landing.BACK:
        board.take_back(play)
        return
    pack = PACKS[NEUTRAL if board.public.disabled else play.effect]
    kinds = [(pack.when_played, play.card)]
    if choice.landing is ch.Landing.UNDER:
        board.put_under(play, pile)
    else:
        claims = choice.landing is ch.Landing.CLAIM
        if not (claims or board.public.disabled):
            # The covered card was visible before, even if a Pile Driver moves it away (§9.3, §19.4).
            top = board.public.piles[pile][-1]
            kinds.insert(0, (board.pack(top).when_covered, top))
        kinds[:0] = [(pack.before_landing, play.card), ("claim" if claims else "place", play.card)]
    board.push(*[ch.TurnStep(kind, play.seat, card, pile) for kind, card in kinds if kind])


def _claim_pile(board: Board, step: ch.TurnStep) -> None:
    """Share out a claimed pile (§5.5) unless a card in it has its own rule; push the effects of won cards."""
    play, ids = board.find_play(step.card), board.public.piles[step.pile]
    if not ids:
        # The card has driven the whole pile away (§19.2).
        board.place(play, step.pile)
        return
    kept = board.tableau.kept_cards(step.pile)
    won: list[ch.TurnStep] = []
    if not board.public.disabled:
        sharing, winning = [], []
        acting = [card for card in ids if board.pack(card).instead_of_sharing or board.pack(card).when_won]
        for pack in PACKS.values() if acting else ():
            for card in acting:
                if board.pack(card) is pack:
                    sharing += [(pack.instead_of_sharing, card)] if pack.instead_of_sharing else []
                    winning += [(pack.when_won, card)] if pack.when_won else []
        # Only the first such card decides how the pile is shared out (§15.3).
        won = [
            ch.TurnStep(kind, play.seat, card, step.pile, cards=kept) for kind, card in sharing[:1] + winning
        ]
        if sharing:
            board.push(*won)
            return
    board.claim(play, step.pile, kept)
    board.push(*won)


def _ask_discard(board: Board, step: ch.TurnStep) -> None:
    """Ask the seat to discard `step.count` cards; discard its whole hand if it has no more than that."""
    hand = board.hands[step.seat]
    if len(hand) <= step.count:
        for card in hand:
            board.discard(step.seat, step.card, card)
    elif step.count:
        board.ask(step, [ch.ChooseCard(card) for card in hand])


def _apply_discard(board: Board, step: ch.TurnStep, choice: ch.ChooseCard) -> None:
    board.discard(step.seat, step.card, choice.card)
    board.push(ch.TurnStep("discard", step.seat, step.card, count=step.count - 1))


# -- the end of a turn -------------------------------------------------------------------------------


def _end_turn(board: Board, _step: ch.TurnStep) -> None:
    """Start the next turn, or score the round after an empty hand (§3.1) or too many quiet turns (§3.5)."""
    quiet = 0 if board.public.lost else board.public.quiet + 1
    if all(board.hands) and quiet < QUIET_TURNS:
        board.push(replace(START, count=quiet))
    else:
        _score_round(board, quiet=all(board.hands))


def _score_round(board: Board, *, quiet: bool) -> None:
    """Count cards and handprints (§3.2, §3.3); after the last round, end the match."""
    view, hands = board.public, tuple(board.hands)
    icons = tuple([sum([view.cards[card].hand for card in hand]) for hand in hands])
    points = tuple([len(hand) + shown for hand, shown in zip(hands, icons, strict=True)])
    totals = tuple(map(sum, zip(view.totals, points, strict=True)))
    board.knowers = [all_seats_mask(view.seats)] * len(board.knowers)
    board.emit(ev.RoundScored(view.round, quiet, hands, icons, points, totals))
    rounds = view.options.rounds
    if view.round == rounds:
        # In a single round, the most cards win; handprints only break ties.
        results = {
            seat: (-len(hands[seat]), -icons[seat]) if rounds == 1 else (-totals[seat],)
            for seat in range(view.seats)
        }
        ranks = rank(results)
        board.emit(ev.MatchEnded(tuple([ranks[seat] for seat in range(view.seats)]), totals))


TURN_ROUTINES: dict[str, StepHandler] = {
    "start_turn": StepHandler(_start_turn),
    "choose": StepHandler(_ask_lays),
    "lay": StepHandler(_ask_lay, _apply_lay),
    "reveal": StepHandler(_reveal_cards),
    "check": StepHandler(_push_comparison),
    "duplicates": StepHandler(_remove_duplicates),
    "order": StepHandler(lambda board, _step: board.emit_order()),
    "next": StepHandler(_handle_next),
    "land": StepHandler(_ask_landing, _apply_landing),
    "place": StepHandler(lambda board, step: board.place(board.find_play(step.card), step.pile)),
    "claim": StepHandler(_claim_pile),
    "discard": StepHandler(_ask_discard, _apply_discard),
    "end_turn": StepHandler(_end_turn),
}
"""The handlers of the steps of every turn, by kind."""
