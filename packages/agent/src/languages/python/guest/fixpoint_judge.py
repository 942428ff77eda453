"""Judges candidates: loads the program once, then forks a bounded child for each. JSON lines on stdin and stdout."""
from __future__ import annotations

import ast
import gc
import importlib
import json
import os
import resource
import select
import signal
import sys
from typing import Any, TextIO

import fixpoint_boot as boot
from fixpoint_swap import Edit, Program

LEAST_SECONDS = 0.15
LEAST_WALL_SECONDS = 1.5
HANG_SECONDS = 2.0
MEBIBYTE = 1024 * 1024
PR_SET_CHILD_SUBREAPER = 36


def become_subreaper() -> None:
    """Orphans of a candidate become children of this process, so that none outlives its candidate."""
    try:
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    except (ImportError, OSError, AttributeError):
        pass


def kill_strays() -> None:
    path = f"/proc/self/task/{os.getpid()}/children"
    for _ in range(200):
        try:
            with open(path) as file:
                strays = [int(pid) for pid in file.read().split()]
        except OSError:
            strays = []
        for pid in strays:
            try:
                os.kill(pid, signal.SIGKILL)
            except OSError:
                pass
        try:
            while os.waitpid(-1, os.WNOHANG if not strays else 0)[0]:
                pass
        except ChildProcessError:
            return
        if not strays:
            return


class Judge:
    def __init__(self, options: dict[str, Any], private: list[int]) -> None:
        self.options = options
        self.private = private
        self.program = Program(options["root"])
        self.limit = HANG_SECONDS
        self.mode = "probe" if options.get("probe") else "test"
        self.spent = 0.0
        self.nowhere = open(os.devnull, "r+")
        self.probe = compile(options["probe"], "<probe>", "exec", dont_inherit=True) if options.get("probe") else None
        with open("/proc/self/statm") as file:
            pages = int(file.read().split()[0])
        self.address_space = pages * resource.getpagesize() + 768 * MEBIBYTE

    def load(self) -> None:
        """Imports what the probe imports. A module that does not load is left to the children."""
        self.program.watch_imports()
        for node in ast.walk(ast.parse(self.options["probe"] or "")):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                try:
                    importlib.import_module(name)
                except BaseException:
                    continue
        self.program.imports_done()

    def _limits(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, self.limit)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        for kind, most in ((resource.RLIMIT_AS, self.address_space), (resource.RLIMIT_FSIZE, 4 * MEBIBYTE),
                           (resource.RLIMIT_CORE, 0), (resource.RLIMIT_CPU, int(self.limit) + 2),
                           (resource.RLIMIT_NPROC, 64)):
            try:
                _, hard = resource.getrlimit(kind)
                bound = most if hard == resource.RLIM_INFINITY else min(most, hard)
                resource.setrlimit(kind, (bound, bound))
            except (ValueError, OSError):
                pass

    def _child(self, write: int, edits: list[Edit]) -> None:
        os.setsid()
        null = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(null, descriptor)
        for descriptor in self.private:
            os.close(descriptor)
        sys.stdin = sys.stdout = sys.stderr = self.nowhere
        self._limits()
        verdict = self._verdict(edits)
        os.write(write, verdict.encode())
        os._exit(0)

    def _verdict(self, edits: list[Edit]) -> str:
        try:
            if edits:
                self.program.install(edits)
        except BaseException:
            return "broken"
        try:
            if self.mode == "test":
                return "pass" if self._whole_test() else "fail"
            assert self.probe is not None
            exec(self.probe, {"__name__": "fixpoint_probe", "__builtins__": __builtins__})
            return "pass"
        except (ImportError, SyntaxError):
            return "broken"
        except BaseException:
            return "fail"

    def _whole_test(self) -> bool:
        path = self.options["test"]["path"]
        if self.options["test"]["runner"] == "pytest":
            import pytest

            return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", path])) == 0
        import unittest

        from fixpoint_unittest import load

        suite = unittest.defaultTestLoader.loadTestsFromModule(load(path))
        result = unittest.TestResult()
        suite.run(result)
        return result.testsRun > 0 and result.wasSuccessful() and len(result.skipped) < result.testsRun

    def run(self, edits: list[Edit]) -> str:
        read, write = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(read)
                self._child(write, edits)
            finally:
                os._exit(1)
        os.close(write)
        verdict, timed_out = self._await(read, pid)
        os.close(read)
        return "timeout" if timed_out else verdict

    def _await(self, read: int, pid: int) -> tuple[str, bool]:
        # The child's own timer counts processor time, so a busy machine fails no candidate; this one stops sleepers.
        ready, _, _ = select.select([read], [], [], max(LEAST_WALL_SECONDS, 4 * self.limit))
        verdict = os.read(read, 16).decode("ascii", "replace") if ready else ""
        for kill, target in ((os.killpg, pid), (os.kill, pid)):
            try:
                kill(target, signal.SIGKILL)
            except OSError:
                pass
        status = 0
        try:
            _, status, usage = os.wait4(pid, 0)
            self.spent = usage.ru_utime + usage.ru_stime
        except ChildProcessError:
            pass
        kill_strays()
        killed_by_timer = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGXCPU)
        known = verdict if verdict in ("pass", "fail", "broken") else "fail"
        return known, not ready or (not verdict and killed_by_timer)

    def baseline(self) -> bool:
        """Whether the tree as it stands does here what it must; sets the time limit from what it took."""
        if self.mode == "test":
            self.limit = 10 * HANG_SECONDS
        verdict = self.run([])
        must_pass = self.options["baseMust"] == "pass"
        if verdict == "timeout" and not must_pass:
            self.limit = 0.5 if self.mode == "probe" else 2 * HANG_SECONDS
            return True
        self.limit = max(LEAST_SECONDS, 5 * self.spent)
        return (verdict == "pass") == must_pass


def start_again(options: dict[str, Any], stream: TextIO) -> None:
    """As a fresh process that runs the whole test: its frameworks must load before the project's modules do."""
    os.dup2(stream.fileno(), 1)
    os.execv(sys.executable, [sys.executable, "-s", "-B", "-X", "utf8", os.path.abspath(__file__), json.dumps({**options, "probe": None})])


def load_frameworks(runner: str) -> None:
    boot.preload()
    importlib.import_module("fixpoint_unittest")
    if runner == "pytest":
        import pytest  # noqa: F401
        from _pytest.config import default_plugins

        for name in default_plugins:
            importlib.import_module(f"_pytest.{name}")


def main() -> None:
    stream = boot.protocol_stream()
    reporter = boot.Reporter(stream)
    lines = os.fdopen(os.dup(0), "r", encoding="utf-8", newline="\n")
    options = json.loads(sys.argv[1] if len(sys.argv) > 1 else lines.readline())
    become_subreaper()
    if not options.get("probe") and options.get("test"):
        load_frameworks(options["test"]["runner"])
    boot.enter_project(options["root"], options["sourceRoots"], preloads=False)
    judge = Judge(options, [stream.fileno(), lines.fileno()])
    if judge.probe is not None:
        judge.load()
    # Objects from before stay out of the collector's walks, so that children share their pages.
    gc.collect()
    gc.freeze()
    if not judge.baseline():
        must_pass = options["baseMust"] == "pass"
        if judge.probe is not None and options.get("test") and not must_pass:
            start_again(options, stream)
        reason = "the probe does not pass on the repaired tree" if must_pass else "the reproduction passes on the base"
        reporter.send({"event": "unusable", "reason": reason})
        return
    reporter.send({"event": "ready", "mode": judge.mode, "limitMs": round(judge.limit * 1000)})
    for line in lines:
        asked = json.loads(line)
        edits = [Edit(edit) for edit in asked["edits"]]
        judge.program.prepare(edits)
        reporter.send({"event": "judged", "id": asked["id"], "verdict": judge.run(edits)})


if __name__ == "__main__":
    main()
