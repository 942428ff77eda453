import type { Stage } from "@fixpoint/contracts";

/** The stages as people say them: what is being done, and the name once it is over. */
export const STAGE_WORDS: Record<Stage, { name: string; doing: string; short: string }> = {
  intake: { name: "Issue read", doing: "Reading the issue", short: "reading" },
  suitability: { name: "Checked for suitability", doing: "Checking that this is a bug", short: "checking" },
  environment: { name: "Environment built", doing: "Building the environment", short: "building" },
  reproduce: { name: "Reproduced", doing: "Reproducing the bug", short: "reproducing" },
  localise: { name: "Cause located", doing: "Finding the cause", short: "locating" },
  repair: { name: "Fix written", doing: "Searching for a fix", short: "repairing" },
  validate: { name: "Fix validated", doing: "Proving the fix", short: "proving" },
  publish: { name: "Published", doing: "Publishing", short: "publishing" },
};
