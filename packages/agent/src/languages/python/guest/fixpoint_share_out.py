"""One question of many things, answered by several processes at once: forks of this one, which know all that it knows."""
from __future__ import annotations

import os
import pickle
import sys
from typing import Callable, Sequence, TypeVar

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


def shared_out(things: Sequence[Thing], answer: Callable[[Thing], Answer], processes: int) -> list[Answer]:
    """
    The answers, in the order of the things. `answer` leaves nothing behind but what it would find out once more, and gives what
    can be pickled.
    """
    shares = [things[at::processes] for at in range(max(1, min(processes, len(things))))]
    helpers = [start(share, answer) for share in shares[1:]]
    answers = [[answer(thing) for thing in shares[0]]]
    for share, (pid, pipe) in zip(shares[1:], helpers):
        told = told_by(pid, pipe)
        # A helper that had no memory left, or was ended: nobody has to know.
        answers.append([answer(thing) for thing in share] if told is None else told)
    return [answers[at % len(shares)][at // len(shares)] for at in range(len(things))]


def start(share: Sequence[Thing], answer: Callable[[Thing], Answer]) -> tuple[int, int]:
    # What is not written yet would be written twice.
    sys.stdout.flush()
    sys.stderr.flush()
    read, write = os.pipe()
    pid = os.fork()
    if pid != 0:
        os.close(write)
        return pid, read
    try:
        os.close(read)
        with os.fdopen(write, "wb") as pipe:
            pickle.dump([answer(thing) for thing in share], pipe, pickle.HIGHEST_PROTOCOL)
        sys.stderr.flush()
        os._exit(0)
    finally:
        os._exit(1)


def told_by(pid: int, pipe: int) -> list[Answer] | None:
    """None where it did not come to its end."""
    with os.fdopen(pipe, "rb") as file:
        told = file.read()
    _, status = os.waitpid(pid, 0)
    try:
        return pickle.loads(told) if status == 0 else None
    except (EOFError, pickle.UnpicklingError):
        return None
