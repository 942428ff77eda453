import type { FuzzOptions } from "./options.ts";
import type { FuzzResult } from "./run-fuzz.ts";

const LEAST_SUCCESSES = 0.2;
/** Nothing random is signed as a vendor signs: their refusals are all that is seen. */
const NEEDS_A_SIGNATURE = "POST /api/v1/hooks/";

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

/** In words; none when all is as it should be. */
export function missedGoals({ tally, findings, outbound }: FuzzResult, { requests, only }: FuzzOptions): string[] {
  const { notReached, successes, serverErrors } = tally;
  const isWhole = only.length === 0;
  const missing = notReached.filter((route) => !route.startsWith(NEEDS_A_SIGNATURE));
  return [
    ...(tally.requests < requests ? [`${tally.requests} of ${requests} requests`] : []),
    ...(isWhole && missing.length > 0 ? [`not reached: ${missing.join(", ")}`] : []),
    ...(isWhole && successes / tally.requests < LEAST_SUCCESSES ? [`${percent(successes, tally.requests)} successes`] : []),
    ...(serverErrors > 0 ? [`${serverErrors} answers of 5xx`] : []),
    ...(outbound.size > 0 ? [`went to ${[...outbound].join(", ")}`] : []),
    ...(findings.list.length > 0 ? [`${findings.list.length} findings`] : []),
  ];
}

export function renderSummary({ tally, findings, milliseconds }: FuzzResult, { seed }: FuzzOptions): string {
  const { requests, successes, serverErrors, notReached, routes } = tally;
  const invalid = findings.list.reduce((sum, { times }) => sum + times, 0);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  return [
    `${requests} requests in ${(milliseconds / 1000).toFixed(0)} s (${Math.round((requests * 1000) / milliseconds)}/s), seed ${seed}`,
    `${routes.size - notReached.length} of ${routes.size} routes reached, ${percent(successes, requests)} of the answers 2xx`,
    `${serverErrors} answers of 5xx, ${invalid} that break the description or a rule (${findings.list.length} kinds), at most ${memory} MB`,
  ].join("\n");
}
