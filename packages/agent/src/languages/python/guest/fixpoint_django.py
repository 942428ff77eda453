"""A project of Django as its own test command sets it up: its settings and apps, what stands in for mail, and databases for tests."""
from __future__ import annotations

import importlib
import importlib.util
import json
import os
import runpy
import sys
import traceback
from typing import Any

from fixpoint_django_environment import with_variables
from fixpoint_django_settings import fit_settings

# What the host found: the script that runs the project's tests, what stands behind it, and the module of its settings.
SETTING = "FIXPOINT_DJANGO"


class ReachedTests(BaseException):
    """The script has come to where its tests would run."""

    def __init__(self, runner: Any) -> None:
        super().__init__()
        self.runner = runner


def asked() -> dict[str, Any] | None:
    """None where the project is none of Django's."""
    found = json.loads(os.environ.get(SETTING, "null"))
    return found if isinstance(found, dict) else None


def prepare() -> None:
    """Whoever sets Django up from now on gets settings that can be had here."""
    wanted = asked()
    if wanted is None or importlib.util.find_spec("django") is None:
        return
    fit_settings()
    if wanted["settings"] and not wanted["script"]:
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", wanted["settings"])
        try:
            with_variables([os.getcwd()], lambda: importlib.import_module(wanted["settings"]))
        except Exception:
            # Whoever asks for them is told.
            return


def set_up(root: str) -> Exception | None:
    """For this process and all that it forks; what kept it from that, where something did: some tests need none of it."""
    wanted = asked()
    if wanted is None or not (wanted["script"] or wanted["settings"]):
        return None
    try:
        prepare()
        beside = os.path.dirname(os.path.join(root, wanted["script"] or ""))
        runner = with_variables([beside, root], lambda: _runner_of(root, wanted))
        _set_up_tests(runner)
        _load_urls()
    except (Exception, SystemExit) as error:
        traceback.print_exc()
        return error if isinstance(error, Exception) else RuntimeError(f"the project's own script ended: {error}")
    return None


def _runner_of(root: str, wanted: dict[str, Any]) -> Any:
    failed: BaseException | None = None
    if wanted["script"]:
        try:
            return _run_to_tests(os.path.join(root, wanted["script"]), wanted["words"])
        except (Exception, SystemExit) as error:
            failed = error
    if not wanted["settings"]:
        raise failed or RuntimeError(f"{wanted['script']} ran no tests of Django")
    try:
        return _runner_by_settings(wanted["settings"])
    except Exception as error:
        raise failed if isinstance(failed, Exception) else error from error


def _run_to_tests(script: str, words: list[str]) -> Any:
    """The project's own script does what it does before its tests, and hands its runner over in their place."""
    from django.test.runner import DiscoverRunner

    def stop(runner: Any, *_: object, **__: object) -> None:
        raise ReachedTests(runner)

    own = {name: getattr(DiscoverRunner, name) for name in ("run_tests", "build_suite")}
    for name in own:
        setattr(DiscoverRunner, name, stop)
    arguments, sys.argv = sys.argv, [script, *words]
    folder = os.path.dirname(script)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    os.chdir(folder)
    try:
        runpy.run_path(script, run_name="__main__")
    except ReachedTests as reached:
        return reached.runner
    finally:
        sys.argv = arguments
        for name, function in own.items():
            setattr(DiscoverRunner, name, function)
    raise RuntimeError(f"{os.path.basename(script)} ran no tests of Django")


def _runner_by_settings(module: str) -> Any:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", module)
    import django
    from django.conf import settings
    from django.test.runner import DiscoverRunner
    from django.test.utils import get_runner

    django.setup()
    try:
        runner = get_runner(settings)
    except ImportError:
        runner = DiscoverRunner
    return runner(verbosity=0, interactive=False)


def _set_up_tests(runner: Any) -> None:
    from django.test import utils

    runner.verbosity, runner.interactive, runner.parallel = 0, False, 1
    if not hasattr(utils._TestState, "saved_data"):
        runner.setup_test_environment()
    # To look at what runs takes longer than all migrations, which are no lines of the program.
    trace = sys.gettrace()
    sys.settrace(None)
    try:
        _make_databases(runner)
    finally:
        sys.settrace(trace)


def _make_databases(runner: Any) -> None:
    try:
        runner.setup_databases()
    except Exception:
        # What migrations ask of another server's language is not known here: tables as the models are.
        _without_migrations()
        runner.setup_databases()


def _without_migrations() -> None:
    from django.apps import apps
    from django.conf import settings
    from django.db import connections

    for connection in connections.all():
        # A database in memory stays open for good otherwise.
        connection.connection = None
        connection.settings_dict["TEST"]["NAME"] = None
    settings.MIGRATION_MODULES = {app.label: None for app in apps.get_app_configs()}


def _load_urls() -> None:
    """Views are loaded with the first request, which would be in each child."""
    from django.urls import get_resolver

    try:
        get_resolver()._populate()
    except Exception:
        # Some projects have none, and others tell of it in their tests.
        return


def module_of(path: str) -> str | None:
    """A file's dotted name as the app that holds it is called; None where that is no app's."""
    registry = sys.modules.get("django.apps")
    if registry is None or not registry.apps.apps_ready:
        return None
    whole = os.path.abspath(path)
    homes = [(config.path, config.name) for config in registry.apps.get_app_configs() if whole.startswith(config.path + os.sep)]
    if not homes:
        return None
    folder, name = max(homes, key=lambda home: len(home[0]))
    parts = whole[len(folder) + 1:-3].split(os.sep)
    return ".".join([name, *parts]) if all(part.isidentifier() for part in parts) else None
