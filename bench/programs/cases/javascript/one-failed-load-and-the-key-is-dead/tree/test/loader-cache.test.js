"use strict";

const { describe, it, beforeEach } = require("node:test");
const assert = require("node:assert/strict");
const { LoaderCache } = require("../src/loader-cache.js");

describe("LoaderCache", () => {
  let clock;
  let calls;
  const load = async (key) => {
    calls.push(key);
    if (key === "bad") throw new Error("no such thing");
    return key.toUpperCase();
  };
  const make = (options) => new LoaderCache(load, { ttl: 100, now: () => clock, ...options });

  beforeEach(() => {
    clock = 0;
    calls = [];
  });

  it("needs a loader", () => {
    assert.throws(() => new LoaderCache(), TypeError);
  });

  it("loads once", async () => {
    const cache = make();
    assert.equal(await cache.get("a"), "A");
    assert.equal(await cache.get("a"), "A");
    assert.deepEqual(calls, ["a"]);
    assert.deepEqual(cache.stats, { hits: 1, misses: 1 });
  });

  it("shares a running load", async () => {
    const cache = make();
    assert.deepEqual(await Promise.all([cache.get("a"), cache.get("a")]), ["A", "A"]);
    assert.deepEqual(calls, ["a"]);
  });

  it("loads again when the time is over", async () => {
    const cache = make();
    await cache.get("a");
    clock = 99;
    await cache.get("a");
    assert.equal(calls.length, 1);
    clock = 100;
    await cache.get("a");
    assert.equal(calls.length, 2);
  });

  it("drops the least recently used", async () => {
    const cache = make({ max: 2 });
    await cache.get("a");
    await cache.get("b");
    await cache.get("a");
    await cache.get("c");
    assert.equal(cache.size, 2);
    assert.equal(cache.peek("b"), undefined);
    assert.equal(cache.peek("a"), "A");
  });

  it("passes on errors and does not keep them as values", async () => {
    const cache = make();
    await assert.rejects(cache.get("bad"), /no such thing/);
    assert.equal(cache.size, 0);
    assert.equal(cache.peek("bad"), undefined);
  });

  it("forgets on demand", async () => {
    const cache = make();
    await cache.get("a");
    assert.equal(cache.invalidate("a"), true);
    await cache.get("a");
    assert.equal(calls.length, 2);
  });
});
