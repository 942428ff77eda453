// What a suite found, file by file.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./workspace.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} FileResult */

/** A JSON report, or null when there is none that can be read. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

export function relativePath(file) {
  return path.relative(root, file);
}

/** A suite that ended badly without naming a failing file counts as one failure of its own. */
export function withBareFailure(files, suite, code) {
  const isNamed = [...files.values()].some(({ failed }) => failed > 0);
  if (code !== 0 && !isNamed) files.set(suite, { passed: 0, failed: 1, skipped: 0, failures: [`exit code ${code}`] });
  return files;
}

/** @param {Iterable<FileResult>} results */
export function totalOf(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const result of results) for (const key of Object.keys(total)) total[key] += result[key];
  return total;
}
