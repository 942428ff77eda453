import type * as t from "@babel/types";
import type { IssueFacts, Symptom } from "../../../types/facts.ts";
import type { Shape } from "./asked/shape.ts";

/** A change at one place of one file. */
export interface Proposal {
  start: number;
  end: number;
  replacement: string;
  /** The same in pieces, where it changes several places and leaves alone what is between them. */
  parts?: { start: number; end: number; replacement: string }[];
  /** What became what, without the place. */
  description: string;
  /** How likely it is among the family's own (1 is usual); what fixes were like decides the rest, see order.ts. */
  weight: number;
  when?: Under;
  /** Times that the issue itself makes it likelier; 1 where it says nothing. */
  evidence?: number;
}

/** What is done only where a condition, asked before a statement, holds (`is`) or fails. */
export interface Under {
  at: t.Statement;
  condition: string;
  is: boolean;
  /** A statement, or for `return` its value alone. */
  does: string;
  isValue: boolean;
}

export type Kind = "number" | "string" | "boolean" | "array" | "object" | "function" | "regexp" | "unknown";

export interface Name {
  name: string;
  kind: Kind;
  /** `param`, `local` (of the same function), `outer` (of an enclosing function or the module). */
  place: "param" | "local" | "outer";
  constant: boolean;
}

/** A parsed source file. */
export interface SourceFile {
  file: string;
  text: string;
  ast: t.File;
  parents: Map<t.Node, t.Node>;
  /** Nodes by the line that they start on, outermost first. */
  byLine: Map<number, t.Node[]>;
  /** All nodes, in document order. */
  nodes: t.Node[];
}

/** What the issue and the repository offer to all families. */
export interface Pool {
  facts: IssueFacts;
  symptom: Symptom;
  /** What was seen when the reproduction ran, with what the issue says of it. */
  shown: Symptom;
  /** Numbers and strings that the issue names, as values. */
  issueNumbers: Set<number>;
  issueStrings: Set<string>;
  /** Words of the issue, lower case. */
  words: Set<string>;
  /** Printed literal of the expected result(s); an edit that returns one of them only repeats the example. */
  expected: Set<string>;
  /** Other files of the repository, for ingredients; parsed when first asked for. */
  others(): SourceFile[];
  /** What names were seen to hold on the way of the failing test, by the function (or program) that they were seen in. */
  observed: Map<t.Node, ReadonlyMap<string, Shape>>;
  /** What is told of families that failed. */
  missing: string[];
}

export interface SuspiciousLine {
  /** Relative to the repository. */
  file: string;
  line: number;
  /** 0–1. */
  score: number;
}

/** One suspicious line and what stands there. */
export interface Site {
  source: SourceFile;
  line: number;
  /** Nodes that belong to the line: they start on it, or are part of the simple statement or header that does. */
  nodes: t.Node[];
  /** The statement that starts on the line, or else the innermost one around it; null at the top level of nothing. */
  statement: t.Statement | null;
  fn: t.Function | null;
  pool: Pool;
}

export interface Family {
  name: string;
  /** Also used to measure how strong the tests are. */
  mutates?: boolean;
  /** Its edits that are used for that, where not all are. */
  mutants?(site: Site): Iterable<Proposal>;
  /** At a line; see ranked.ts for what is usual. */
  most?: number;
  /** Its edits write what the example should give: see `Candidate.isTold`. */
  tells?: boolean;
  /** Its edits mostly leave out what failed: see `Candidate.isGuard`. */
  guards?: boolean;
  propose(site: Site): Iterable<Proposal>;
}
