"""Opening hours written as "mo-fr 8:00-18:00; sa 9:00-12:00"."""

DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"]


def _minutes(text):
    hours, _, minutes = text.strip().partition(":")
    value = int(hours) * 60 + int(minutes or 0)
    if not 0 <= value <= 24 * 60:
        raise ValueError("no such time: %s" % text)
    return value


def expand_days(text):
    """Day names of "mo", "mo-fr" or "mo,we,fr-sa" in the order they are given.

    >>> expand_days("mo-we,sa")
    ['mo', 'tu', 'we', 'sa']
    """
    days = []
    for part in text.lower().split(","):
        first, _, last = part.strip().partition("-")
        start = DAYS.index(first)
        end = DAYS.index(last) if last else start
        length = end - start + 1
        for offset in range(length):
            day = DAYS[(start + offset) % 7]
            if day not in days:
                days.append(day)
    return days


def parse(text):
    """A dict from day to a list of (opens, closes) in minutes."""
    hours = {day: [] for day in DAYS}
    for rule in text.split(";"):
        rule = rule.strip()
        if not rule:
            continue
        days, _, spans = rule.partition(" ")
        for span in spans.split(","):
            opens, _, closes = span.partition("-")
            for day in expand_days(days):
                hours[day].append((_minutes(opens), _minutes(closes)))
    return hours


def is_open(text, day, time):
    """Whether the kiosk is open; at closing time it is closed."""
    now = _minutes(time)
    return any(opens <= now < closes for opens, closes in parse(text)[day])


def closed_days(text):
    hours = parse(text)
    return [day for day in DAYS if not hours[day]]
