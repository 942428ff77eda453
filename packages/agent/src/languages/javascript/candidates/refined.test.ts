import { expect, test } from "vitest";
import { apply } from "../testing/edit-cases.ts";
import { candidatesAt, makeFixture } from "../testing/fixture.ts";
import { javascriptCandidates } from "./index.ts";

const CODE = `exports.kindOf = (value) => {
  if (typeof value === "object") return "[Object]";
  return typeof value;
};
exports.sizes = (list) => list.filter((one) => Array.isArray(one)).map((one) => one.length);
`;

test("what passes and does harm is tried in some case only, as likely as if it came behind that", async () => {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "module.exports = async () => {};" });
  const harmful = new Set<string>();
  const found: { text: string; position: number | undefined }[] = [];
  let [count, at] = [0, 0];
  for await (const candidate of javascriptCandidates(fixture.workspace, fixture.profile, {
    suspicious: [{ file: "lib.js", line: 3, score: 1 }],
    reproduction: fixture.reproduction,
    facts: fixture.facts,
    purpose: "repair",
    harmful,
  })) {
    count += 1;
    const text = apply(fixture.workspace.root, candidate.edits);
    if (candidate.family === "refined") found.push({ text, position: candidate.position });
    else if (harmful.size === 0 && text.includes("return value;")) {
      harmful.add(candidate.id);
      at = count;
    }
  }

  const right = found.findIndex(({ text }) => text.includes("return Array.isArray(value) ? value : typeof value;"));
  expect(right).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(10);
  expect(found[right]?.position).toBe(at + right + 1);
});

test("nothing is made of edits that do no harm", async () => {
  const fixture = makeFixture({ files: { "lib.js": CODE }, probe: "module.exports = async () => {};" });
  const families = new Set((await candidatesAt(fixture, "lib.js", [3])).map(({ family }) => family));

  expect(families.has("refined")).toBe(false);
});
