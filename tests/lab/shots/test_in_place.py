"""A thinker without a process."""

from game.ai.agent import Budget
from game.ai.factory import make_agent
from game.cardgames.registry import kit_of, rules_of
from game.engine.contract import Setup
from game.lab.shots.in_place import InPlace

KIT = kit_of("six_takes")


def test_the_answer_is_there_at_the_next_poll_once() -> None:
    rules = rules_of("six_takes")
    state, _ = rules.deal(rules.open(Setup(4, 6, rules.options())))
    view = rules.view(state, 2)
    thinker = InPlace()
    first = thinker.ask(KIT, "drake", view, Budget(), 7, seat=2)
    second = thinker.ask(KIT, "duckling", view, Budget(), 7, seat=2)
    assert thinker.busy
    answers = {one.ticket: one.decision.choice for one in thinker.poll()}
    assert answers == {
        first: make_agent(KIT, "drake").choose(view, Budget(), 7).choice,
        second: make_agent(KIT, "duckling").choose(view, Budget(), 7).choice,
    }
    assert not thinker.busy
    assert thinker.poll() == []
    assert thinker.process_id is None


def test_what_is_cancelled_is_not_answered() -> None:
    rules = rules_of("six_takes")
    state, _ = rules.deal(rules.open(Setup(4, 6, rules.options())))
    thinker = InPlace()
    thinker.ask(KIT, "duckling", rules.view(state, 0), Budget(), 7)
    thinker.cancel()
    assert thinker.poll() == []
    thinker.close()
