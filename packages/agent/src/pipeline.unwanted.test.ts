import { expect, test } from "vitest";
import type { RepairEngine } from "./engines/types.ts";
import { runOnFiles } from "./testing/run-on-files.ts";

const SOURCE = "exports.dropLast = (list, count) => list.slice(0, -count);\n";
const AT = SOURCE.indexOf("-count");

test(
  "an edit that gives another value than the one that is wrong is shown, and never called a fix",
  { timeout: 120_000 },
  async () => {
    const engine: RepairEngine = {
      name: "search",
      async *propose() {
        const edits = [{ file: "index.js", start: AT, end: AT + 6, replacement: "-Math.max(count, 0) || undefined" }];
        yield {
          verdict: "pass" as const,
          candidate: { id: "1", edits, family: "call", description: "an edit", line: 1, score: 0.9 },
        };
      },
    };

    const { resultStatus, evidence } = await runOnFiles({
      files: {
        "package.json": '{ "name": "lists", "version": "1.0.0", "main": "index.js", "scripts": { "test": "node --test" } }\n',
        "index.js": SOURCE,
        "test/lists.test.js":
          'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { dropLast } = require("..");\n\ntest("one", () => assert.deepEqual(dropLast([1, 2], 1), [1]));\n',
      },
      issue: {
        title: "`dropLast` does something unexpected for -1",
        text: "```js\ndropLast([1, 2, 3], -1); // gives [1]\n```\n\nTo me such values should not be taken into account.\n",
      },
      timeoutMs: 100_000,
      deps: { engines: [engine] },
    });

    expect(resultStatus).toBe("reproduced");
    expect(evidence.tried).toContainEqual(expect.objectContaining({ stage: "validate", result: "value_unknown" }));
  },
);
