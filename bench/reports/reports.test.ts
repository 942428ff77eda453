import { createSandbox } from "@fixpoint/sandbox";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readReports, writePackage, type Report } from "./read-reports.ts";
import { runReport } from "./run-report.ts";

test.each([
  ["edits", 36],
  ["functions", 132],
  ["own", 144],
] as const)("each report of %s tells of a bug", async (set, least) => {
  const reports = await readReports(set);

  expect(reports.length).toBeGreaterThanOrEqual(least);
  expect(reports.every(({ issue }) => issue.title !== "" && issue.text.length > 30)).toBe(true);
  // Those of the validation half are what they came with alone: the others were looked into.
  expect(set !== "own" && reports.some(({ half }) => half === "validation")).toBe(false);
});

test("a test that passes without the bug is right, and one that does not is wrong", { timeout: 120_000 }, async () => {
  const cacheDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-reports-"));
  const place = { sandbox: await createSandbox({ driver: "auto" }), cacheDir, signal: new AbortController().signal };
  const report = (text: string, right: string): Report => ({
    name: "adder/0",
    language: "javascript",
    half: "development",
    issue: { title: "The sum is wrong", text },
    writeBuggy: (folder) => writePackage(folder, "adder", "export const add = (a, b) => a - b;\n"),
    writeRight: (folder) => writePackage(folder, "adder", right),
  });
  const told = "`add(2, 1)` returns `1` instead of `3`.";
  try {
    expect(await runReport(report(told, "export const add = (a, b) => a + b;\n"), place)).toMatchObject({ reading: "right" });
    expect(await runReport(report(told, "export const add = (a, b) => a * b;\n"), place)).toMatchObject({ reading: "wrong" });
    expect(await runReport(report("It does not add.", "export const add = (a, b) => a + b;\n"), place)).toMatchObject({
      reading: "none",
    });
  } finally {
    await rm(cacheDir, { recursive: true, force: true });
  }
});
