import type { Pool } from "../types.ts";

const MOST_TEXTS = 24;
const LONGEST = 200;
const MOST_SIGNS = 12;

/** Where a sign stands in all texts that have it: before letters and digits, behind them, between them, or here and there. */
export type Role = "before" | "behind" | "between" | "anywhere";

/** What the issue tells that a pattern may be asked for. */
export interface Told {
  texts: readonly string[];
  /** Signs of these that are no letters or digits, in their order. */
  signs: readonly string[];
  /** Of each of these. */
  roles: ReadonlyMap<string, Role>;
  letters: readonly string[];
  digits: readonly string[];
  /** Words, numbers and runs of signs that they are made of. */
  pieces: readonly string[];
}

export const NOTHING_TOLD: Told = { texts: [], signs: [], roles: new Map(), letters: [], digits: [], pieces: [] };

const known = new WeakMap<Pool, Told>();

export function toldOf(pool: Pool): Told {
  let told = known.get(pool);
  if (told === undefined) known.set(pool, (told = read([...pool.issueStrings])));
  return told;
}

function read(all: readonly string[]): Told {
  const texts = [...new Set(all.flatMap((text) => [text, unescaped(text)]))]
    .filter((text) => text.length > 0 && text.length <= LONGEST)
    .slice(0, MOST_TEXTS);
  const signs = [...new Set(texts.flatMap((text) => [...text]))];
  const of = (kind: RegExp): string[] => signs.filter((sign) => kind.test(sign)).slice(0, MOST_SIGNS);
  const marks = of(/[^\p{L}\p{N}]/u);
  return {
    texts,
    signs: marks,
    roles: new Map(marks.map((sign) => [sign, roleOf(sign, texts)])),
    letters: of(/\p{L}/u),
    digits: of(/\d/),
    pieces: [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]+|\d+|[^\w\s]+/g) ?? []))].slice(0, MOST_SIGNS),
  };
}

/** `-` is before in `-5` and `(-5)`, between in `a-b`. */
function roleOf(sign: string, texts: readonly string[]): Role {
  const roles = new Set<Role>();
  for (const text of texts)
    for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
      const [before, behind] = [text.slice(0, at), text.slice(at + sign.length)];
      const [follows, leads] = [/[\p{L}\p{N}]$/u.test(before), /^[\p{L}\p{N}]/u.test(behind)];
      roles.add(follows && leads ? "between" : follows ? "behind" : leads ? "before" : "anywhere");
    }
  const [role = "anywhere"] = roles;
  return roles.size === 1 ? role : "anywhere";
}

/** How likely a sign is one of a class, beside a usual one: not a blank, nor what only stands at an end. */
export function shareAmong(sign: string, { roles }: Told): number {
  const role = roles.get(sign);
  return /\s/.test(sign) || role === "before" ? 0.6 : role === "behind" ? 0.75 : 1;
}

/** `a\\n` as code has it. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([nrt\\])/g, (_, sign: string) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "\\": "\\" };
