import type { Integration } from "@fixpoint/contracts";

/** broken: nothing is read until it is connected again · attention: something is wrong and may pass or be put right. */
export type Standing = "broken" | "attention" | "good" | "none";

export function standingOf({ isConnected, health }: Integration): Standing {
  if (!isConnected) return "none";
  if (health?.needsReconnect) return "broken";
  return health?.error || (health?.missingScopes.length ?? 0) > 0 ? "attention" : "good";
}

export const STANDING_WORDS: Record<Standing, string> = {
  broken: "Needs reconnecting",
  attention: "Needs attention",
  good: "Connected",
  none: "Not connected",
};
