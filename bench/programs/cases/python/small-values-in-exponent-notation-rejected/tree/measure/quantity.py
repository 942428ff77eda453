"""Values with a unit."""

from .units import canonical, dimension, factor


class DimensionError(TypeError):
    pass


class Quantity:
    def __init__(self, value, unit):
        self.value = float(value)
        self.unit = canonical(unit)

    def __repr__(self):
        return "Quantity(%r, %r)" % (self.value, self.unit)

    def __eq__(self, other):
        return (
            isinstance(other, Quantity)
            and dimension(self.unit) == dimension(other.unit)
            and abs(self.base() - other.base()) <= 1e-9 * max(1.0, abs(self.base()))
        )

    def __lt__(self, other):
        self._check(other.unit)
        return self.base() < other.base()

    def _check(self, unit):
        if dimension(self.unit) != dimension(unit):
            raise DimensionError("cannot turn %s into %s" % (self.unit, unit))

    def base(self):
        return self.value * factor(self.unit)

    def to(self, unit):
        target = canonical(unit)
        self._check(target)
        return Quantity(self.base() / factor(target), target)

    def __add__(self, other):
        return Quantity(self.value + other.to(self.unit).value, self.unit)

    def __sub__(self, other):
        return Quantity(self.value - other.to(self.unit).value, self.unit)

    def __mul__(self, number):
        return Quantity(self.value * number, self.unit)

    def format(self, digits=2):
        text = "%.*f" % (digits, self.value)
        if "." in text:
            text = text.rstrip("0").rstrip(".")
        return "%s %s" % ("0" if text == "-0" else text, self.unit)
