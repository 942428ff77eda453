class Board:
    """A row of tiles that can be slid about, with undo."""

    def __init__(self, tiles):
        self.tiles = list(tiles)
        self._history = []

    def _remember(self):
        self._history.append(self.tiles)

    def swap(self, i, j):
        self._remember()
        self.tiles[i], self.tiles[j] = self.tiles[j], self.tiles[i]

    def drop(self, i):
        """Take a tile off the board."""
        self._remember()
        self.tiles = self.tiles[:i] + self.tiles[i + 1:]

    def rotate(self, n=1):
        """Move the first n tiles to the end."""
        self._remember()
        self.tiles = self.tiles[n:] + self.tiles[:n]

    def undo(self):
        """Take the last move back; False when there is none."""
        if not self._history:
            return False
        self.tiles = self._history.pop()
        return True

    @property
    def moves(self):
        return len(self._history)
