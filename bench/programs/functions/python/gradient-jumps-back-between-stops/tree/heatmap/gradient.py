"""Colour gradients for the legend of a heat map."""


def _channels(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def mix(start, end, share):
    """Colour `share` (0 to 1) of the way from start to end."""
    pairs = zip(_channels(start), _channels(end))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


class Gradient:
    """A gradient through stops (position, colour), positions ascending."""

    def __init__(self, stops):
        if not stops:
            raise ValueError("a gradient needs a stop")
        self.stops = list(stops)

    def at(self, position):
        """Colour at a position; beyond the ends it is that of the end."""
        before, colour = self.stops[0]
        if position <= before:
            return colour
        for after, next_colour in self.stops[1:]:
            if position < after:
                share = (position - before) / (after - before)
                return mix(next_colour, colour, share)
            before, colour = after, next_colour
        return colour

    def palette(self, count):
        """`count` colours, evenly spread from the first to the last stop."""
        low, high = self.stops[0][0], self.stops[-1][0]
        if count == 1:
            return [self.at(low)]
        step = (high - low) / (count - 1)
        return [self.at(low + step * i) for i in range(count)]
