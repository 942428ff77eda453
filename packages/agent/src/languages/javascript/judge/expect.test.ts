import { symlinkSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { javascriptAdapter } from "../index.ts";
import { inPlaceOf, judgeInTree, redTest } from "../testing/judge-in-tree.ts";
import { makeRepository } from "../testing/repositories.ts";

const BODY = "n > range.from && n < range.to";
const SOURCE = `export const inRange = (n, range) => ${BODY};\n`;
const TEST = `import { beforeEach, describe, expect, it, vi } from "vitest";
import { inRange } from "../index.js";

describe("a range", () => {
  let range;
  beforeEach(() => { range = { from: 1, to: 5 }; });
  it("is red for another reason", () => expect(inRange(9, range)).toBe("unknown"));
  it.each([[1, true], [5, false]])("holds %d: %s", (n, held) => {
    const told = vi.fn();
    told(inRange(n, range));
    expect(told).toHaveBeenCalledWith(held);
  });
});
`;
const ROOT = path.resolve(import.meta.dirname, "../../../../../../node_modules");

it("one test of vitest is run for each candidate in one process", { timeout: 120_000 }, async () => {
  const manifest = { name: "range", version: "1.0.0", type: "module", scripts: { test: "vitest run" } };
  const workspace = await makeRepository({
    "package.json": JSON.stringify(manifest),
    "index.js": SOURCE,
    "test/range.test.js": TEST,
  });
  symlinkSync(ROOT, path.join(workspace.root, "node_modules"));
  try {
    const profile = await javascriptAdapter.detect(workspace.root);
    if (profile === null) throw new Error("nothing was detected");
    const reproduction = redTest("test/range.test.js", "a range > holds 1: true", TEST);
    const edits = inPlaceOf("index.js", SOURCE, BODY, [
      "n >= range.from && n < range.to",
      "n > range.from && n <= range.to",
      "true",
    ]);
    const { verdicts, said } = await judgeInTree(workspace, profile, reproduction, edits);

    expect(said).toEqual([]);
    expect(Object.values(verdicts)).toEqual(["pass", "fail", "pass"]);
  } finally {
    workspace.dispose();
  }
});
