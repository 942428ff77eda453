import { applyEdits } from "../../../run/apply-edits.ts";
import type { Candidate } from "../../../types/candidate.ts";
import type { Symptom } from "../../../types/facts.ts";
import type { ReproductionTest } from "../../../types/language.ts";
import { pythonAdapter } from "../index.ts";
import { factsOf, makeProject } from "./project.ts";
import { warm } from "./warm-guest.ts";

const WRONG: Symptom = { kind: "wrong_value", expected: null, actual: null };

export interface Question {
  lines: number[];
  symptom?: Symptom;
  identifiers?: string[];
  probe?: string;
  /** Processes that may look for edits at once. */
  jobs?: number;
}

/** What the file would be with each candidate, in the order in which they are proposed. */
export async function patched(source: string, question: Question): Promise<string[]> {
  const found: string[] = [];
  for await (const text of patchedInTurn(source, question)) found.push(text);
  return found;
}

async function* patchedInTurn(source: string, question: Question): AsyncIterable<string> {
  for await (const { text } of proposed(source, question)) yield text;
}

/** The candidates as they come, each with what the file would be with it. */
export async function* proposed(source: string, question: Question): AsyncIterable<Candidate & { text: string }> {
  await using project = await makeProject({ "shop.py": source });
  const { lines, symptom = WRONG, identifiers = [], probe = "" } = question;
  const { jobs = project.workspace.jobs } = question;
  // Only the symptom and the probe are read.
  const reproduction = { symptom, probe: { script: probe, runner: "pytest" } } as unknown as ReproductionTest;
  const workspace = { ...project.workspace, jobs, sandbox: warm(project.workspace.sandbox) };
  for await (const candidate of pythonAdapter.candidates(workspace, project.profile, {
    suspicious: lines.map((line) => ({ file: "shop.py", line, score: 1 })),
    reproduction,
    facts: factsOf("", "", { identifiers }),
    purpose: "repair",
  }))
    yield { ...candidate, text: applyEdits(source, candidate.edits) };
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
