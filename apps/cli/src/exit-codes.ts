import type { AgentResultStatus } from "@fixpoint/contracts";

/** Fixed for scripts: a verdict has its own code, the machinery 1, wrong input 2. */
export const EXIT_CODES = {
  validated_fix: 0,
  reproduced: 10,
  no_result: 11,
  unsuitable_issue: 12,
  error: 1,
} as const satisfies Record<AgentResultStatus, number>;

export const EXIT_FAILED = 1;
export const EXIT_WRONG_INPUT = 2;
export const EXIT_INTERRUPTED = 130;
