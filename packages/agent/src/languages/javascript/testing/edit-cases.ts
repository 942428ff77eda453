import { readFileSync } from "node:fs";
import path from "node:path";
import type { Candidate, Judged } from "../../../types/candidate.ts";
import type { Symptom } from "../../../types/facts.ts";
import { candidatesInTurn, judgeThese, makeFixture } from "./fixture.ts";

/** A bug, and the edit that puts it right. */
export interface EditCase {
  family: string;
  name: string;
  code: string;
  /** 1-based line of the fault. */
  line: number;
  /** What stands there when it is put right, for so many lines; 1 where it is not said. */
  fixed: string;
  lines?: number;
  check: string;
  symptom?: Symptom;
  issue?: string;
  /** What is seen on the way of its failing check leads to the edit. */
  needsRun?: true;
}

export interface FoundEdit {
  right: Candidate | undefined;
  /** From 0, among the candidates of the line; where none is right, how many there are. */
  position: number;
  /** Of the right one alone, where tests are not shortened. */
  verdicts: Judged["verdict"][];
}

/** Each bug is run then, twice: to see what edits change on the way, and to judge. */
export const isWhole = process.env["FIXPOINT_SLOW_TESTS"] !== undefined;

/** Looks for the edit among all that is proposed at the line. */
export async function findEdit(item: EditCase): Promise<FoundEdit> {
  const isWatched = isWhole || item.needsRun === true;
  const fixture = makeFixture({
    files: { "lib.js": item.code },
    probe: isWatched ? probeOf(item) : "",
    symptom: item.symptom,
    issue: item.issue,
  });
  const wanted = rightOf(item);
  let position = 0;
  let right: Candidate | undefined;
  // Thousands may follow, which nobody asks for.
  for await (const candidate of candidatesInTurn(fixture, "lib.js", [item.line])) {
    if (applied(item.code, candidate.edits) === wanted) right = candidate;
    if (right !== undefined) break;
    position += 1;
  }
  const judged = isWhole && right !== undefined ? await judgeThese(fixture, [right]) : [];
  if (process.env["SHOW_RANKS"]) console.log(`${item.family} / ${item.name}: ${position + 1}`);
  return { right, position, verdicts: judged.map(({ verdict }) => verdict) };
}

function probeOf({ check }: EditCase): string {
  return `const assert = require("node:assert");\nconst lib = require("../lib.js");\nmodule.exports = async () => { ${check} };\n`;
}

/** The whole text when it is put right. */
export function rightOf({ code, line: at, lines = 1, fixed }: EditCase): string {
  return code
    .split("\n")
    .toSpliced(at - 1, lines, fixed)
    .join("\n");
}

/** The text of the file with the edits in it. */
export function apply(root: string, edits: Candidate["edits"]): string {
  return applied(readFileSync(path.join(root, edits[0]?.file ?? ""), "utf8"), edits);
}

function applied(before: string, edits: Candidate["edits"]): string {
  return edits
    .toReversed()
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), before);
}

/** One line of a function of one expression, and what it should be. */
export function line(family: string, name: string, params: string, wrong: string, right: string, check: string): EditCase {
  const code = `exports.f = (${params}) => {\n  ${wrong}\n};\n`;
  return { family, name, code, line: 2, fixed: `  ${right}`, check };
}
