import type { StackTrace } from "../../../types/facts.ts";

const FAILED = /^\s*not ok \d+\b/;
const FIELD = /^\s*(error|name|failureType|operator|expected): (?:'((?:[^'\n]|'')*)'|"((?:[^"\\\n]|\\.)*)"|([^|>\s][^\n]*))\s*$/;
const END = /^\s*\.\.\.\s*$/;
const MOST_LINES = 40;
const MOST = 10;
/** An assertion's own words: it fails for a value, and throws nothing of the program's. */
const ASSERTION =
  /^(?:Expected (?:values|inputs)\b|The (?:expression|input) |Missing expected|Got unwanted|\d+ subtests? failed|test (?:timed out|did not))/;

/** What a test threw, as TAP tells it below `not ok`: `error: 'EPIPE'`. Failures of assertions are none. Pure. */
export function tapFailures(code: string, snippet: number): StackTrace[] {
  const lines = code.split("\n").map((line) => line.slice(0, 1000));
  const found: StackTrace[] = [];
  for (const [at, line] of lines.entries()) {
    if (!FAILED.test(line) || found.length >= MOST) continue;
    const fields = new Map<string, string>();
    for (const inner of lines.slice(at + 1, at + MOST_LINES)) {
      if (END.test(inner) || FAILED.test(inner)) break;
      const [, key, single, double, bare] = FIELD.exec(inner) ?? [];
      if (key !== undefined && !fields.has(key)) fields.set(key, single?.replaceAll("''", "'") ?? double ?? bare ?? "");
    }
    const message = fields.get("error") ?? "";
    const name = fields.get("name") ?? "Error";
    const isThrown = fields.get("failureType") === "testCodeFailure" && !fields.has("operator") && !fields.has("expected");
    if (message === "" || !isThrown || name === "AssertionError" || ASSERTION.test(message)) continue;
    found.push({ language: "javascript", errorType: name, message, frames: [], snippet });
  }
  return found;
}
