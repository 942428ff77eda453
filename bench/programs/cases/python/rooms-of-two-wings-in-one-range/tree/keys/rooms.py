"""Short lists of room numbers for the key cabinet ("A1-A3, B7")."""

import re

_ROOM = re.compile(r"^([A-Z]*)(\d+)$")


def split(room):
    """Wing and number of a room: "B12" -> ("B", 12)."""
    match = _ROOM.match(room.strip().upper())
    if not match:
        raise ValueError("not a room: %r" % room)
    return match.group(1), int(match.group(2))


def _label(first, last):
    start = "%s%d" % first
    if first == last:
        return start
    return "%s-%s%d" % ((start,) + last)


def shorten(rooms):
    """Rooms in order, neighbours of a wing written as a range.

    >>> shorten(["A3", "A1", "A2", "B7"])
    'A1-A3, B7'
    """
    runs = []
    for wing, number in sorted(set(split(room) for room in rooms)):
        if runs:
            last_number = runs[-1][1][1]
            if number == last_number + 1:
                runs[-1][1] = (wing, number)
                continue
        runs.append([(wing, number), (wing, number)])
    return ", ".join(_label(first, last) for first, last in runs)


def expand(text):
    """The opposite of shorten(): a list of room numbers."""
    rooms = []
    for part in text.split(","):
        if not part.strip():
            continue
        first, _, last = part.partition("-")
        wing, start = split(first)
        end_wing, end = split(last) if last else (wing, start)
        if wing != end_wing or end < start:
            raise ValueError("bad range: %s" % part.strip())
        rooms.extend("%s%d" % (wing, number) for number in range(start, end + 1))
    return rooms


def missing(cabinet, returned):
    """Rooms of the cabinet whose keys have not been returned."""
    gone = set(expand(cabinet)) - set(expand(returned))
    return shorten(gone)
