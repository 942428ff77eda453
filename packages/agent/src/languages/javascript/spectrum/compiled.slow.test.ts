import { afterAll, expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

/** What a compiler drops moves all that is behind it. */
const SOURCE = `export interface Range {
  from: number;
  to: number;
}
export type Holder = { range: Range; name: string; more: Record<string, Range> };
export function inRange(n: number, range: Range): boolean {
  if (n < 0) {
    return false;
  }
  return n > range.from && n < range.to;
}
export function width(range: Range): number {
  return range.to - range.from;
}
`;
const TESTS = `import assert from "node:assert";
import { inRange, width } from "../src/range";
RUN("lower", () => assert.equal(inRange(1, { from: 1, to: 5 }), true));
RUN("negative", () => assert.equal(inRange(-2, { from: 1, to: 5 }), false));
RUN("width", () => assert.equal(width({ from: 1, to: 5 }), 4));
`;
const TS_NODE = { "ts-node": "10.9.2", typescript: "5.6.3" };

const disposals: (() => void)[] = [];
afterAll(() => disposals.forEach((dispose) => dispose()));

it.each([
  ["uvu -r tsm test", { uvu: "0.5.6", tsm: "2.3.0" }],
  ["uvu -r ts-node/register/transpile-only test", { uvu: "0.5.6", ...TS_NODE }],
  ["mocha -r ts-node/register/transpile-only test/*.ts", { mocha: "10.8.2", ...TS_NODE }],
])("the lines of what %s compiles are those of its source", { timeout: 600_000 }, async (script, devDependencies) => {
  const isUvu = script.startsWith("uvu");
  const code = (isUvu ? 'import { test } from "uvu";\n' : "") + TESTS.replaceAll("RUN", isUvu ? "test" : "it");
  const file = "test/range.ts";
  const workspace = await makeRepository(
    {
      "package.json": JSON.stringify({ name: "range", version: "1.0.0", scripts: { test: script }, devDependencies }),
      "tsconfig.json": '{ "compilerOptions": { "module": "commonjs", "esModuleInterop": true } }\n',
      "src/range.ts": SOURCE,
      [file]: isUvu ? `${code}test.run();\n` : code,
    },
    "auto",
  );
  disposals.push(workspace.dispose);
  const profile = await javascriptAdapter.detect(workspace.root);
  if (profile === null) throw new Error("nothing was detected");
  const installed = await javascriptAdapter.install(workspace, profile, { offline: false });

  const reproduction = redTest(file, "lower", code);
  const { tests } = await javascriptAdapter.spectrum(workspace, profile, { reproduction, testFiles: [], timeMs: 60_000 });

  expect(installed.status, installed.detail).toBe("installed");
  expect(tests.map(({ passed, lines }) => [passed, lines["src/range.ts"]])).toEqual([
    [false, [7, 10]],
    [true, [7, 8]],
    [true, [13]],
  ]);
});
