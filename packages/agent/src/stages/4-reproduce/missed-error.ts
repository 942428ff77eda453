import type { Symptom } from "../../types/facts.ts";
import type { TestFailure } from "../../types/tests.ts";

type MissedError = Extract<Symptom, { kind: "missing_exception" }>;

/** How test frameworks say that an error did not come, or that another one came. */
const FORMS: readonly RegExp[] = [
  // pytest, which names classes and, where the message is another, the pattern.
  /DID NOT RAISE (?:any of \()?(?:<class '(?:\w+\.)*(?<type>\w+)'>|(?<plain>[A-Z]\w*))/,
  /Regex pattern did not match\.?\s+(?:Expected regex|Regex): r?(?<quote>['"])(?<regex>.+)\k<quote>/,
  // unittest
  /^(?:AssertionError: )?(?<type>[A-Z]\w*) not raised\b/,
  /^(?:AssertionError: )?"(?<regex>.+)" does not match "/,
  // node:assert
  /Missing expected (?:exception|rejection)(?: \((?<type>\w+)\))?/,
  /did not match the regular expression \/(?<regex>.+)\/[a-z]*\. Input:/,
  // jest
  /\)\.(?:rejects\.|resolves\.)?toThrow(?:Error)?\([^)]*\)[^]*?\bExpected (?:constructor: (?<type>\w+)|(?:substring|message): "(?<text>.+)"|pattern: \/(?<regex>.+)\/[a-z]*$)/m,
  /Received function did not throw/,
  // chai, and vitest with it, should.js, expect.js
  /^(?:AssertionError: )?expected (?:\[[^\n]*?\]|Function\b[^\n]*?|[\w$.]+) to throw(?: an)?(?: error| exception)?(?: including| matching| with(?: a)? message(?: matching)?)? ?(?:(?<quote>['"])(?<text>[^\n]+?)\k<quote>|\/(?<regex>[^\n]+?)\/[a-z]*|(?<type>[A-Z]\w*))?(?=$|[\s,])/m,
];

/** The error that a red test waited for; null where it waited for none. `.not.toThrow` waits for none. */
export function missedError({ message }: Pick<TestFailure, "message">): MissedError | null {
  if (/\.not\.toThrow|to not throw|not to throw/.test(message)) return null;
  for (const form of FORMS) {
    const found = form.exec(message.slice(0, LONGEST));
    if (found === null) continue;
    const { type, plain, text, regex } = found.groups ?? {};
    // Who says `.throw("TypeError")` means the kind.
    const isKind = text !== undefined && /^[A-Z]\w*(?:Error|Exception)$/.test(text);
    return {
      kind: "missing_exception",
      errorType: type ?? plain ?? (isKind ? text : null),
      message: regex === undefined ? (isKind ? null : (text ?? null)) : plainText(regex),
    };
  }
  return null;
}

const LONGEST = 4_000;

/** A text that a pattern finds; null where that is more than its own signs. */
function plainText(pattern: string): string | null {
  const text = pattern
    .replace(/^\^/, "")
    .replace(/(?<!\\)\$$/, "")
    .replaceAll(/\.[*+]\??$|^\.[*+]\??/g, "");
  if (/(?<!\\)(?:[[\](){}*+?|^$]|\.[*+?])|\\[\w]/.test(text)) return null;
  return text.replaceAll(/\\(.)/g, "$1");
}
