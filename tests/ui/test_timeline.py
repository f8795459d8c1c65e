"""Animations in order."""

from game.ui.animation.timeline import Step, Timeline, Tween


def recorder(seen: list[float]) -> Tween:
    return Tween(lambda share: seen.append(round(share, 3)), 1.0)


def test_steps_run_in_order_and_end_at_one() -> None:
    first: list[float] = []
    second: list[float] = []
    line = Timeline()
    line.add([Step((recorder(first),)), Step((recorder(second),))])
    for _ in range(5):
        line.update(0.5)
    assert first == [0.5, 1.0]
    assert second == [0.5, 1.0]
    assert not line.busy


def test_time_left_over_goes_to_the_next_step() -> None:
    second: list[float] = []
    line = Timeline()
    line.add([Step((recorder([]),)), Step((recorder(second),))])
    line.update(1.25)
    assert second == [0.25]


def test_finish_step_ends_only_the_running_step() -> None:
    order: list[str] = []
    line = Timeline()
    line.add(
        Step(
            (recorder([]),),
            begin=lambda n=n: order.append(f"begin {n}"),
            end=lambda n=n: order.append(f"end {n}"),
        )
        for n in (1, 2)
    )
    line.update(0.1)
    line.finish_step()
    assert order == ["begin 1", "end 1"]
    assert line.busy
    line.finish()
    assert order == ["begin 1", "end 1", "begin 2", "end 2"]
    assert not line.busy


def test_finish_also_ends_steps_added_at_an_end() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add([Step(end=lambda: line.add([Step((recorder(seen),))]))])
    line.finish()
    assert seen == [1.0]


def test_clear_leaves_everything_where_it_is() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add([Step((recorder(seen),), end=lambda: seen.append(99))])
    line.update(0.5)
    line.clear()
    line.update(5)
    assert seen == [0.5]


def test_delayed_tween_waits() -> None:
    seen: list[float] = []
    line = Timeline()
    line.add([Step((Tween(lambda share: seen.append(share), 1.0, delay=1.0),))])
    line.update(0.9)
    assert seen == []
    line.update(0.6)
    assert seen == [0.5]
