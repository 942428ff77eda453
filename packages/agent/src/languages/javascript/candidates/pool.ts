import type { Symptom } from "../../../types/facts.ts";
import type { CandidateOptions } from "../../../types/language.ts";
import type { TestFailure } from "../../../types/tests.ts";
import { numbersIn } from "../../numbers-in.ts";
import { wordsOf } from "./words.ts";
import type { Pool, SourceFile } from "./types.ts";

/** Reads constants, words and expected values out of the issue. */
export function createPool(options: CandidateOptions, others: SourceFile[]): Pool {
  const { facts, reproduction } = options;
  const code = [facts.text, ...facts.snippets.map((snippet) => snippet.code)].join("\n");
  const expected = new Set<string>();
  for (const expectation of facts.expectations) if (expectation.expected !== null) expected.add(expectation.expected.trim());
  if (reproduction.symptom.kind === "wrong_value" && reproduction.symptom.expected !== null)
    expected.add(reproduction.symptom.expected.trim());
  return {
    facts,
    symptom: reproduction.symptom,
    shown: shownBy(reproduction.symptom, options.failure),
    issueNumbers: numbersIn(code),
    issueStrings: stringsIn(code),
    words: wordsOf(`${facts.title} ${facts.text} ${facts.identifiers.join(" ")}`),
    expected,
    others: () => others,
    observed: new Map(),
    missing: [],
  };
}

/** Where a value is wanted and the program throws, that is what there is to repair. */
function shownBy(symptom: Symptom, failure: TestFailure | undefined): Symptom {
  if (symptom.kind !== "wrong_value" || failure === undefined) return symptom;
  const { kind, errorType, message } = failure;
  if (kind === "exception") return { kind, errorType, message };
  return { ...symptom, expected: symptom.expected ?? failure.expected, actual: failure.actual ?? symptom.actual };
}

const MOST_STRINGS = 200;

/** What stands in quotes, and in quotes within code that is quoted itself. */
function stringsIn(text: string, strings = new Set<string>()): Set<string> {
  for (const [, , content] of text.matchAll(/(["'`])((?:\\.|(?!\1)[^\\\n]){0,80})\1/g)) {
    if (content === undefined || strings.size >= MOST_STRINGS) continue;
    strings.add(content);
    if (/["'`]/.test(content)) stringsIn(content, strings);
  }
  return strings;
}
