import type { CrashFrame } from "@fixpoint/contracts";

type Json = NonNullable<CrashFrame["variables"]>[string];

/** A variable's value as recorded, or why nothing can be made of it. */
export type Recorded = { value: Json } | { unusable: string };

const FILTERED = /\[(?:Filtered|Redacted|Scrubbed|Removed)\]|^\W*\*{3,}\W*$/i;
/** Monitors cut texts at some hundred characters; a short one that ends in dots was written so. */
const CUT_FROM = 200;

function wrongText(text: string): string | null {
  if (FILTERED.test(text)) return "was filtered out before it was recorded";
  return text.length >= CUT_FROM && /(?:\.\.\.|…)['"]?$/.test(text) ? "was recorded only in part" : null;
}

function wrongIn(value: Json): string | null {
  if (typeof value === "string") return wrongText(value);
  if (typeof value !== "object" || value === null) return null;
  const parts = Array.isArray(value) ? value : Object.entries(value).flat();
  return parts.reduce<string | null>((found, part) => found ?? wrongIn(part), null);
}

/** Values that a monitor's filter or limit changed are not those of the call. Pure. */
export function readRecorded(variables: CrashFrame["variables"]): Map<string, Recorded> {
  return new Map(
    Object.entries(variables ?? {}).map(([name, value]) => {
      const unusable = wrongIn(value);
      return [name, unusable === null ? { value } : { unusable }];
    }),
  );
}
