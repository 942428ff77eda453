"""One forked child that judges many candidates: those that only exchange the code of functions, one after the other."""
from __future__ import annotations

import marshal
import mmap
import os
import select
import signal
import time
import traceback
import zlib
from types import CodeType
from typing import Any, Callable

from fixpoint_leaks import Leaks
from fixpoint_processes import strays, wait_for_end
from fixpoint_swap import Plan, Program

TOKEN_BYTES = 24
HEAD_BYTES = TOKEN_BYTES + 8
# Less than a pipe holds, so that nobody waits for a child that does not read.
MOST_BYTES = 32_768
# What it takes to tell whether anything was left behind; a fork takes several times as long, on a slower machine as well.
MOST_SECONDS, MOST_OF_A_FORK = 0.002, 0.5
# What leaks unseen reaches no more than so many.
MOST_CANDIDATES = 200
WORDS = ("pass", "fail", "broken")


def where_it_failed(error: BaseException | None, counts: Callable[[str], bool] | None = None) -> str:
    """The same for two failures of the same kind at the same lines, of the files that count."""
    frames = traceback.walk_tb(error.__traceback__) if error else ()
    lines = [line for frame, line in frames if counts is None or counts(frame.f_code.co_filename)]
    return format(zlib.crc32(repr((type(error).__name__, lines)).encode()), "08x")


class SharedChild:
    """
    The parent's side. A verdict of None: what became of the candidate only a child of its own can say. Who runs too long here, where
    there is less to do, does so there as well.
    """

    def __init__(self, program: Program, enter: Callable[[], None],
                 run: Callable[[], tuple[str, BaseException | None]], fork_seconds: float) -> None:
        """`fork_seconds`: processor time of a child that judges one candidate."""
        self._most_seconds = max(MOST_SECONDS, MOST_OF_A_FORK * fork_seconds)
        self._program = program
        self._enter = enter
        self._run = run
        self._leaks = Leaks(program.inside)
        self.pid = 0
        self.pipes: list[int] = []
        self._judged = 0
        self.failed_at = ""
        # Whether the candidate itself is at work, and not what looks for what it left behind.
        self._runs = mmap.mmap(-1, 1)

    @property
    def can_tell(self) -> bool:
        return self._leaks.can_tell

    def judge(self, plan: Plan, limit: float, wall: float) -> str | None:
        """`limit`: seconds of processor time; `wall`: of any."""
        asked = marshal.dumps((limit, plan.swaps))
        if len(asked) > MOST_BYTES:
            return None
        if not self.pid:
            self._start()
        # Another one each time: who finds it cannot speak for those that come later.
        token = os.urandom(TOKEN_BYTES // 2).hex().encode()
        try:
            os.write(self.pipes[0], token + format(len(asked), "08x").encode() + asked)
        except OSError:
            self.end()
            return None
        ready, _, _ = select.select([self.pipes[1]], [], [], wall)
        said = os.read(self.pipes[1], 128) if ready else b""
        self._judged += 1
        words = said[TOKEN_BYTES:].decode("ascii", "replace").split(" ")
        if not said.startswith(token) or len(words) != 3 or words[0] not in WORDS:
            return "timeout" if self.end() == signal.SIGPROF and self._runs[0] else None
        verdict, state, self.failed_at = words
        if state != "clean" or self._judged >= MOST_CANDIDATES or strays(self.pid):
            self.end()
        return verdict

    def end(self) -> int:
        """The signal that it died of."""
        pid, self.pid = self.pid, 0
        if not pid:
            return 0
        for pipe in self.pipes:
            os.close(pipe)
        self.pipes = []
        return wait_for_end(pid)[0]

    def _start(self) -> None:
        asks, asked = os.pipe()
        told, tells = os.pipe()
        os.set_blocking(asked, False)
        self._judged = self._runs[0] = 0
        pid = os.fork()
        if pid == 0:
            try:
                os.close(asked)
                os.close(told)
                self._enter()
                self._serve(asks, tells)
            finally:
                os._exit(1)
        os.close(asks)
        os.close(tells)
        self.pid, self.pipes = pid, [asked, told]

    def _serve(self, asks: int, tells: int) -> None:
        leave, tell, read, loads = os._exit, os.write, os.read, marshal.loads
        set_timer, set_signal, clock = signal.setitimer, signal.signal, time.process_time
        leaks, run, swap, functions_of = self._leaks, self._run, self._swap, self._program.functions_of
        where, runs = where_it_failed, self._runs
        leaks.begin()
        checks: list[float] = []
        while True:
            head = read(asks, HEAD_BYTES)
            if len(head) < HEAD_BYTES:
                leave(0)
            limit, swaps = loads(read(asks, int(head[TOKEN_BYTES:], 16)))
            pairs = [(function, code) for key, code in swaps for function in functions_of(key)]
            before = [(function, function.__code__) for function, _ in pairs]
            leaks.before()
            set_signal(signal.SIGPROF, signal.SIG_DFL)
            set_timer(signal.ITIMER_PROF, limit)
            swap(pairs)
            runs[0] = 1
            verdict, error = run()
            runs[0] = 0
            failed_at = where(error)
            error = None
            swap(before)
            # What looks takes none of the candidate's time; finalizers run meanwhile.
            set_timer(signal.ITIMER_PROF, limit)
            began = clock()
            leaves = leaks.left_behind()
            checks.append(clock() - began)
            set_timer(signal.ITIMER_PROF, 0)
            # The first times, pages are copied.
            leaves = leaves or (len(checks) == 3 and min(checks) > self._most_seconds)
            tell(tells, head[:TOKEN_BYTES] + f"{verdict} {'dirty' if leaves else 'clean'} {failed_at}".encode())
            if leaves:
                leave(0)

    @staticmethod
    def _swap(pairs: list[tuple[Any, CodeType]]) -> None:
        for function, code in pairs:
            function.__code__ = code
