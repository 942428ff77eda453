"""Borders of a table: horizontal line, separator of cells, corners."""


class Style:
    def __init__(self, line, bar, cross, outer):
        self.line = line
        self.bar = bar
        self.cross = cross
        self.outer = outer

    def rule(self, widths):
        text = self.cross.join(self.line * (width + 2) for width in widths)
        return self.cross + text + self.cross if self.outer else text

    def row(self, cells):
        text = self.bar.join(" %s " % cell for cell in cells)
        return self.bar + text + self.bar if self.outer else text


BOX = Style("-", "|", "+", True)
PLAIN = Style("-", "|", "+", False)
