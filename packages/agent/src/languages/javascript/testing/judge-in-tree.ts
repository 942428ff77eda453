import type { Candidate } from "../../../types/candidate.ts";
import type { ProjectProfile, ReproductionTest, Workspace } from "../../../types/language.ts";
import { javascriptAdapter } from "../index.ts";
import { from, judgeOptions } from "./fixture.ts";

/** A red test of the project itself, of which nothing is known but its text. */
export function redTest(filePath: string, testName: string, code: string): ReproductionTest {
  return {
    id: "existing-1",
    testName,
    filePath,
    code,
    derivedFrom: "the failing test",
    symptom: { kind: "wrong_value", expected: "true", actual: "false" },
    isInTree: true,
    probe: {},
    secondExamples: [],
  };
}

/** One edit for each text that takes the place of `old` in a file's `source`. */
export function inPlaceOf(file: string, source: string, old: string, replacements: readonly string[]): Candidate[] {
  const start = source.indexOf(old);
  return replacements.map((replacement) => {
    const edits = [{ file, start, end: start + old.length, replacement }];
    return { id: replacement, edits, family: "test", description: replacement, line: 1, score: 1 };
  });
}

/** Verdicts by the candidates' ids, and what the judge told the log meanwhile. */
export async function judgeInTree(
  workspace: Workspace,
  profile: ProjectProfile,
  reproduction: ReproductionTest,
  candidates: readonly Candidate[],
): Promise<{ verdicts: Record<string, string>; said: string[] }> {
  const said: string[] = [];
  const told = { ...workspace, log: (_level: string, message: string) => void said.push(message) };
  const verdicts: Record<string, string> = {};
  for await (const { candidate, verdict } of javascriptAdapter.judge(
    told,
    profile,
    reproduction,
    from([...candidates]),
    judgeOptions({}),
  ))
    verdicts[candidate.id] = verdict;
  return { verdicts, said };
}
