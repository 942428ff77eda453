import type { Attempt } from "@fixpoint/contracts";
import { doesHarm, isUnproven, REPRODUCTION_RUNS } from "../../gates/gate-v.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { PutAside } from "../6-repair/batch.ts";
import type { Refusal } from "../6-repair/index.ts";
import type { CheckedCandidate } from "./check-candidate.ts";

/** What gate V says of each candidate. */
export interface Findings {
  attempts: Attempt[];
  refusals: Refusal[];
  /** Nothing speaks against them but that too little speaks for them. */
  unproven: CheckedCandidate[];
  /** Pass the reproduction, and break tests or contradict another example. */
  putAside: PutAside[];
  tell(checked: CheckedCandidate): void;
  /** Tells it, to the engine too. */
  refuse(checked: CheckedCandidate): void;
  /** Of those that could only be proposed, and that better ones are known than. */
  leaveOut(foreseen: readonly CheckedCandidate[]): void;
}

export function createFindings(events: EventLog): Findings {
  const attempts: Attempt[] = [];
  const refusals: Refusal[] = [];
  const unproven: CheckedCandidate[] = [];
  const putAside: PutAside[] = [];

  function tell({ candidate, verdict, facts }: CheckedCandidate): void {
    const what = candidate.description.slice(0, 500);
    // What comes behind was not run so often, and nothing is said of runs that were not made.
    const isOpen = verdict.passed && facts.reproductionPassed.length < REPRODUCTION_RUNS;
    const detail = isOpen
      ? "Passes all that was asked of it. Another one comes before it, so that it was not proven."
      : verdict.detail;
    attempts.push({ stage: "validate", what, result: isOpen ? "plausible" : verdict.code, detail });
    events.log("info", `${candidate.description}: ${detail}`);
  }

  function refuse(checked: CheckedCandidate): void {
    const { candidate, verdict } = checked;
    tell(checked);
    refusals.push({
      candidateId: candidate.id,
      detail: `${verdict.code}: ${verdict.detail}`,
      doesHarm: doesHarm(verdict, checked.examples),
    });
    if (isUnproven(verdict)) unproven.push(checked);
    if (verdict.code === "regression") putAside.push({ candidate, why: "breaks tests" });
    if (verdict.code === "second_example_fails") putAside.push({ candidate, why: "contradicts another example" });
  }

  function leaveOut(foreseen: readonly CheckedCandidate[]): void {
    for (const [code, group] of Map.groupBy(foreseen, ({ verdict }) => verdict.code)) {
      const what = `${group.length} more plausible ${group.length === 1 ? "edit" : "edits"}`;
      const detail = `Not looked at any further: better ones are known, and these could not be proven. ${group[0]?.verdict.detail ?? ""}`;
      attempts.push({ stage: "validate", what, result: code, detail: detail.slice(0, 1000) });
      for (const { candidate, verdict, examples } of group)
        refusals.push({ candidateId: candidate.id, detail: `${code}: ${detail}`, doesHarm: doesHarm(verdict, examples) });
    }
  }

  return { attempts, refusals, unproven, putAside, tell, refuse, leaveOut };
}
