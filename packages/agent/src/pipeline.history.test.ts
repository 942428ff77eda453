import path from "node:path";
import type { AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import { mostlyOne, tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { javascriptAdapter } from "./languages/javascript/index.ts";
import { pythonAdapter } from "./languages/python/index.ts";
import { runPipeline } from "./pipeline.ts";

const JAVASCRIPT = {
  adapter: javascriptAdapter,
  file: "src/post.js",
  manifest: {
    "package.json":
      '{ "name": "post", "version": "1.0.0", "type": "module", "exports": "./src/post.js", "scripts": { "test": "node --test" } }\n',
  },
  before: `export function steps(weight) {
  return Math.ceil((weight - 2) / 5);
}

export function cost(weight, zone) {
  const base = zone === 'near' ? 4 : 9;
  if (weight <= 2) return base;
  return base + steps(weight) * 3;
}

export function label(order) {
  return order.id;
}
`,
  bug: ["Math.ceil((weight - 2) / 5)", "Math.floor(weight / 5)"],
  feature: ["return order.id;", "return order.id + ' ' + order.zone;"],
  later: ["export function cost", "// In euros.\nexport function cost"],
  tests: {
    "test/post.test.js":
      "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { cost, label } from '../src/post.js';\n\ntest('light', () => assert.equal(cost(1, 'far'), 9));\ntest('heavy', () => assert.equal(cost(12, 'near'), 10));\ntest('label', () => assert.equal(label({ id: 'A', zone: 'far' }), 'A far'));\n",
  },
  issue: "```js\nimport { cost } from 'post';\n\ncost(9, 'near'); // => 7, should be 10\n```\n",
};

const PYTHON = {
  adapter: pythonAdapter,
  file: "post/__init__.py",
  manifest: { "pyproject.toml": '[project]\nname = "post"\nversion = "1.0.0"\n' },
  before: `from math import ceil


def steps(weight):
    return ceil((weight - 2) / 5)


def cost(weight, zone):
    base = 4 if zone == "near" else 9
    if weight <= 2:
        return base
    return base + steps(weight) * 3


def label(order):
    return order["id"]
`,
  bug: ["ceil((weight - 2) / 5)", "weight // 5"],
  feature: ['return order["id"]', 'return order["id"] + " " + order["zone"]'],
  later: ["def cost", "# In euros.\ndef cost"],
  tests: {
    "tests/test_post.py":
      'from post import cost, label\n\n\ndef test_light():\n    assert cost(1, "far") == 9\n\n\ndef test_heavy():\n    assert cost(12, "near") == 10\n\n\ndef test_label():\n    assert label({"id": "A", "zone": "far"}) == "A far"\n',
  },
  issue: '```python\n>>> from post import cost\n>>> cost(9, "near")\n7\n```\n\nExpected: `10`\n',
};

test.each(mostlyOne([["JavaScript", JAVASCRIPT] as const, ["Python", PYTHON] as const]))(
  "%s: the commit that brought the bug is found, and the one change of it that did",
  { timeout: 300_000 },
  async (_name, given) => {
    const change = (text: string, [from = "", to = ""]: string[]): string => text.replace(from, to);
    const after = change(change(given.before, given.bug), given.feature);
    await using repository = await tempRepository({ ...given.manifest, [given.file]: given.before });
    const brought = await repository.commit({ [given.file]: after, ...given.tests }, "Cheaper steps, and zones on labels");
    await repository.commit({ [given.file]: change(after, given.later) }, "Say what it costs in");
    await using folder = await tempFolder();
    const events: AgentEvent[] = [];
    const outcome = await runPipeline(
      {
        repository: repository.path,
        issue: { title: "Seven kilos more cost too little", text: given.issue },
        engine: "auto",
        timeoutMs: 240_000,
        jobs: 1,
        signal: new AbortController().signal,
        sandbox: await createSandbox({ driver: "auto" }),
        outDir: path.join(folder.path, "out"),
        cacheDir: path.join(folder.path, "cache"),
        onEvent: (event) => events.push(event),
        // Of fewer edits, one that passes could be there by chance.
        budget: { candidates: 400 },
      },
      { adapters: [given.adapter] },
    );

    expect(outcome.evidence.suspicious[0]?.reasons[0]).toContain("with which the bug came");
    const [short] = [brought.slice(0, 8)];
    expect(JSON.stringify(events)).toContain(`The bug came with ${short} “Cheaper steps, and zones on labels”`);
    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.patch).toContain(`+${given.before.split("\n").find((line) => line.includes(given.bug[0] ?? ""))}`);
    expect(outcome.patch).not.toContain("zone");
  },
);
