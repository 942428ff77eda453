"""Settings of a Django project as they can be had here: no server is near, and the tree may only be read."""
from __future__ import annotations

import importlib.util
from typing import Any

SQLITE = "django.db.backends.sqlite3"
NO_CACHE_SERVER = "django.core.cache.backends.locmem.LocMemCache"
# Of caches, by a part of their backend's name.
IN_PROCESS = ("locmem", "dummy", "database")
# What a handler of logs may do without a file, a server or a package.
PLAIN_HANDLERS = ("logging.StreamHandler", "logging.NullHandler", "django.utils.log.AdminEmailHandler")


def fit_settings() -> None:
    """For when Django is set up: logs are the first thing that it asks its settings for."""
    from django.utils import log

    configure = log.configure_logging
    if getattr(configure, "fits", False):
        return

    def configure_fitted(config: Any, logs: Any) -> None:
        from django.conf import settings

        settings.DATABASES = databases(settings.DATABASES)
        settings.CACHES = caches(settings.CACHES)
        settings.INSTALLED_APPS = there(settings.INSTALLED_APPS)
        settings.MIDDLEWARE = there(settings.MIDDLEWARE)
        configure(config, without_files(logs))

    configure_fitted.fits = True  # type: ignore[attr-defined]
    log.configure_logging = configure_fitted


def databases(configured: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """In memory: sqlite takes the place of servers."""
    return {alias: _in_memory(settings) for alias, settings in configured.items()}


def _in_memory(settings: dict[str, Any]) -> dict[str, Any]:
    engine = settings.get("ENGINE", "")
    if not engine or engine.endswith(".dummy"):
        return settings
    kept = {key: value for key, value in settings.get("TEST", {}).items() if key in ("DEPENDENCIES", "MIRROR", "MIGRATE", "SERIALIZE")}
    if "lite" in engine:
        return {**settings, "TEST": {**kept, "NAME": None}}
    more = {"ATOMIC_REQUESTS": settings["ATOMIC_REQUESTS"]} if "ATOMIC_REQUESTS" in settings else {}
    return {"ENGINE": SQLITE, "NAME": ":memory:", "TEST": kept, **more}


def caches(configured: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """In this process, each by itself: no server of caches is near, and nothing is kept in files."""
    return {alias: settings if any(part in settings.get("BACKEND", "") for part in IN_PROCESS) else {"BACKEND": NO_CACHE_SERVER, "LOCATION": alias}
            for alias, settings in configured.items()}


def there(names: Any) -> list[str]:
    """Without apps and middleware of packages that are not installed: tests seldom need what a server's operation does."""
    return [name for name in names if _is_there(name.partition(".")[0])]


def _is_there(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except (ImportError, ValueError):
        return False


def without_files(logs: dict[str, Any]) -> dict[str, Any]:
    handlers = {name: handler if handler.get("class") in PLAIN_HANDLERS else {"class": "logging.NullHandler"}
                for name, handler in logs.get("handlers", {}).items()}
    return {**logs, "handlers": handlers} if handlers else logs
