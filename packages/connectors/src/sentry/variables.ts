import type { CrashFrame } from "@fixpoint/contracts";

type Variables = NonNullable<CrashFrame["variables"]>;
type Value = Variables[string];

/** Stands where something was left out, as Sentry's own `[Filtered]` stands where something was secret. */
export const CUT = "[Cut]";
const DEEPEST = 8;
const LONGEST_TEXT = 4000;
const MOST_ENTRIES = 100;
/** Of one crash. */
const MOST_BYTES = 128 * 1024;

function cutText(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, "")}${CUT}`;
}

/** The same JSON with its depths, long texts and long lists cut off. */
function bounded(value: unknown, depth: number): Value {
  if (typeof value === "string") return cutText(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return null;
  if (depth >= DEEPEST) return CUT;
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_ENTRIES).map((item) => bounded(item, depth + 1));
    return value.length > MOST_ENTRIES ? [...kept, CUT] : kept;
  }
  return boundedEntries(value, depth);
}

function boundedEntries(value: object, depth: number): Variables {
  const entries = Object.entries(value).slice(0, MOST_ENTRIES);
  return Object.fromEntries(entries.map(([name, item]) => [cutText(name), bounded(item, depth + 1)]));
}

/**
 * Values of local variables by frame, in the form in which they were recorded. When a crash holds too much, what lies
 * farthest from where it was raised becomes `[Cut]`. Frames: the oldest call first.
 */
export function boundVariables(frames: readonly ({ [name: string]: unknown } | null)[]): (Variables | null)[] {
  let bytes = MOST_BYTES;
  const newestFirst = frames.toReversed().map((variables) => {
    if (variables === null) return null;
    const values = Object.entries(boundedEntries(variables, 0)).map(([name, value]): [string, Value] => {
      bytes -= Buffer.byteLength(JSON.stringify([name, value]));
      return [name, bytes < 0 ? CUT : value];
    });
    return Object.fromEntries(values);
  });
  return newestFirst.reverse();
}
