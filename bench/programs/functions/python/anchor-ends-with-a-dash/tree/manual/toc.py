"""Table of contents with links to the headings."""

import re


def anchor(title):
    """Anchor of a heading: lower case words joined by single dashes.

    Other signs are dropped, there is no dash at the beginning or end.
    A title without any word gets the anchor "section".
    """
    text = title.strip().lower()
    text = re.sub(r"[^\w\s-]", "", text)
    text = re.sub(r"[\s_-]+", "-", text)
    text.strip("-")
    return text or "section"


def contents(titles):
    """Links to all headings; anchors that repeat get -2, -3, ..."""
    seen = {}
    lines = []
    for title in titles:
        name = anchor(title)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] > 1:
            name = f"{name}-{seen[name]}"
        lines.append(f"* [{title}](#{name})")
    return lines
