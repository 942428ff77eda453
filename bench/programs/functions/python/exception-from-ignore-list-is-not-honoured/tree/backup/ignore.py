"""The ignore list of the backup."""

from fnmatch import fnmatchcase


def parse_rules(text):
    """Rules as (pattern, ignore); "!" makes an exception, "#" a comment."""
    rules = []
    for line in text.splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("!"):
            rules.append((line[1:], False))
        else:
            rules.append((line, True))
    return rules


def _matches(path, pattern):
    if pattern.endswith("/"):
        return path.startswith(pattern)
    if "/" in pattern:
        return fnmatchcase(path, pattern)
    return fnmatchcase(path.rsplit("/", 1)[-1], pattern)


def is_ignored(path, rules):
    """Whether a path is left out.  The last rule that matches decides."""
    ignored = False
    for pattern, ignore in rules:
        if _matches(path, pattern):
            ignored = ignore
            break
    return ignored


def to_save(paths, text):
    rules = parse_rules(text)
    return [path for path in paths if not is_ignored(path, rules)]
