import type { Crash } from "@fixpoint/contracts";
import type { FailingTest, FollowUpContext } from "./follow-up.ts";

/** What stage 1 reads out of an issue's text. Everything here is data from outside: quoted, never obeyed. */
export interface IssueInput {
  title: string;
  /** Markdown as the reporter wrote it. */
  text: string;
  /** What an error monitor recorded of the bug, with the values of variables; absent where the tracker is none. */
  crash?: Crash | null;
  /** The fix of ours that it is about; absent where it is a bug of its own. */
  context?: FollowUpContext | null;
}

export type SnippetRole = "code" | "transcript" | "output" | "trace" | "shell" | "data";

/** A fenced or indented block. */
export interface Snippet {
  /** Normalised: `javascript`, `typescript`, `python`, `shell`, `json`, … or null when nothing tells. */
  language: string | null;
  code: string;
  role: SnippetRole;
  /** The prose line just before the block, without Markdown marks; empty when there is none. */
  lead: string;
  /** Calls that name no object: of use only where they are methods of one class of the project. */
  ownerless?: true;
  /** Position among the snippets, from 0. */
  index: number;
}

/** `> input` / `>>> input` with what it printed. */
export interface TranscriptEntry {
  input: string;
  output: string;
}

export interface Transcript {
  language: "javascript" | "python";
  entries: TranscriptEntry[];
  snippet: number;
}

/** “`expression` gives `actual`, should give `expected`”; texts as written, not yet parsed as code. */
export interface Expectation {
  /** Code whose value is meant; null when only a value is named. */
  expression: string | null;
  expected: string | null;
  actual: string | null;
  /** The call should throw (`expected`) or throws now though it should not (`actual`). */
  throws: { which: "expected" | "actual"; type: string | null; message: string | null } | null;
  origin: "comment" | "prose" | "transcript" | "labels" | "assertion";
  /** A value that a comment shows without a word on whether it is right; read as expected until the issue says otherwise. */
  bare?: true;
  /** The issue says that the call is right as it is, whatever it gives. */
  fine?: true;
  /** The text names the value, and this call only somewhere near it. */
  guessed?: true;
  /** It is asked behind all that the block does, wherever else it comes by there. */
  after?: true;
  /** Of the places where its block asks for it, which one is meant, from 0; absent where nothing tells. */
  nth?: number;
  /** Snippet that it stands in or refers to; null for prose alone. */
  snippet: number | null;
  /** How it was come by, where it was concluded and not read; the evidence says it. */
  reading?: string;
}

/** What goes in, what comes out and what should: running tells which function answers so. Texts as code. */
export interface UnnamedExample {
  input: string;
  expected: string;
  actual: string;
  /** Texts that stand in blocks: how they begin and end is not seen there (`ends`), nor where lines are broken (`blanks`). */
  ignores?: "ends" | "blanks";
}

/** A change of the project's code that the issue asks for or says to be the fix; data from outside like all of it. */
export interface ProposedEdit {
  /** `part`: of a line or more; `lines`: whole ones, indented as they are in the issue. */
  scale: "part" | "lines";
  /** What stands there now; "": nobody says, and it reads nearly as `to` does. */
  from: string;
  to: string;
  /** As named beside it. */
  file: string | null;
  line: number | null;
}

export interface StackFrame {
  file: string;
  line: number | null;
  column: number | null;
  function: string | null;
}

export interface StackTrace {
  language: string;
  errorType: string | null;
  message: string | null;
  /** Innermost first. */
  frames: StackFrame[];
  snippet: number | null;
}

export interface IssueFacts {
  title: string;
  /** Text with hidden content stripped. */
  text: string;
  snippets: Snippet[];
  transcripts: Transcript[];
  expectations: Expectation[];
  /** Examples of a function that the issue does not name; absent where there are none. */
  unnamed?: readonly UnnamedExample[];
  /** That of the recorded crash first. */
  stackTraces: StackTrace[];
  /** As recorded, within bounds; null where the tracker gives none. */
  crash: Crash | null;
  /** Names in backticks or that look like code, most frequent first. */
  identifiers: string[];
  /** Files named in text or traces. */
  files: string[];
  versions: { name: string; version: string }[];
  /** What was removed or cut, in words. */
  notes: string[];
  /** Absent where the issue proposes none. */
  proposed?: readonly ProposedEdit[];
  /** Absent where it is a bug of its own. */
  followUp?: FollowUpFacts;
}

/** The fix that an issue is about, read as the issue itself is. */
export interface FollowUpFacts {
  kind: FollowUpContext["kind"];
  original: Pick<IssueFacts, "title" | "text" | "snippets" | "transcripts" | "expectations">;
  /** Of the fix, on the branch. */
  regressionTest: string | null;
  failingTests: FailingTest[];
}

/** What goes wrong, as the issue states it; gate R compares the failure with it. */
export type Symptom =
  | { kind: "wrong_value"; expected: string | null; actual: string | null }
  | { kind: "exception"; errorType: string | null; message: string | null }
  | { kind: "missing_exception"; errorType: string | null; message: string | null }
  | { kind: "hang" }
  | { kind: "missing_export"; name: string };
