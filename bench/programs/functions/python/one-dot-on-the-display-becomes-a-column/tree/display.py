class Display:
    """A display of characters with rows and columns, origin top left."""

    def __init__(self, width, height, blank="."):
        self.width = width
        self.height = height
        self.blank = blank
        self.clear()

    def clear(self):
        self.cells = [[self.blank] * self.width] * self.height

    def put(self, x, y, text):
        """Write text to the right from (x, y); what sticks out is cut."""
        if not 0 <= y < self.height:
            return
        for column, char in enumerate(text, x):
            if 0 <= column < self.width:
                self.cells[y][column] = char

    def bar(self, x, height, char="#"):
        """A vertical bar that stands on the bottom row."""
        for step in range(min(height, self.height)):
            self.put(x, self.height - 1 - step, char)

    def scroll(self):
        """Move everything up by one row."""
        self.cells.pop(0)
        self.cells.append([self.blank] * self.width)

    def render(self):
        return "\n".join("".join(row) for row in self.cells)
