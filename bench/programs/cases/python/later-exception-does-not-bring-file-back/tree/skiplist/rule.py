"""One line of a skip file."""

from .glob import translate


class Rule:
    """"*.log", "/build/", "!keep.log" ...

    A slash at the start or in the middle ties the pattern to the root, one
    at the end restricts it to folders; "!" brings files back.
    """

    def __init__(self, line):
        self.line = line
        self.negated = line.startswith("!")
        pattern = line[1:] if self.negated else line
        self.folders_only = pattern.endswith("/")
        pattern = pattern.rstrip("/")
        anchored = "/" in pattern
        pattern = pattern.lstrip("/")
        self.regex = translate(pattern if anchored else "**/" + pattern)

    def __repr__(self):
        return "Rule(%r)" % self.line

    def matches(self, path, is_folder):
        if self.folders_only and not is_folder:
            return False
        return self.regex.match(path) is not None


def read_rules(text):
    """Rules of all lines; blank ones and comments are left out."""
    rules = []
    for line in text.splitlines():
        line = line.rstrip()
        if line and not line.startswith("#") and line.strip("!/"):
            rules.append(Rule(line))
    return rules
