"""What tests use of nose, which is no more and which newer Pythons do not load: its assertions, made of unittest's, and its marks."""
from __future__ import annotations

import functools
import re
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Callable

MODULES = frozenset({"nose", "nose.tools", "nose.plugins", "nose.plugins.attrib", "nose.plugins.skip"})
# Names that unittest had as well, and has no more.
FORMER = {"assert_equals": "assertEqual", "assert_not_equals": "assertNotEqual", "assert_raises_regexp": "assertRaisesRegex",
          "assert_regexp_matches": "assertRegex", "assert_items_equal": "assertCountEqual", "assert_": "assertTrue"}
Test = Callable[..., Any]


class Nose:
    """Finds and loads. Asked last: where it is installed, that is used."""

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        return ModuleSpec(fullname, self, is_package=fullname in ("nose", "nose.plugins")) if fullname in MODULES else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        # Few projects need it, and all would pay for it.
        import unittest

        vars(module).update(SkipTest=unittest.SkipTest)
        if module.__name__ == "nose.tools":
            vars(module).update(assertions(unittest.TestCase()), eq_=eq_, ok_=ok_, raises=raises, with_setup=with_setup, istest=marked(True), nottest=marked(False))
        elif module.__name__ == "nose.plugins.attrib":
            vars(module).update(attr=attr)


def assertions(case: Any) -> dict[str, Any]:
    names = [name for name in dir(case) if name.startswith("assert") and "_" not in name]
    found = {re.sub(r"(?=[A-Z])", "_", name).lower(): getattr(case, name) for name in names}
    return {**found, **{name: getattr(case, now) for name, now in FORMER.items()}}


def ok_(expression: Any, message: object = None) -> None:
    if not expression:
        raise AssertionError(message)


def eq_(first: Any, second: Any, message: object = None) -> None:
    if not first == second:
        raise AssertionError(f"{first!r} != {second!r}" if message is None else message)


def raises(*kinds: type[BaseException]) -> Callable[[Test], Test]:
    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def must_raise(*given: Any, **named: Any) -> None:
            try:
                test(*given, **named)
            except kinds:
                return
            raise AssertionError(f"{test.__name__}() did not raise {', '.join(kind.__name__ for kind in kinds)}")

        return must_raise

    return decorate


def with_setup(setup: Test | None = None, teardown: Test | None = None) -> Callable[[Test], Test]:
    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def between(*given: Any, **named: Any) -> None:
            if setup is not None:
                setup()
            try:
                test(*given, **named)
            finally:
                if teardown is not None:
                    teardown()

        return between

    return decorate


def marked(is_test: bool) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        test.__test__ = is_test  # type: ignore[attr-defined]
        return test

    return mark


def attr(*_: object, **__: object) -> Callable[[Test], Test]:
    """Which tests it is of is for whoever chooses some of them."""
    return lambda test: test
