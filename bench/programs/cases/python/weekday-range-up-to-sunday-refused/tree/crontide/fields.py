"""The five fields of a schedule line."""

NAMES = {
    "month": "jan feb mar apr may jun jul aug sep oct nov dec".split(),
    "weekday": "sun mon tue wed thu fri sat".split(),
}

# name, lowest and highest value; 0 and 7 both mean Sunday
FIELDS = (
    ("minute", 0, 59),
    ("hour", 0, 23),
    ("day", 1, 31),
    ("month", 1, 12),
    ("weekday", 0, 6),
)


class CronError(ValueError):
    pass


def number(text, name, low, high):
    names = NAMES.get(name, [])
    lowered = text.lower()
    if lowered in names:
        return names.index(lowered) + (1 if name == "month" else 0)
    if not text.isdigit():
        raise CronError("bad %s %r" % (name, text))
    value = int(text)
    if not low <= value <= high:
        raise CronError("%s %d is not within %d-%d" % (name, value, low, high))
    return value


def parse_field(text, name, low, high):
    """"1-5,10/15,*/2" -> set of numbers."""
    values = set()
    for part in text.split(","):
        span, slash, step_text = part.partition("/")
        if slash and (not step_text.isdigit() or int(step_text) == 0):
            raise CronError("bad step in %r" % part)
        step = int(step_text) if slash else 1
        if span == "*":
            first, last = low, high
        elif "-" in span:
            ends = span.split("-")
            if len(ends) != 2:
                raise CronError("bad range %r" % span)
            first, last = (number(end, name, low, high) for end in ends)
            if last < first:
                raise CronError("range %r runs backwards" % span)
        else:
            first = number(span, name, low, high)
            last = high if slash else first
        values.update(range(first, last + 1, step))
    return frozenset(values)
