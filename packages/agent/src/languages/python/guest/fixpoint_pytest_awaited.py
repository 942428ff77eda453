"""Tests that are coroutines, where no plugin of pytest runs them: each in an event loop of its own."""
from __future__ import annotations

import inspect
from typing import Any

from fixpoint_pytest_options import is_installed

PLUGINS = ("pytest-asyncio", "pytest-aiohttp", "pytest-trio", "pytest-twisted", "pytest-tornasync")


class AwaitedTests:
    """Pytest plugin. Those that anyio's marks are for are run by that."""

    def pytest_pyfunc_call(self, pyfuncitem: Any) -> bool | None:
        test = pyfuncitem.obj
        if not inspect.iscoroutinefunction(test):
            return None
        import asyncio

        given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
        asyncio.run(test(**given))
        return True


def awaited_tests() -> list[AwaitedTests]:
    """None where the project's own plugin may be there."""
    return [] if any(map(is_installed, PLUGINS)) else [AwaitedTests()]
