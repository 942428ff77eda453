"""Lab reports as text tables."""

from lab.columns import build_formatters


class Report:
    def __init__(self, specs):
        self.formatters = build_formatters(specs)
        self.rows = []

    def add(self, **values):
        unknown = set(values) - set(self.formatters)
        if unknown:
            raise KeyError("no such column: %s" % ", ".join(sorted(unknown)))
        self.rows.append(values)
        return self

    def texts(self):
        """Formatted cells, row by row."""
        return [[show(row.get(name)) for name, show in self.formatters.items()] for row in self.rows]

    def render(self):
        table = [list(self.formatters)] + self.texts()
        widths = [max(len(row[i]) for row in table) for i in range(len(self.formatters))]
        return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in table]
