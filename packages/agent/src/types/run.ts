import type {
  AgentEvent,
  AgentResultStatus,
  Evidence,
  ExistingUnitTest,
  FixItem,
  ModifiedUnitTest,
  ReproductionItem,
  StatusResult,
} from "@fixpoint/contracts";
import type { ModelGateway } from "@fixpoint/models";
import type { Sandbox } from "@fixpoint/sandbox";
import type { IssueInput } from "./facts.ts";

export interface RunOptions {
  /** Path or git URL; read only, never written to. */
  repository: string;
  /** Revision; default the head of the default branch. */
  base?: string;
  issue: IssueInput;
  engine: "search" | "model" | "auto";
  /** The one way to a model; absent where none is set up. Asked only for what a model was chosen for. */
  models?: ModelGateway;
  /**
   * What the repair may use, counted instead of timed: then the same run gives the same evidence on any machine, and
   * `timeoutMs` is only what stops a run that hangs.
   */
  budget?: { candidates: number };
  /** Milliseconds for the whole run. */
  timeoutMs: number;
  jobs: number;
  sandbox: Sandbox;
  /** Absolute folders. `outDir` receives the evidence bundle. */
  outDir: string;
  cacheDir: string;
  signal: AbortSignal;
  onEvent(event: AgentEvent): void;
  /** Injected for tests. */
  now?: () => Date;
}

/** How a run ended. The pipeline always returns one; it rejects only for wrong input (InputError) or an abort. */
export interface RunOutcome {
  resultStatus: AgentResultStatus;
  statusResult: StatusResult;
  baseSha: string | null;
  fix: FixItem[];
  /** Unified diff of fix and regression test against base, as `git apply` takes it; null without a fix. */
  patch: string | null;
  reproductionScript: ReproductionItem[];
  existingUnitTests: ExistingUnitTest[];
  modifiedUnitTests: ModifiedUnitTest[];
  evidence: Evidence;
  /** Absolute path of the bundle; null when the run ended before there was anything to keep. */
  evidenceDir: string | null;
}
