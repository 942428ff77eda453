import { applyEdits } from "../../../run/apply-edits.ts";
import type { Symptom } from "../../../types/facts.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { factsOf, makeProject } from "./project.ts";

const WRONG: Symptom = { kind: "wrong_value", expected: null, actual: null };

export interface Question {
  lines: number[];
  symptom?: Symptom;
  identifiers?: string[];
  probe?: string;
}

/** What the file would be with each candidate, in the order in which they are proposed. */
export async function patched(source: string, question: Question): Promise<string[]> {
  const found: string[] = [];
  for await (const text of patchedInTurn(source, question)) found.push(text);
  return found;
}

async function* patchedInTurn(source: string, question: Question): AsyncIterable<string> {
  await using project = await makeProject({ "shop.py": source });
  const { lines, symptom = WRONG, identifiers = [], probe = "" } = question;
  // Only the symptom and the probe are read.
  const reproduction = { symptom, probe: { script: probe, runner: "pytest" } } as unknown as ReproductionTest;
  for await (const { edits } of pythonAdapter.candidates(project.workspace, project.profile, {
    suspicious: lines.map((line) => ({ file: "shop.py", line, score: 1 })),
    reproduction,
    facts: factsOf("", "", { identifiers }),
    purpose: "repair",
  }))
    yield applyEdits(source, edits);
}

/** Position of the first candidate whose line or file holds the text; far behind all others when there is none. */
export async function rankOf(text: string, source: string, question: Question): Promise<number> {
  let at = 0;
  // Thousands may follow, which nobody asks for.
  for await (const one of patchedInTurn(source, question)) {
    if (one.includes(text)) return at;
    at += 1;
  }
  return Number.POSITIVE_INFINITY;
}
