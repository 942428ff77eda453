"""Spans of time such as "1w2d" or "90m" in the list of chores."""
import re

SECONDS = {"w": 608400, "d": 86400, "h": 3600, "m": 60, "s": 1}
PART = re.compile(r"(\d+)([wdhms])")


def parse_span(text):
    """Seconds of a span; ValueError if the text is none.

    >>> parse_span("1d12h")
    129600
    """
    compact = text.replace(" ", "").lower()
    if not compact or PART.sub("", compact):
        raise ValueError(f"not a span of time: {text!r}")
    return sum(int(count) * SECONDS[unit] for count, unit in PART.findall(compact))


def format_span(seconds):
    """The shortest way to write a number of seconds, "0s" if there are none."""
    parts = []
    for unit, length in SECONDS.items():
        count, seconds = divmod(seconds, length)
        if count:
            parts.append(f"{count}{unit}")
    return "".join(parts) or "0s"


def next_due(done, span):
    """Time stamp at which a chore is due again."""
    return done + parse_span(span)
