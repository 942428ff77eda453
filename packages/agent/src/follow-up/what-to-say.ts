import type { Attempt } from "@fixpoint/contracts";
import type { IssueFacts } from "../types/facts.ts";

const EXAMPLE = "Name a call and say what it should return or throw, e.g. “`f(null)` should return `[]`”.";

/**
 * What else there is to say where nothing was reproduced of an issue about a fix of ours, so that a reviewer knows what
 * to write; begins with a blank. Empty for a bug of its own. `call`: what the request was taken to mean.
 */
export function whatToSay(facts: IssueFacts, call: string | null, attempts: readonly Attempt[]): string {
  if (facts.followUp === undefined) return "";
  const [first] = attempts;
  const refused = attempts.find(({ result }) => result !== "passed_on_base");
  if (refused !== undefined) return ` ${refused.detail.slice(0, 200)}`;
  if (facts.followUp.kind === "check")
    return first === undefined ? "" : ` It passes here by itself: ${first.what.slice(0, 300)}.`;
  if (call === null) return ` ${EXAMPLE}`;
  return ` The branch does that already. Say what else \`${call.slice(0, 200)}\` should return or throw.`;
}
