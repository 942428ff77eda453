import { expect, test } from "vitest";
import { makeRepository } from "../../languages/javascript/testing/repositories.ts";
import type { Candidate } from "../../types/candidate.ts";
import { MAX_PROPOSALS, unlooked } from "./proposals.ts";

test("of edits that nobody looked at the likeliest are shown, and none that does not fit", async () => {
  const workspace = await makeRepository({ "a.js": "exports.one = 1;\n" });
  const edit = (id: number, score: number, file = "a.js"): Candidate => ({
    id: String(id),
    edits: [{ file, start: 14, end: 15, replacement: String(id) }],
    family: "constant",
    description: `1 became ${id}`,
    line: 1,
    score,
  });
  try {
    const many = [edit(2, 0.1), edit(3, 0.9), ...Array.from({ length: 8 }, (_, at) => edit(at + 4, 0.5))];
    const shown = await unlooked(many, workspace, new Set(["a.js"]));

    expect(shown).toHaveLength(MAX_PROPOSALS);
    expect(shown[0]?.diff).toContain("+exports.one = 3;");
    expect(await unlooked([edit(1, 1)], workspace, new Set(["a.js"]))).toEqual([]);
  } finally {
    workspace.dispose();
  }
});
