import { describe, expect, test, vi } from "vitest";
import { makeProject } from "../testing/project.ts";
import { watch } from "./watch.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `calls = []

def note(text):
    calls.append(text)
    return len(calls) > 1

def total(orders):
    result = 0
    for order in orders:
        result += order
    return result
`;

async function said(script: string, places: { line: number; conditions: string[] }[]): Promise<(string[] | null)[] | null> {
  await using project = await makeProject({ "shop.py": SOURCE });
  return await watch(
    project.workspace,
    project.profile,
    script,
    places.map((one) => ({ file: "shop.py", ...one })),
  );
}

const SCRIPT = "from shop import total\nassert total([3, -4, 5]) == 8\n";

describe("watching conditions", () => {
  test("tells what each gave at each time that its statement was reached", async () => {
    const places = [
      { line: 10, conditions: ["order > 0", "result", "nothing", "order >"] },
      { line: 11, conditions: ["result == 4"] },
    ];

    expect(await said(SCRIPT, places)).toEqual([["tft", "ftt", "eee", "eee"], ["t"]]);
  });

  test("knows nothing of what is not reached, or too often", async () => {
    const places = [
      { line: 4, conditions: ["text"] },
      { line: 10, conditions: ["order"] },
    ];

    expect(await said("from shop import total\nassert total(range(100)) == 8\n", places)).toEqual([null, null]);
    expect(await said("", places)).toBeNull();
    expect(await said("import shop, sys\nsys.exit(3)\n", places)).toEqual([null, null]);
  });

  test("does not wait for what hangs, and knows nothing of it", async () => {
    const hanging = "from shop import total\nassert total([3]) == 4 or True\ntotal([3])\nwhile True:\n    pass\n";

    expect(await said(hanging, [{ line: 10, conditions: ["order"] }])).toEqual([null]);
  });

  test("changes nothing by asking", async () => {
    const places = [{ line: 10, conditions: ["note('a')", "calls"] }];

    expect(await said(SCRIPT, places)).toEqual([["fff", "fff"]]);
  });
});
