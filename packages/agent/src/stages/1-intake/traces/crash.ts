import type { Crash, CrashFrame } from "@fixpoint/contracts";
import type { StackTrace } from "../../../types/facts.ts";
import { plainPath } from "../../../crash/match-path.ts";

type Variables = NonNullable<CrashFrame["variables"]>;
type Json = Variables[string];

const MAX_FRAMES = 100;
const MAX_CONTEXT = 60;
const MAX_LINE = 2000;
const MAX_NAME = 500;
const MAX_MESSAGE = 4000;
const MAX_VARIABLES = 60;
const MAX_VALUE = 20_000;
const MAX_DEPTH = 20;
/** Of all values together. */
const MAX_VALUES = 500_000;

/** About as many characters as the value has as JSON; Infinity where it is nested too deeply or is larger than the limit. */
function sizeOf(value: Json, depth = 0): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return 8;
  if (depth >= MAX_DEPTH) return Number.POSITIVE_INFINITY;
  let size = 2;
  for (const [key, part] of Object.entries(value)) {
    size += key.length + sizeOf(part, depth + 1);
    if (size > MAX_VALUE) return Number.POSITIVE_INFINITY;
  }
  return size;
}

function cut(text: string | null, limit: number): string | null {
  const whole = text?.trim() ?? "";
  return whole === "" ? null : whole.slice(0, limit);
}

/** A crash within bounds: the innermost calls, and values of a size that a test can hold. Never throws. */
export function boundCrash(crash: Crash, notes: string[]): Crash {
  let left = MAX_VALUES;
  let dropped = 0;

  function boundVariables(variables: Variables): Variables {
    const entries = Object.entries(variables);
    const kept = entries.slice(0, MAX_VARIABLES).filter(([name, value]) => {
      const size = name.length + sizeOf(value);
      if (size > Math.min(MAX_VALUE, left)) return false;
      left -= size;
      return true;
    });
    dropped += entries.length - kept.length;
    return Object.fromEntries(kept);
  }

  const frames = crash.frames
    .slice(-MAX_FRAMES)
    .toReversed()
    .map((frame): CrashFrame => ({
      ...frame,
      file: cut(frame.file, MAX_NAME),
      module: cut(frame.module, MAX_NAME),
      function: cut(frame.function, MAX_NAME),
      context: frame.context.slice(0, MAX_CONTEXT).map(({ line, text }) => ({ line, text: text.slice(0, MAX_LINE) })),
      variables: frame.variables === null ? null : boundVariables(frame.variables),
    }))
    .toReversed();
  if (frames.length < crash.frames.length)
    notes.push(`Only the innermost ${MAX_FRAMES} of ${crash.frames.length} recorded calls were kept.`);
  if (dropped > 0) notes.push(`${dropped} recorded value${dropped === 1 ? " is" : "s are"} too large and left out.`);
  return {
    platform: cut(crash.platform, MAX_NAME),
    type: cut(crash.type, MAX_NAME),
    message: cut(crash.message, MAX_MESSAGE),
    frames,
  };
}

/** The crash as the trace that a reporter would have pasted. */
export function traceOf(crash: Crash): StackTrace {
  const platform = crash.platform?.toLowerCase() ?? "unknown";
  return {
    language: platform === "node" || platform.startsWith("javascript") ? "javascript" : platform,
    errorType: crash.type,
    message: crash.message,
    frames: crash.frames.toReversed().flatMap(({ file, line, column, function: name }) => {
      return file === null ? [] : [{ file: plainPath(file), line, column, function: name }];
    }),
    snippet: null,
  };
}
