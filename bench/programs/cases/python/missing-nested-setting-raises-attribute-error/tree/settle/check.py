"""Checks before the start of a program."""

from .errors import SettingsError


def missing(settings, paths):
    """The required paths that have no value."""
    return [path for path in paths if settings.get(path) is None]


def check(settings, required=(), integers=(), flags=()):
    """All problems as texts, in order."""
    problems = ["setting %s is missing" % path for path in missing(settings, required)]
    for paths, method in ((integers, settings.integer), (flags, settings.flag)):
        for path in paths:
            if path in settings:
                try:
                    method(path)
                except SettingsError as error:
                    problems.append(str(error))
    return problems
