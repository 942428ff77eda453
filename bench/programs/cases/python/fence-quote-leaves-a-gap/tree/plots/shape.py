"""Plots of land as lists of corner points in meters."""

from math import hypot


class Plot:
    def __init__(self, name, corners):
        if len(corners) < 3:
            raise ValueError("a plot has at least three corners")
        self.name = name
        self.corners = list(corners)

    def sides(self):
        """The lengths of all sides of the plot."""
        following = self.corners[1:]
        return [hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in zip(self.corners, following)]

    def perimeter(self):
        return sum(self.sides())

    def area(self):
        double = 0
        x1, y1 = self.corners[-1]
        for x2, y2 in self.corners:
            double += x1 * y2 - x2 * y1
            x1, y1 = x2, y2
        return abs(double) / 2

    def bounds(self):
        xs = [x for x, _ in self.corners]
        ys = [y for _, y in self.corners]
        return (min(xs), min(ys), max(xs), max(ys))

    def scaled(self, factor):
        return Plot(self.name, [(x * factor, y * factor) for x, y in self.corners])
