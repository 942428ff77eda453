import type { ProjectProfile } from "../types/language.ts";
import { slotKind, type Slot, type SlotKind } from "./argument-slots.ts";

type Language = ProjectProfile["language"];

/** An input that a note names in words or as code. */
export interface NamedValue {
  /** As a sentence says it: `null`, an empty list. */
  says: string;
  /** Kind of value that it can stand for; null: any. */
  stands: SlotKind | null;
  /** Source of the value in the place of `slot`. */
  sourceFor(slot: Slot): string;
}

interface Word {
  pattern: RegExp;
  says: string;
  stands: SlotKind | null;
  javascript: string;
  python: string;
}

const NOTHING: Word[] = [
  { pattern: /\b(?:null|nil|nullish)\b|\bnulls\b/i, says: "null", stands: null, javascript: "null", python: "None" },
  {
    pattern: /\b(?:undefined|nullish)\b|\b(?:missing|omitted|absent) (?:arguments?|parameters?|values?|inputs?)\b/i,
    says: "undefined",
    stands: null,
    javascript: "undefined",
    python: "None",
  },
  { pattern: /\bNone\b(?! of\b)/, says: "None", stands: null, javascript: "null", python: "None" },
  { pattern: /\bNaN\b|\bnot[- ]a[- ]number\b/i, says: "NaN", stands: null, javascript: "NaN", python: "float('nan')" },
];
const KINDS: Word[] = [
  {
    pattern: /\b(?:white ?space|blank)s?\b|\b(?:only|just) (?:white)?spaces\b|\bspaces only\b/i,
    says: "blanks",
    stands: "string",
    javascript: "'   '",
    python: "'   '",
  },
  {
    pattern: /\bempty (?:input )?(?:strings?|texts?|names?)\b|\bstrings? (?:is|are|being) empty\b/i,
    says: "an empty string",
    stands: "string",
    javascript: "''",
    python: "''",
  },
  {
    pattern: /\bempty (?:input )?(?:arrays?|lists?|sequences?)\b|\b(?:arrays?|lists?) (?:is|are|being) empty\b/i,
    says: "an empty list",
    stands: "list",
    javascript: "[]",
    python: "[]",
  },
  {
    pattern:
      /\bempty (?:input )?(?:objects?|dict(?:ionar(?:y|ies))?s?|maps?|hash(?:es)?)\b|\b(?:objects?|dicts?) (?:is|are) empty\b/i,
    says: "an empty object",
    stands: "object",
    javascript: "{}",
    python: "{}",
  },
  { pattern: /\bzero(?:e?s)?\b(?!-)/i, says: "zero", stands: "number", javascript: "0", python: "0" },
];
const NEGATIVE = /\bnegatives?\b(?! feedback| review)/i;
const EMPTY = /\bempt(?:y|iness)\b/i;
const LITERAL = /`([^`\n]{1,80})`/g;
const IS_LITERAL =
  /^(?:[+-]?(?:\d[\d_]*)(?:\.\d+)?(?:e[+-]?\d+)?|(["']).*\1|\[[^()]*\]|\{[^()]*\}|true|false|True|False|Infinity|-Infinity)$/;

function fixed(word: Word, language: Language): NamedValue {
  const source = word[language];
  return { says: word.says, stands: word.stands, sourceFor: () => source };
}

function negativeFor(slot: Slot): string {
  return slot.kind === "number" && /^[\d.]*[1-9]/.test(slot.text) ? `-${slot.text}` : "-1";
}

/** “What if it is empty?” means the empty value of the kind that stands there. */
function emptyFor(slot: Slot): string {
  return slot.kind === "list" ? "[]" : slot.kind === "object" ? "{}" : "''";
}

/** The inputs that a text names, each once. Pure. */
export function namedValues(text: string, language: Language): NamedValue[] {
  const found = [...NOTHING, ...KINDS].filter(({ pattern }) => pattern.test(text)).map((word) => fixed(word, language));
  const rest = [...NOTHING, ...KINDS].reduce(
    (left, { pattern }) => left.replace(new RegExp(pattern, `${pattern.flags}g`), " "),
    text,
  );
  if (NEGATIVE.test(rest)) found.push({ says: "a negative number", stands: "number", sourceFor: negativeFor });
  if (EMPTY.test(rest)) found.push({ says: "an empty value", stands: null, sourceFor: emptyFor });
  for (const [, code = ""] of text.matchAll(LITERAL)) {
    const literal = code.trim();
    if (!IS_LITERAL.test(literal)) continue;
    const source = language === "python" ? literal : literal.replace(/^True$/, "true").replace(/^False$/, "false");
    found.push({ says: `\`${literal}\``, stands: slotKind(source), sourceFor: () => source });
  }
  const seen = new Set<string>();
  const anywhere: Slot = { start: 0, end: 0, text: "", kind: "other", isAbsent: false };
  return found.filter((one) => {
    const key = one.sourceFor(anywhere);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The slots that a value may stand in, likeliest first: its own kind, then what says nothing, then all. */
export function slotsFor(value: NamedValue, slots: readonly Slot[]): Slot[] {
  const own = value.stands === null || value.stands === "other" ? [] : slots.filter(({ kind }) => kind === value.stands);
  if (own.length > 0) return own;
  const absent = slots.filter(({ isAbsent }) => isAbsent);
  return absent.length > 0 ? absent : [...slots];
}
