import type { IssueFacts } from "../types/facts.ts";
import type { JudgeOptions, Judged } from "../types/candidate.ts";
import type { LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../types/language.ts";
import type { SuspiciousLine } from "@fixpoint/contracts";

export interface RepairRequest {
  workspace: Workspace;
  profile: ProjectProfile;
  adapter: LanguageAdapter;
  /** Admitted by gate R. */
  reproduction: ReproductionTest;
  suspicious: SuspiciousLine[];
  facts: IssueFacts;
  judgeOptions: JudgeOptions;
}

/**
 * Proposes candidates and judges them against the reproduction, best first.
 * A verdict `pass` only means plausible: gate V decides, never the engine.
 */
export interface RepairEngine {
  readonly name: string;
  propose(request: RepairRequest): AsyncIterable<Judged>;
}
