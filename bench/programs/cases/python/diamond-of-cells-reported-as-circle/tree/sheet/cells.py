"""Cells of the budget sheet."""

from sheet.formula import evaluate


class CircleError(Exception):
    """Cells that depend on themselves."""


class Sheet:
    def __init__(self):
        self.cells = {}

    def put(self, name, content):
        """Puts a number, or a text starting with "=" as a formula."""
        self.cells[name.upper()] = content
        return self

    def value(self, name):
        """The value of a cell, empty cells count as 0."""
        return self._value(name.upper(), set())

    def _value(self, name, active):
        content = self.cells.get(name, 0)
        if not isinstance(content, str):
            return content
        if not content.startswith("="):
            return float(content)
        if name in active:
            raise CircleError("%s depends on itself" % name)
        active.add(name)
        result = evaluate(content[1:], lambda other: self._value(other, active))
        return result

    def values(self):
        return {name: self.value(name) for name in sorted(self.cells)}

    def circles(self):
        """Names of the cells that cannot be computed because of a circle."""
        found = []
        for name in sorted(self.cells):
            try:
                self.value(name)
            except CircleError:
                found.append(name)
        return found
