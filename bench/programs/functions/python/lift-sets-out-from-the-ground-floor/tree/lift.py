"""How far a lift travels; floors are whole numbers, 0 is the ground floor."""


def travelled(calls, start=0):
    """Floors the lift passes to serve the calls one after another.

    A call is a pair: the floor at which someone gets in and the one at which
    they get out. The lift stands at start in the beginning and stays where the
    last passenger has left it.
    """
    position = 0
    total = 0
    for entry, exit_ in calls:
        total += abs(entry - position) + abs(exit_ - entry)
        position = exit_
    return total


def best_parking(calls, floors):
    """Of the floors the one to wait at with the shortest way, the lowest of equals."""
    return min(sorted(floors), key=lambda floor: travelled(calls, floor))


def empty_share(calls, start=0):
    """Which part of the way, in percent, is travelled without a passenger."""
    total = travelled(calls, start)
    loaded = sum(abs(exit_ - entry) for entry, exit_ in calls)
    return round(100 * (total - loaded) / total) if total else 0
