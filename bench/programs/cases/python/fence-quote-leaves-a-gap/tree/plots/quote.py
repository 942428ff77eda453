"""Quotes for fences and lawns."""

from math import ceil


class Quote:
    def __init__(self, plot, fence_price=18, lawn_price=6, gate_price=240):
        self.plot = plot
        self.fence_price = fence_price
        self.lawn_price = lawn_price
        self.gate_price = gate_price

    def fence(self, gates=0, gate_width=1):
        """Price of a fence around the plot, per started meter, with gates."""
        meters = ceil(self.plot.perimeter() - gates * gate_width)
        return meters * self.fence_price + gates * self.gate_price

    def posts(self, distance=2.5):
        """Every side is divided evenly; corner posts are shared by two sides."""
        return sum(ceil(side / distance) for side in self.plot.sides())

    def lawn(self, share=1.0):
        """Price of a lawn on a share of the plot."""
        return ceil(self.plot.area() * share) * self.lawn_price

    def summary(self):
        return "%s: %.0f m2, lawn %d" % (self.plot.name, self.plot.area(), self.lawn())
