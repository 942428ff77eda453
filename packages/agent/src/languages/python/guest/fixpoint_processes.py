"""The judge's children and what they leave behind."""
from __future__ import annotations

import os
import signal

PR_SET_CHILD_SUBREAPER = 36


def become_subreaper() -> None:
    """Orphans of a candidate become children of this process, so that none outlives its candidate."""
    try:
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    except (ImportError, OSError, AttributeError):
        pass


def strays(kept: int = 0) -> list[int]:
    """Children of this process but `kept`, those included that have ended."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children") as file:
            return [pid for pid in map(int, file.read().split()) if pid != kept]
    except OSError:
        return []


def kill_strays(kept: int = 0) -> None:
    """Until none is left but `kept`: who loses its parent while this looks comes to this process only then."""
    while True:
        found = strays(kept)
        if not found:
            return
        for pid in found:
            try:
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
            except OSError:
                pass


def wait_for_end(pid: int, kept: int = 0) -> tuple[int, float]:
    """Kills the child with all of its group, and its strays; the signal that it died of and the seconds that it took."""
    for kill, target in ((os.killpg, pid), (os.kill, pid)):
        try:
            kill(target, signal.SIGKILL)
        except OSError:
            pass
    status, spent = 0, 0.0
    try:
        _, status, usage = os.wait4(pid, 0)
        spent = usage.ru_utime + usage.ru_stime
    except ChildProcessError:
        pass
    kill_strays(kept)
    return os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0, spent
