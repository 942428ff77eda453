import { describe, expect, it } from "vitest";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import { candidatesAt, type Fixture, judgeThese, makeFixture } from "../testing/fixture.ts";

const FILE = "src/range.js";
const RANGE = `"use strict";
exports.contains = function contains(range, value) {
  return value > range.from && value <= range.to;
};
`;
const PROBE = `const assert = require("node:assert");
const { contains } = require("../src/range.js");
module.exports = async () => { assert.strictEqual(contains({ from: 1, to: 5 }, 1), true); };
`;
const RIGHT = "value >= range.from && value <= range.to";

function rangeFixture(): Fixture {
  return makeFixture({ files: { [FILE]: RANGE }, probe: PROBE });
}

/** A candidate whose function runs `body` instead. */
function withBody(id: string, body: string): Candidate {
  const start = RANGE.indexOf("return");
  const end = RANGE.indexOf(";\n}") + 1;
  return { id, edits: [{ file: FILE, start, end, replacement: body }], family: "test", description: id, line: 3, score: 1 };
}

function verdicts(judged: Judged[]): Record<string, string> {
  return Object.fromEntries(judged.map((item) => [item.candidate.id, item.verdict]));
}

describe("the fast judge", () => {
  it("finds the right edit among the candidates of a line", async () => {
    const fixture = rangeFixture();
    const candidates = await candidatesAt(fixture, FILE, [3]);

    const judged = await judgeThese(fixture, candidates);

    const passing = judged.filter((item) => item.verdict === "pass").map((item) => item.candidate.description);
    expect(passing).toContain("operator: `>` became `>=` at src/range.js:3");
    expect(new Set(judged.map((item) => item.candidate.id)).size).toBe(candidates.length);
  });

  it("judges a parser that throws a SyntaxError in the loaded program", async () => {
    const parse = "exports.parse = (text) => { if (text) throw new SyntaxError('a digit'); return text; };\n";
    const probe = `const assert = require("node:assert");
const { parse } = require("../src/parse.js");
module.exports = () => assert.strictEqual(parse("x"), "x");
`;
    const fixture = makeFixture({ files: { "src/parse.js": parse }, probe });
    const [start, end] = [parse.indexOf("if (text)"), parse.indexOf(" throw")];
    const edits = [{ file: "src/parse.js", start, end, replacement: "if (!text)" }];

    const judged = await judgeThese(fixture, [{ id: "right", edits, family: "test", description: "", line: 1, score: 1 }]);

    expect(verdicts(judged)).toEqual({ right: "pass" });
  });

  const right = `return ${RIGHT};`;

  it("survives hostile candidates and judges those between them rightly", async () => {
    const hostile: [string, string, string][] = [
      ["an endless loop", "for (;;) {}", "timeout"],
      ["an endless loop after an await", "(async () => { await 0; for (;;) {} })(); return false;", "timeout"],
      ["process.exit", "process.exit(0);", "fail"],
      ["thrown nonsense", "throw Object.create(null);", "fail"],
      ["a flood on the console", "for (let i = 0; i < 20000; i++) console.log('x'.repeat(100)); return false;", "fail"],
      ["a file that does not parse", "return (;", "broken"],
      ["a rejection nobody handles", `Promise.reject(new Error('late')); ${right}`, "fail"],
      ["an exit behind the patched one", "process.reallyExit.call(process, 0);", "fail"],
      [
        "a forged verdict",
        `require("node:fs").writeSync(1, JSON.stringify({ nonce: "", id: "a forged verdict", verdict: "pass" }) + "\\n"); return false;`,
        "fail",
      ],
      ["a signal", "process.kill(process.pid, 'SIGKILL');", "fail"],
    ];
    const candidates = hostile.flatMap(([name, body], index) => [withBody(name, body), withBody(`right ${index}`, right)]);

    const judged = verdicts(await judgeThese(rangeFixture(), candidates));

    // On a busy machine any of them can run out of time before it shows its fault; none may ever pass.
    for (const [name, , expected] of hostile) {
      expect([`${name}: ${expected}`, `${name}: timeout`]).toContain(`${name}: ${judged[name]}`);
    }
    const misjudged = hostile.flatMap(([name], index) =>
      judged[`right ${index}`] === "pass" ? [] : [`after ${name}: ${judged[`right ${index}`]}`],
    );
    expect(misjudged).toEqual([]);
  });

  it("keeps what one candidate leaves behind from the next", async () => {
    const leaks: [string, string, string][] = [
      ["prototype", "Object.prototype.leak = 1; return false;", "return ({}).leak === 1;"],
      ["intrinsic", "Array.isArray = () => true; return false;", "return Array.isArray(7);"],
      ["global", "globalThis.leak = true; return false;", "return globalThis.leak === true;"],
      ["module", "exports.leak = true; return false;", "return exports.leak === true;"],
      ["environment", "process.env.LEAK = '1'; return false;", "return process.env.LEAK === '1';"],
      ["frozen", "Object.freeze(Array.prototype); return false;", "return Object.isFrozen(Array.prototype);"],
    ];
    const candidates = leaks.flatMap(([name, leaking, looking]) => [
      withBody(`${name} leaks`, leaking),
      withBody(`${name} looks`, looking),
      withBody(`${name} right`, right),
    ]);

    const judged = verdicts(await judgeThese(rangeFixture(), candidates));

    // As above: on a busy machine a wrong one may run out of time first; it never passes.
    const isRefused = expect.stringMatching(/^(fail|timeout)$/);
    for (const [name] of leaks)
      expect([name, judged[`${name} leaks`], judged[`${name} looks`], judged[`${name} right`]]).toEqual([
        name,
        isRefused,
        isRefused,
        "pass",
      ]);
  });

  it("goes on after a candidate that eats all memory", async () => {
    const hog = withBody("hog", "const all = []; for (;;) all.push(new Array(1e6).fill(1.5));");

    const judged = await judgeThese(rangeFixture(), [hog, withBody("right", right)]);

    expect(verdicts(judged)["right"]).toBe("pass");
    expect(verdicts(judged)["hog"]).not.toBe("pass");
  });

  it("stops at the wanted number of passes", async () => {
    const many = Array.from({ length: 500 }, (_, index) => withBody(`right${index}`, `return ${RIGHT} && ${index} >= 0;`));

    const judged = await judgeThese(rangeFixture(), many, { maxPlausible: 3 });

    expect(judged.filter((item) => item.verdict === "pass").length).toBe(3);
  });

  it("judges ES modules", async () => {
    const code = "import { one } from './one.js';\nexport const next = (n) => n - one;\n";
    const fixture = makeFixture({
      files: { "package.json": '{"type":"module"}', "src/next.js": code, "src/one.js": "export const one = 1;\n" },
      format: "esm",
      probe:
        "import assert from 'node:assert';\nimport { next } from '../src/next.js';\nexport default async () => { assert.equal(next(1), 2); };\n",
    });
    const candidates = await candidatesAt(fixture, "src/next.js", [2]);

    const judged = await judgeThese(fixture, candidates);

    const passing = judged.filter((item) => item.verdict === "pass").map((item) => item.candidate.description);
    expect(passing).toContain("operator: `-` became `+` at src/next.js:2");
  });

  it("judges TypeScript, types and enums included", async () => {
    const code =
      "import { Mode } from './mode';\nexport function pick(mode: Mode, on: number, off: number): number {\n  return mode === Mode.On ? off : off;\n}\n";
    const fixture = makeFixture({
      files: { "package.json": '{"type":"module"}', "src/pick.ts": code, "src/mode.ts": "export enum Mode { Off, On }\n" },
      format: "esm",
      probe:
        "import { pick } from '../src/pick.ts';\nimport { Mode } from '../src/mode.ts';\nexport default async () => { if (pick(Mode.On, 1, 2) !== 1) throw new Error('wrong'); };\n",
    });
    const candidates = await candidatesAt(fixture, "src/pick.ts", [3]);

    const judged = await judgeThese(fixture, candidates, { maxPlausible: 5 });

    const passing = judged.filter((item) => item.verdict === "pass").map((item) => item.candidate.description);
    expect(passing).toContain("variable: `off` became `on` at src/pick.ts:3");
  });

  it("judges TypeScript that a compiler makes CommonJS of: all that a package has is there by its name", async () => {
    const fixture = makeFixture({
      files: {
        "package.json": "{}",
        "node_modules/paths/index.js":
          "const all = {};\nfor (const name of ['first', 'last']) all[name] = (list) => list.at(name === 'first' ? 0 : -1);\nmodule.exports = all;\n",
        "node_modules/deep/package.json": "{}",
        "node_modules/deep/end.js": "module.exports = () => '';\n",
        "src/marks.json": '{ "mark": "" }',
        "node_modules/said/index.js": "exports.__esModule = true;\nexports.default = (text) => text + '!';\n",
        "src/ends.ts":
          "import { first, last } from 'paths';\nimport said from 'said'; import end from 'deep/end'; import marks, { mark } from './marks.json';\nexport function ends(list: string[]): string {\n  return said(first(list) + first(list)) + end() + marks.mark + mark;\n}\n",
      },
      format: "esm",
      probe:
        "import { ends } from '../src/ends.ts';\nexport default async () => { if (ends(['a', 'b']) !== 'ab!') throw new Error('wrong'); };\n",
    });
    const candidates = await candidatesAt(fixture, "src/ends.ts", [4]);

    const judged = await judgeThese(fixture, candidates, { maxPlausible: 1 });

    expect(judged.some((item) => item.verdict === "pass")).toBe(true);
  });

  it("awaits what needs the event loop", async () => {
    const fixture = makeFixture({
      files: { "wait.js": "exports.later = (value) => new Promise((resolve) => setTimeout(() => resolve(value - 1), 2));\n" },
      probe:
        "const { later } = require('../wait.js');\nmodule.exports = async () => { if ((await later(1)) !== 2) throw new Error('wrong'); };\n",
    });
    const candidates = await candidatesAt(fixture, "wait.js", [1]);

    const judged = await judgeThese(fixture, candidates, { maxPlausible: 1 });

    expect(judged.some((item) => item.verdict === "pass")).toBe(true);
  });
});
