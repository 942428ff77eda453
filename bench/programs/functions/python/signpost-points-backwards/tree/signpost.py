"""Directions for walks on a town map; x grows to the east, y to the north."""

NAMES = {
    (0, 1): "north", (1, 1): "northeast", (1, 0): "east", (1, -1): "southeast",
    (0, -1): "south", (-1, -1): "southwest", (-1, 0): "west", (-1, 1): "northwest",
}


def sign(number):
    return (number > 0) - (number < 0)


def heading(origin, target):
    """Rough direction in which the target lies, "here" if it is the origin."""
    east, north = target[0] - origin[0], target[1] - origin[1]
    return NAMES.get((sign(east), sign(north)), "here")


def walk(points):
    """Directions along the points; stretches in the same direction are joined.

    Gives pairs (direction, blocks), diagonal steps count as one block.
    """
    directions = []
    for before, after in zip(points, points[1:]):
        name = heading(after, before)
        blocks = max(abs(after[0] - before[0]), abs(after[1] - before[1]))
        if directions and directions[-1][0] == name:
            blocks += directions.pop()[1]
        directions.append((name, blocks))
    return directions
