"""Times of races: "58.4", "1:02.35" or "1:03:07.5"."""

import re

TIME = re.compile(r"^(?:(?:(\d+):)?(\d{1,2}):)?(\d{1,2})(?:\.(\d{1,3}))?$")


class TimeError(ValueError):
    pass


def parse_time(text):
    """Milliseconds of a time; the fraction may have one to three digits."""
    match = TIME.match(text.strip())
    if not match:
        raise TimeError("not a time: %r" % text)
    hours, minutes, seconds, fraction = match.groups()
    if minutes is not None and int(seconds) > 59 or hours is not None and int(minutes) > 59:
        raise TimeError("not a time: %r" % text)
    whole = (int(hours or 0) * 60 + int(minutes or 0)) * 60 + int(seconds)
    return whole * 1000 + int(fraction or 0)


def show_time(millis):
    """The usual form with three decimals; hours and minutes only if needed."""
    seconds, rest = divmod(millis, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return "%d:%02d:%02d.%03d" % (hours, minutes, seconds, rest)
    if minutes:
        return "%d:%02d.%03d" % (minutes, seconds, rest)
    return "%d.%03d" % (seconds, rest)
