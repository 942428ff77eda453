"""Generate a Markdown changelog from conventional commit messages."""
import re
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Dict, List, Optional

HEADER_RE = re.compile(r"^(?P<type>[a-z]+)(?:\((?P<scope>[^)]+)\))?(?P<bang>!)?:\s+(?P<subject>.+)$")
ISSUE_RE = re.compile(r"\b(?:fixes|closes|refs)\s+#(\d+)", re.I)
SECTIONS = [("feat", "Features"), ("fix", "Bug Fixes"), ("perf", "Performance"), ("docs", "Documentation")]
BREAKING_PREFIX = "BREAKING CHANGE:"


@dataclass
class Commit:
    sha: str
    message: str
    tag: Optional[str] = None
    day: Optional[date] = None


@dataclass
class Entry:
    type: str
    scope: Optional[str]
    subject: str
    sha: str
    issues: List[str] = field(default_factory=list)
    breaking: Optional[str] = None


@dataclass
class Release:
    version: Optional[str]
    day: Optional[date]
    entries: List[Entry] = field(default_factory=list)


def clean_subject(subject):
    subject = subject.strip().rstrip(".")
    return subject[:1].upper() + subject[1:]


def find_breaking(body_lines):
    """Text of the BREAKING CHANGE footer, joined up to the next blank line."""
    collected = []
    inside = False
    for line in body_lines:
        if line.startswith(BREAKING_PREFIX):
            inside = True
            line = line[len(BREAKING_PREFIX):]
        elif inside and not line.strip():
            break
        if inside:
            collected.append(line.strip())
    return " ".join(collected) or None


def parse_commit(commit):
    lines = commit.message.strip().splitlines()
    match = HEADER_RE.match(lines[0]) if lines else None
    if not match:
        return None
    entry = Entry(match["type"], match["scope"], clean_subject(match["subject"]), commit.sha[:7])
    entry.breaking = find_breaking(lines[1:])
    if match["bang"] and entry.breaking is None:
        entry.breaking = entry.subject
    for number in ISSUE_RE.findall(commit.message):
        if number not in entry.issues:
            entry.issues.append(number)
    return entry


def drop_reverted(commits):
    """Remove commits undone by a later revert, and the revert itself."""
    reverted = set()
    kept = []
    for commit in commits:  # newest first
        undone = any(commit.sha.startswith(prefix) for prefix in reverted)
        match = re.search(r"This reverts commit ([0-9a-f]{7,40})", commit.message)
        if match and not undone:
            reverted.add(match.group(1))
        if not undone and not match:
            kept.append(commit)
        elif commit.tag:
            kept.append(replace(commit, message=""))  # keep the release mark
    return kept


def split_releases(commits):
    """Group newest-first commits; a tag starts the release it names."""
    releases = []
    current = Release(None, None)
    for commit in commits:
        if commit.tag:
            if current.entries or current.version:
                releases.append(current)
            current = Release(commit.tag.lstrip("v"), commit.day)
        entry = parse_commit(commit)
        if entry:
            current.entries.append(entry)
    if current.entries or current.version:
        releases.append(current)
    return releases


def format_entry(entry):
    scope = f"**{entry.scope}:** " if entry.scope else ""
    issues = "".join(f", #{number}" for number in entry.issues)
    return f"- {scope}{entry.subject} ({entry.sha}{issues})"


def render_release(release):
    title = release.version or "Unreleased"
    lines = [f"## {title}" + (f" - {release.day.isoformat()}" if release.day else "")]
    breaking = [e for e in release.entries if e.breaking]
    if breaking:
        lines += ["", "### Breaking Changes", ""]
        lines += [f"- {e.breaking} ({e.sha})" for e in breaking]
    by_type: Dict[str, List[Entry]] = {}
    for entry in release.entries:
        by_type.setdefault(entry.type, []).append(entry)
    for kind, heading in SECTIONS:
        entries = sorted(by_type.get(kind, []), key=lambda e: (e.scope is None, e.scope or ""))
        if entries:
            lines += ["", f"### {heading}", ""]
            lines += [format_entry(e) for e in entries]
    return "\n".join(lines)


def generate(commits):
    releases = split_releases(drop_reverted(commits))
    return "# Changelog\n\n" + "\n\n".join(render_release(r) for r in releases) + "\n"
