"""A short shelf for the books that were used last."""


class Shelf:
    """Holds so many titles as capacity says, the one used last is in front."""

    def __init__(self, capacity, titles=()):
        self.capacity = capacity
        self._row = list(titles)[:capacity]

    def titles(self):
        return list(self._row)

    def use(self, title):
        """Moves a title to the front; False if it is not on the shelf."""
        if title not in self._row:
            return False
        self._row.remove(title)
        self._row.insert(0, title)
        return True

    def put(self, title):
        """Puts a title in front.

        Gives the title that had to leave the shelf for it, None if there was
        room or the title was there before.
        """
        if self.use(title):
            return None
        fallen = self._row.pop() if len(self._row) >= self.capacity else None
        self._row.insert(0, title)
        return title
