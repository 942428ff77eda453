import { describe, expect, it } from "vitest";
import { apply } from "../testing/edit-cases.ts";
import { candidatesAt, makeFixture } from "../testing/fixture.ts";

describe("the order of conversions", () => {
  it("puts Number first where a text is seen and a number is wanted", async () => {
    const code = "exports.sum = (list) => {\n  let total = 0;\n  for (const n of list) total += n;\n  return total;\n};\n";
    const fixture = makeFixture({
      files: { "lib.js": code },
      probe: "module.exports = async () => {};",
      symptom: { kind: "wrong_value", expected: "3", actual: '"012"' },
    });

    const candidates = (await candidatesAt(fixture, "lib.js", [3])).filter((one) => one.family === "call");
    const score = (text: string) => candidates.find((one) => one.edits[0]?.replacement === text)?.score ?? 0;

    expect(score("Number(n)")).toBeGreaterThan(score("Math.abs(n)"));
    expect(score("Number(n)")).toBeGreaterThan(score("Math.floor(n)"));
  });
});

describe("the candidates of a line", () => {
  it("that its cap leaves out come last, and none comes twice", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `value${index}`);
    const code = `exports.sum = (${names.join(", ")}) => {\n  const limit = ${names[0]} * 2;\n  return ${names.join(" + ")} + limit;\n};\n`;
    const fixture = makeFixture({ files: { "lib.js": code }, probe: "module.exports = async () => {};" });

    const candidates = await candidatesAt(fixture, "lib.js", [3, 2]);
    // A pair may be what a wide edit is, too.
    const texts = candidates.filter(({ family }) => family !== "pair").map(({ edits }) => apply(fixture.workspace.root, edits));
    const later = candidates.findIndex(({ line, score }, index) => line === 3 && score > (candidates[index - 1]?.score ?? 1));

    expect(new Set(texts).size).toBe(texts.length);
    expect(candidates.filter(({ line }) => line === 3).length).toBeGreaterThan(450);
    expect(later).toBeGreaterThan(400);
    expect(candidates.slice(0, later).some(({ line }) => line === 2)).toBe(true);
  });

  it("that names what every object has are there too", async () => {
    const code =
      "exports.texts = (list, toString, constructor) => {\n  return list.map(toString).concat(constructor(list));\n};\n";
    const { workspace, ...rest } = makeFixture({ files: { "lib.js": code }, probe: "module.exports = async () => {};" });
    const warnings: string[] = [];
    const log = (level: string, text: string): void => void (level === "warn" && warnings.push(text));

    const candidates = await candidatesAt({ ...rest, workspace: { ...workspace, log } }, "lib.js", [2]);

    expect(candidates.some(({ family }) => family === "call")).toBe(true);
    expect(warnings.filter((text) => text.includes("missing"))).toEqual([]);
  });
});
