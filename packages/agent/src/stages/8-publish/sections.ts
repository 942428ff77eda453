import { code, codeBlock, described, plain } from "./markdown.ts";
import type { ProvenRun } from "./issue-reference.ts";

const MAX_FILES = 10;
const MAX_SURVIVORS = 5;
const MAX_ALTERNATIVES = 5;
const MAX_NOTES = 8;
const MAX_FAILURE = 2000;

function more(shown: number, all: number): string {
  return all > shown ? ` and ${all - shown} more` : "";
}

/** Where the search for the cause ranked a line that the fix changes, in words; null when it did not. */
function rankedPlace({ evidence, fix }: ProvenRun): string | null {
  const changed = new Set(fix.flatMap((item) => item.removed_lines.map((line) => `${item.file_path}:${line}`)));
  const rank = evidence.suspicious.findIndex(({ file, line }) => changed.has(`${file}:${line}`));
  const found = evidence.suspicious[rank];
  if (found === undefined) return null;
  const reason = found.reasons[0] ? ` (${plain(found.reasons[0], 200)})` : "";
  return `${code(`${found.file}:${found.line}`)} was suspect ${rank + 1} of ${evidence.suspicious.length}${reason}`;
}

/** Two sentences: what goes wrong, and what changes. Both are made of what was executed. */
export function cause(run: ProvenRun): string | null {
  const { reproduction, search } = run.evidence;
  if (!reproduction) return null;
  const place = rankedPlace(run);
  const wrong = `The test that was written from the issue shows on the base commit: ${code(reproduction.symptom)}${place === null ? "" : `; ${place}`}.`;
  if (run.fix.length === 0) return `**Cause.** ${wrong} No fix passed every check.`;
  const names = run.fix.slice(0, MAX_FILES).map((item) => code(item.file_path, 200));
  const files = `${names.join(", ")}${more(names.length, run.fix.length)}`;
  const change = search?.chosen ? `: ${described(search.chosen, 500)}` : "";
  return `**Cause.** ${wrong} The fix changes ${files}${change}.`;
}

/** The first failing case in words, else the end of the output; empty when there is neither. */
function failureOf(results: ProvenRun["reproductionScript"][number]["results_pre_fix"]): string {
  const failed = results.granular_test_results.find((test) => test.status !== "PASSED" && test.message !== null);
  return failed?.message ?? results.output?.slice(-MAX_FAILURE) ?? "";
}

/** The test, what of the issue it was written from, and its failure before the fix. */
export function reproduction(run: ProvenRun): string | null {
  const [test] = run.reproductionScript;
  const { reproduction: evidence } = run.evidence;
  if (test === undefined || !evidence) return null;
  const runs = `It failed alike in ${evidence.stableRuns} of ${evidence.stableRuns} runs on the base commit`;
  const written = `**Reproduced** by ${code(test.test_name, 200)} in ${code(test.file_path, 200)}, written from ${plain(evidence.derivedFrom, 300)}.`;
  const failure = failureOf(test.results_pre_fix);
  if (failure.trim() === "") return `${written} ${runs}.`;
  return `${written} ${runs}:\n\n${codeBlock(failure, MAX_FAILURE, "text")}`;
}

/** A titled list; null when there is nothing to list. */
export function bullets(title: string, items: readonly string[]): string | null {
  if (items.length === 0) return null;
  return [`**${title}**`, "", ...items.map((item) => `- ${item}`)].join("\n");
}

/** The first few, and how many more there are. */
function fewOf<T>(all: readonly T[], limit: number, inWords: (item: T) => string): string[] {
  return [...all.slice(0, limit).map(inWords), ...(all.length > limit ? [`and ${all.length - limit} more`] : [])];
}

/** Mutants of the changed lines that no test noticed. */
export function unnoticed({ evidence }: ProvenRun): string | null {
  const survivors = evidence.strength?.mutants.filter((mutant) => mutant.status === "survived") ?? [];
  const items = fewOf(
    survivors,
    MAX_SURVIVORS,
    (mutant) => `${code(`${mutant.file}:${mutant.line}`)}: ${described(mutant.description, 300)}`,
  );
  return bullets("What the tests would not notice", items);
}

export function alternatives({ evidence }: ProvenRun): string | null {
  const others = (evidence.search?.alternatives ?? []).filter(({ description }) => description.trim() !== "");
  return bullets(
    evidence.search?.chosen === null ? "Edits that pass the test and are not proven" : "Alternatives that also pass",
    fewOf(others, MAX_ALTERNATIVES, ({ description }) => described(description, 300)),
  );
}

/** What the proof does not prove, e.g. that the issue names no value. */
export function limitsOfProof({ evidence }: ProvenRun): string | null {
  const notes = (evidence.strength?.notes ?? []).slice(0, MAX_NOTES).map((note) => plain(note, 400));
  return bullets(
    "Limits of this proof",
    notes.filter((note) => note !== ""),
  );
}
