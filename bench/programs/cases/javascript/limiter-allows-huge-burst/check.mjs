import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/token-bucket.js')).href);
const { TokenBucket, LimiterGroup } = mod.default ?? mod;

const b = new TokenBucket({ capacity: 5, perSecond: 1 });
assert.equal(b.tryTake(60000, 6), false);
assert.equal(b.tokens, 5);
assert.equal(b.tryTake(60000, 5), true);
assert.equal(b.tryTake(60000), false);
assert.equal(b.tryTake(61000), true);
assert.equal(b.waitTime(61000, 3), 3000);
b.refill(63500);
assert.equal(b.tokens, 2.5);
b.refill(63000);
assert.equal(b.tokens, 2.5);
const g = new LimiterGroup({ capacity: 2, perSecond: 10 });
assert.equal(g.allow('x', 0), true);
assert.equal(g.allow('x', 9000), true);
assert.equal(g.allow('x', 9000), true);
assert.equal(g.allow('x', 9000), false);
assert.equal(g.forgetIdle(9500, 1000), 1);
