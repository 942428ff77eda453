"""Crossword grids: "#" is a black cell, everything else is a letter or "."."""


class Grid:
    def __init__(self, lines):
        self.cells = [line.strip() for line in lines]
        if len({len(line) for line in self.cells}) != 1:
            raise ValueError("lines of different length")
        self.height = len(self.cells)
        self.width = len(self.cells[0])

    def white(self, row, column):
        """Whether there is a white cell; outside of the grid there is none."""
        if not (0 <= row < self.height and 0 <= column < self.width):
            return False
        return self.cells[row][column] != "#"

    def starts_across(self, row, column):
        """Whether a word of at least two letters to the right begins here."""
        return (self.white(row, column)
                and not self.white(row, column - 1)
                and self.white(row, column + 1))

    def starts_down(self, row, column):
        """The same for words downwards."""
        return (self.white(row, column)
                and not self.white(row, column - 1)
                and self.white(row + 1, column))

    def numbers(self):
        """{(row, column): number}, counted line by line."""
        result = {}
        for row in range(self.height):
            for column in range(self.width):
                if self.starts_across(row, column) or self.starts_down(row, column):
                    result[row, column] = len(result) + 1
        return result

    def word(self, row, column, down=False):
        letters = ""
        while self.white(row, column):
            letters += self.cells[row][column]
            row, column = (row + 1, column) if down else (row, column + 1)
        return letters

    def across(self):
        """{number: word} of the words to the right."""
        return {n: self.word(r, c) for (r, c), n in self.numbers().items() if self.starts_across(r, c)}

    def down(self):
        return {n: self.word(r, c, True) for (r, c), n in self.numbers().items() if self.starts_down(r, c)}

    def black_share(self):
        """Percentage of black cells."""
        black = sum(line.count("#") for line in self.cells)
        return round(100 * black / (self.width * self.height))

    def is_symmetric(self):
        """Whether the black cells look the same after half a turn."""
        for row in range(self.height):
            for column in range(self.width):
                if self.white(row, column) != self.white(self.height - 1 - row, self.width - 1 - column):
                    return False
        return True
