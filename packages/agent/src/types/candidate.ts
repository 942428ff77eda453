/** One replacement in one file; offsets are UTF-16 code units in the base text, end exclusive. */
export interface TextEdit {
  file: string;
  start: number;
  end: number;
  replacement: string;
}

/** A proposed fix. Every engine speaks this. */
export interface Candidate {
  id: string;
  edits: TextEdit[];
  /** Family, e.g. `boundary`, `null-guard`. */
  family: string;
  /** E.g. “boundary: `<` became `<=` at src/range.js:14”. */
  description: string;
  /** Base line that the edit is at. */
  line: number;
  /** Prior of the family and place; larger is tried earlier. */
  score: number;
  /** It leaves out what failed, and says nothing of what should be there instead: a condition around it, a way out before it. */
  isGuard?: boolean;
  /** A text that it writes is made of what the example should give: nothing else says so. */
  isTold?: boolean;
  /** Made of anything that is at hand: see docs/decisions/026-a-wide-search-comes-last.md. */
  isWide?: boolean;
  /** What another edit does, in some case only. */
  isCase?: boolean;
  /** Likelier edits that were not judged, or are later, since they change nothing for the failing test, or the same as others. */
  leftOut?: number;
  /** How many edits were judged until this one was, from 1, those left out counted too; for what is made of one that passed, as if it came behind that. */
  position?: number;
  /** Absent where rules made it. */
  proposedBy?: "model";
}

export interface JudgeOptions {
  /** Stop after so many that pass. */
  maxPlausible: number;
  /** Milliseconds for the whole search. */
  timeMs: number;
  signal: AbortSignal;
  /**
   * What the probe must do on the tree as it stands, or its verdicts mean nothing: `fail` on the base commit, where
   * repairs are sought; `pass` on a repaired tree, whose mutants are judged. Where a probe does not `pass`, nothing is
   * yielded; where it does not `fail`, the whole test is run instead.
   */
  baseMust: "fail" | "pass";
  /** Nothing is yielded where many candidates cannot be judged by the probe in one loaded program. */
  isByProbeOnly?: boolean;
  /** Nothing may depend on what is quicker. */
  isCounted?: boolean;
  onProgress(tried: number): void;
}

/** `pass`: the probe passes; `fail`: it does not; `broken`: does not load; `timeout`: ran too long. */
export interface Judged {
  candidate: Candidate;
  verdict: "pass" | "fail" | "broken" | "timeout";
}
