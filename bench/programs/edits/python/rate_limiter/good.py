"""Rate limiting: token buckets, sliding windows and daily quotas per client."""
from collections import deque
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Deque, Dict, Optional, Tuple


@dataclass(frozen=True)
class Decision:
    allowed: bool
    remaining: int
    retry_after: float = 0.0

    def headers(self):
        result = {"X-RateLimit-Remaining": str(self.remaining)}
        if not self.allowed:
            seconds = int(self.retry_after)
            if seconds < self.retry_after:
                seconds += 1
            result["Retry-After"] = str(seconds)
        return result


class TokenBucket:
    """Allows bursts up to `capacity`, refilled at `rate` tokens a second."""

    def __init__(self, capacity, rate):
        self.capacity = float(capacity)
        self.rate = float(rate)
        self.tokens = self.capacity
        self.updated: Optional[float] = None

    def _refill(self, now):
        if self.updated is not None and now > self.updated:
            gained = (now - self.updated) * self.rate
            self.tokens = min(self.capacity, self.tokens + gained)
        if self.updated is None or now > self.updated:
            self.updated = now

    def take(self, now, cost=1):
        self._refill(now)
        if cost > self.capacity:
            raise ValueError("cost exceeds bucket capacity")
        if self.tokens >= cost:
            self.tokens -= cost
            return Decision(True, int(self.tokens))
        wait = (cost - self.tokens) / self.rate
        return Decision(False, int(self.tokens), wait)


class SlidingWindow:
    """At most `limit` hits within any `window` seconds."""

    def __init__(self, limit, window):
        self.limit = limit
        self.window = window
        self.hits: Deque[float] = deque()

    def take(self, now, cost=1):
        if cost > self.limit:
            raise ValueError("cost exceeds window limit")
        while self.hits and self.hits[0] <= now - self.window:
            self.hits.popleft()
        free = self.limit - len(self.hits)
        if cost <= free:
            self.hits.extend([now] * cost)
            return Decision(True, free - cost)
        blocking = self.hits[cost - free - 1]
        return Decision(False, free, blocking + self.window - now)


class DailyQuota:
    """Counts per calendar day; unused quota is not carried over."""

    def __init__(self, limit):
        self.limit = limit
        self._day = None
        self._used: Dict[str, int] = {}

    def take(self, client, moment: datetime, cost=1):
        if moment.date() != self._day:
            self._day = moment.date()
            self._used = {}
        used = self._used.get(client, 0)
        if used + cost > self.limit:
            midnight = datetime(moment.year, moment.month, moment.day) + timedelta(days=1)
            wait = (midnight - moment).total_seconds()
            return Decision(False, self.limit - used, wait)
        self._used[client] = used + cost
        return Decision(True, self.limit - used - cost)


class RateLimiter:
    """Chooses a limiter per client and route; idle ones are thrown away."""

    def __init__(self, default=(10, 1.0), idle_seconds=300, exempt=()):
        self.default = default
        self.idle_seconds = idle_seconds
        self.exempt = {self._client_key(c) for c in exempt}
        self.rules: Dict[str, Tuple[int, float]] = {}
        self._buckets: Dict[Tuple[str, str], TokenBucket] = {}
        self._last_sweep = 0.0

    @staticmethod
    def _client_key(client):
        return client.strip().lower()

    def add_rule(self, prefix, capacity, rate):
        self.rules[prefix.rstrip("/")] = (capacity, rate)

    def _match_rule(self, path):
        """The longest configured prefix ending at a path segment boundary."""
        best = ""
        for prefix in self.rules:
            if path == prefix or path.startswith(prefix + "/"):
                if len(prefix) > len(best):
                    best = prefix
        return best

    def check(self, client, path, now, cost=1):
        client = self._client_key(client)
        if client in self.exempt:
            return Decision(True, -1)
        self._sweep(now)
        prefix = self._match_rule(path)
        key = (client, prefix)
        if key not in self._buckets:
            self._buckets[key] = TokenBucket(*self.rules.get(prefix, self.default))
        return self._buckets[key].take(now, cost)

    def _sweep(self, now):
        if now - self._last_sweep < self.idle_seconds:
            return
        self._last_sweep = now
        for key, bucket in list(self._buckets.items()):
            full_again = bucket.updated + (bucket.capacity - bucket.tokens) / bucket.rate
            if now >= max(full_again, bucket.updated + self.idle_seconds):
                del self._buckets[key]
