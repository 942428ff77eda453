import type { Expectation } from "../types/facts.ts";
import type { ProjectProfile } from "../types/language.ts";

/** What a note says of the outcome, apart from any call. */
export interface StatedOutcome {
  /** Source of the value; null where none is named. */
  expected: string | null;
  throws: Expectation["throws"];
  /** The text without what states the outcome: the values left in it are inputs. */
  rest: string;
}

const VALUE =
  "(`[^`\\n]{1,200}`|\"[^\"\\n]{0,200}\"|'[^'\\n]{0,200}'|“[^”\\n]{0,200}”|\\[[^\\n\\]]{0,200}\\]|\\{[^\\n}]{0,200}\\}|(?:an? |the )?empty (?:string|array|list|object|dict(?:ionary)?|tuple)s?|-?\\d[\\d_]*(?:\\.\\d+)?|null|undefined|None|NaN|true|false|zero|infinity)(?![\\w$])";
const RETURNS = new RegExp(
  `\\b(?:return|returns|give|gives|yield|yields|produce|produces|be|become|equal|equals|evaluate to|resolve to|result in|get|expect(?:ed)?|→|=>)\\s+(?:back |the |just |simply |also |in )?${VALUE}`,
  "i",
);
const THROWS =
  /\b(throws?|throwing|raises?|raising|rejects? with|fails? with|crash(?:es|ing)? with)\b(?:\s+(?:an?|the))?(?:\s+`?((?:[A-Za-z_]\w*\.)?[A-Z]\w*(?:Error|Exception|Warning))\b`?)?/i;
/** Said of what it does now, or must not do. */
const COMPLAINT =
  /(?:\b(?:will|would|does|do|still|they|both|it|this|that|now|currently|not|never|without)|n['’]t)\s+(?:also |even |just )?$/i;
const DEMAND =
  /\b(?:should|must|ought to|needs? to|has to|have to|expected to|supposed to)\s+(?:(?:also|rather|instead|then|both|all|always|just)\s+)*$/i;
const LIKENESS =
  /\b(?:like|as|same as|just as) (?:if it were )?(?:an? |the )?(?:empty(?: \w+)?|null|undefined|None|zero|missing)\b/gi;

const WORDS: [RegExp, Record<ProjectProfile["language"], string>][] = [
  [/^(?:an? |the )?empty (?:array|list)s?$/i, { javascript: "[]", python: "[]" }],
  [/^(?:an? |the )?empty tuples?$/i, { javascript: "[]", python: "()" }],
  [/^(?:an? |the )?empty strings?$/i, { javascript: "''", python: "''" }],
  [/^(?:an? |the )?empty (?:object|dict(?:ionary)?)s?$/i, { javascript: "{}", python: "{}" }],
  [/^(?:null|None)$/, { javascript: "null", python: "None" }],
  [/^undefined$/, { javascript: "undefined", python: "None" }],
  [/^NaN$/i, { javascript: "NaN", python: "float('nan')" }],
  [/^zero$/i, { javascript: "0", python: "0" }],
  [/^true$/i, { javascript: "true", python: "True" }],
  [/^false$/i, { javascript: "false", python: "False" }],
  [/^infinity$/i, { javascript: "Infinity", python: "float('inf')" }],
];

/** A value as a note writes it → source of the language. */
export function valueSource(text: string, language: ProjectProfile["language"]): string {
  const plain = text
    .trim()
    .replace(/^`(.*)`$/, "$1")
    .replace(/^“(.*)”$/, '"$1"')
    .trim();
  return WORDS.find(([pattern]) => pattern.test(plain))?.[1][language] ?? plain;
}

function blank(text: string, at: number, length: number): string {
  return `${text.slice(0, at)} ; ${text.slice(at + length)}`;
}

/** “return `''` for null”, “should throw a RangeError for negatives”, “throws a TypeError when it is empty”. Pure. */
export function statedOutcome(text: string, language: ProjectProfile["language"]): StatedOutcome {
  let rest = text.replace(LIKENESS, " ; ");
  const thrown = THROWS.exec(rest);
  let throws: Expectation["throws"] = null;
  if (thrown !== null) {
    const before = rest.slice(0, thrown.index);
    const isBare = /^(?:throw|raise|reject with|fail with)$/i.test(thrown[1] ?? "");
    const demanded = DEMAND.test(before) || (isBare && !COMPLAINT.test(before));
    throws = { which: demanded ? "expected" : "actual", type: thrown[2]?.split(".").at(-1) ?? null, message: null };
    rest = blank(rest, thrown.index, thrown[0].length);
  }
  const returned = RETURNS.exec(rest);
  if (returned === null || /\b(?:not|never|n['’]t)\s*$/i.test(rest.slice(0, returned.index)))
    return { expected: null, throws, rest };
  // “should not be null” and “when it would be null” speak of the input.
  const isInput =
    /^(?:be|become)\b/i.test(returned[0]) &&
    /\b(?:can|could|may|might|would|to|when|if)\s*$/i.test(rest.slice(0, returned.index));
  if (isInput) return { expected: null, throws, rest };
  return {
    expected: valueSource(returned[1] ?? "", language),
    throws: throws?.which === "expected" ? null : throws,
    rest: blank(rest, returned.index, returned[0].length),
  };
}
