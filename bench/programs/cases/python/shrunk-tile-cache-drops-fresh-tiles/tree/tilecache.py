"""Keep recently shown map tiles in memory so that panning stays smooth."""

from collections import OrderedDict
from typing import NamedTuple


class TileId(NamedTuple):
    zoom: int
    x: int
    y: int

    def parent(self):
        """The tile of the next coarser zoom level that contains this one."""
        if self.zoom == 0:
            return None
        return TileId(self.zoom - 1, self.x // 2, self.y // 2)


class TileCache:
    """Holds at most `capacity` tiles and lets go of those not used for longest."""

    def __init__(self, load, capacity=64):
        if capacity < 1:
            raise ValueError("capacity must be at least 1")
        self._load = load
        self._capacity = capacity
        self._tiles = OrderedDict()  # the least recently used comes first
        self.hits = 0
        self.misses = 0

    def __len__(self):
        return len(self._tiles)

    def __contains__(self, tile):
        return tile in self._tiles

    @property
    def capacity(self):
        return self._capacity

    def get(self, tile):
        """Return the image of the tile, loading it if need be."""
        if tile in self._tiles:
            self.hits += 1
            self._tiles.move_to_end(tile)
            return self._tiles[tile]
        self.misses += 1
        image = self._load(tile)
        self._tiles[tile] = image
        if len(self._tiles) > self._capacity:
            self._tiles.popitem(last=False)
        return image

    def peek(self, tile):
        """Return (tile, image) of the best match in memory, without loading.

        That is the tile itself or else the closest coarser one. It does not
        count as a use. None if there is nothing suitable.
        """
        while tile is not None:
            if tile in self._tiles:
                return tile, self._tiles[tile]
            tile = tile.parent()
        return None

    def resize(self, capacity):
        """Change the capacity, e.g. when the system runs low on memory."""
        if capacity < 1:
            raise ValueError("capacity must be at least 1")
        self._capacity = capacity
        while len(self._tiles) > capacity:
            self._tiles.popitem()

    def forget(self, zoom=None):
        """Drop all tiles, or all those of one zoom level."""
        for tile in list(self._tiles):
            if zoom is None or tile.zoom == zoom:
                del self._tiles[tile]

    def hit_rate(self):
        asked = self.hits + self.misses
        return self.hits / asked if asked else 0.0
