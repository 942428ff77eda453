"""The whole reproduction test as a judge runs it: loaded and collected once, run in each candidate's child."""
from __future__ import annotations

import importlib
import os
import unittest
from typing import Any, Callable

import fixpoint_boot as boot
import fixpoint_django as django
import fixpoint_pytest_items as items
from fixpoint_bare import Call, bare_cases, bare_items
from fixpoint_bare_anew import bare_anew
from fixpoint_pytest_awaited import awaited_tests
from fixpoint_pytest_django import make_databases
from fixpoint_pytest_options import calm, doctests, has_django_plugin, nothing_beside
from fixpoint_unittest import flat, load, name_of


class QuietResult(unittest.TestResult):
    """Ends with the first failure; and nobody reads how it failed, which takes ten times as long to say as a short test."""

    def __init__(self) -> None:
        super().__init__()
        self.failfast = True
        self.failed_with: BaseException | None = None

    def addError(self, test: Any, err: Any) -> None:
        self.failed_with = self.failed_with or err[1]
        super().addError(test, err)

    def addFailure(self, test: Any, err: Any) -> None:
        self.failed_with = self.failed_with or err[1]
        super().addFailure(test, err)

    def addSubTest(self, test: Any, subtest: Any, err: Any) -> None:
        self.failed_with = self.failed_with or (err and err[1])
        super().addSubTest(test, subtest, err)

    def _exc_info_to_string(self, err: Any, test: Any) -> str:
        return ""


class UnittestFile:
    """All of a file's tests, or the one of the name, or those that are not left out."""

    sets_django_up = False

    def __init__(self, path: str, name: str | None, left_out: list[str]) -> None:
        self.path = path
        self.name = name
        self.left_out = left_out
        self._suite: unittest.TestSuite | None = None
        self.failed_with: BaseException | None = None

    def collect(self) -> None:
        """Loads the test and with it the program. What does not load is left to the children."""
        try:
            self._suite = self._loaded()
        except BaseException:
            self._suite = None

    def _loaded(self) -> unittest.TestSuite:
        suite = unittest.defaultTestLoader.loadTestsFromModule(load(self.path))
        if self.name is None and not self.left_out:
            return suite
        return unittest.TestSuite(test for test in flat(suite) if self._counts(name_of(test)))

    def _counts(self, name: str) -> bool:
        return name not in self.left_out if self.name is None else name == self.name

    def enter(self) -> None:
        """What a child that runs it begins with."""

    def calls(self) -> list[Call] | None:
        """The tests as no more than calls, where they are that."""
        return None if self._suite is None else bare_cases([*flat(self._suite)])

    def calls_anew(self, inside: Callable[[str | None], bool]) -> Callable[[], list[Call]] | None:
        """What makes them once more of what was loaded anew; None where `run` takes no longer."""
        return None

    def run(self, anew: bool) -> bool:
        """`anew`: the program was loaded again since, so the test must be too."""
        if anew or self._suite is None:
            self._suite = self._loaded()
        result = QuietResult()
        self._suite.run(result)
        self.failed_with = result.failed_with
        return result.testsRun > 0 and result.wasSuccessful() and len(result.skipped) < result.testsRun


class Watcher:
    """Pytest plugin. A test that was skipped has not passed; and nobody reads how it failed, which costs 100 ms to say."""

    def __init__(self, left_out: list[str]) -> None:
        self.passed = 0
        self._left_out = left_out

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if item.nodeid.partition("::")[2] not in self._left_out]

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.passed += report.when == "call" and report.outcome == "passed"

    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        from _pytest.outcomes import Skipped
        from _pytest.reports import TestReport

        if call.excinfo is None or isinstance(call.excinfo.value, (Skipped, unittest.SkipTest)):
            return None
        return TestReport(item.nodeid, item.location, {}, "failed", "It failed.", call.when)


def as_it_is(path: str, root: str) -> list[str]:
    """pytest loads what it is asked for in a way of its own, and a file of the program must be loaded as such: its examples may be asked for."""
    name = os.path.basename(path)
    return ["--assert=plain"] if doctests(root) and not name.startswith("test") and not name.endswith("_test.py") else []


class PytestFile:
    """All of a file's tests, or the one of the name, or those that are not left out; names are node ids without the file."""

    def __init__(self, path: str, name: str | None, left_out: list[str], root: str) -> None:
        # Output goes nowhere anyway, and catching it costs more than a short test.
        node = path if name is None else f"{path}::{name}"
        # And another way to show what cannot be collected parses whole files.
        self._arguments = ["-x", "-q", "-s", "--tb=native", "-p", "no:cacheprovider", "-p", "no:faulthandler", *calm(root), *nothing_beside(root), *as_it_is(path, root), node]
        self._session: Any = None
        self._left_out = left_out
        self._is_one = name is not None
        self._watcher = Watcher(left_out)
        self._is_plain = False
        self.sets_django_up = has_django_plugin()

    @property
    def failed_with(self) -> BaseException | None:
        """What unittest's cases told their item; what others raise is raised."""
        told = [info.value for item in self._session.items for info in getattr(item, "_excinfo", None) or []]
        return told[0] if told else None

    def collect(self) -> None:
        if self.sets_django_up:
            django.prepare()
        try:
            config = self._configured()
            config._do_configure()
            self._session = self._collected(config)
            if self._session is not None and self.sets_django_up:
                make_databases(self._session)
            if self._session is not None and self._is_plain:
                items.prepare(self._session)
        except BaseException:
            self._session = None

    def _configured(self) -> Any:
        import pytest
        from _pytest.config import _prepareconfig

        # It writes the project's own options into the list that it is given.
        try:
            return _prepareconfig([*self._arguments], [self._watcher, *awaited_tests()])
        except pytest.UsageError:
            # The project's own options may be those of a plugin that is not there.
            self._arguments[:0] = ["-o", "addopts="]
            return _prepareconfig([*self._arguments], [self._watcher, *awaited_tests()])

    def _collected(self, config: Any) -> Any:
        from _pytest.main import Session

        session = Session.from_config(config)
        config.hook.pytest_sessionstart(session=session)
        config.hook.pytest_collection(session=session)
        if session.testsfailed or not session.items:
            return None
        self._is_plain = items.is_plain(session, self._watcher)
        return session

    def enter(self) -> None:
        """What a child that runs it begins with."""
        if self._session is not None and self._is_plain:
            items.filter_warnings(self._session.config)

    def calls(self) -> list[Call] | None:
        """The tests as no more than calls, where they are that."""
        return bare_items(self._session.items) if self._session is not None and self._is_plain else None

    def calls_anew(self, inside: Callable[[str | None], bool]) -> Callable[[], list[Call]] | None:
        """What makes them once more of what was loaded anew, for tests that are no more than calls; None where that needs pytest."""
        return bare_anew(self._session, inside, self._is_one)

    def run(self, anew: bool) -> bool:
        """`anew`: the program was loaded again since, so the test must be too, and what its fixtures hold."""
        import pytest

        session = self._session
        if anew and session is not None:
            session._setupstate.teardown_exact(None)
            manager = session.config.pluginmanager
            for name in ("session", "funcmanage"):
                if manager.has_plugin(name):
                    manager.unregister(name=name)
            can_collect_again = not manager._conftest_plugins
            session = self._collected(session.config) if can_collect_again else None
            if session is None and can_collect_again:
                return False
        if session is None:
            watcher = Watcher(self._left_out)
            return int(pytest.main([*self._arguments], plugins=[watcher, *awaited_tests()])) == 0 and watcher.passed > 0
        if self._is_plain:
            return items.all_pass(session)
        try:
            session.config.hook.pytest_runtestloop(session=session)
        except (session.Failed, session.Interrupted):
            return False
        return session.testsfailed == 0 and self._watcher.passed > 0


def whole_test(test: dict[str, Any], root: str) -> UnittestFile | PytestFile:
    """`test`: path, runner, and the name of the one test that counts; no name where all do that are not in `except`."""
    left_out = test.get("except", [])
    if test["runner"] == "pytest":
        return PytestFile(test["path"], test.get("name"), left_out, root)
    return UnittestFile(test["path"], test.get("name"), left_out)


def load_frameworks(runner: str) -> None:
    """Before the project's own modules, which may have the names of theirs."""
    boot.preload()
    importlib.import_module("fixpoint_unittest")
    if runner == "pytest":
        import pytest  # noqa: F401
        from _pytest.config import default_plugins

        for name in default_plugins:
            importlib.import_module(f"_pytest.{name}")
        rewrite_once()


def rewrite_once() -> None:
    """
    What pytest makes of the assertions of a file is made once, and not again for each candidate that it is loaded anew for, which
    takes seconds for thousands of lines: no candidate changes a test.
    """
    from _pytest.assertion import rewrite

    make = getattr(rewrite, "_rewrite_test", None)
    if make is None:
        return
    made: dict[str, Any] = {}

    def rewritten(path: Any, config: Any) -> Any:
        if str(path) not in made:
            made[str(path)] = make(path, config)
        return made[str(path)]

    rewrite._rewrite_test = rewritten
