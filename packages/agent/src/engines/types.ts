import type { IssueFacts } from "../types/facts.ts";
import type { Candidate, JudgeOptions, Judged } from "../types/candidate.ts";
import type { BrokenInvariant, LanguageAdapter, ProjectProfile, ReproductionTest, Workspace } from "../types/language.ts";
import type { TestFailure } from "../types/tests.ts";
import type { SuspiciousLine } from "@fixpoint/contracts";

export interface RepairRequest {
  workspace: Workspace;
  profile: ProjectProfile;
  adapter: LanguageAdapter;
  /** Files of the base commit, relative. */
  baseFiles: ReadonlySet<string>;
  /** Admitted by gate R. */
  reproduction: ReproductionTest;
  /** How it fails on the base commit. */
  failure: TestFailure;
  suspicious: SuspiciousLine[];
  brokenInvariants?: readonly BrokenInvariant[];
  facts: IssueFacts;
  /** Tried before what rules make: what the issue proposes, what the commit that brought the bug changed, taken back. */
  first?: readonly Candidate[];
  judgeOptions: JudgeOptions;
  /** Another tree at the base commit with its dependencies in place. */
  fresh(label: string): Promise<Workspace>;
  /** What gate V said of a candidate that passed, in words; null where it has not seen it. */
  refusalOf(candidateId: string): string | null;
  /** Those that passed and do harm elsewhere: to a test, another example, the documentation, most inputs near the example's; grows while verdicts are taken. */
  harmful?: ReadonlySet<string>;
}

/**
 * Proposes candidates and judges them against the reproduction, best first.
 * A verdict `pass` only means plausible: gate V decides, never the engine.
 */
export interface RepairEngine {
  readonly name: string;
  /** Each step costs money: what passes goes to gate V at once, and it is asked only where nothing else waits there. */
  readonly isCostly?: boolean;
  propose(request: RepairRequest): AsyncIterable<Judged>;
  /** Ends what `propose` left open. */
  close?(): Promise<void>;
}
