import type { Attempt } from "@fixpoint/contracts";
import { isUnproven } from "../../gates/gate-v.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { Refusal } from "../6-repair/index.ts";
import type { CheckedCandidate } from "./check-candidate.ts";

/** What gate V says of each candidate. */
export interface Findings {
  attempts: Attempt[];
  refusals: Refusal[];
  /** Nothing speaks against them but that too little speaks for them. */
  unproven: CheckedCandidate[];
  tell(checked: CheckedCandidate): void;
  /** Tells it, to the engine too. */
  refuse(checked: CheckedCandidate): void;
}

export function createFindings(events: EventLog): Findings {
  const attempts: Attempt[] = [];
  const refusals: Refusal[] = [];
  const unproven: CheckedCandidate[] = [];

  function tell({ candidate, verdict }: CheckedCandidate): void {
    const what = candidate.description.slice(0, 500);
    attempts.push({ stage: "validate", what, result: verdict.code, detail: verdict.detail });
    events.log("info", `${candidate.description}: ${verdict.detail}`);
  }

  function refuse(checked: CheckedCandidate): void {
    const { candidate, verdict } = checked;
    tell(checked);
    refusals.push({ candidateId: candidate.id, detail: `${verdict.code}: ${verdict.detail}` });
    if (isUnproven(verdict)) unproven.push(checked);
  }

  return { attempts, refusals, unproven, tell, refuse };
}
