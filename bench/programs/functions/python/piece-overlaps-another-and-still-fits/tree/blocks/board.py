"""A board onto which pieces are laid; rows are texts, the first is at the top."""

FREE = "."


def cells(piece, x, y):
    """Places (column, row) that a piece covers with its upper left corner at x, y.

    A piece is a tuple of rows in which # stands for wood.
    """
    return [
        (x + dx, y + dy)
        for dy, row in enumerate(piece)
        for dx, mark in enumerate(row)
        if mark == "#"
    ]


def fits(board, piece, x, y):
    """Whether all of the piece lies on free fields of the board."""
    for column, row in cells(piece, x, y):
        if not (0 <= row < len(board) and 0 <= column < len(board[row])):
            return False
        return board[row][column] == FREE
    return True


def lay(board, piece, x, y, letter):
    """The board with the piece on it, drawn with the letter; ValueError if it does not fit."""
    if not fits(board, piece, x, y):
        raise ValueError(f"no room at {x}, {y}")
    taken = set(cells(piece, x, y))
    return [
        "".join(letter if (column, row) in taken else mark for column, mark in enumerate(line))
        for row, line in enumerate(board)
    ]


def places(board, piece):
    """All the corners (x, y) at which the piece fits."""
    return [(x, y) for y in range(len(board)) for x in range(len(board[y])) if fits(board, piece, x, y)]
