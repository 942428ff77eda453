"""Version constraints: '>=1.2, <2', '^1.4', '~1.4.2', '1.2.x', a || b."""
import re
from dataclasses import dataclass
from functools import total_ordering
from typing import Iterable, List, Optional, Tuple

VERSION_RE = re.compile(r"^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([0-9A-Za-z.-]+))?(?:\+[\w.-]+)?$")
TERM_RE = re.compile(r"^(\^|~|>=|<=|!=|>|<|=)?\s*(.+)$")
WILDCARDS = {"x", "X", "*"}


class VersionError(ValueError):
    pass


def pre_key(pre):
    """Sort key of a pre-release; a final release comes after all of them."""
    if not pre:
        return (1,)
    parts = []
    for piece in pre.split("."):
        if piece.isdigit():
            parts.append((0, int(piece), ""))
        else:
            parts.append((1, 0, piece))
    return (0, parts)


@total_ordering
@dataclass(frozen=True)
class Version:
    major: int
    minor: int = 0
    patch: int = 0
    pre: str = ""

    @classmethod
    def parse(cls, text):
        match = VERSION_RE.match(text.strip())
        if not match:
            raise VersionError(f"not a version: {text!r}")
        major, minor, patch, pre = match.groups()
        return cls(int(major), int(minor or 0), int(patch or 0), pre or "")

    @property
    def release(self):
        return (self.major, self.minor, self.patch)

    def __lt__(self, other):
        return (self.release, pre_key(self.pre)) < (other.release, pre_key(other.pre))

    def __str__(self):
        text = ".".join(str(n) for n in self.release)
        return f"{text}-{self.pre}" if self.pre else text


Bound = Tuple[str, Version]
CHECKS = {
    ">=": lambda v, b: v >= b,
    "<=": lambda v, b: v <= b,
    ">": lambda v, b: v > b,
    "<": lambda v, b: v < b,
    "=": lambda v, b: v == b,
    "!=": lambda v, b: v != b,
}


def between(low, high_release) -> List[Bound]:
    return [(">=", low), ("<", Version(*high_release))]


def caret(version, given):
    """^1.2.3 < 2, ^0.2.3 < 0.3, ^0.0.3 < 0.0.4: keep the first non-zero part."""
    major, minor, patch = version.release
    if major or given == 1:
        return between(version, (major + 1, 0, 0))
    if minor or given == 2:
        return between(version, (0, minor + 1, 0))
    return between(version, (0, 0, patch + 1))


def parse_term(term) -> List[Bound]:
    op, text = TERM_RE.match(term.strip()).groups()
    parts = re.split(r"[-+]", text)[0].split(".")
    wild = next((i for i, p in enumerate(parts) if p in WILDCARDS), None)
    if wild is not None:
        if op not in (None, "="):
            raise VersionError(f"wildcard not allowed with {op}: {term!r}")
        if wild == 0:
            return []
        low = Version.parse(".".join(parts[:wild]))
        high = (low.major + 1, 0, 0) if wild == 1 else (low.major, low.minor + 1, 0)
        return between(low, high)
    version = Version.parse(text)
    if op == "^":
        return caret(version, len(parts))
    if op == "~":
        if len(parts) == 1:
            return between(version, (version.major + 1, 0, 0))
        return between(version, (version.major, version.minor + 1, 0))
    return [(op or "=", version)]


class Constraint:
    def __init__(self, text):
        self.text = text
        self.alternatives = []
        for alternative in text.split("||"):
            bounds: List[Bound] = []
            for term in alternative.split(","):
                if term.strip():
                    bounds.extend(parse_term(term))
            self.alternatives.append(bounds)

    def allows(self, version):
        return any(self._fits(version, bounds) for bounds in self.alternatives)

    @staticmethod
    def _fits(version, bounds):
        if not all(CHECKS[op](version, bound) for op, bound in bounds):
            return False
        if not version.pre:
            return True
        # a pre-release must be asked for, with the same release numbers
        return any(b.pre and b.release == version.release for _, b in bounds)


def best_match(available: Iterable[str], *requirements) -> Optional[str]:
    """The newest available version that satisfies every requirement."""
    constraints = [Constraint(r) for r in requirements]
    fitting = [
        version
        for version in map(Version.parse, available)
        if all(c.allows(version) for c in constraints)
    ]
    return str(max(fitting)) if fitting else None
