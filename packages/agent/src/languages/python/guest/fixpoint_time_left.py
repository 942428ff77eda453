"""How long tests that are traced may take, one and all of them: who is ended from outside cannot tell what it saw."""
from __future__ import annotations

import time

# Frameworks are loaded after this, which takes its time as well.
BEGAN = time.monotonic()
LEAST_SECONDS = 0.5
# Of what is left: after some slow tests there is time for the quick ones yet.
SHARE_OF_ONE = 1 / 3


class TimeLeft:
    def __init__(self, of_test: float, of_all: float | None) -> None:
        """`of_all`: no limit where it is None."""
        self._of_test = of_test
        self._end = None if of_all is None else BEGAN + of_all

    def is_over(self) -> bool:
        return self._end is not None and time.monotonic() >= self._end

    def for_test(self) -> float:
        if self._end is None:
            return self._of_test
        return max(LEAST_SECONDS, min(self._of_test, SHARE_OF_ONE * (self._end - time.monotonic())))


def time_left(options: dict[str, float]) -> TimeLeft:
    return TimeLeft(options.get("testSeconds", 10.0), options.get("allSeconds"))
