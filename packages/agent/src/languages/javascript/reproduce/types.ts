import type { Symptom } from "../../../types/facts.ts";

/** What a test asserts at one place. Expressions and values are JavaScript source. */
export type Check =
  | { kind: "value"; expression: string; expected: string; actual: string | null; stated: boolean }
  /** What `console.log` would print. */
  | { kind: "prints"; expression: string; expected: string; actual: string | null }
  | { kind: "truthy"; expression: string; negated: boolean }
  | { kind: "throws"; code: string; errorType: string | null; message: string | null }
  /** Must end without throwing. */
  | { kind: "completes"; code: string }
  /** Statements with assertions of their own, in a loop for instance. */
  | { kind: "asserts"; code: string };

/** Statements, where the others ask for a value. */
export function isCode(check: Check): check is Extract<Check, { code: string }> {
  return check.kind === "throws" || check.kind === "completes" || check.kind === "asserts";
}

export type Step = { kind: "code"; code: string } | { kind: "check"; check: Check };

/** One example that the issue gives, with all that must run before it. */
export interface Example {
  steps: Step[];
  derivedFrom: string;
  symptom: Symptom;
  /** Larger is tried earlier. */
  score: number;
  /** The issue says that it is right as it is: a second example whose value is learned. */
  fine?: boolean;
  /** Of several functions that may be meant: one of them, told apart by running. */
  unsure?: boolean;
  /** It is a test of the reporter's, by the place of its block, as a whole or one of its assertions with what that needs. */
  ofTest?: { snippet: number; isWhole: boolean };
}

/** In place of a name that a module exports: the path of its file, which is not loaded. */
export const FILE_PATH = "*file*";

export interface Need {
  source: { kind: "own"; file: string } | { kind: "foreign"; name: string };
  default: string | null;
  namespace: string | null;
  named: { imported: string; local: string }[];
}

/** An example whose imports are known and whose names all have a meaning. */
export interface Bound extends Example {
  needs: Need[];
}
