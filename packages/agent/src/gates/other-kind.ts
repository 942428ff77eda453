import type { TestFailure } from "../types/tests.ts";

/** How printers show an instance: `Money { … }`, `<Money 3>`, `Money(3)`, `[Function: f]`; the name stands in front. */
const INSTANCE =
  /^(?:([A-Za-z_$][\w$.]*)(?:\(\d+\))? (?:<[^>]*> )?[{[]|<([\w.]+)[ :>]|([A-Z][\w.]*)\(|\[(?:class|Function|AsyncFunction)\b)/;
const PLAIN = /^(?:Object|Array)$/;
const TEXT_OR_NUMBER = /^(?:["'`]|[+-]?[\d.])/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const NUMBER_IN_QUOTES = /^(["'`])[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\1$/i;
const RECORD = /^[{[]/;
const NO_PROTOTYPE = "[Object: null prototype]";

function nameOf(text: string): string | null {
  const found = INSTANCE.exec(text.trim());
  const name = found === null ? null : (found[1] ?? found[2] ?? found[3] ?? "");
  return name === null || PLAIN.test(name) ? null : name;
}

/** What the test saw, as the runner's message shows it: a value that went through a channel has lost its class. */
function seenIn({ actual, message }: TestFailure): string {
  const diff = /^\+ actual - expected\n\s*(?:[^+\n].*\n)*\+ (.*)$/m.exec(message)?.[1];
  const short = /^(.+) !== .+$/m.exec(message)?.[1];
  return (
    [diff, short].find((text) => text !== undefined && (nameOf(text) !== null || text.includes(NO_PROTOTYPE))) ?? actual ?? ""
  );
}

/** A number beside a text that is none, a record or a list; a text beside a record, or one of several lines beside a list. Nobody said that this comes out. */
function isUnlike(wanted: string, seen: string): boolean {
  if (/^(?:\{|\[object )/.test(seen.replace(/^["'`]/, ""))) return true;
  // Several lines beside a list of them.
  if (/^["'`].*\S(?:\n|\\n).*\S/s.test(wanted) && /^\[\s*["'`]/.test(seen)) return true;
  // No text is an empty list, or one of records.
  if (/^["'`](?=.*[A-Za-z])/s.test(wanted) && /^\[\s*(?:\{|\]|$)/.test(seen)) return true;
  // Words and several numbers are no number and no truth; what stands for nothing (0, -1, false, an empty text) may become anything.
  if (/^["'`](?=.*(?:[A-Za-z]|\d\s+\S))/s.test(wanted))
    return /^(?:[+-]?\d+(?:\.\d+)?|true|false|True|False)$/.test(seen) && !/^(?:0|-1|false|False)$/.test(seen);
  if (/^(?:true|false|True|False)$/.test(wanted)) return /^[+-]?\d/.test(seen) && !/^(?:[01]|-1)$/.test(seen);
  if (!/^[+-]?[\d.]/.test(wanted)) return false;
  if (/^(?:true|false|True|False)$/.test(seen)) return true;
  return seen.startsWith("[") || /^(["'`])(?=.*(?:[A-Za-z]|\d\s+\d)).*\1$/s.test(seen);
}

/** A list comes out where the issue states one text instead of another: it tells what is in it. */
function isListOfText(wanted: string, seen: string, stated: string): boolean {
  return /^["'`]/.test(wanted) && RECORD.test(seen) && !/^["'`]?[[{]/.test(stated);
}

/**
 * Whether no right program can meet the assertion: it compares a text, a number or a plain record with an instance that
 * merely prints alike, or with what has no prototype. Where the issue itself writes that such an instance comes out
 * (`stated`), that may well be what is wrong.
 */
export function isOfOtherKind(failure: TestFailure, symptom: { expected: string | null; actual: string | null }): boolean {
  const wanted = (failure.expected ?? symptom.expected ?? "").trim();
  const seen = seenIn(failure);
  const name = nameOf(seen);
  // Who writes both as numbers, where a text comes out, wants a text as well.
  if (NUMBER.test(wanted) && NUMBER.test(symptom.actual?.trim() ?? "") && NUMBER_IN_QUOTES.test(seen.trim())) return true;
  if (TEXT_OR_NUMBER.test(wanted)) {
    const isStated = symptom.actual !== null && nameOf(symptom.actual) === name;
    // What an issue writes without quotes is how a value looks, and no text.
    const isWritten = symptom.expected !== null && TEXT_OR_NUMBER.test(symptom.expected.trim());
    if (name !== null && !(isStated && isWritten)) return true;
    return symptom.actual === null ? isUnlike(wanted, seen.trim()) : isListOfText(wanted, seen.trim(), symptom.actual.trim());
  }
  if (/^(?:true|false)$/i.test(wanted)) return symptom.actual === null && isUnlike(wanted, seen.trim());
  if (!RECORD.test(wanted)) return false;
  // A record that is printed may be a text of one.
  if (/^(["'`])\s*(?:\\n|\s)*[{[].*[}\]](?:\\n|\s)*\1$/s.test(seen.trim())) return true;
  return (
    (name !== null && name !== nameOf(symptom.actual ?? "")) || (seen.includes(NO_PROTOTYPE) && !wanted.includes(NO_PROTOTYPE))
  );
}
