"""Thumbnails in memory, limited by the sum of their sizes."""


class Store:
    """When space runs out the thumbnails go that were used longest ago."""

    def __init__(self, capacity):
        self.capacity = capacity
        self.used = 0
        self._items = {}
        self.evicted = []

    def put(self, name, data):
        """Stores or replaces a thumbnail. Too large ones are not stored at all."""
        if len(data) > self.capacity:
            return False
        if name in self._items:
            del self._items[name]
        self._items[name] = data
        self.used += len(data)
        self._shrink()
        return True

    def _shrink(self):
        while self.used > self.capacity:
            oldest = next(iter(self._items))
            self.remove(oldest)
            self.evicted.append(oldest)

    def get(self, name):
        """The data or None; the thumbnail counts as just used."""
        data = self._items.pop(name, None)
        if data is not None:
            self._items[name] = data
        return data

    def remove(self, name):
        data = self._items.pop(name, None)
        if data is not None:
            self.used -= len(data)
        return data is not None

    def names(self):
        """Names from the one used longest ago to the latest."""
        return list(self._items)

    def free(self):
        return self.capacity - self.used


class Gallery:
    def __init__(self, store, make):
        self.store = store
        self.make = make

    def thumbnail(self, name):
        data = self.store.get(name)
        if data is None:
            data = self.make(name)
            self.store.put(name, data)
        return data
