"""Number the headings of a Markdown text."""

import re

HEADING = re.compile(r"(#{1,4}) +(.*)")


def number_headings(lines):
    """Put numbers like 2.1 in front of all headings.

    Each chapter counts its sections anew.  A level that was left out
    counts as 0.
    """
    counters = []
    result = []
    for line in lines:
        match = HEADING.match(line)
        if not match:
            result.append(line)
            continue
        marks, title = match.groups()
        level = len(marks)
        while len(counters) < level:
            counters.append(0)
        counters[level - 1] += 1
        number = ".".join(str(count) for count in counters[:level])
        result.append(f"{marks} {number} {title}")
    return result


def outline(lines):
    """Only the headings, indented by level."""
    result = []
    for line in number_headings(lines):
        match = HEADING.match(line)
        if match:
            marks, title = match.groups()
            result.append("  " * (len(marks) - 1) + title)
    return result
