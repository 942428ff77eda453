"""Rulers for texts of fixed width."""


def numbers(width, every=10):
    """The numbers of the columns, each of them ends in the column it names.

    >>> numbers(25)
    '        10        20     '
    """
    line = ""
    for column in range(every, width, every):
        line += str(column).rjust(column - len(line))
    return line.ljust(width)


def scale(width, every=10):
    """A bar in each column that has a number, dots in the others."""
    return "".join("." if column % every else "|" for column in range(1, width + 1))


def ruled(text, every=10):
    """The text with a ruler above it that is as wide as its longest line."""
    width = max(map(len, text.splitlines()), default=0)
    return "\n".join([numbers(width, every), scale(width, every), text])
