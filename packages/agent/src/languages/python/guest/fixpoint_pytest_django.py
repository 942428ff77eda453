"""Databases of a Django project whose tests pytest runs: made once, and not again for each candidate."""
from __future__ import annotations

from typing import Any

SET_UP = "django_db_setup"
PLUGIN = "pytest_django"


def make_databases(session: Any) -> None:
    """Ahead of the first test that asks for them, where no fixture of the project's own does it."""
    item = next((item for item in session.items if _asks_for_databases(item)), None)
    known = session._fixturemanager._arg2fixturedefs.get(SET_UP, ())
    if item is None or len(known) != 1 or not known[0].func.__module__.startswith(PLUGIN):
        return
    session._setupstate.setup(session)
    item._request.getfixturevalue(SET_UP)


def _asks_for_databases(item: Any) -> bool:
    if item.get_closest_marker("django_db") is not None or "db" in getattr(item, "fixturenames", ()):
        return True
    # Django's own cases do.
    return any(kind.__name__ == "TransactionTestCase" and kind.__module__.startswith("django.") for kind in getattr(getattr(item, "cls", None), "__mro__", ()))
