import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import type { ReproductionTest } from "../../types/language.ts";
import { pythonAdapter } from "./index.ts";
import { makeProject } from "./testing/project.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = "def half(n):\n    if n == 7:\n        raise ValueError('seven')\n    return None if n is None else n / 2\n";

async function seen(script: string): Promise<Record<string, string>> {
  await using project = await makeProject({ "words.py": SOURCE });
  // Only the probe is read.
  const reproduction = { probe: { script, runner: "pytest" } } as unknown as ReproductionTest;
  const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, { timeMs: 20_000 });
  return Object.fromEntries(all.map(({ input, outcome, kind }) => [input, `${kind} ${outcome}`]));
}

describe("observe", () => {
  test("answers neighbours of an equality", async () => {
    expect(await seen("from words import half\nassert (half(6)) == (4)\n")).toMatchObject({
      "half(5)": "value 2.5",
      "half(7)": "throws ValueError: seven",
      "half(None)": "nothing None",
      "half('a')": expect.stringContaining("throws TypeError"),
    });
  });

  test("answers neighbours of what should raise, and of a set-up", async () => {
    const raising =
      "from words import half\ntry:\n    half(8)\nexcept ValueError:\n    pass\nelse:\n    raise AssertionError()\n";

    expect(await seen(raising)).toMatchObject({ "half(9)": "value 4.5" });
    expect(await seen("from words import half\nn = 4\nassert (half(n)) == (1)\n")).toMatchObject({
      "n = 5; half(n)": "value 2.5",
    });
  });

  test("asks for inputs of the same form", async () => {
    expect(await seen("from words import half\nassert (half('az9')) == (4)\n")).toMatchObject({
      "half('az0')": expect.stringContaining("throws TypeError"),
      "half('bz9')": expect.stringContaining("throws TypeError"),
    });
  });

  test("changes the set-up too, and puts the example's other texts in the place of one", async () => {
    await using project = await makeProject({
      "shop.py": "class Shop(dict):\n    def add(self, key, count):\n        self[key] = self.get(key, 0) + count\n",
    });
    const script = "from shop import Shop\nshop = Shop()\nshop.add('tea', 4)\nshop.add('rice', 1)\nassert shop['tea'] == 5\n";
    const reproduction = { probe: { script, runner: "pytest" } } as unknown as ReproductionTest;

    const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, { timeMs: 20_000 });

    const answers = Object.fromEntries(all.map(({ input, outcome }) => [input, outcome]));
    expect(answers).toMatchObject({
      "shop['rice']": "1",
      "shop.add('rice', 4); shop['tea']": "KeyError: 'tea'",
      "shop.add('tea', 5); shop['tea']": "5",
      "shop.add('tea', 1); shop['tea']": "5",
    });
  });

  test("changes two literals that lie side by side at once, and none with what is in it", async () => {
    const found = await seen("from words import half\nassert divmod(half(6), half(8)) == (4, 1)\n");
    expect(found).toMatchObject({
      "divmod(half(7), half(7))": "throws ValueError: seven",
      "divmod(half(5), half(16))": "value (0.0, 2.5)",
    });

    const listed = Object.keys(await seen("from words import half\nassert max([half(6), half(8)]) == 4\n"));
    expect(listed).toContain("max([half(5), half(16)])");
  });

  test("exchanges two literals of one kind", async () => {
    await using project = await makeProject({ "words.py": "def less(a, b, c):\n    return a < b\n" });
    const script = "from words import less\nassert (less(8, 40, 'x')) == (False)\n";
    const reproduction = { probe: { script, runner: "pytest" } } as unknown as ReproductionTest;

    const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, { timeMs: 20_000 });

    expect(all.find(({ input }) => input === "less(40, 8, 'x')")?.outcome).toBe("False");
    expect(all.map(({ input }) => input)).not.toContain("less(8, 'x', 40)");
  });

  test("says where a value of another kind stands, or a fraction where nobody writes one", async () => {
    await using project = await makeProject({ "words.py": SOURCE });
    const otherKinds = async (script: string, text: string): Promise<string[]> => {
      const reproduction = { probe: { script, runner: "pytest" } } as unknown as ReproductionTest;
      const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, { timeMs: 20_000, text });
      return all.filter((one) => one.isOfOtherKind).map(({ input }) => input);
    };
    const script = "from words import half\nassert half(6) == 4\n";

    expect(await otherKinds(script, "Half of 6 is 3.")).toEqual(["half(1.5)", "half('a')", "half(None)", "half([])", "half({})"]);
    expect(await otherKinds(script, "Half of 5 is 2.5")).not.toContain("half(1.5)");
    // An option may be absent.
    const named = await otherKinds("from words import half\nassert half(n=6) == 4\n", "");
    expect(named).toContain("half(n='a')");
    expect(named).not.toContain("half(n=None)");
  });

  test("goes on behind an input that does not end", async () => {
    await using project = await makeProject({ "words.py": "def count(n):\n    while n == 5:\n        pass\n    return n + 1\n" });
    const reproduction = {
      probe: { script: "from words import count\nassert count(6) == 8\n", runner: "pytest" },
    } as unknown as ReproductionTest;

    const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, { timeMs: 20_000 });

    const answers = Object.fromEntries(all.map(({ input, outcome }) => [input, outcome]));
    expect(answers).toMatchObject({ "count(7)": "8", "count(5)": "no answer in time", "count(12)": "13" });
  });

  test("goes on behind many of them where the example does not end either", async () => {
    const source = "def count(n):\n    while n % 2 == 1:\n        pass\n    return n + 1\n";
    await using project = await makeProject({ "words.py": source });
    const reproduction = {
      probe: { script: "from words import count\ncount(7)\n", runner: "pytest" },
      hangMs: 1500,
    } as unknown as ReproductionTest;

    const all = await pythonAdapter.observe(project.workspace, project.profile, reproduction, {
      timeMs: 20_000,
      text: "11 13 15 17",
    });

    const hanging = all.filter(({ outcome }) => outcome === "no answer in time");
    expect(hanging.length).toBeGreaterThan(3);
    expect(all).toContainEqual({ input: "count(1000)", outcome: "1001", kind: "value" });
  });

  test("asks only what is wanted", async () => {
    await using project = await makeProject({ "words.py": SOURCE });
    const reproduction = { probe: { script: "from words import half\nassert half(6) == 4\n", runner: "pytest" } };
    const { workspace, profile } = project;

    const all = await pythonAdapter.observe(workspace, profile, reproduction as unknown as ReproductionTest, {
      timeMs: 20_000,
      only: new Set(["half(5)"]),
    });

    expect(all).toEqual([{ input: "half(5)", outcome: "2.5", kind: "value" }]);
  });

  test("is silent without a literal", async () => {
    expect(await seen("from words import half\nassert half\n")).toEqual({});
  });

  test("asks each of several edits by itself, whatever one does, and puts the files back", async () => {
    await using project = await makeProject({ "words.py": SOURCE });
    const reproduction = { probe: { script: "from words import half\nassert half(6) == 4\n", runner: "pytest" } };
    const hostile = "__import__('os')._exit(0)";
    const edits = ["n * 2", hostile, "[0 for _ in iter(int, 1)]", "n * 3"].map((body) => ({
      patched: { "words.py": `def half(n):\n    return ${body}\n` },
      base: { "words.py": SOURCE },
    }));
    const { workspace, profile } = project;

    const seen = await pythonAdapter.observeEach(workspace, profile, reproduction as unknown as ReproductionTest, edits, {
      timeMs: 60_000,
    });

    expect(seen.map((all) => all.find(({ input }) => input === "half(1000)")?.outcome)).toEqual([
      "2000",
      undefined,
      undefined,
      "3000",
    ]);
    expect(seen[2]?.[0]).toMatchObject({ outcome: "no answer in time" });
    expect(readFileSync(path.join(workspace.root, "words.py"), "utf8")).toBe(SOURCE);
  });
});
