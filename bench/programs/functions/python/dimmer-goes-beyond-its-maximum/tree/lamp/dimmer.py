from .ranges import clamp, scale


class Dimmer:
    """A lamp that can be dimmed within the bounds its maker allows."""

    def __init__(self, lowest=10, highest=90, level=50):
        if lowest > highest:
            raise ValueError("bounds are the wrong way round")
        self.lowest = lowest
        self.highest = highest
        self.level = clamp(level, lowest, highest)

    def turn(self, steps):
        """Turn the knob; each step counts 5. Gives the new level."""
        self.level = clamp(self.lowest, self.level + 5 * steps, self.highest)
        return self.level

    def fade(self, factor):
        """Multiply the level, rounded to whole numbers."""
        self.level = clamp(int(scale(self.level, factor)), self.lowest, self.highest)
        return self.level
