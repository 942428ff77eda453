import type { PatternEdit } from "./effects.ts";
import type { Pattern } from "./syntax.ts";

const FLAGS = [
  ["g", 0.9],
  ["i", 0.8],
  ["m", 0.6],
  ["u", 0.4],
  ["s", 0.5],
] as const;

/** One flag more or less. */
export function* flags({ text, flags: given }: Pattern): Iterable<PatternEdit> {
  for (const [flag, weight] of FLAGS)
    yield given.includes(flag)
      ? { pattern: text, flags: given.replace(flag, ""), weight: weight * 0.6 }
      : { pattern: text, flags: given + flag, weight };
}
