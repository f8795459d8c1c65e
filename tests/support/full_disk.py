"""A disk that is full."""

import errno


def full(*_args: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")
