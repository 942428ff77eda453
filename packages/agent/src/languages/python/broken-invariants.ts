import type { BrokenInvariant } from "../../types/language.ts";
import type { Traits } from "./runners/report.ts";

/** Where nearly all is new, the failing test does something else than the others: that says nothing of a single value. */
const MOST = 400;

/** Traits that values have in the failing test and in none of those that pass, where these come by too. Pure. */
export function brokenInvariants(failing: Traits, held: readonly Traits[]): BrokenInvariant[] {
  const found: BrokenInvariant[] = [];
  for (const [file, lines] of Object.entries(failing))
    for (const [line, names] of Object.entries(lines))
      for (const [name, traits] of Object.entries(names)) {
        const known = held.map((one) => one[file]?.[line]?.[name]).filter((one) => one !== undefined);
        if (known.length === 0) continue;
        const usual = new Set(known.flat());
        for (const trait of traits) if (!usual.has(trait)) found.push({ file, line: Number(line), name, trait });
      }
  return found.slice(0, MOST);
}
