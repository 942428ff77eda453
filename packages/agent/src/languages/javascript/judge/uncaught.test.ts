import { createSandbox } from "@fixpoint/sandbox";
import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { strictPlace } from "./place.ts";
import { Probe } from "./probe.ts";
import { startWorker } from "./worker.ts";

const FILE = "src/answer.js";
const SOURCE = `"use strict";
const { soon } = require("soon");
exports.answer = (done) => soon(() => done("no"));
`;
/** As small packages for it do: all that is to come is run at once, and what throws there is for the process. */
const SOON = `"use strict";
const queue = [];
let isFlushing = false;
function flush() {
  isFlushing = true;
  while (queue.length > 0) {
    let threw = true;
    try {
      queue.shift()();
      threw = false;
    } finally {
      if (threw) setImmediate(flush);
    }
  }
  isFlushing = false;
}
exports.store = new (require("node:async_hooks").AsyncLocalStorage)();
exports.soon = (task) => {
  queue.push(task);
  if (queue.length === 1 && !isFlushing) process.nextTick(flush);
};
`;
const PLAIN = `const assert = require("node:assert/strict");
const { answer } = require("../src/answer.js");
module.exports = () => new Promise((resolve) => {
  answer((text) => { assert.equal(text, "yes"); resolve(); });
});
`;
const AT_ONCE = `const assert = require("node:assert/strict");
const { answer } = require("../src/answer.js");
module.exports = () => { answer((text) => assert.equal(text, "yes")); };
`;
/** As test runners do it. */
const LISTENING = `const assert = require("node:assert/strict");
const { answer } = require("../src/answer.js");
module.exports = () => new Promise((resolve, reject) => {
  const failed = (error) => { process.removeListener("uncaughtException", failed); reject(error); };
  process.on("uncaughtException", failed);
  answer((text) => {
    assert.equal(text, "yes");
    process.removeListener("uncaughtException", failed);
    resolve();
  });
});
`;

/** One that has ended goes on to hear of what comes later, and throws it again. */
const OVER = `const assert = require("node:assert/strict");
const { answer } = require("../src/answer.js");
module.exports = () => new Promise((resolve, reject) => {
  let isOver = false;
  process.on("uncaughtException", (error) => { if (isOver) throw error; isOver = true; reject(error); });
  answer((text) => { assert.equal(text, "yes"); isOver = true; setTimeout(resolve, 1); });
});
`;

/** Verdicts of edits that one process is asked one after the other, and whether it may go on. */
async function judgeAll(
  probe: string,
  answers: readonly string[],
  { limitMs = 1_000, source = SOURCE } = {},
): Promise<unknown[]> {
  const fixture = makeFixture({
    files: { [FILE]: source, "node_modules/soon/index.js": SOON },
    probe,
  });
  const workspace = { ...fixture.workspace, sandbox: await createSandbox({ driver: "auto" }) };
  const place = await strictPlace(workspace);
  const worker = await startWorker(workspace, Probe.parse(fixture.reproduction.probe), { place, limitMs, warm: false });
  const start = source.indexOf("=> ") + 3;
  const end = source.lastIndexOf(";\n");
  const edits = answers.map((replacement) => [{ file: FILE, start, end, replacement }]);
  try {
    const asked = [[], ...edits].map((edit, i) => worker.judge(String(i), edit));
    return (await Promise.all(asked)).map(({ verdict, dirty, error }) => [verdict, dirty, error?.split("\n")[0] ?? null]);
  } finally {
    await worker.stop();
    await place.remove();
  }
}

const FAILS = ["fail", false, "AssertionError: Expected values to be strictly equal:"];
const PASSES = ["pass", false, null];
const RIGHT = 'soon(() => done("yes"))';

test.each([
  ["nobody listens", PLAIN],
  ["a runner listens", LISTENING],
])(
  "an edit that throws in a callback of Node's queue fails, and the process goes on: %s",
  { timeout: 60_000 },
  async (_, probe) => {
    const verdicts = await judgeAll(probe, [
      'process.nextTick(done, "no")',
      RIGHT,
      'soon(() => done("maybe"))',
      RIGHT,
      `${RIGHT} `,
    ]);

    expect(verdicts).toEqual([FAILS, FAILS, PASSES, FAILS, PASSES, PASSES]);
  },
);

test("an edit that throws once its runner is over fails, and the process goes on", { timeout: 60_000 }, async () => {
  const late = '(setImmediate(() => { throw new Error("late"); }), soon(() => done("no")))';

  const verdicts = await judgeAll(OVER, [late, RIGHT, `[${late}]`, `${RIGHT} `]);

  expect(verdicts.slice(1)).toEqual([FAILS, PASSES, FAILS, PASSES]);
});

test("an edit that throws in each turn ends its process", { timeout: 60_000 }, async () => {
  const again = '(function again() { setImmediate(again); soon(() => { throw new Error("again"); }); })()';

  const [, first] = await judgeAll(PLAIN, [again]);

  expect(first).toEqual(["fail", true, "Error: again"]);
});

test("an edit after which nothing is left to wait for fails before its limit", { timeout: 60_000 }, async () => {
  const began = performance.now();

  const verdicts = await judgeAll(PLAIN, ["undefined", RIGHT], { limitMs: 4_000 });

  expect(verdicts.slice(1)).toEqual([["fail", false, "Error: Nothing runs that it could wait for."], PASSES]);
  expect(performance.now() - began).toBeLessThan(12_000);
});

test("an edit may wait for what Node does not count where the base does", { timeout: 60_000 }, async () => {
  const pooled = (text: string, turns: number): string =>
    `require("node:crypto").pbkdf2("a", "b", ${turns}, 64, "sha512", () => done("${text}"))`;
  const source = SOURCE.replace('soon(() => done("no"))', pooled("no", 1_000));

  const verdicts = await judgeAll(PLAIN, [pooled("yes", 200_000)], { limitMs: 400, source });

  expect(verdicts).toEqual([FAILS, PASSES]);
});

test("what an edit leaves in Node's queue is not run in the next one's turn", { timeout: 60_000 }, async () => {
  const left = '(process.nextTick(() => { throw new Error("left"); }), (() => { throw new TypeError("at once"); })())';
  const verdicts = await judgeAll(AT_ONCE, [left, 'done("yes")', left, 'done("yes") ']);

  expect(verdicts.slice(1)).toEqual([
    ["fail", false, "TypeError: at once"],
    PASSES,
    ["fail", false, "TypeError: at once"],
    PASSES,
  ]);
});

test("the store that an edit enters is not the next one's", { timeout: 60_000 }, async () => {
  const store = 'require("soon").store';
  const enters = `process.nextTick(() => { ${store}.enterWith("no"); throw new Error("left"); })`;
  const tells = `done(${store}.getStore() ?? "yes")`;

  const verdicts = await judgeAll(PLAIN, [enters, tells, `done((${store}.enterWith("no"), "no"))`, `${tells} `]);

  expect(verdicts.slice(1)).toEqual([["fail", false, "Error: left"], PASSES, FAILS, PASSES]);
});
