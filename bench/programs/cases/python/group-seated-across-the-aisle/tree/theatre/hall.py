"""Seat plans of small theatres.

A plan has one text line per row, the first row is A. In a row "." is a free
seat, "x" a sold one and "|" an aisle (not a seat). Seats are numbered from 1.
"""


class Hall:
    def __init__(self, plan):
        self.rows = [list(line.strip()) for line in plan.strip().splitlines()]

    def label(self, row):
        return chr(ord("A") + row)

    def seats(self, row):
        """(seat number, column) for the seats of a row."""
        number = 0
        for column, cell in enumerate(self.rows[row]):
            if cell != "|":
                number += 1
                yield number, column

    def free(self):
        return sum(row.count(".") for row in self.rows)

    def find_block(self, size):
        """The first `size` neighbouring free seats as a list of names like "B3".

        People of a group sit next to each other: no sold seat and no aisle
        between them. Rows in front are preferred. None if nothing fits.
        """
        for index, row in enumerate(self.rows):
            run = []
            number = 0
            for cell in row:
                if cell == "|":
                    continue
                number += 1
                if cell == "x":
                    run = []
                    continue
                run.append("%s%d" % (self.label(index), number))
                if len(run) == size:
                    return run
        return None

    def sell(self, names):
        """Marks the seats as sold; nothing is sold if one of them is not free."""
        places = []
        for name in names:
            row = ord(name[0]) - ord("A")
            column = dict(self.seats(row)).get(int(name[1:]))
            if column is None or self.rows[row][column] != ".":
                raise ValueError("%s is not available" % name)
            places.append((row, column))
        for row, column in places:
            self.rows[row][column] = "x"

    def book(self, size):
        """Finds and sells a block of seats."""
        block = self.find_block(size)
        if block is None:
            raise ValueError("no %d seats together" % size)
        self.sell(block)
        return block

    def plan(self):
        return "\n".join("".join(row) for row in self.rows)
