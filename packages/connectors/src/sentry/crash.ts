import type { Crash, CrashFrame } from "@fixpoint/contracts";
import type { Event, Exception, Frame } from "./schema.ts";
import { boundVariables } from "./variables.ts";

/** A recursion's first calls show how it was entered, the last ones where it broke. */
const FIRST_FRAMES = 10;
const LAST_FRAMES = 40;
const LONGEST_LINE = 500;
const LONGEST_MESSAGE = 10_000;

/** Those of both ends, and how many calls lie between them. */
export function boundFrames({ stacktrace }: Exception): { first: Frame[]; omitted: number; last: Frame[] } {
  const frames = stacktrace?.frames ?? [];
  const omitted = Math.max(0, frames.length - FIRST_FRAMES - LAST_FRAMES);
  return omitted === 0
    ? { first: [], omitted, last: frames }
    : { first: frames.slice(0, FIRST_FRAMES), omitted, last: frames.slice(-LAST_FRAMES) };
}

export function boundMessage(message: string): string {
  return message.slice(0, LONGEST_MESSAGE).toWellFormed();
}

export function fileOf(frame: Frame): string | null {
  return frame.filename ?? frame.absPath ?? null;
}

function toFrame(frame: Frame, variables: CrashFrame["variables"]): CrashFrame {
  return {
    file: fileOf(frame),
    module: frame.module ?? null,
    function: frame.function ?? null,
    line: frame.lineNo ?? null,
    column: frame.colNo ?? null,
    isInApp: frame.inApp ?? false,
    context: (frame.context ?? []).map(([line, text]) => ({ line, text: (text ?? "").slice(0, LONGEST_LINE).toWellFormed() })),
    variables,
  };
}

/** Of a chain of exceptions the one that was raised last; null where the event holds none. */
export function toCrash({ platform, exceptions }: Event): Crash | null {
  const raised = exceptions.at(-1);
  if (raised === undefined) return null;
  const { first, last } = boundFrames(raised);
  const frames = [...first, ...last];
  const variables = boundVariables(frames.map(({ vars }) => vars ?? null));
  return {
    platform,
    type: raised.type ?? null,
    message: raised.value == null ? null : boundMessage(raised.value),
    frames: frames.map((frame, at) => toFrame(frame, variables[at] ?? null)),
  };
}
