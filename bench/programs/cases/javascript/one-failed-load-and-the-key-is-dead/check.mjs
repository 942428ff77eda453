import assert from "node:assert/strict";
const { LoaderCache } = (await import(new URL("src/loader-cache.js", `file://${process.cwd()}/`))).default;

let attempts = 0;
let cache = new LoaderCache(async (key) => {
  attempts++;
  if (attempts === 1) throw new Error("ECONNRESET");
  return `value of ${key}`;
});
await assert.rejects(cache.get("u1"), /ECONNRESET/);
assert.equal(await cache.get("u1"), "value of u1");
assert.equal(await cache.get("u1"), "value of u1");
assert.equal(attempts, 2);

// several failures in a row, shared by the callers of each
let n = 0;
cache = new LoaderCache((key) => new Promise((ok, no) => {
  const mine = ++n;
  setTimeout(() => (mine < 3 ? no(new Error(`down ${mine}`)) : ok([key, mine])), 2);
}));
for (const i of [1, 2]) {
  const both = await Promise.allSettled([cache.get("k"), cache.get("k")]);
  assert.deepEqual(both.map((r) => r.reason?.message), [`down ${i}`, `down ${i}`]);
  assert.equal(cache.size, 0);
}
const [x, y] = await Promise.all([cache.get("k"), cache.get("k")]);
assert.deepEqual(x, ["k", 3]);
assert.equal(x, y);
assert.equal(await cache.get("k"), x);
assert.equal(n, 3);
assert.deepEqual(cache.stats, { hits: 1, misses: 6 });

// values keep working, also falsy ones and loaders that are not async
let calls = 0;
cache = new LoaderCache(() => (calls++, 0));
assert.equal(await cache.get("z"), 0);
assert.equal(await cache.get("z"), 0);
assert.equal(calls, 1);
cache.invalidate("z");
assert.equal(await cache.get("z"), 0);
assert.equal(calls, 2);
