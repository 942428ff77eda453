// Cache of map tiles, limited by the bytes the tiles take. When there is no room,
// the tile goes that was not used for the longest time.
export class TileCache {
  constructor(maxBytes) {
    this.maxBytes = maxBytes;
    this.used = 0;
    this.tiles = new Map();
    this.hits = 0;
    this.misses = 0;
  }

  static key(zoom, x, y) {
    return `${zoom}/${x}/${y}`;
  }

  get size() {
    return this.tiles.size;
  }

  has(key) {
    return this.tiles.has(key);
  }

  get(key) {
    const entry = this.tiles.get(key);
    if (!entry) {
      this.misses += 1;
      return undefined;
    }
    this.hits += 1;
    // Moves the tile to the end of the map, which is ordered by last use.
    this.tiles.delete(key);
    this.tiles.set(key, entry);
    return entry.data;
  }

  // Stores a tile, replacing an older version of it. Returns whether it is in the cache now.
  put(key, data, bytes = data.length) {
    this.tiles.delete(key);
    if (bytes > this.maxBytes) {
      return false;
    }
    while (this.used + bytes > this.maxBytes) {
      const [oldest] = this.tiles.keys();
      this.delete(oldest);
    }
    this.tiles.set(key, { data, bytes });
    this.used += bytes;
    return true;
  }

  delete(key) {
    const entry = this.tiles.get(key);
    if (!entry) {
      return false;
    }
    this.used -= entry.bytes;
    return this.tiles.delete(key);
  }

  // Drops all tiles of a zoom level.
  dropZoom(zoom) {
    for (const key of [...this.tiles.keys()]) {
      if (key.startsWith(`${zoom}/`)) {
        this.delete(key);
      }
    }
  }
}
