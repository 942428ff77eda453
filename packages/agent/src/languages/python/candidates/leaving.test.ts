import { expect, test, vi } from "vitest";
import { proposed } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE =
  "def f(rows):\n    for row in rows:\n        g(row)\n        if row:\n            g(rows)\n            h(row)\n    g(0)\n    g(1)\n";

/** What is proposed at a line that leaves there. */
async function leaving(line: number): Promise<string[]> {
  const found: string[] = [];
  for await (const { family, description, text } of proposed(SOURCE, { lines: [line] })) {
    if (family.startsWith("wide-")) break;
    if (family === "missing-return" || family === "flow") found.push(`${description}\n${text}`);
  }
  return found;
}

test("nothing is left before what would never run, nor in the first round of a loop", async () => {
  expect(await leaving(3)).toEqual([]);
  expect(await leaving(5)).toEqual([]);
  expect(await leaving(7)).toEqual([]);
  expect((await leaving(6)).some((one) => one.includes("            return h(row)\n"))).toBe(true);
  expect((await leaving(6)).some((one) => one.includes("            break\n"))).toBe(true);
  expect((await leaving(8)).some((one) => one.includes("    return g(1)\n"))).toBe(true);
});
