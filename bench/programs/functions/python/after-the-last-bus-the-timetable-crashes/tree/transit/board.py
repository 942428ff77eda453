"""The board at a bus stop; lines have their departures as sorted texts "HH:MM"."""


def minutes(clock):
    hours, rest = clock.split(":")
    return int(hours) * 60 + int(rest)


def next_departure(departures, now):
    """The next departure at or after now, None when the last bus has left."""
    return next(time for time in departures if minutes(time) >= minutes(now))


def wait(departures, now):
    """Minutes until the next departure, None when the last bus has left."""
    departure = next_departure(departures, now)
    return None if departure is None else minutes(departure) - minutes(now)


def board(lines, now):
    """One line of text for each bus line, sorted by the names."""
    rows = []
    for name in sorted(lines):
        left = wait(lines[name], now)
        rows.append(f"{name:<4}" + ("--" if left is None else f"{left} min"))
    return rows
