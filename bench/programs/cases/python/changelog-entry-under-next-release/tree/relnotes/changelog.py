"""Parser for CHANGELOG files.

A release starts with `## 1.2.0 (2024-01-31)`, its entries with `- `; an entry
may go on over further, indented lines.
"""
import html
import re
from dataclasses import dataclass, field

HEADING = re.compile(r"^##\s+(\S+)(?:\s+\((\d{4}-\d\d-\d\d)\))?\s*$")


@dataclass
class Release:
    version: str
    date: str = None
    entries: list = field(default_factory=list)


def flush(release, words):
    """Move the collected words of an entry to the release."""
    if release is not None and words:
        release.entries.append(" ".join(words))
    words.clear()


def parse_changelog(text):
    releases, current, words = [], None, []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            current = Release(heading[1], heading[2])
            flush(current, words)
            releases.append(current)
        elif line.startswith("- "):
            flush(current, words)
            words.extend(line[2:].split())
        elif line.startswith("  ") and words:
            words.extend(line.split())
    flush(current, words)
    return releases


def find_release(releases, version):
    return next((r for r in releases if r.version == version), None)


def render_html(releases):
    parts = []
    for release in releases:
        title = release.version + (" – " + release.date if release.date else "")
        parts.append("<h2>%s</h2>" % html.escape(title))
        items = "".join("<li>%s</li>" % html.escape(entry) for entry in release.entries)
        parts.append("<ul>%s</ul>" % items if items else "<p>No changes.</p>")
    return "\n".join(parts)
