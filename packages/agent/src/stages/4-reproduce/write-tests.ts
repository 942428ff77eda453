import type { Attempt } from "@fixpoint/contracts";
import { readRequest } from "../../follow-up/readings.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { ReproductionTest, UnusableRecord } from "../../types/language.ts";
import { existingReproductions, type Project } from "./existing.ts";

interface Request extends Project {
  facts: IssueFacts;
  baseFiles: ReadonlySet<string>;
  attempts: Attempt[];
}

export interface WrittenTests {
  /** Best first. */
  tests: ReproductionTest[];
  /** The call of which more would have to be said; null where none is known. */
  call: string | null;
}

/** `signal`: the stage's. Tests from the issue; from what a request may mean, or from the tests that a check names, where it is about a fix of ours. */
export async function writeTests(
  request: Request,
  limit: number,
  signal: AbortSignal,
  tell: (unusable: UnusableRecord) => void,
): Promise<WrittenTests> {
  const { adapter, workspace, profile, facts, baseFiles, attempts } = request;
  const write = (one: IssueFacts): Promise<ReproductionTest[]> =>
    adapter.writeReproductions(workspace, profile, one, limit, tell);
  if (facts.followUp === undefined) return { tests: await write(facts), call: null };
  const tests: ReproductionTest[] = [];
  const all: IssueFacts[] = [];
  let call: string | null = null;
  if (facts.followUp.kind === "check") {
    const existing = await existingReproductions(
      { adapter, profile, workspace: { ...workspace, signal } },
      baseFiles,
      facts.followUp.failingTests,
      attempts,
      "which the check names",
    );
    tests.push(...existing.tests);
    all.push(...existing.sources, facts);
  } else {
    const readings = readRequest(facts, profile.language);
    call = readings[0]?.call ?? null;
    all.push(...readings.map((reading) => reading.facts));
  }
  for (const one of all) {
    if (tests.length >= limit || signal.aborted) break;
    tests.push(...(await write(one)));
  }
  return { tests: tests.slice(0, limit), call };
}
