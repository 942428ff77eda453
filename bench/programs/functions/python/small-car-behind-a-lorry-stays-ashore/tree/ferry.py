"""Loads the ferry; lengths are in decimetres."""

GAP = 5


def board(queue, length):
    """The vehicles that go aboard, in the order of the queue.

    Each vehicle is a pair (plate, length) and needs a gap behind it. Whoever
    does not find room any more lets the others pass.
    """
    aboard = []
    room = length
    for vehicle in queue:
        needed = vehicle[1] + GAP
        if needed > room:
            break
        aboard.append(vehicle)
        room -= needed
    return aboard


def crossings(queue, length):
    """Plates for each trip until nobody waits; too long vehicles are left out."""
    waiting = [vehicle for vehicle in queue if vehicle[1] + GAP <= length]
    trips = []
    while waiting:
        aboard = board(waiting, length)
        trips.append([plate for plate, _ in aboard])
        waiting = [vehicle for vehicle in waiting if vehicle not in aboard]
    return trips
