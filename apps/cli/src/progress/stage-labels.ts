import type { Stage } from "@fixpoint/contracts";

export const STAGE_LABELS: Record<Stage, string> = {
  intake: "Read the issue",
  suitability: "Judge whether it is a bug",
  environment: "Prepare the project",
  reproduce: "Reproduce with a test",
  localise: "Find suspicious lines",
  repair: "Search for a fix",
  validate: "Prove the fix",
  publish: "Prepare the pull request",
};
