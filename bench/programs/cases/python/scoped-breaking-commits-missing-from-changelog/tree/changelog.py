"""Next version number and changelog section out of a list of commit messages."""
from commits import parse_commit

SECTIONS = {"feat": "Added", "fix": "Fixed", "perf": "Changed"}


def parse_all(messages):
    return [commit for commit in map(parse_commit, messages) if commit is not None]


def next_version(version, messages):
    major, minor, patch = (int(part) for part in version.split("."))
    commits = parse_all(messages)
    if any(commit.breaking for commit in commits):
        return f"{major + 1}.0.0"
    if any(commit.type == "feat" for commit in commits):
        return f"{major}.{minor + 1}.0"
    if any(commit.type in SECTIONS for commit in commits):
        return f"{major}.{minor}.{patch + 1}"
    return version


def render(version, messages):
    """The section of the changelog, in Markdown, for the next version."""
    commits = parse_all(messages)
    blocks = [f"## {next_version(version, messages)}"]
    breaking = [_entry(c.scope, c.breaking) for c in commits if c.breaking]
    if breaking:
        blocks.append("### Breaking\n" + "\n".join(breaking))
    for kind, title in SECTIONS.items():
        entries = [_entry(c.scope, c.subject) for c in commits if c.type == kind]
        if entries:
            blocks.append(f"### {title}\n" + "\n".join(entries))
    return "\n\n".join(blocks) + "\n"


def _entry(scope, text):
    return f"- **{scope}**: {text}" if scope else f"- {text}"
