"""Applies skip lists to listings."""

from .skip import SkipList


def kept(paths, text):
    """Paths of files that stay; a path ending in a slash is a folder."""
    skip = SkipList(text)
    return [path for path in paths if not skip.skips(path, path.endswith("/"))]


def explain(paths, text):
    """Lines "path <- rule" for all that is skipped."""
    skip = SkipList(text)
    lines = []
    for path in paths:
        rule = skip.reason(path, path.endswith("/"))
        if rule is not None:
            lines.append("%s <- %s" % (path, rule.line))
    return lines


def unused(paths, text):
    """Rules that match nothing of the listing."""
    skip = SkipList(text)
    found = []
    for rule in skip.rules:
        if not any(rule.matches(path.rstrip("/"), path.endswith("/")) for path in paths):
            found.append(rule.line)
    return found
