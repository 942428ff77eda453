import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { describe, expect, it } from "vitest";
import { variantsOf } from "./neighbours.ts";
import { observe, observeEach } from "./observe.ts";
import { makeFixture } from "./testing/fixture.ts";

const FORMAT = "exports.format = (value) => {\n  if (typeof value !== 'number') return null;\n  return value + 'B';\n};\n";

function probe(check: string, setup = ""): string {
  return `const assert = require('node:assert/strict');\nconst { format } = require('../format.js');\nmodule.exports = async function probe() {\n  ${setup}${check}\n};\n`;
}

function inputs(check: string, setup = ""): string[] {
  const variants = variantsOf({ code: probe(check, setup), format: "cjs" })?.variants ?? [];
  return variants.filter(({ isExample }) => !isExample).map(({ input }) => input);
}

describe("variants of a probe", () => {
  it("change one literal of what is checked, to near ones and to other kinds", () => {
    const found = inputs("assert.strictEqual(format(5, 'x'), '5B');");

    expect(found).toEqual(expect.arrayContaining(["format(6, 'x')", "format(0, 'x')", `format(5, "")`, "format(null, 'x')"]));
    expect(found).not.toContain("format(5, 'x')");
    expect(new Set(found).size).toBe(found.length);
  });

  it("change two literals that lie side by side at once, and none with what is in it", () => {
    const found = inputs("assert.strictEqual(format(5, 7), '5B');");

    expect(found).toEqual(expect.arrayContaining(["format(6, 6)", "format(4, 14)"]));
    const list = inputs("assert.strictEqual(format([5]), '5B');");
    expect(() => list.forEach((input) => new Function(input))).not.toThrow();
    expect(inputs("assert.strictEqual(format(size, 1), 2);", "const size = 5;\n  ")).toContain("format(size, 2)");
  });

  it("exchange two literals of one kind, and none of two kinds", () => {
    const found = inputs("assert.strictEqual(format(8, 40, 'x'), '5B');");

    expect(found).toContain("format(40, 8, 'x')");
    expect(found).not.toContain("format(8, 'x', 40)");
    expect(inputs("assert.strictEqual(format([1], [2, 3]), '5B');")).toContain("format([2, 3], [1])");
  });

  it("have another letter or digit at either end of a text, and half of a number", () => {
    const found = inputs("assert.strictEqual(format('61a9', 5000), '5B');");

    expect(found).toEqual(expect.arrayContaining([`format("71a9", 5000)`, `format("61a0", 5000)`, "format('61a9', 2500)"]));
  });

  it("take NaN for a number, and what should throw for what is called", () => {
    expect(inputs("assert.strictEqual(format(NaN), null);")).toContain("format(1000)");
    expect(inputs("assert.throws(() => { format('') }, TypeError);")).toContain(`format("1")`);
  });

  it("say where a value of another kind stands, or a fraction where nobody writes one", () => {
    const otherKinds = (check: string, withFractions = false): string[] =>
      (variantsOf({ code: probe(check), format: "cjs" }, [], withFractions)?.variants ?? [])
        .filter((one) => one.isOfOtherKind)
        .map(({ input }) => input);

    expect(otherKinds("assert.strictEqual(format(5), '5B');")).toEqual([
      "format(1.5)",
      "format('a')",
      "format(null)",
      "format([])",
      "format({})",
    ]);
    expect(otherKinds("assert.strictEqual(format(5), '5B');", true)).not.toContain("format(1.5)");
    expect(otherKinds("assert.strictEqual(format('x'), '5B');")).toEqual([
      "format(0)",
      "format(1)",
      "format(null)",
      "format([])",
      "format({})",
    ]);
    expect(otherKinds("assert.strictEqual(format(null), '5B');")).toEqual([]);
    // An option may be absent.
    expect(otherKinds("assert.strictEqual(format({ size: 5 }), '5B');")).not.toContain("format({ size: null })");
  });

  it("change the set-up too, where the inputs may be", () => {
    expect(inputs("assert.strictEqual(format(size), '5B');", "const size = 5;\n  ")).toContain("const size = 6; format(size)");
    const found = inputs("assert.strictEqual(shop.level('tea'), 4);", "const shop = new Shop();\n  shop.add('tea', 4);\n  ");
    expect(found).toEqual(expect.arrayContaining([`shop.level("te")`, "shop.add('tea', 5); shop.level('tea')"]));
  });

  it("put the example's other texts in the place of one", () => {
    const found = inputs("assert.strictEqual(trip('Mill', 'Dam'), 4);", "const line = ['Mill', 'Pass'];\n  ");
    expect(found).toEqual(expect.arrayContaining([`trip("Dam", 'Dam')`, `trip('Mill', "Pass")`]));
  });

  it("leave out what is asserted on the way", () => {
    const found = variantsOf({
      code: probe("assert.ok(format(1));\n  format(2);\n  assert.strictEqual(format(NaN), null);"),
      format: "cjs",
    });

    expect(found?.variants[0]).toMatchObject({ input: "format(NaN)", isExample: true });
    expect(found?.variants[1]).toEqual({ input: "format(0)", body: "format(2);\nreturn (format(0));", isOfOtherKind: false });
  });

  it("leave property names and assertions' messages alone", () => {
    const found = inputs("assert.deepStrictEqual(format({ a: 1 }), {}, 'message');");

    expect(found).toContain("format({ a: 2 })");
    expect(found.every((input) => !input.includes("message"))).toBe(true);
  });

  it("are found in a module's default export too", () => {
    const code = "import { format } from '../format.js';\nexport default async function probe() {\n  format(5);\n};\n";

    expect(variantsOf({ code, format: "esm" })?.variants[1]?.input).toBe("format(6)");
  });

  it("are none for what has no literal, or does not parse", () => {
    expect(variantsOf({ code: probe("assert.ok(format());"), format: "cjs" })).toBeNull();
    expect(variantsOf({ code: "module.exports = (", format: "cjs" })).toBeNull();
  });
});

describe("observe", () => {
  const fixture = () =>
    makeFixture({ files: { "format.js": FORMAT, "test/x.js": "" }, probe: probe("assert.strictEqual(format(NaN), null);") });
  const run = ({ workspace, profile, reproduction }: ReturnType<typeof fixture>) =>
    observe(workspace, profile, reproduction, { timeMs: 5000 });

  it("says what each neighbour answers", async () => {
    const seen = await run(fixture());

    expect(seen).toEqual(
      expect.arrayContaining([
        { input: "format(1000)", outcome: "'1000B'", kind: "value" },
        { input: "format('a')", outcome: "null", kind: "nothing", isOfOtherKind: true },
      ]),
    );
  });

  it("goes on behind an input that hangs, and survives a program that ends itself", async () => {
    const plain = fixture();
    const project = { ...plain, workspace: { ...plain.workspace, sandbox: await createSandbox({ driver: "auto" }) } };
    writeFileSync(
      path.join(project.workspace.root, "format.js"),
      "exports.format = (v) => { if (v === 7) for (;;); return v; };\n",
    );
    const hanging = await observe(project.workspace, project.profile, project.reproduction, { timeMs: 10_000 });
    writeFileSync(path.join(project.workspace.root, "format.js"), "exports.format = () => process.exit(0);\n");

    expect(hanging).toEqual(
      expect.arrayContaining([
        { input: "format(7)", outcome: "no answer in time", kind: "throws" },
        { input: "format(1000)", outcome: "1000", kind: "value" },
      ]),
    );
    expect((await run(project)).map(({ outcome }) => outcome)).toEqual(Array(3).fill("the program ends"));
  });

  it("asks each of several edits by itself, whatever one does, and puts the files back", async () => {
    const plain = fixture();
    const project = { ...plain, workspace: { ...plain.workspace, sandbox: await createSandbox({ driver: "auto" }) } };
    const edits = ["value * 2", "process.exit(0)", "(() => { for (;;); })()", "value * 3"].map((body) => ({
      patched: { "format.js": `exports.format = (value) => ${body};\n` },
      base: { "format.js": FORMAT },
    }));

    const seen = await observeEach(project.workspace, project.profile, project.reproduction, edits, { timeMs: 30_000 });

    const answers = seen.map((all) => all.find(({ input }) => input === "format(1000)")?.outcome);
    expect(answers).toEqual(["2000", undefined, undefined, "3000"]);
    expect(seen[2]?.[0]).toMatchObject({ outcome: "no answer in time" });
    expect(readdirSync(project.workspace.root).toSorted()).toEqual(["format.js", "test"]);
    expect(readFileSync(path.join(project.workspace.root, "format.js"), "utf8")).toBe(FORMAT);
  });

  it("asks only what is wanted", async () => {
    const { workspace, profile, reproduction } = fixture();
    const only = new Set(["format(1000)", "format('a')"]);

    const seen = await observe(workspace, profile, reproduction, { timeMs: 5000, only });

    expect(new Set(seen.map(({ input }) => input))).toEqual(only);
  });

  it("goes on behind many that hang where the example does too", async () => {
    const project = fixture();
    const reproduction = { ...project.reproduction, symptom: { kind: "hang" } as const, hangMs: 1500 };
    writeFileSync(path.join(project.workspace.root, "format.js"), "exports.format = (v) => { while (v !== 1000); return v; };\n");

    const found = await observe(project.workspace, project.profile, reproduction, { timeMs: 20_000, text: "11 13 15 17" });

    expect(found.filter(({ outcome }) => outcome === "no answer in time").length).toBeGreaterThan(3);
    expect(found).toContainEqual({ input: "format(1000)", outcome: "1000", kind: "value" });
  });
});
