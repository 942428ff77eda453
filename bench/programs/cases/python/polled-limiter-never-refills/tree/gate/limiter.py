"""Rate limits of the public API.

Every client has a bucket of tokens. A request takes one token; every
`interval` seconds one token comes back until the bucket is full. The clock is
passed in (seconds) so that the limiter works on recorded traffic, too.
"""


class Bucket:
    def __init__(self, capacity, interval, now):
        self.capacity = capacity
        self.interval = interval
        self.tokens = capacity
        self.updated = now

    def refill(self, now):
        """Adds the whole tokens that came back since the last update."""
        gained = int((now - self.updated) // self.interval)
        if self.tokens + gained >= self.capacity:
            self.tokens = self.capacity
            self.updated = now
        else:
            self.tokens += gained
            self.updated = now

    def take(self, now, count=1):
        self.refill(now)
        if self.tokens < count:
            return False
        self.tokens -= count
        return True

    def wait(self, now, count=1):
        """Seconds until that many tokens will be there."""
        self.refill(now)
        missing = count - self.tokens
        if missing <= 0:
            return 0
        return missing * self.interval - (now - self.updated)


class Limiter:
    def __init__(self, capacity=5, interval=10):
        if capacity < 1 or interval <= 0:
            raise ValueError("bad limits")
        self.capacity = capacity
        self.interval = interval
        self.buckets = {}

    def bucket(self, client, now):
        if client not in self.buckets:
            self.buckets[client] = Bucket(self.capacity, self.interval, now)
        return self.buckets[client]

    def allow(self, client, now, cost=1):
        return self.bucket(client, now).take(now, cost)

    def retry_after(self, client, now, cost=1):
        return self.bucket(client, now).wait(now, cost)

    def replay(self, requests):
        """Decisions for a recorded list of (time, client)."""
        return [self.allow(client, now) for now, client in requests]

    def forget_idle(self, now, seconds):
        """Drops the buckets of clients that were not seen for a while."""
        idle = [c for c, b in self.buckets.items() if now - b.updated > seconds]
        for client in idle:
            del self.buckets[client]
        return len(idle)
