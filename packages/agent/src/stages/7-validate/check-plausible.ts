import type { EventLog } from "../../run/event-log.ts";
import type { StageContext } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { TestRun } from "../../types/tests.ts";
import { checkCandidate, type CheckedCandidate, type CheckRequest } from "./check-candidate.ts";
import { compareChecked, compareProposals, isClearBest, isRival } from "./choose.ts";
import type { Findings } from "./findings.ts";
import { foresee } from "./foresee.ts";
import { MAX_PROPOSALS } from "./proposals.ts";

/** Candidates whose whole proof is made; what falls before the suite is run costs little and is not counted. */
const MAX_CHECKED = 12;
/** Of a round, whose effect on inputs near the example's is asked: that says more of which is right than how likely each seemed. */
const MAX_LOOKED_AT = 60;
/** Of those that cannot be proven: they could be rivals of one that is. */
const MAX_RIVALS = 6;
/** More that pass would change little: they come in falling order of merit. */
const ENOUGH_PASSING = 5;
/** Of the stage's time: once something passes, the rest is for measuring it. */
const SHARE_OF_TIME = 0.4;
/** The same while nothing does and the search may go on, which has a claim to the time too; so many are looked at all the same. */
const SHARE_OF_ROUND = 0.15;
const LEAST_LOOKED_AT = 3;

interface PlausibleRequest {
  check: CheckRequest;
  /** Best first. */
  plausible: readonly Candidate[];
  /** What earlier rounds could only propose. */
  earlier: readonly CheckedCandidate[];
  /** What earlier rounds did not look at. */
  postponed: readonly CheckedCandidate[];
  /** No round comes after it, or none that anything may wait for. */
  isLast: boolean;
  findings: Findings;
  events: EventLog;
}

interface CheckedPlausible {
  admissible: CheckedCandidate[];
  /** Run of the suite with the last candidate that came so far. */
  lastSuite: TestRun | null;
  postponed: CheckedCandidate[];
}

/**
 * Gate V for some candidates at a time: first those that it may admit, until enough pass or a next one could not be chosen
 * before them. Of the others, those that could be rivals of what passes. Where nothing does, the others wait for the last
 * round: to look at them gives better proposals and no fix, and takes the time in which one may be found.
 */
export async function checkPlausible(request: PlausibleRequest, context: StageContext): Promise<CheckedPlausible> {
  const { check, plausible, earlier, postponed, isLast, findings, events } = request;
  const began = performance.now();
  const admissible: CheckedCandidate[] = [];
  let whole = 0;
  let looked = 0;
  let lastSuite: TestRun | null = null;
  const threw = check.admitted.failure.kind === "exception";
  // Together: what is looked at must not depend on who ends first.
  const atOnce = Math.max(1, check.environment.workspace.jobs);
  // There was no time to ask what they do: they would stand behind others for no reason of theirs.
  const unasked = postponed.filter(({ examples }) => examples.answers.length === 0).slice(0, MAX_LOOKED_AT);
  const fresh = [...plausible.slice(0, MAX_LOOKED_AT), ...unasked.map(({ candidate }) => candidate)];
  const foreseen = [...(await foresee(check, fresh, context)), ...postponed.filter((one) => !unasked.includes(one))];
  const isProvable = ({ verdict }: CheckedCandidate): boolean => verdict.passed;
  const provable = foreseen.filter(isProvable).toSorted(compareChecked);
  const others = foreseen.filter((one) => !isProvable(one)).toSorted(compareProposals);
  const reached = new Set<CheckedCandidate>();

  function take(checked: CheckedCandidate): void {
    lastSuite = checked.suite ?? lastSuite;
    if (checked.suite !== null || checked.verdict.passed) whole += 1;
    if (checked.verdict.passed) admissible.push(checked);
    else findings.refuse(checked);
  }

  function isEnough(next: CheckedCandidate): boolean {
    const [best] = admissible;
    const isOver = (share: number): boolean => performance.now() - began > context.timeMs * share;
    if (admissible.length >= ENOUGH_PASSING || whole >= MAX_CHECKED) return true;
    if (best === undefined) return !isLast && looked >= LEAST_LOOKED_AT && isOver(SHARE_OF_ROUND);
    return isOver(SHARE_OF_TIME) || isClearBest(best, next.candidate);
  }

  /** Rivals of what passes, or better proposals than the known ones. */
  function isWorthALook(other: CheckedCandidate): boolean {
    if (admissible.length > 0) return admissible.some((best) => isRival(best, other, threw));
    const last = [...earlier, ...findings.unproven].toSorted(compareProposals)[MAX_PROPOSALS - 1];
    return last === undefined || compareProposals(other, last) < 0;
  }

  async function look(wave: readonly CheckedCandidate[]): Promise<void> {
    events.emit({ type: "progress", label: "Candidates validated", done: looked, total: null });
    for (const one of wave) reached.add(one);
    const checks = wave.map(({ candidate }, at) => checkCandidate(check, candidate, `candidate-${looked + at}`, context));
    looked += wave.length;
    for (const [at, one] of (await Promise.allSettled(checks)).entries()) {
      const candidate = wave[at];
      if (one.status === "fulfilled") take(one.value);
      else if (!context.signal.aborted) throw one.reason;
      // Out of time: what passed before still counts, and of this one nothing more is known than was foreseen.
      else if (candidate !== undefined) reached.delete(candidate);
    }
  }

  for (let next = 0; next < provable.length; next += atOnce) {
    const wave = provable.slice(next, next + atOnce);
    if (context.signal.aborted || (wave[0] !== undefined && isEnough(wave[0]))) break;
    await look(wave);
  }
  // An engine that is told what refused its edit makes another one.
  const isWanted = ({ candidate }: CheckedCandidate): boolean =>
    isLast || admissible.length > 0 || candidate.proposedBy !== undefined;
  // Some fall, so that more are looked at than are shown; once five hold, only better ones are worth a look.
  const worth = others
    .filter((other) => isWanted(other) && isWorthALook(other))
    .slice(0, admissible.length > 0 ? MAX_RIVALS : MAX_CHECKED);
  for (let next = 0; next < worth.length && !context.signal.aborted; next += atOnce) {
    const turn = worth.slice(next, next + atOnce);
    for (const one of turn) reached.add(one);
    // What was looked at meanwhile may have made it worth less.
    const wave = turn.filter(isWorthALook);
    if (wave.length > 0) await look(wave);
  }
  const leftOut = new Set(isLast ? others.filter((one) => !worth.includes(one)) : []);
  findings.leaveOut([...leftOut]);
  return { admissible, lastSuite, postponed: foreseen.filter((one) => !reached.has(one) && !leftOut.has(one)) };
}
