import type { Attempt, SuspiciousLine } from "@fixpoint/contracts";
import type { RepairEngine } from "../../engines/types.ts";
import type { EventLog } from "../../run/event-log.ts";
import type { StageContext, StageEnd } from "../../run/stage-runner.ts";
import type { Candidate } from "../../types/candidate.ts";
import type { IssueFacts } from "../../types/facts.ts";
import type { Environment } from "../3-environment/index.ts";
import type { Admitted } from "../4-reproduce/index.ts";

export interface RepairResult {
  end: StageEnd;
  /** Pass the reproduction, best first; gate V has not seen them. */
  plausible: Candidate[];
  tried: number;
  seconds: number;
  attempts: Attempt[];
}

const MAX_PLAUSIBLE = 16;

/** Alternatives make a better choice, but gate V needs the time more. */
const ALTERNATIVES_MS = 5000;

/** Stage 6: engines in turn until one has something plausible or the time is over. */
export async function repair(
  engines: readonly RepairEngine[],
  environment: Environment,
  facts: IssueFacts,
  admitted: Admitted,
  suspicious: SuspiciousLine[],
  events: EventLog,
  context: StageContext,
): Promise<RepairResult> {
  const started = performance.now();
  const plausible: Candidate[] = [];
  const verdicts = { pass: 0, fail: 0, broken: 0, timeout: 0 };
  let tried = 0;
  let firstAt: number | null = null;
  for (const engine of engines) {
    const left = context.timeMs - (performance.now() - started);
    if (left <= 0 || context.signal.aborted) break;
    let reported = 0;
    const onProgress = (count: number): void => {
      const now = performance.now();
      if (now - reported < 500) return;
      reported = now;
      events.emit({
        type: "progress",
        label: `Candidates tried by the ${engine.name} engine`,
        done: Math.max(count, tried),
        total: null,
      });
    };
    const judged = engine.propose({
      workspace: { ...environment.workspace, signal: context.signal },
      profile: environment.profile,
      adapter: environment.adapter,
      reproduction: admitted.test,
      suspicious,
      facts,
      judgeOptions: { maxPlausible: MAX_PLAUSIBLE, timeMs: left, signal: context.signal, baseMust: "fail", onProgress },
    });
    try {
      for await (const { candidate, verdict } of judged) {
        tried += 1;
        verdicts[verdict] += 1;
        if (verdict === "pass") {
          plausible.push(candidate);
          firstAt ??= performance.now();
        }
        onProgress(tried);
        if (firstAt !== null && performance.now() - firstAt > ALTERNATIVES_MS) break;
      }
    } catch (error) {
      // Out of time is an end like any other; what was found until then counts.
      if (!context.signal.aborted) throw error;
    }
    events.emit({ type: "progress", label: `Candidates tried by the ${engine.name} engine`, done: tried, total: tried });
    if (plausible.length > 0) break;
  }
  plausible.sort((a, b) => b.score - a.score);
  const seconds = (performance.now() - started) / 1000;
  const detail = `${verdicts.pass} pass the reproduction, ${verdicts.fail} do not, ${verdicts.broken} do not load, ${verdicts.timeout} ran too long.`;
  const attempts: Attempt[] = [
    { stage: "repair", what: `${tried} candidate edits`, result: plausible.length > 0 ? "plausible" : "none_plausible", detail },
  ];
  const end: StageEnd =
    plausible.length > 0
      ? { outcome: "passed", reason: "plausible", summary: `${plausible.length} of ${tried} candidates pass the reproduction.` }
      : {
          outcome: "failed",
          reason: context.signal.aborted ? "out_of_time" : "none_plausible",
          summary: `None of ${tried} candidates passes the reproduction.`,
        };
  return { end, plausible, tried, seconds, attempts };
}
