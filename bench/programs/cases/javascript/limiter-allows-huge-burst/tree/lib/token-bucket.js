'use strict';

// Rate limiting with token buckets. Times are milliseconds and are passed in
// by the caller, so that the limiter can be driven by any clock.
class TokenBucket {
  constructor({ capacity, perSecond, now = 0 }) {
    this.capacity = capacity;
    this.perSecond = perSecond;
    this.tokens = capacity;
    this.updatedAt = now;
  }

  refill(now) {
    if (now <= this.updatedAt) {
      return;
    }
    const earned = ((now - this.updatedAt) / 1000) * this.perSecond;
    this.tokens = this.tokens + earned;
    this.updatedAt = now;
  }

  tryTake(now, count = 1) {
    this.refill(now);
    if (count > this.tokens) {
      return false;
    }
    this.tokens -= count;
    return true;
  }

  // Milliseconds until `count` tokens are there.
  waitTime(now, count = 1) {
    this.refill(now);
    if (count <= this.tokens) {
      return 0;
    }
    return Math.ceil(((count - this.tokens) / this.perSecond) * 1000);
  }
}

class LimiterGroup {
  constructor(options) {
    this.options = options;
    this.buckets = new Map();
  }

  bucketFor(client, now) {
    if (!this.buckets.has(client)) {
      this.buckets.set(client, new TokenBucket({ ...this.options, now }));
    }
    return this.buckets.get(client);
  }

  allow(client, now) {
    return this.bucketFor(client, now).tryTake(now);
  }

  forgetIdle(now, idleMs) {
    for (const [client, bucket] of this.buckets) {
      if (now - bucket.updatedAt >= idleMs) {
        this.buckets.delete(client);
      }
    }
    return this.buckets.size;
  }
}

module.exports = { TokenBucket, LimiterGroup };
