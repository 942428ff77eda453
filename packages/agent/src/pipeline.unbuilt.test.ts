import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { replayEvidence } from "./evidence/replay.ts";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { runPipeline } from "./pipeline.ts";

/** Of fewer a red test says too little of an edit that is the 37th. */
const ENOUGH = { candidates: 700 };

/** Its tests load `dist`, which `tsc` makes and nobody commits. */
const FILES = {
  ".gitignore": "dist\n",
  "package.json":
    '{ "name": "spread", "version": "1.0.0", "type": "module", "main": "dist/index.js", "scripts": { "build": "tsc", "pretest": "npm run build", "test": "node --test" } }\n',
  "tsconfig.json": '{ "compilerOptions": { "outDir": "dist", "rootDir": "src", "module": "nodenext", "target": "es2022" } }\n',
  "src/index.ts": 'import { Bounds } from "./bounds.js";\n\nexport { spread } from "./spread.js";\nexport type Both = Bounds;\n',
  "src/bounds.ts": "export interface Bounds {\n  low: number;\n  high: number;\n}\n",
  "src/spread.ts": `import { Bounds } from "./bounds.js";

export function spread(list: readonly number[]): number {
  const bounds: Bounds = { low: list[0] ?? 0, high: list[0] ?? 0 };
  for (const one of list) {
    if (one < bounds.low) bounds.low = one;
    if (one < bounds.high) bounds.high = one;
  }
  return bounds.high - bounds.low;
}
`,
  "test/spread.test.js": `import test, { describe } from "node:test";
import assert from "node:assert/strict";
import { spread } from "../dist/index.js";
import { spread as own } from "../dist/spread.js";

describe("a spread", () => {
  test("of one number", () => assert.equal(spread([4]), 0));
  test("is the module's own", () => assert.equal(spread, own));
  test("of several numbers", () => {
    for (const [list, wanted] of [[[4, 9, 1], 8], [[1, 2], 1], [[7, 5], 2]]) assert.equal(spread(list), wanted);
  });
});
`,
};

test("what only a build would make is tested, repaired and replayed by its source", { timeout: 300_000 }, async () => {
  await using repository = await tempRepository(FILES);
  await using out = await tempFolder();
  const sandbox = await createSandbox({ driver: "auto" });
  const [outDir, cacheDir] = [path.join(out.path, "evidence"), path.join(out.path, "cache")];
  const { signal } = new AbortController();
  const said: string[] = [];

  const outcome = await runPipeline({
    repository: repository.path,
    base: "HEAD",
    issue: { title: "spread is too small", text: "The test “of several numbers” in `test/spread.test.js` fails." },
    engine: "search",
    timeoutMs: 120_000,
    jobs: 2,
    sandbox,
    outDir,
    cacheDir,
    signal,
    budget: ENOUGH,
    onEvent: (event) => void (event.type === "log" && said.push(event.message)),
  });

  expect(said.filter((message) => message.startsWith("Nothing is built"))).toEqual([
    "Nothing is built: what the tests load of a build is stood in for by its sources (dist/index.js by src/index.ts, dist/spread.js by src/spread.ts).",
  ]);
  expect(outcome.evidence.environment?.standIns).toEqual([
    { file: "dist/index.js", source: "src/index.ts" },
    { file: "dist/spread.js", source: "src/spread.ts" },
  ]);
  expect(outcome.resultStatus).toBe("validated_fix");
  expect(outcome.patch).toContain("+++ b/src/spread.ts");
  expect(outcome.patch).toContain("one > bounds.high");

  const replayed = await replayEvidence({
    dir: outDir,
    sandbox,
    cacheDir,
    signal,
    jobs: 2,
    onEvent: () => undefined,
    adapters: [javascriptAdapter],
  });
  expect(replayed).toMatchObject({ ok: true });
});
