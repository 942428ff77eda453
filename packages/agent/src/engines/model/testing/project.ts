import path from "node:path";
import type { AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { javascriptAdapter } from "../../../languages/javascript/index.ts";
import { runPipeline } from "../../../pipeline.ts";
import type { RunOptions, RunOutcome } from "../../../types/run.ts";

/** A small project with two bugs: one that search finds, and `total`, which needs a thought. */
export const FILES = {
  "package.json":
    '{ "name": "shapes", "version": "1.0.0", "type": "module", "exports": "./src/shapes.js", "scripts": { "test": "node --test" } }\n',
  "src/shapes.js": `export function clamp(value, low, high) {
  if (value < low) return low;
  if (value > high) return low;
  return value;
}

export function total(prices, discount) {
  let sum = 0;
  for (const price of prices) sum += price;
  return sum - discount;
}
`,
  "test/shapes.test.js": `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clamp, total } from '../src/shapes.js';

test('inside', () => assert.equal(clamp(2, 0, 3), 2));
test('below', () => assert.equal(clamp(-1, 0, 3), 0));
test('total', () => assert.equal(total([10, 20], 0), 30));
`,
};

export const CLAMP_ISSUE = {
  title: "clamp gives the lower limit for large values",
  text: "```js\nimport { clamp } from 'shapes';\n\nclamp(9, 0, 3); // => 0, should be 3\n```\n",
};
/** A discount is a part of the sum, which no small change of the code says. */
export const TOTAL_ISSUE = {
  title: "total takes the discount as an amount",
  text: "The discount is a percentage.\n\n```js\nimport { total } from 'shapes';\n\ntotal([30, 50], 15); // => 65, should be 68\n```\n",
};
/** In words alone: rules make no test of it. */
export const WORDS_ISSUE = {
  title: "clamp is wrong for large values",
  text: "When I clamp 9 between 0 and 3 I get 0 back, though the answer should be 3.\n",
};

export const CLAMP_EDIT = {
  file: "src/shapes.js",
  find: "if (value > high) return low;",
  replace: "if (value > high) return high;",
};
export const TOTAL_EDIT = {
  file: "src/shapes.js",
  find: "return sum - discount;",
  replace: "return sum - (sum * discount) / 100;",
};

export interface ModelRun {
  outcome: RunOutcome;
  events: AgentEvent[];
}

type Changes = Partial<Omit<RunOptions, "issue">> & Pick<RunOptions, "issue"> & { files?: Record<string, string> };

/** One run on a repository of its own; `outDir` stays where the caller names it. */
export async function runOn({ files = FILES, ...changes }: Changes): Promise<ModelRun> {
  await using repository = await tempRepository(files);
  await using folder = await tempFolder();
  const events: AgentEvent[] = [];
  const outcome = await runPipeline(
    {
      repository: repository.path,
      engine: "auto",
      timeoutMs: 300_000,
      jobs: 1,
      sandbox: await createSandbox({ driver: "auto" }),
      outDir: path.join(folder.path, "out"),
      cacheDir: path.join(folder.path, "cache"),
      signal: new AbortController().signal,
      onEvent: (event) => events.push(event),
      ...changes,
    },
    { adapters: [javascriptAdapter] },
  );
  return { outcome, events };
}
