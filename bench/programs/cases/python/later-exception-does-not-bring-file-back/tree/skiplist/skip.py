"""Decides about paths."""

from .rule import read_rules


class SkipList:
    """The last rule that matches a path decides about it.

    What is inside of a skipped folder is skipped too and cannot be brought
    back.
    """

    def __init__(self, text=""):
        self.rules = read_rules(text)

    def add(self, text):
        self.rules.extend(read_rules(text))
        return self

    def verdict(self, path, is_folder):
        """The rule that decides about this very path, or None."""
        for rule in sorted(self.rules, key=lambda each: not each.negated):
            if rule.matches(path, is_folder):
                return rule
        return None

    def reason(self, path, is_folder=False):
        """The rule because of which a path is skipped, or None."""
        parts = path.strip("/").split("/")
        for end in range(1, len(parts) + 1):
            part = "/".join(parts[:end])
            rule = self.verdict(part, is_folder or end < len(parts))
            if rule is not None and not rule.negated:
                return rule
        return None

    def skips(self, path, is_folder=False):
        return self.reason(path, is_folder) is not None
