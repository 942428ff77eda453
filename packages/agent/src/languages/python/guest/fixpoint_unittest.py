"""Runs unittest files in this process and reports each test as a JSON line. Arguments: one JSON document."""
from __future__ import annotations

import importlib
import os
import sys
import time
import unittest
from typing import Any, Iterator

import fixpoint_boot as boot
import fixpoint_django as django
from fixpoint_failure import failure_of
from fixpoint_invariants import seen_by, tracer_of
from fixpoint_lines import LineTracer, Traits
from fixpoint_time_left import TimeLeft, time_left


def module_name(path: str) -> tuple[str, str]:
    """(folder to import from, dotted name); packages are climbed to their top."""
    folder, base = os.path.split(os.path.abspath(path))
    name = base[:-3]
    while os.path.isfile(os.path.join(folder, "__init__.py")):
        folder, package = os.path.split(folder)
        name = f"{package}.{name}"
    return folder, name


def load(path: str) -> Any:
    of_app = django.module_of(path)
    if of_app is not None:
        return importlib.import_module(of_app)
    folder, name = module_name(path)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    known = sys.modules.get(name)
    if known is not None and os.path.abspath(getattr(known, "__file__", None) or "") != os.path.abspath(path):
        del sys.modules[name]
        sys.path.remove(folder)
        sys.path.insert(0, folder)
    return importlib.import_module(name)


def name_of(test: Any) -> str:
    """As it is reported."""
    method = getattr(test, "_testMethodName", None)
    return f"{type(test).__qualname__} > {method}" if method else str(test)


def flat(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def only_named(suite: unittest.TestSuite, name: str) -> unittest.TestSuite:
    """Tests of that name, whole or its last part; those that are no more than the failure to load them stay."""
    return unittest.TestSuite(test for test in flat(suite) if name in (name_of(test), getattr(test, "_testMethodName", name)))


class Result(unittest.TestResult):
    def __init__(self, reporter: boot.Reporter, root: str, tracer: LineTracer | None, left: TimeLeft) -> None:
        super().__init__()
        self._left = left
        self._reporter = reporter
        self._root = root
        self._tracer = tracer
        self.file = ""
        self._began = 0.0
        self._state: dict[str, Any] = {}

    def startTest(self, test: Any) -> None:
        super().startTest(test)
        self._state = {"outcome": "PASSED", "failure": None}
        self._reporter.send({"event": "start", "file": self.file, "name": name_of(test)})
        self._began = time.perf_counter()
        tracer = self._tracer
        if tracer:
            tracer.begin()
            tracer.watch(self._left.for_test(), lambda: self._give_up(name_of(test), tracer))

    def _lines(self, name: str, passed: bool, lines: dict[str, list[int]], traits: Traits | None = None) -> None:
        self._reporter.send({"event": "lines", "file": self.file, "name": name, "passed": passed, "lines": lines, "traits": traits or {}})

    def _give_up(self, name: str, tracer: LineTracer) -> None:
        """On a test that does not end; nobody comes to those behind it."""
        self._lines(name, False, tracer.snapshot())
        self._reporter.send(seen_by(tracer, is_cut=True))

    def stopTest(self, test: Any) -> None:
        name = name_of(test)
        if self._tracer:
            self._tracer.unwatch()
            passed = self._state["outcome"] == "PASSED"
            self._lines(name, passed, self._tracer.end(), self._tracer.traits(passed))
            if self._left.is_over():
                self.stop()
        self._reporter.send({"event": "case", "file": self.file, "name": name, **self._state,
                             "durationMs": round((time.perf_counter() - self._began) * 1000, 3)})
        super().stopTest(test)

    def _fail(self, test: Any, err: Any, outcome: str) -> None:
        if not hasattr(test, "_testMethodName") and not hasattr(test, "test_case"):  # setUpClass, setUpModule
            self._reporter.send({"event": "case", "file": self.file, "name": str(test), "outcome": "ERROR",
                                 "durationMs": 0, "failure": failure_of(err[1], self._root, "setup")})
            return
        if self._state.get("failure") is None:
            in_fixture = self._in_fixture(err[1])
            self._state = {"outcome": "ERROR" if in_fixture else outcome,
                           "failure": failure_of(err[1], self._root, "setup" if in_fixture else "call")}

    def _in_fixture(self, error: BaseException) -> bool:
        tb = error.__traceback__
        while tb is not None:
            name = tb.tb_frame.f_code.co_name
            if name in ("_callSetUp", "_callTearDown"):
                return True
            tb = tb.tb_next
        return False

    def addFailure(self, test: Any, err: Any) -> None:
        self._fail(test, err, "FAILED")  # first: the base class cuts its own frames, and with them the compared values
        super().addFailure(test, err)

    def addError(self, test: Any, err: Any) -> None:
        self._fail(test, err, "FAILED")  # first: the base class cuts its own frames, and with them the compared values
        super().addError(test, err)

    def addSubTest(self, test: Any, subtest: Any, err: Any) -> None:
        if err is not None:
            self._fail(subtest, err, "FAILED")
        super().addSubTest(test, subtest, err)

    def addSkip(self, test: Any, reason: str) -> None:
        super().addSkip(test, reason)
        if hasattr(test, "_testMethodName"):
            self._state["outcome"] = "SKIPPED"

    def addExpectedFailure(self, test: Any, err: Any) -> None:
        super().addExpectedFailure(test, err)
        self._state["outcome"] = "SKIPPED"

    def addUnexpectedSuccess(self, test: Any) -> None:
        super().addUnexpectedSuccess(test)
        self._state = {"outcome": "FAILED", "failure": {"kind": "assertion", "errorType": "AssertionError",
                       "message": "Unexpected success", "expected": None, "actual": None, "frames": []}}


def run_file(path: str, result: Result, reporter: boot.Reporter, root: str, only: str | None, not_set_up: Exception | None) -> int:
    """`not_set_up`: why what the tests need could not be made; what does not load mostly fails for that."""
    result.file = os.path.relpath(os.path.abspath(path), root)
    try:
        suite = unittest.defaultTestLoader.loadTestsFromModule(load(path))
    except unittest.SkipTest:
        return 1
    except BaseException as error:
        reporter.send({"event": "collect_error", "file": result.file, "failure": failure_of(not_set_up or error, root, "collect")})
        return 1
    if only is not None:
        suite = only_named(suite, only)
    count = suite.countTestCases()
    suite.run(result)
    return count


def main() -> None:
    reporter = boot.Reporter(boot.protocol_stream())
    options = boot.document()
    root = options["root"]
    boot.enter_project(root, options["sourceRoots"])
    files = [os.path.join(root, file) for file in options["files"]]
    tracer = tracer_of(options)
    result = Result(reporter, root, tracer, time_left(options))
    total = 0
    if tracer:
        tracer.begin()
    not_set_up = django.set_up(root)
    for path in files:
        if result.shouldStop:
            break
        if tracer:
            tracer.begin()
        total += run_file(path, result, reporter, root, options.get("only"), not_set_up)
    if tracer:
        tracer.end()
        reporter.send(seen_by(tracer, result.shouldStop))
    code = 5 if total == 0 else 0 if result.wasSuccessful() else 1
    reporter.send({"event": "end", "exitCode": code})


if __name__ == "__main__":
    main()
