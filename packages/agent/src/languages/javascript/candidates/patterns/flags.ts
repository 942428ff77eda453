import type { PatternEdit } from "./effects.ts";
import type { Pattern } from "./syntax.ts";
import type { Told } from "./told.ts";

const FLAGS = [
  ["g", 0.9],
  ["i", 0.8],
  ["m", 0.6],
  ["u", 0.4],
  ["s", 0.5],
] as const;

/** One flag more or less, or two that go together. */
export function* flags({ text, flags: given }: Pattern, { pieces }: Told): Iterable<PatternEdit> {
  for (const [flag, weight] of FLAGS)
    yield given.includes(flag)
      ? { pattern: text, flags: given.replace(flag, ""), weight: weight * 0.6 }
      : { pattern: text, flags: given + flag, weight: flag === "i" && isInOtherLetters(text, pieces) ? 1.3 : weight };
  for (const other of ["i", "m"])
    if (![...given].some((flag) => flag === "g" || flag === other))
      yield { pattern: text, flags: `${given}g${other}`, weight: 0.35 };
}

/** The example has a word of the pattern in other letters, or letters where the pattern has those of one kind. */
function isInOtherLetters(text: string, pieces: readonly string[]): boolean {
  const letters = pieces.join("").replaceAll(/[^A-Za-z]/g, "");
  const has = (range: string, other: string): boolean => text.includes(range) && !text.includes(other);
  if ((has("a-z", "A-Z") && /[A-Z]/.test(letters)) || (has("A-Z", "a-z") && /[a-z]/.test(letters))) return true;
  const words: readonly string[] = text.replaceAll(/\\[a-zA-Z]/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  return pieces.some((piece) => !words.includes(piece) && words.some((word) => word.toLowerCase() === piece.toLowerCase()));
}
