import type { EventLog } from "../../run/event-log.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { TestRun } from "../../types/tests.ts";
import { checkCandidate, type CheckedCandidate, type CheckRequest } from "./check-candidate.ts";
import { isClearBest } from "./choose.ts";
import type { Findings } from "./findings.ts";

/** Candidates whose whole proof is made; what falls before the suite is run costs little and is not counted. */
const MAX_CHECKED = 12;
const MAX_LOOKED_AT = 40;
/** More that pass would change little: they come in falling order of merit. */
const ENOUGH_PASSING = 5;
/** Of the stage's time: once something passes, the rest is for measuring it. */
const SHARE_OF_TIME = 0.4;

interface PlausibleRequest {
  check: CheckRequest;
  /** Best first. */
  plausible: readonly Candidate[];
  findings: Findings;
  events: EventLog;
}

interface CheckedPlausible {
  admissible: CheckedCandidate[];
  /** Run of the suite with the last candidate that came so far. */
  lastSuite: TestRun | null;
}

/** Gate V for one candidate after the other, until enough pass or a next one could not be chosen before them. */
export async function checkPlausible(request: PlausibleRequest, context: StageContext): Promise<CheckedPlausible> {
  const { check, plausible, findings, events } = request;
  const began = performance.now();
  const admissible: CheckedCandidate[] = [];
  let whole = 0;
  let lastSuite: TestRun | null = null;
  for (const [index, candidate] of plausible.slice(0, MAX_LOOKED_AT).entries()) {
    if (context.signal.aborted || admissible.length >= ENOUGH_PASSING || whole >= MAX_CHECKED) break;
    if (admissible.length > 0 && performance.now() - began > context.timeMs * SHARE_OF_TIME) break;
    if (admissible[0] !== undefined && isClearBest(admissible[0], candidate)) break;
    events.emit({ type: "progress", label: "Candidates validated", done: index, total: null });
    try {
      const checked = await checkCandidate(check, candidate, `candidate-${index}`, context);
      lastSuite = checked.suite ?? lastSuite;
      if (checked.suite !== null || checked.verdict.passed) whole += 1;
      if (checked.verdict.passed) admissible.push(checked);
      else findings.refuse(checked);
    } catch (error) {
      // Out of time: what passed before still counts.
      if (!context.signal.aborted) throw error;
    }
  }
  return { admissible, lastSuite };
}
