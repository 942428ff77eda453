import { squeezeCode } from "./expressions.ts";

/** A text without the one pair of quotes around it. */
export function bareText(value: string): string {
  return value.trim().replace(/^(["'`])(.*)\1$/s, "$2");
}

/** What a value is by its look; numbers in quotes count as numbers, since a program may print them. */
export function kindOf(value: string): string {
  const text = value.trim().replace(/^(["'`])(.*)\1$/s, "$2");
  if (/^(?:[+-]?\.?\d[\d._]*(?:e[+-]?\d+)?|zero|-?Infinity|NaN|nan|-?inf)$/.test(text)) return "number";
  if (/^(?:true|false)$/i.test(text)) return "boolean";
  const empty = /^(?:an?|the) empty (string|text|array|list|object|dict)/i.exec(text)?.[1]?.toLowerCase();
  if (empty !== undefined) return /^(?:array|list)$/.test(empty) ? "[" : /^(?:object|dict)$/.test(empty) ? "{" : "text";
  if (/^(?:None|null|undefined|nothing)$/.test(text)) return "none";
  return isObjectAsText(text) ? "text" : (/^[[{(<]/.exec(text)?.[0] ?? "text");
}

/** `[object Object]`, in backticks or not: what an object becomes where a text is wanted. It is no list, for all its brackets. */
export function isObjectAsText(value: string): boolean {
  return /^\[object [A-Z]\w*\]$/.test(value.trim().replace(/^(["'`]?)(.*)\1$/s, "$2"));
}

/** `[[],[]]` of `'[ [Object], [Object] ]'`: its brackets and what divides them. */
export function formOf(value: string | null): string {
  return value?.replaceAll(/[^[\]{}(),:]/g, "") ?? "";
}

/** Shorter ones are those of most values. */
export const TELLING_FORM = 4;

/** Of what shows values, what shows one of the same form, or of the same kind; all of it where nothing does. */
export function alikeFirst<T extends { value: string | null }>(shown: readonly T[], value: string): readonly T[] {
  const form = formOf(value);
  const isOther = (one: T): boolean => formOf(one.value) === form && squeezeCode(one.value ?? "") !== squeezeCode(value);
  const formed = form.length < TELLING_FORM ? [] : shown.filter(isOther);
  if (formed.length > 0) return formed;
  const alike = shown.filter((one) => one.value !== null && kindOf(one.value) === kindOf(value));
  return alike.length > 0 ? alike : shown;
}

const PLAIN = new Set(["number", "boolean", "text"]);

/** `Loan(due=1)`, `Set(2) { 1, 2 }`. */
function isWhole(value: string): boolean {
  if (/^(?:an?|the) empty (?:array|list|object|dict)/i.test(value.trim())) return true;
  return !isObjectAsText(value) && /^(?:[[{(<]|[A-Z]\w*(?:\(\d+\))? [{[]|[A-Z]\w*\()/.test(value.trim());
}

/** Whether no mended program gives one of them where it gives the other now: a list is no text and no record, and a text does not hold. */
export function cannotBecome(actual: string, expected: string): boolean {
  const kinds = [kindOf(actual), kindOf(expected)];
  if (kinds.includes("none")) return false;
  if (kinds.includes("boolean") && kinds.some((kind) => kind === "text" || kind === "number")) return true;
  // “101 dienų” becomes no 11.
  if (kinds[0] === "text" && /\p{L}/u.test(actual) && /^[+-]?\d[\d.]*$/.test(expected.trim())) return true;
  const [came = "", wanted = ""] = [actual, expected].map((value) => (isWhole(value) ? /^[[{]/.exec(value.trim())?.[0] : ""));
  if (came !== "" && wanted !== "" && came !== wanted) return true;
  const isPlain = (value: string): boolean => !isWhole(value) && PLAIN.has(kindOf(value));
  return (isWhole(actual) && isPlain(expected)) || (isPlain(actual) && isWhole(expected));
}
