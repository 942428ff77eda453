"""A project of Django whose modules were forgotten is set up once more: a candidate may change what its models, forms and addresses are made of."""
from __future__ import annotations

import gc
import sys
from types import FunctionType, MethodType
from typing import Any
from weakref import ReferenceType


def forget_project(names: set[str]) -> None:
    """`names`: the modules that were forgotten. Apps, models and addresses come anew; what is none of the project's stays as it is."""
    registry = sys.modules.get("django.apps")
    if registry is None or not registry.apps.ready:
        return
    from django.conf import settings

    apps = registry.apps
    if any(_is_tied(model, names) for model in apps.get_models(include_auto_created=True)):
        names = names | _forget_apps([config.name for config in apps.get_app_configs()])
    _forget_receivers(names)
    _forget_models(apps, names)
    _forget_what_was_read()
    _register_in_place()
    apps.populate(settings.INSTALLED_APPS)
    apps.clear_cache()


def _is_tied(model: Any, names: set[str]) -> bool:
    """Whether a model from elsewhere was made for one of the project's, as that of a log for the project's own users."""
    if model.__module__ in names:
        return False
    related = [field.remote_field.model for field in model._meta.local_fields + model._meta.local_many_to_many if field.remote_field]
    return any(getattr(one, "__module__", None) in names for one in related)


def _forget_apps(packages: list[str]) -> set[str]:
    """The names of their modules, which are forgotten too."""
    found = {name for name in sys.modules for package in packages if name == package or name.startswith(f"{package}.")}
    for name in found:
        del sys.modules[name]
    return found


def _forget_models(apps: Any, names: set[str]) -> None:
    for models in apps.all_models.values():
        for name in [name for name, model in models.items() if model.__module__ in names]:
            del models[name]
    apps.app_configs.clear()
    apps._pending_operations.clear()
    apps.apps_ready = apps.models_ready = apps.ready = apps.loading = False
    apps.clear_cache()


def _forget_what_was_read() -> None:
    """Addresses, and the templates with the tags that they use."""
    from django.template import engines
    from django.template.engine import Engine
    from django.urls import clear_url_caches

    clear_url_caches()
    engines.__dict__.pop("templates", None)
    engines._engines.clear()
    Engine.get_default.cache_clear()


def _register_in_place() -> None:
    """Whoever registers with the admin a model that is there already takes the place of what was."""
    sites = sys.modules.get("django.contrib.admin.sites")
    if sites is None:
        return
    register = sites.AdminSite.register

    def register_anew(site: Any, models: Any, *rest: Any, **options: Any) -> None:
        for model in [models] if isinstance(models, type) else models:
            site._registry.pop(model, None)
        register(site, models, *rest, **options)

    sites.AdminSite.register = register_anew


def _forget_receivers(names: set[str]) -> None:
    from django.dispatch import Signal

    for signal in [thing for thing in gc.get_objects() if isinstance(thing, Signal)]:
        signal.receivers = [one for one in signal.receivers if _module_of(one[1]) not in names]
        signal.sender_receivers_cache.clear()


def _module_of(receiver: Any) -> str | None:
    function = receiver() if isinstance(receiver, ReferenceType) else receiver
    function = function.__func__ if isinstance(function, MethodType) else function
    return function.__module__ if isinstance(function, FunctionType) else None
