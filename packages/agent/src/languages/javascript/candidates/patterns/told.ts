import type { Pool } from "../types.ts";

const MOST_TEXTS = 24;
const LONGEST = 200;
const MOST_SIGNS = 12;

/** What the issue tells that a pattern may be asked for. */
export interface Told {
  texts: readonly string[];
  /** Signs of these that are no letters or digits, in their order. */
  signs: readonly string[];
  letters: readonly string[];
  digits: readonly string[];
  /** Words, numbers and runs of signs that they are made of. */
  pieces: readonly string[];
}

export const NOTHING_TOLD: Told = { texts: [], signs: [], letters: [], digits: [], pieces: [] };

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
  return {
    texts,
    signs: of(/[^\p{L}\p{N}]/u),
    letters: of(/\p{L}/u),
    digits: of(/\d/),
    pieces: [...new Set(texts.flatMap((text) => text.match(/[A-Za-z]+|\d+|[^\w\s]+/g) ?? []))].slice(0, MOST_SIGNS),
  };
}

/** `a\\n` as code has it. */
function unescaped(text: string): string {
  return text.replaceAll(/\\([nrt\\])/g, (_, sign: string) => SIGNS[sign] ?? sign);
}

const SIGNS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "\\": "\\" };
