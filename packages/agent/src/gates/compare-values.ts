/** Words that reporters use for values; JavaScript and Python spellings meet in one. */
const WORDS: [RegExp, string][] = [
  [/^(?:an? )?empty (?:array|list)$/, "[]"],
  [/^(?:an? )?empty (?:object|dict|dictionary|hash)$/, "{}"],
  [/^(?:an? )?empty string$/, '""'],
  [/^(?:none|null|nil)$/, "null"],
  [/^(?:true)$/, "true"],
  [/^(?:false)$/, "false"],
];

/** Strings lose their quote style, lists their blanks and trailing commas; numbers are compared as numbers. */
export function normaliseValue(text: string): string {
  let value = text
    .trim()
    .replace(/^`+|`+$/g, "")
    .replace(/[;.]+$/, "")
    .trim();
  const lower = value.toLowerCase();
  for (const [pattern, word] of WORDS) if (pattern.test(lower)) return word;
  if (/^[+-]?(?:\d[\d_]*\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value)) return String(Number(value.replaceAll("_", "")));
  value = value
    .replace(/\bTrue\b/g, "true")
    .replace(/\bFalse\b/g, "false")
    .replace(/\bNone\b/g, "null");
  return value
    .replace(/[“”‘’'`]/g, '"')
    .replace(/^\[(?:Object: null prototype|Array)\] */, "")
    .replace(/"([A-Za-z_$][\w$]*)"\s*:/g, "$1:")
    .replace(/\s+/g, "")
    .replace(/,([\]})])/g, "$1");
}

function withoutQuotes(text: string): string {
  return text.replaceAll('"', "");
}

/** Whether a text reads as a value that can be compared, and not as prose about one. */
export function looksLikeValue(text: string): boolean {
  const value = text
    .trim()
    .replace(/^`+|`+$/g, "")
    .trim();
  if (value === "" || value.length > 2000) return false;
  if (WORDS.some(([pattern]) => pattern.test(value.toLowerCase()))) return true;
  if (/^(?:undefined|NaN|-?Infinity|inf|nan)$/.test(value)) return true;
  if (/^[+-]?[\d.]/.test(value)) return !/\s[a-z]{2,}/i.test(value);
  if (/^(["'`[{(<]|[rbuf]["'])/.test(value)) return true;
  return !/\s/.test(value) && value.length <= 200;
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t" };

/** The text that a string in quotes is; anything else as it is written. */
function unescaped(text: string): string {
  const trimmed = text.trim();
  const inner = /^(["'`])(.*)\1$/s.exec(trimmed)?.[2];
  return inner === undefined ? trimmed : inner.replaceAll(/\\(.)/gs, (_, one: string) => ESCAPES[one] ?? one);
}

/**
 * Whether the value that a test saw is the one that the issue states.
 * `other` is the value on the opposite side (what was expected): where quotes
 * alone tell the two apart, quotes count.
 */
export function sameValue(stated: string, seen: string, other: string | null = null): boolean {
  const text = unescaped(seen);
  // `10.0` that a program printed is the text, not the number.
  const isOther = other !== null && unescaped(other) === unescaped(stated);
  if (!isOther && (unescaped(stated) === text || stated.trim() === text.trim())) return true;
  const left = normaliseValue(stated);
  const right = normaliseValue(seen);
  if (left === right) return true;
  if (other !== null && withoutQuotes(normaliseValue(other)) === withoutQuotes(left)) return false;
  if (withoutQuotes(left) === withoutQuotes(right)) return true;
  if (inOrder(left) === inOrder(right)) return true;
  return /(?:\.\.\.|…)/.test(stated) && left.length > 6 && matchesCut(withoutQuotes(left), withoutQuotes(right));
}

/** Members of objects sorted: reporters print them in any order. Normalised text in, text that only serves to compare out. */
function inOrder(value: string): string {
  let at = 0;
  function part(end: string): string {
    const members: string[] = [];
    let text = "";
    for (; at < value.length; at += 1) {
      const one = value.charAt(at);
      if (one === '"') text += quoted();
      else if (one in CLOSING) {
        at += 1;
        const close = CLOSING[one as keyof typeof CLOSING];
        text += `${one}${part(close)}${close}`;
      } else if (one === end) break;
      else if (one === ",") {
        members.push(text);
        text = "";
      } else text += one;
    }
    members.push(text);
    return (end === "}" ? members.sort() : members).join(",");
  }
  function quoted(): string {
    const close = value.indexOf('"', at + 1);
    const from = at;
    at = close === -1 ? value.length - 1 : close;
    return value.slice(from, at + 1);
  }
  return part("");
}

const CLOSING = { "{": "}", "[": "]", "(": ")" } as const;

/** A stated value with “…” in it matches whatever has the same pieces in the same order. */
function matchesCut(pattern: string, value: string): boolean {
  const pieces = pattern.split(/\.\.\.|…/).filter((piece) => piece !== "");
  if (pieces.length === 0) return false;
  let position = 0;
  for (const piece of pieces) {
    const found = value.indexOf(piece, position);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return true;
}
