"""Layouts at every size: a test of one window and one scale is tried with each of them."""

import inspect
from collections.abc import Callable, Sequence
from functools import wraps
from itertools import product
from typing import Any

Test = Callable[..., None]


def each_size(windows: Sequence[tuple[int, int]], scales: Sequence[float]) -> Callable[[Test], Test]:
    """Run a test, which takes `window` and `user`, at all sizes; a failure says at which.

    One test does it: so many of a millisecond each would cost more to begin and to report than to run.
    """

    def decorate(test: Test) -> Test:
        @wraps(test)
        def at_each(**given: Any) -> None:
            for window, user in product(windows, scales):
                try:
                    test(window=window, user=user, **given)
                except BaseException as error:
                    error.add_note(f"in a window of {window} at scale {user}")
                    raise

        signature = inspect.signature(test)
        others = [one for name, one in signature.parameters.items() if name not in ("window", "user")]
        at_each.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return at_each

    return decorate
