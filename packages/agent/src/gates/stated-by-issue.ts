import type { IssueFacts } from "../types/facts.ts";
import type { ReproductionTest, TestReading } from "../types/language.ts";
import type { TestFailure } from "../types/tests.ts";
import { sameValue } from "./compare-values.ts";
import { throwsInProject } from "./reproduction-failure.ts";

/** Values that say nothing about where a test comes from. */
const TRIVIAL = new Set([
  "",
  " ",
  "0",
  "1",
  "-1",
  "utf8",
  "string",
  "number",
  "object",
  "function",
  "boolean",
  "undefined",
  "__main__",
]);
const THROWS = /\b(?:throw|raise|reject|refuse|error|exception|fail)/i;

function squeeze(text: string): string {
  return text.replace(/[\s'"`“”‘’]+/g, "");
}

/** Whether a text stands in another, as a word of its own where it begins or ends with one; blanks and quotes do not count. */
export function standsIn(text: string, wanted: string): boolean {
  const bare = wanted.trim().replace(/^[`'"]+|[`'"]+$/g, "");
  if (bare === "") return false;
  const source = bare.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const before = /^\w/.test(bare) ? "(?<![\\w.-])" : "";
  const after = /\w$/.test(bare) ? "(?!\\w|\\.\\d)" : "";
  if (new RegExp(`${before}${source}${after}`).test(text)) return true;
  // Long values are written with other blanks and quotes.
  return bare.length >= 6 && /\W/.test(bare) && squeeze(text).includes(squeeze(bare));
}

/** All that the reporter and the monitor tell, as one text. */
export function wordsOfIssue({ title, text, crash }: Pick<IssueFacts, "title" | "text" | "crash">): string {
  return `${title}\n${text}\n${crash === null ? "" : JSON.stringify(crash)}`;
}

function unstatedSymptom({ symptom }: ReproductionTest, issue: string): string | null {
  const missing = (what: string, value: string | null): string | null =>
    value === null || standsIn(issue, value) ? null : `The report does not state the ${what} ${value.slice(0, 100)}.`;
  switch (symptom.kind) {
    case "wrong_value":
      if (symptom.expected === null) return "The report has to state which value is right.";
      return missing("expected value", symptom.expected) ?? missing("actual value", symptom.actual);
    case "exception":
      if (symptom.errorType === null && symptom.message === null) return "The report has to state the error.";
      return missing("error", symptom.errorType) ?? missing("message", symptom.message);
    case "missing_exception":
      if (symptom.errorType === null && symptom.message === null && !THROWS.test(issue))
        return "The report does not state that there should be an error.";
      return missing("error", symptom.errorType) ?? missing("message", symptom.message);
    case "hang":
    case "missing_export":
      return "Only wrong values and errors can be shown by a proposed test.";
  }
}

function shownOtherwise({ symptom, filePath }: ReproductionTest, failure: TestFailure): string | null {
  const inProject = throwsInProject(failure, filePath) === true;
  switch (symptom.kind) {
    case "wrong_value": {
      if (failure.kind === "exception" && inProject && symptom.actual === null) return null;
      if (failure.kind !== "assertion") return "The test does not fail at an assertion.";
      const { expected } = symptom;
      const shown =
        failure.expected === null ? failure.message.includes(expected ?? "") : sameValue(expected ?? "", failure.expected);
      return shown ? null : `The test asserts ${failure.expected ?? "something else"} and not ${expected ?? ""}.`;
    }
    case "exception":
      return failure.kind === "exception" && inProject ? null : "The error does not come out of the program's own code.";
    default:
      return failure.kind === "assertion" || inProject ? null : "The test does not fail at an assertion.";
  }
}

/** The name itself, or all the words that it is made of, as a report in plain words has them: `parseDate`, “parsing a date”. */
function isNamed(issue: string, name: string): boolean {
  if (standsIn(issue, name)) return true;
  const words = issue.toLowerCase().match(/[a-z]+/g) ?? [];
  const parts = name.split(/_|\d+|(?<=[a-z])(?=[A-Z])/).filter((part) => part.length > 2);
  const stem = (part: string): string => part.toLowerCase().slice(0, Math.max(4, part.length - 2));
  return parts.length > 0 && parts.every((part) => words.some((word) => word.startsWith(stem(part))));
}

/** The issue's own values for what is called decide, whatever a proposed test claims to see. */
export function declaredSymptom(facts: IssueFacts, test: ReproductionTest): ReproductionTest["symptom"] {
  const { symptom } = test;
  if (symptom.kind !== "wrong_value" || symptom.expected === null) return symptom;
  const { expected } = symptom;
  const stated = facts.expectations.filter((one) => one.expected !== null && sameValue(one.expected, expected));
  const actuals = new Set(stated.flatMap((one) => one.actual ?? []));
  const [only] = actuals;
  return actuals.size === 1 && only !== undefined ? { ...symptom, actual: only } : symptom;
}

/**
 * What a test that was not written by rules must meet besides gate R: it calls what the issue is about, with values of
 * the issue, and fails with exactly what the issue declares. Why it does not, in words; null where it does. Pure.
 */
export function notStated(facts: IssueFacts, test: ReproductionTest, reading: TestReading, failure: TestFailure): string | null {
  const issue = wordsOfIssue(facts);
  const symptom = unstatedSymptom(test, issue) ?? shownOtherwise(test, failure);
  if (symptom !== null) return symptom;
  const made = reading.literals.filter((value) => !TRIVIAL.has(value) && !standsIn(issue, value));
  if (made.length > 0)
    return `The test uses values that the report does not hold: ${made
      .slice(0, 5)
      .map((value) => JSON.stringify(value.slice(0, 60)))
      .join(", ")}.`;
  const frames = new Set(facts.stackTraces.flatMap((trace) => trace.frames.map((frame) => frame.function)));
  const named = reading.calls.some((name) => frames.has(name) || isNamed(issue, name));
  return named ? null : "The test calls nothing that the report names.";
}
