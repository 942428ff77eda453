import type { EditShape } from "./edit-shape.ts";
import { kindsByUse } from "./kinds.ts";
import { sequencesOf } from "./sequences.ts";
import type { SourceFile } from "./types.ts";
import { partsOf } from "./words.ts";

const IS_NAME = /^[A-Za-z_$]/;
const IS_NUMBER = /^\d/;

/** How one name or number is like the other that it stands for, as names of facts. */
export function swapFacts(source: SourceFile, { taken, given }: EditShape): string[] {
  const [old, fresh] = [taken[0], given[0]];
  if (taken.length !== 1 || given.length !== 1 || old === undefined || fresh === undefined) return [];
  if (IS_NUMBER.test(old) && IS_NUMBER.test(fresh))
    return [`number ${relation(old, fresh)}`, `number ${sequencesOf(source).counts.has(fresh) ? "known" : "new"}`];
  if (!IS_NAME.test(old) || !IS_NAME.test(fresh)) return [];
  const kinds = kindsByUse(source);
  const [was, becomes] = [kinds.get(old) ?? "unknown", kinds.get(fresh) ?? "unknown"];
  const kind = was === "unknown" || becomes === "unknown" ? "unknown" : was === becomes ? "same" : "other";
  return [`swap kind ${kind}`, `swap ${alike(old, fresh)}`];
}

/** How one number comes from the other. */
function relation(old: string, fresh: string): string {
  const [was, becomes] = [Number(old), Number(fresh)];
  if (becomes === was + 1) return "+1";
  if (becomes === was - 1) return "-1";
  if (was !== 0 && becomes !== 0 && Number.isInteger(Math.log10(becomes / was))) return "tens";
  if (digitsOf(old) === digitsOf(fresh)) return "digits";
  if (was !== 0 && (becomes === 2 * was || was === 2 * becomes)) return "double";
  return becomes === 0 || becomes === 1 ? "plain" : "other";
}

function digitsOf(text: string): string {
  return [...text.replaceAll(/\D/g, "")].sort().join("");
}

/** Whether they have a word in common, or at least their length. */
function alike(old: string, fresh: string): "words" | "length" | "other" {
  if (!new Set(partsOf(old)).isDisjointFrom(new Set(partsOf(fresh)))) return "words";
  return old.length === fresh.length ? "length" : "other";
}
