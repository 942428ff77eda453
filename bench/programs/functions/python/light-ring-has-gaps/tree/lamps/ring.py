"""Light of lamps on a board of square fields."""


def ring(x, y, radius):
    """The fields (x, y) that are exactly radius king's moves away, sorted."""
    if radius == 0:
        return [(x, y)]
    fields = []
    for step in range(-radius, radius + 1):
        fields += [(x + step, y - radius), (x + step, y + radius)]
    for step in range(1 - radius, radius - 1):
        fields += [(x - radius, y + step), (x + radius, y + step)]
    return sorted(fields)


def lit(lamp, power, width, height):
    """Brightness of all fields of a board, row by row.

    The lamp's own field has the full power, each ring around it one less.
    """
    board = [[0] * width for _ in range(height)]
    for radius in range(power):
        for column, row in ring(*lamp, radius):
            if 0 <= column < width and 0 <= row < height:
                board[row][column] = power - radius
    return board
