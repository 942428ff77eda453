import { afterEach, describe, expect, test, vi } from "vitest";
import { applyEdits } from "../../../run/apply-edits.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { askGuest } from "../testing/guest.ts";
import { factsOf, makeProject, type TestProject } from "../testing/project.ts";
import { startComparer, type Comparer, type Comparisons } from "./comparer.ts";

vi.setConfig({ testTimeout: 120_000 });

const CART = `class Cart:
    def __init__(self):
        self.lines = []
        self.rate = 2

    def add(self, name, price):
        self.lines.append((name, price))

    def tax(self, price):
        return price * self.rate

    def total(self):
        result = 0
        for name, price in self.lines:
            if price > 2:
                result += self.tax(price)
        return result

    def takeout(self):
        return self.lines.pop()
`;
const SCRIPT = "from shop import Cart\ncart = Cart()\ncart.add('a', 3)\ncart.add('b', 5)\nassert cart.total() == 8\n";

const open: { comparer: Comparer; project: TestProject }[] = [];
afterEach(async () => {
  for (const { comparer, project } of open.splice(0)) {
    await comparer.stop();
    await project[Symbol.asyncDispose]();
  }
});

type Place = Comparisons[number];

async function compared(script: string, places: Partial<Place>[], source = CART): Promise<(string | null)[][] | null> {
  const project = await makeProject({ "shop.py": source });
  const comparer = await startComparer(project.workspace, project.profile, script);
  open.push({ comparer, project });
  return await comparer.compare(places.map((place) => described(place)));
}

function described(place: Partial<Place>): Place {
  const { line = 1 } = place;
  return { file: "shop.py", line, last: line, frame: "total", kind: "value", before: "", items: [], ...place };
}

describe("comparing what edits would put there", () => {
  test("tells which make no difference on the way of the failing test, and what difference the others make first", async () => {
    const [tests, taxes, results] =
      (await compared(SCRIPT, [
        { line: 15, kind: "truth", before: "price > 2", items: ["price >= 3", "price > 3", "price", "name > 2"] },
        { line: 16, before: "self.tax(price)", items: ["price * 2", "price", "self.tax(1)", "2"] },
        {
          line: 17,
          before: "result",
          items: ["self.lines", "list(self.lines)", "result + 1", "16", "[p for _, p in self.lines]"],
        },
      ])) ?? [];

    expect(tests).toEqual(["", "1 False", "", expect.stringContaining("! TypeError")]);
    expect(taxes).toEqual(["", "1 int 3", "1 int 2", "1 int 2"]);
    expect(results?.[0]).not.toBe(results?.[1]);
    expect(results?.slice(2)).toEqual(["1 int 17", "", expect.stringContaining("int 3, int 5")]);
  });

  test("knows of nothing that it does not come by that it changes nothing", async () => {
    expect(await compared(SCRIPT, [{ line: 20, frame: "takeout", before: "self.lines", items: ["[]"] }])).toEqual([[""]]);
  });

  test("changes nothing by asking", async () => {
    const places = [
      { line: 14, before: "self.lines", items: ["self.takeout()"] },
      { line: 17, before: "result", items: ["len(self.lines)", "result"] },
    ];
    expect((await compared(SCRIPT, places))?.[1]).toEqual(["1 int 2", ""]);
  });

  test.each([
    ["passes", "from shop import Cart\nCart().total()\n"],
    ["hangs", "from shop import Cart\nCart().total()\nwhile True:\n    pass\n"],
    [
      "asks a thread",
      "import threading\nfrom shop import Cart\nthread = threading.Thread(target=Cart().total)\nthread.start()\nthread.join()\nassert False\n",
    ],
    [
      "asks another process",
      "import subprocess, sys\nfrom shop import Cart\nsubprocess.run([sys.executable, '-c', ''])\nassert Cart().total()\n",
    ],
  ])("knows nothing of a run that %s", async (_, script) => {
    expect(await compared(script, [{ line: 17, before: "result", items: ["result"] }])).toEqual([[null]]);
  });

  test("does not take from what is gone through once", async () => {
    const source = "def total(items):\n    items = iter(items)\n    first = next(items)\n    return [first, *items]\n";
    const script = "from shop import total\nassert total([1, 2]) == [2]\n";
    expect(await compared(script, [{ line: 4, before: "[first, *items]", items: ["[first]"] }], source)).toEqual([[null]]);
  });

  test("goes on after a run that takes the process away", async () => {
    const project = await makeProject({ "shop.py": CART });
    const comparer = await startComparer(
      project.workspace,
      project.profile,
      `import os\n${SCRIPT.replace("assert", "os._exit(3) if os.path.exists('now') else open('now', 'w')\nassert")}`,
    );
    open.push({ comparer, project });
    const place = described({ line: 17, before: "result", items: ["result"] });

    expect(await comparer.compare([place])).toEqual([[""]]);
    expect(await comparer.compare([place])).toBeNull();
    expect(await comparer.compare([place])).toBeNull();
  });
});

describe("what may be evaluated in between", () => {
  const ASK = `import ast
from fixpoint_model import Model
from fixpoint_quiet import Quiet
quiet = Quiet([Model('f.py', input['source'])])
print(json.dumps([text for text in input['asked'] if quiet.allows(ast.parse(text, mode='eval'))]))`;

  test.each([
    ["self.tax(price)", true],
    ["self.takeout()", false],
    ["self.lines.pop()", false],
    ["[self.takeout for _ in self.lines]", false],
    ["max(self.lines, key=len)", true],
    ["next((one for one in self.lines), None)", true],
    ["next(self.lines)", false],
    ["Cart().rate", true],
    ["unknown(self.lines)", false],
    ["(total := 3)", false],
    ["self.__secret", false],
    ["super().rate", false],
    ["self.sorted_lines()", true],
    ["self.noted()", false],
  ])("%s: %s", async (text, isAllowed) => {
    const more =
      "\n    def sorted_lines(self):\n        found = list(self.lines)\n        found.sort()\n        return found\n\n    def noted(self):\n        self.rate += 1\n        return self.rate\n";
    expect(await askGuest(ASK, { source: CART + more, asked: [text] })).toEqual(isAllowed ? [text] : []);
  });
});

describe("candidates that are asked", () => {
  async function found(probe: string, passed: (text: string) => boolean): Promise<{ text: string; leftOut: number }[]> {
    await using project = await makeProject({ "shop.py": CART });
    const reproduction = {
      symptom: { kind: "wrong_value", expected: null, actual: null },
      probe: { script: probe, runner: "pytest" },
    } as unknown as ReproductionTest; // only these are read
    const passing = new Set<string>();
    const all: { text: string; leftOut: number }[] = [];
    for await (const { id, edits, leftOut = 0 } of pythonAdapter.candidates(project.workspace, project.profile, {
      suspicious: [{ file: "shop.py", line: 15, score: 1 }],
      reproduction,
      facts: factsOf("", "", { identifiers: [] }),
      purpose: "repair",
      passed: passing,
    })) {
      const [line = "", next = ""] = applyEdits(CART, edits).split("\n").slice(14);
      // The condition that stands there now; other edits put something before it.
      const text = next.includes("result +=") ? line.trim() : "";
      all.push({ text, leftOut });
      if (passed(text)) passing.add(id);
    }
    return all;
  }

  test("leave out what changes nothing, and count it", async () => {
    const texts = await found(SCRIPT, () => false);

    expect(texts.some(({ text }) => text === "if price > 3:")).toBe(true);
    expect(texts.some(({ text }) => text === "if price >= 2:")).toBe(false);
    expect(texts.at(-1)?.leftOut).toBeGreaterThan(100);
  });

  test("come at once when one that makes the same difference passes", async () => {
    const isNever = (text: string): boolean => /^if (?:not price|price [<=]=? (?:-1|0|1|2)|False|None):$/.test(text);
    const later = await found(SCRIPT, () => false);
    const sooner = await found(SCRIPT, isNever);
    const places = (all: { text: string }[]): number[] => [...all.keys()].filter((at) => isNever(all[at]?.text ?? ""));

    expect(places(sooner).length).toBe(places(later).length);
    expect(places(sooner).length).toBeGreaterThan(5);
    expect(places(sooner)[4]).toBeLessThan((places(later)[4] ?? 0) * 0.6);
  });
});
