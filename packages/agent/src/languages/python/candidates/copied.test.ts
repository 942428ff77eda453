import { expect, test, vi } from "vitest";
import { patched } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

test("a statement that calls what Python has is copied to where its other names are known", async () => {
  const source = [
    "def first(rows, log):",
    "    log.append(len(rows))",
    "    return rows[0]",
    "",
    "def second(rows, log):",
    "    return rows[1]",
    "",
    "def third(values, log):",
    "    log.append(items)",
    "",
  ].join("\n");

  const texts = await patched(source, { lines: [6] });

  expect(texts).toContain(source.replace("    return rows[1]", "    log.append(len(rows))\n    return rows[1]"));
  // A method of a dictionary's is no name.
  expect(texts.filter((text) => text.split("log.append(items)").length > 2)).toEqual([]);
});
