import type { AgentEvent } from "@fixpoint/contracts";
import type { Sandbox } from "@fixpoint/sandbox";
import type { GateRVerdict } from "../gates/gate-r.ts";
import type { GateVVerdict } from "../gates/gate-v.ts";
import type { LanguageAdapter } from "../types/language.ts";
import type { RunOutcome } from "../types/run.ts";

export type { FailingTest, FollowUpContext, OriginalIssue } from "../types/follow-up.ts";

/** A check of the code host that ended red on the branch. */
export interface RedCheck {
  name: string;
  /** What the check says of itself: its summary, annotations, log; each may be missing or cut off. */
  summary?: string | null;
  text?: string | null;
  log?: string | null;
}

export interface RequestOptions {
  /** Names by which reviewers address us, without `@`, in any case. */
  ownNames?: readonly string[];
}

export interface VerifyFixRequest {
  /** Path or git URL; read only. */
  repository: string;
  /** The revision to prove the patch on. */
  base: string;
  /** Unified diff against `base`: the fix, with or without its regression tests. */
  patch: string;
  /** Bundle of the run that proved the fix: it holds the reproduction. */
  evidenceDir: string;
  /** What the patch changes, for people; that of the bundle where nothing is given. */
  description?: string;
  /** Milliseconds for the whole proof. */
  timeoutMs: number;
  jobs: number;
  sandbox: Sandbox;
  /** Absolute folders. `outDir` receives the new bundle; it must not be `evidenceDir`. */
  outDir: string;
  cacheDir: string;
  signal: AbortSignal;
  onEvent(event: AgentEvent): void;
  /** Injected for tests. */
  now?: () => Date;
  adapters?: readonly LanguageAdapter[];
}

/**
 * - `validated`: gate R on the base, gate V on the patched tree; the bundle replays to `validated_fix`.
 * - `refused`: the base has the bug, and gate V says why the patch is no fix on it.
 * - `already_fixed`: the reproduction passes on the base by itself, in each of its runs.
 * - `not_comparable`: the reproduction neither passes there nor fails as it did, so that nothing can be concluded.
 * - `error`: the environment could not be made, or the time was over.
 */
export type FixVerdict = { detail: string; outcome: RunOutcome } & (
  | { verdict: "validated"; code: "validated" }
  | { verdict: "refused"; code: GateVVerdict["code"] }
  | { verdict: "already_fixed"; code: "passed_on_base" }
  | { verdict: "not_comparable"; code: GateRVerdict["code"] | "file_taken" }
  | { verdict: "error"; code: string }
);

/** Lines of a file of the branch that a reviewer wants replaced. */
export interface Suggestion {
  /** Relative to the root. */
  path: string;
  /** 1-based, both included. */
  startLine: number;
  endLine: number;
  /** Text of the lines in their place, without the last line break; empty: they are removed. */
  replacement: string;
}

export interface SuggestionPatchRequest {
  repository: string;
  /** The commit that the fix was proven on. */
  base: string;
  /** Head of the fix's branch. */
  head: string;
  suggestions: readonly Suggestion[];
  signal?: AbortSignal;
}
