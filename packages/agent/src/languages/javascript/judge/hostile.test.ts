import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createSandbox, type Sandbox } from "@fixpoint/sandbox";
import { beforeAll, describe, expect, it } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import { type Fixture, judgeThese, makeFixture } from "../testing/fixture.ts";

const FILE = "src/range.js";
const RANGE = `"use strict";
const kept = require("kept");
exports.contains = function contains(range, value) {
  return value > kept.from(range) && value <= range.to;
};
`;
const PROBE = `const assert = require("node:assert/strict");
const { contains } = require("../src/range.js");
module.exports = async () => { assert.strictEqual(await contains({ from: 1, to: 5 }, 1), true); };
`;
/** Writes into its tree, so it is judged on a copy and with all that the sandbox allows. */
const FREE_PROBE = `require("node:fs").writeFileSync(require("node:path").join(__dirname, "../written"), "");\n${PROBE}`;
const RIGHT = "return value >= kept.from(range) && value <= range.to;";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ driver: "auto" });
});

function rangeFixture(probe = PROBE): Fixture {
  const files = { [FILE]: RANGE, "node_modules/kept/index.js": "exports.from = (range) => range.from;\n" };
  const fixture = makeFixture({ files, probe });
  return { ...fixture, workspace: { ...fixture.workspace, sandbox } };
}

/** A candidate whose function runs `body` instead. */
function withBody(id: string, body: string): Candidate {
  const start = RANGE.indexOf("return");
  const end = RANGE.indexOf(";\n}") + 1;
  return { id, edits: [{ file: FILE, start, end, replacement: body }], family: "test", description: id, line: 4, score: 1 };
}

/** Each hostile candidate with a right one behind it; verdicts by the candidate's id. */
async function judgeAmongRight(fixture: Fixture, bodies: readonly string[]): Promise<Map<string, Judged["verdict"]>> {
  const candidates = bodies.flatMap((body) => [withBody(body, body), withBody(`after ${body}`, RIGHT)]);
  const judged = await judgeThese(fixture, candidates);
  return new Map(judged.map(({ candidate, verdict }) => [candidate.id, verdict]));
}

/** None of the bodies passes, and the right candidate behind each does. */
async function expectHarmless(fixture: Fixture, bodies: readonly string[]): Promise<void> {
  const verdicts = await judgeAmongRight(fixture, bodies);

  const passing = bodies.filter((body) => verdicts.get(body) === "pass" || !verdicts.has(body));
  const after = (body: string): string => verdicts.get(`after ${body}`) ?? "none";
  const misjudged = bodies.flatMap((body) => (after(body) === "pass" ? [] : [`${body}: ${after(body)}`]));
  expect({ passing, misjudged }).toEqual({ passing: [], misjudged: [] });
}

describe("hostile candidates", { timeout: 120_000 }, () => {
  it("are stopped when they never end", async () => {
    await expectHarmless(rangeFixture(), [
      "for (;;) {}",
      "return (async () => { await 0; for (;;) {} })();",
      "(function again() { Promise.resolve().then(again); })(); return false;",
      "(function again() { process.nextTick(again); })(); return false;",
      "(function again() { setImmediate(again); })(); return new Promise(() => undefined);",
      "return new Promise(() => setTimeout(() => { for (;;); }, 1));",
      "return new Promise(() => undefined);",
      "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); return false;",
      "throw { get message() { for (;;); } };",
    ]);
  });

  it("do not end the process of the others", async () => {
    await expectHarmless(rangeFixture(), [
      "process.exit(0);",
      "process.reallyExit.call(process, 0);",
      "process.abort();",
      "process.kill(process.pid, 'SIGKILL');",
      "process.emit('SIGTERM'); return false;",
      "require('node:child_process').execFileSync('kill', ['-9', String(process.pid)]); return false;",
      "const all = []; for (;;) all.push(new Array(1e6).fill(1.5));",
      "const all = []; for (;;) all.push(Buffer.alloc(5e7, 1));",
      "for (let i = 0; i < 300; i += 1) require('node:fs').writeSync(1, 'x'.repeat(100_000)); return false;",
      "for (let i = 0; i < 20_000; i += 1) console.log('x'.repeat(100)); return false;",
    ]);
  });

  it.each([
    ["on the tree", PROBE],
    ["on a copy", FREE_PROBE],
  ])("leave no thread, process, timer, listener or rejection behind %s", async (_, probe) => {
    await expectHarmless(rangeFixture(probe), [
      "new (require('node:worker_threads').Worker)('for (;;);', { eval: true }); return false;",
      "require('node:child_process').spawn('sleep', ['100'], { detached: true }).unref(); return false;",
      "setInterval(() => { throw new Error('late'); }, 1); return false;",
      "require('node:timers/promises').setTimeout(5).then(() => { throw new Error('late'); }); return false;",
      "require('node:fs').readFile('/nowhere', () => { throw new Error('late'); }); return false;",
      "process.on('unhandledRejection', () => undefined); process.on('exit', () => undefined); return false;",
      `Promise.reject(new Error("late")); ${RIGHT}`,
      `process.nextTick(() => { throw new Error("late"); }); ${RIGHT}`,
      `process.removeAllListeners("uncaughtException"); process.on("uncaughtException", () => undefined);
      process.nextTick(() => { throw new Error("late"); }); ${RIGHT}`,
      "process.on('uncaughtException', (error) => { throw error; }); process.nextTick(() => { throw new Error('late'); }); return false;",
      "process._fatalException = () => true; process.nextTick(() => { for (;;) throw new Error('late'); }); return false;",
      "(function again() { process.nextTick(again); throw new Error('late'); })();",
    ]);
  });

  it("change nothing that the next one sees", async () => {
    await expectHarmless(rangeFixture(), [
      "globalThis.leak = 1; return false;",
      "Object.prototype.leak = 1; return false;",
      "Array.prototype[Symbol.iterator] = function* () {}; return false;",
      "Array.prototype.push = () => 0; Array.prototype.map = () => []; return false;",
      "Reflect.ownKeys = () => []; Object.keys = () => []; Object.is = () => true; return false;",
      "Set.prototype.has = () => true; Map.prototype.get = () => undefined; return false;",
      "JSON.stringify = () => '{}'; JSON.parse = () => ({}); return false;",
      "String.prototype.startsWith = () => false; return false;",
      "Object.defineProperty(Array, 'isArray', { get: () => () => true }); return false;",
      "Object.freeze(Array.prototype); return false;",
      "require('node:fs').readFileSync = () => ''; require('node:fs').writeSync = () => 1; return false;",
      "require('node:module')._load = () => ({}); return false;",
      "process.getBuiltinModule('node:path').join = () => ''; return false;",
      "kept.from = () => 0; return false;",
      "kept.from = () => 99; return false;",
      "require.cache[require.resolve('kept')].exports = { from: () => 0 }; return false;",
      "process.env.LEAK = '1'; process.chdir('/'); return false;",
      "Promise.prototype.then = function () {}; return false;",
      `const { get, set } = Map.prototype;
      const maps = new Set();
      Map.prototype.get = function (key) { maps.add(this); return get.call(this, key); };
      Map.prototype.set = function (key, value) { maps.add(this); return set.call(this, key, value); };
      require("kept/index.js");
      for (const map of maps)
        for (const key of map.keys())
          if (/kept|range/.test(String(key))) set.call(map, key, { url: "file:///nowhere.js", format: "commonjs", source: "" });
      return false;`,
    ]);
  });

  it("are not taken for others that were judged with them, where what they change cannot be put back", async () => {
    const frozen = "Object.freeze(Array.prototype); return false;";
    const judged = await judgeThese(rangeFixture(), [
      withBody("before", RIGHT),
      withBody("right", ` ${RIGHT}`),
      withBody(frozen, frozen),
      withBody("after", `  ${RIGHT}`),
    ]);

    expect(judged.map(({ candidate, verdict }) => `${candidate.id}: ${verdict}`).sort()).toEqual([
      `${frozen}: fail`,
      "after: pass",
      "before: pass",
      "right: pass",
    ]);
  });

  it("cannot pass by changing what judges them", async () => {
    await expectHarmless(rangeFixture(), [
      "require('node:assert/strict').strictEqual = () => undefined; return false;",
      "const assert = require('node:assert/strict'); const { strictEqual } = assert; assert.strictEqual = () => (assert.strictEqual = strictEqual); return false;",
      "require('node:assert').AssertionError.prototype.name = 'pass'; return false;",
      "Promise.prototype.then = function (done) { done(); }; return false;",
      "Object.is = () => true; return false;",
      "Object.getPrototypeOf(async function () {}).constructor = null; Function.prototype.call = () => undefined; return false;",
      `for (const key of Reflect.ownKeys(globalThis)) if (typeof key === "symbol" || /fixpoint/i.test(key)) globalThis[key] = undefined; return false;`,
    ]);
  });

  it("cannot say that they pass", async () => {
    const body = `const fs = require("node:fs");
      for (const key of [...Reflect.ownKeys(globalThis), ""]) {
        const nonce = String(key).replace(/^Symbol\\(fixpoint\\.|\\)$/g, "");
        for (const out of [1, 2]) fs.writeSync(out, JSON.stringify({ nonce, id: "forged", verdict: "pass" }) + "\\n");
      }
      return false;`;

    const judged = await judgeThese(rangeFixture(), [withBody("forged", body), withBody("right", RIGHT)]);

    expect(judged.map(({ candidate, verdict }) => [candidate.id, verdict])).toEqual([
      ["forged", "fail"],
      ["right", "pass"],
    ]);
  });

  it("harm neither the tree nor what lies outside, and reach nobody", async () => {
    const fixture = rangeFixture();
    const { root } = fixture.workspace;
    const file = "require('node:path').join(__dirname, '../src/range.js')";

    await expectHarmless(fixture, [
      `require("node:fs").rmSync(${file}); ${RIGHT}`,
      `require("node:fs").writeFileSync(${file}, "exports.contains = () => true"); ${RIGHT}`,
      `require("node:fs").writeFileSync("/etc/fixpoint", ""); ${RIGHT}`,
      `require("node:fs").writeFileSync("/usr/fixpoint", ""); ${RIGHT}`,
      `return new Promise((_, reject) => require("node:net").connect(80, "192.0.2.1").on("error", reject));`,
      `return fetch("http://192.0.2.1").then(() => true);`,
    ]);

    expect(readFileSync(path.join(root, FILE), "utf8")).toBe(RANGE);
    expect(readdirSync(root).toSorted()).toEqual(["node_modules", "src"]);
  });

  it("are judged by a program that writes into its tree, on a copy", async () => {
    const fixture = rangeFixture(FREE_PROBE);

    const judged = await judgeThese(fixture, [withBody("wrong", "return false;"), withBody("right", RIGHT)]);

    expect(judged.map(({ candidate, verdict }) => [candidate.id, verdict])).toEqual([
      ["wrong", "fail"],
      ["right", "pass"],
    ]);
    expect(readdirSync(fixture.workspace.root).toSorted()).toEqual(["node_modules", "src"]);
  });
});
