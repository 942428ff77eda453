"""Read commit messages written by the team's convention.

    type(scope): subject

with an exclamation mark before the colon for a breaking change, or a footer
line "BREAKING CHANGE: what breaks".
"""
import re
from dataclasses import dataclass
from typing import Optional

SUBJECT = re.compile(r"^(?P<type>[a-z]+)(?P<breaking>!)?(?:\((?P<scope>[^()]+)\))?: (?P<subject>.+)$")
FOOTER = re.compile(r"^BREAKING[ -]CHANGE: (.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Commit:
    type: str
    scope: Optional[str]
    subject: str
    breaking: Optional[str] = None


def parse_commit(message):
    """The Commit a message stands for, None if it does not follow the convention."""
    subject, _, body = message.strip().partition("\n")
    match = SUBJECT.match(subject.strip())
    if match is None:
        return None
    breaking = None
    footer = FOOTER.search(body)
    if footer:
        breaking = footer.group(1).strip()
    elif match["breaking"]:
        breaking = match["subject"]
    return Commit(match["type"], match["scope"], match["subject"], breaking)
