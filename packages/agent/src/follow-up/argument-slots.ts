import { closingIndex, splitTopLevel } from "../stages/1-intake/text/balanced.ts";

export type SlotKind = "string" | "number" | "list" | "object" | "other";

/** A value that stands in the arguments of a call, by its place in the call's text. */
export interface Slot {
  start: number;
  end: number;
  text: string;
  kind: SlotKind;
  /** It says that there is nothing: null, NaN, an empty string or list. */
  isAbsent: boolean;
}

const QUOTES = "\"'`";
const ABSENT =
  /(?<![\w$.\])])(?:null|undefined|None|NaN|float\(\s*["']_+["']\s*\)|'\s*'|"\s*"|`\s*`|\[\s*\]|\{\s*\}|\(\s*\))(?![\w$(])/g;

/** Letters within strings become underscores, so that no pattern finds anything in them; blanks and positions stay. */
function withoutStrings(text: string): string {
  let masked = "";
  let quote: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote === null) {
      masked += char;
      if (QUOTES.includes(char)) quote = char;
    } else if (char === "\\") {
      masked += "__".slice(0, text.length - at);
      at += 1;
    } else if (char === quote) {
      masked += char;
      quote = null;
    } else masked += /\s/.test(char) ? char : "_";
  }
  return masked;
}

/** Of a value as source, in JavaScript or Python. */
export function slotKind(text: string): SlotKind {
  if (/^[rbuf]?["'`]/i.test(text)) return "string";
  if (/^[+-]?[\d.]/.test(text)) return "number";
  if (/^[[(]/.test(text)) return "list";
  return text.startsWith("{") ? "object" : "other";
}

export function isAbsentValue(text: string): boolean {
  return /^(?:null|undefined|None|NaN|float\(\s*['"]nan['"]\s*\)|(["'`])\s*\1|\[\s*\]|\{\s*\}|\(\s*\))$/.test(text.trim());
}

function slotAt(text: string, start: number, end: number): Slot {
  const inner = text.slice(start, end);
  return { start, end, text: inner, kind: slotKind(inner), isAbsent: isAbsentValue(inner) };
}

/** Positions of the brackets that open the arguments of a call, in order. */
function openings(masked: string): number[] {
  return [...masked.matchAll(/(?<=[\w$\])])\(/g)]
    .map((match) => match.index)
    .filter((at) => !/\b(?:if|for|while|switch|return|in|of|and|or|not)$/.test(masked.slice(0, at)));
}

function argumentsAt(text: string, open: number): Slot[] {
  const end = closingIndex(text, open);
  if (end === null) return [];
  let position = open + 1;
  return splitTopLevel(text.slice(open + 1, end - 1), ",").flatMap((part) => {
    const start = text.indexOf(part, position);
    position = start + part.length;
    // `key=value` is Python's; what varies is the value.
    const named = /^[A-Za-z_]\w*\s*=(?!=)\s*/.exec(part)?.[0].length ?? 0;
    return part === "" || part.startsWith("...") || part.startsWith("*") ? [] : [slotAt(text, start + named, position)];
  });
}

/**
 * Where another value could stand in a call: first what says that there is nothing, wherever it stands; then the
 * arguments of the outermost call and of those within it. Pure.
 */
export function argumentSlots(expression: string): Slot[] {
  const masked = withoutStrings(expression);
  const opened = openings(masked);
  const first = opened[0];
  if (first === undefined) return [];
  const absent = [...masked.matchAll(ABSENT)]
    .filter((match) => match.index > first)
    .map((match) => slotAt(expression, match.index, match.index + match[0].length));
  const given = opened.flatMap((open) => argumentsAt(expression, open));
  const seen = new Set<string>();
  return [...absent, ...given].filter(({ start, end }) => {
    const key = `${start}-${end}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
