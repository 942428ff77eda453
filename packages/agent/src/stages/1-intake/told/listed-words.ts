import { escapePattern } from "../../../run/escape-pattern.ts";

const LEAST = 2;
const MOST = 30;
const ITEM = /"(?:[^"\\\n]|\\.){1,80}"|'(?:[^'\\\n]|\\.){1,80}'|-?\d+(?:\.\d+)?|undefined|null|true|false|None|NaN/g;
const BETWEEN = "[\"'`]?\\s*(?:,?\\s*(?:(?:and|then)\\s+){1,2}|[,;]\\s*)[\"'`]?";

/**
 * “It goes round: ben, cem, ana, ben” where `['ben', 'cem', undefined, 'ben']` comes out of a call: the list that the words
 * around name, of as many entries, each of which the call takes or gives. `expression`: the call; `seen`: what it gives. Null
 * where there is none, or several. Pure.
 */
export function listedInWords(text: string, expression: string, seen: string): string | null {
  const inner = /^\[([^[\]{}]*)\]$/s.exec(seen.trim())?.[1];
  if (inner === undefined || inner.replaceAll(ITEM, "").replaceAll(/[\s,]/g, "") !== "") return null;
  const entries = inner.match(ITEM) ?? [];
  if (entries.length < LEAST || entries.length > MOST) return null;
  const known = new Map(
    [...entries, ...(expression.match(ITEM) ?? [])]
      .filter((one) => /^["']?\w/.test(one) && !/^(?:undefined|null|None|NaN)$/.test(one))
      .map((source) => [bareText(source), source]),
  );
  if (known.size < LEAST) return null;
  const any = [...known.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|");
  // Not a part of a longer list, and not the call or the value themselves.
  const list = new RegExp(
    `(?<![\\w.-]|[,;]\\s{0,3}["'\`]?)(?:${any})(?:${BETWEEN}(?:${any})){${entries.length - 1}}(?!["'\`]?\\s*[,;]\\s*["'\`]?\\w|[\\w-]|\\.\\w)`,
    "gu",
  );
  const said = text.replaceAll(/\[[^\]\n]*\]/g, "[]");
  const found = new Set(
    [...said.matchAll(list)].map(
      ([whole]) => `[${(whole.match(new RegExp(any, "gu")) ?? []).map((one) => known.get(one)).join(", ")}]`,
    ),
  );
  const now = entries.join(", ");
  const others = [...found].filter((one) => one !== `[${now}]`);
  return others.length === 1 ? (others[0] ?? null) : null;
}

function bareText(source: string): string {
  return source.replace(/^(["'])(.*)\1$/s, "$2");
}
