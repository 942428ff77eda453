"""Mould on the floor of a cellar, tile by tile."""

MOULD = "#"
CLEAN = "."


def parse(text):
    """A floor from text, one row a line."""
    return [list(line.strip()) for line in text.strip().splitlines()]


def render(floor):
    return "\n".join("".join(row) for row in floor)


def infected_neighbours(floor, row, column):
    """Number of tiles with mould left, right, above and below."""
    found = 0
    for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        y, x = row + down, column + right
        if 0 <= y < len(floor) and x < len(floor[y]):
            found += floor[y][x] == MOULD
    return found


def next_week(floor, needed=1):
    """The floor a week later: clean tiles with enough mould beside them catch it."""
    return [
        [
            MOULD if tile == CLEAN and infected_neighbours(floor, y, x) >= needed else tile
            for x, tile in enumerate(row)
        ]
        for y, row in enumerate(floor)
    ]
