import { createSandbox } from "@fixpoint/sandbox";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readReports } from "./read-reports.ts";
import { runReport } from "./run-report.ts";

test("each report is of a bug of its program", async () => {
  const reports = await readReports();

  expect(reports.length).toBeGreaterThanOrEqual(36);
  expect(reports.every(({ buggy, good, issue }) => buggy !== good && issue.title !== "" && issue.text.length > 100)).toBe(true);
});

test("a test that passes without the bug is right, and one that does not is wrong", { timeout: 120_000 }, async () => {
  const cacheDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-reports-"));
  const place = { sandbox: await createSandbox({ driver: "auto" }), cacheDir, signal: new AbortController().signal };
  const program = "adder";
  const report = (text: string, good: string) => ({
    program,
    bug: 0,
    issue: { title: "The sum is wrong", text },
    buggy: "export const add = (a, b) => a - b;\n",
    good,
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
