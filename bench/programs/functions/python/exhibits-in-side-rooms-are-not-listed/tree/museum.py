"""Rooms of a museum: dicts with a name, exhibits and side rooms ("rooms")."""


def tour(room):
    """The exhibits in the order of a visit: those of a room, then its side rooms."""
    yield from room.get("exhibits", [])
    for side in room.get("rooms", []):
        tour(side)


def depth(room):
    """Doors one has to pass to get to the room farthest from here."""
    return max((depth(side) + 1 for side in room.get("rooms", [])), default=0)


def guide(room):
    """Text for the audio guide."""
    return "\n".join(f"{number}. {exhibit}" for number, exhibit in enumerate(tour(room), 1))


def find(room, exhibit):
    """Number of an exhibit in the guide, None if the museum does not have it."""
    for number, candidate in enumerate(tour(room), 1):
        if candidate == exhibit:
            return number
    return None
