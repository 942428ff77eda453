"""Path globbing and .ignore files, in the spirit of gitignore."""
import re
from dataclasses import dataclass
from typing import Dict, List, Optional, Pattern


def glob_to_regex(pattern):
    """Translate a glob to a regex source; '*' and '?' never cross a slash."""
    out = []
    i = 0
    while i < len(pattern):
        ch = pattern[i]
        if pattern.startswith("**/", i):
            out.append("(?:[^/]+/)*")
            i += 3
            continue
        if pattern.startswith("**", i):
            out.append(".*")
            i += 2
            continue
        if ch == "*":
            out.append("[^/]*")
        elif ch == "?":
            out.append("[^/]")
        elif ch == "[":
            end = pattern.find("]", i + 2)
            if end == -1:
                out.append(re.escape(ch))
            else:
                body = pattern[i + 1:end].replace("\\", "\\\\")
                if body.startswith("!"):
                    body = "^/" + body[1:]
                out.append(f"[{body}]")
                i = end
        elif ch == "\\" and i + 1 < len(pattern):
            i += 1
            out.append(re.escape(pattern[i]))
        else:
            out.append(re.escape(ch))
        i += 1
    return "".join(out)


@dataclass
class Rule:
    source: str
    base: str
    negated: bool
    dir_only: bool
    regex: Pattern[str]

    def matches(self, path, is_dir):
        if self.dir_only and not is_dir:
            return False
        if self.base:
            if not path.startswith(self.base + "/"):
                return False
            path = path[len(self.base) + 1:]
        return self.regex.fullmatch(path) is not None


def parse_rule(line, base=""):
    """Return a Rule, or None for blanks and comments."""
    text = line.rstrip()
    if not text or text.startswith("#"):
        return None
    negated = text.startswith("!")
    if negated:
        text = text[1:]
    dir_only = text.endswith("/")
    text = text.rstrip("/")
    anchored = "/" in text
    text = text.lstrip("/")
    if not text:
        return None
    if not anchored:
        text = "**/" + text
    return Rule(line.strip(), base, negated, dir_only, re.compile(glob_to_regex(text)))


def normalize(path):
    parts: List[str] = []
    for part in path.replace("\\", "/").split("/"):
        if part in ("", "."):
            continue
        if part == "..":
            if not parts:
                raise ValueError(f"path leaves the root: {path!r}")
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


class IgnoreSet:
    def __init__(self):
        self._rules: List[Rule] = []
        self._dir_cache: Dict[str, Optional[Rule]] = {}

    def add_file(self, text, directory=""):
        """Add the lines of an ignore file found in `directory`."""
        base = normalize(directory)
        for line in text.splitlines():
            rule = parse_rule(line, base)
            if rule is not None:
                self._rules.append(rule)
        self._dir_cache.clear()

    def _last_match(self, path, is_dir):
        for rule in reversed(self._rules):
            if rule.matches(path, is_dir):
                return rule
        return None

    def _excluded_dir(self, path):
        """The rule that excludes this directory or one of its parents."""
        if not path:
            return None
        if path not in self._dir_cache:
            found = self._excluded_dir(path.rpartition("/")[0])
            if found is None:
                rule = self._last_match(path, True)
                found = rule if rule is not None and not rule.negated else None
            self._dir_cache[path] = found
        return self._dir_cache[path]

    def explain(self, path, is_dir=False):
        """The rule deciding about path; parents that are excluded win."""
        path = normalize(path)
        parent_rule = self._excluded_dir(path.rpartition("/")[0])
        return parent_rule or self._last_match(path, is_dir)

    def ignored(self, path, is_dir=False):
        rule = self.explain(path, is_dir)
        return rule is not None and not rule.negated

    def filter(self, paths):
        """Paths that are kept; a trailing slash marks a directory."""
        return [p for p in paths if not self.ignored(p, p.endswith("/"))]
