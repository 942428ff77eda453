"""A rule lets a role do something with the resources under a path pattern."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Rule:
    action: str
    pattern: str

    def covers(self, action, path):
        if self.action not in ("*", action):
            return False
        return _matches(self.pattern.split("/"), path.split("/"))


def _matches(pattern, path):
    for position, part in enumerate(pattern):
        if part == "**":
            return True
        if position >= len(path) or part not in ("*", path[position]):
            return False
    return len(pattern) == len(path)
