"""A little cache whose entries expire after some seconds."""


class TtlCache:
    """`clock` is a function returning seconds; entries live `ttl` seconds,
    that is: an entry stored at t is gone at t + ttl."""

    def __init__(self, clock, ttl=60, limit=100):
        self._clock = clock
        self.ttl = ttl
        self.limit = limit
        self._data = {}
        self.hits = 0
        self.misses = 0

    def _expired(self, stored_at):
        return self._clock() - stored_at > self.ttl

    def put(self, key, value):
        self._data.pop(key, None)
        if len(self._data) >= self.limit:
            self.purge()
        if len(self._data) >= self.limit:
            oldest = next(iter(self._data))
            del self._data[oldest]
        self._data[key] = (self._clock(), value)

    def get(self, key, default=None):
        entry = self._data.get(key)
        if entry is None or self._expired(entry[0]):
            self.misses += 1
            return default
        self.hits += 1
        return entry[1]

    def get_or_load(self, key, load):
        missing = object()
        value = self.get(key, missing)
        if value is missing:
            value = load(key)
            self.put(key, value)
        return value

    def purge(self):
        """Drop expired entries and return how many there were."""
        dead = [key for key, (at, _) in self._data.items() if self._expired(at)]
        for key in dead:
            del self._data[key]
        return len(dead)

    def __len__(self):
        return len(self._data)
