import type { Observation } from "../types/language.ts";

/** What an input is answered with before an edit and after it. */
export interface Turn {
  before: Pick<Observation, "outcome" | "kind">;
  after: Pick<Observation, "outcome" | "kind">;
}

/** Shorter ones, and yes and no, are right for many inputs. */
const LEAST_TELLING = 4;

function tells(outcome: string): boolean {
  return outcome.length >= LEAST_TELLING && !/^(?:true|false)$/i.test(outcome);
}

type Shape = "text" | "number" | "truth" | "list" | "record" | "other";

function shapeOf(outcome: string): Shape {
  if (/^[bru]{0,2}["'`]/i.test(outcome)) return "text";
  if (/^-?(?:\d|\.\d|inf\b|Infinity\b)/.test(outcome)) return "number";
  if (/^(?:true|false)$/i.test(outcome)) return "truth";
  if (outcome.startsWith("[") || outcome.startsWith("(")) return "list";
  return outcome.startsWith("{") ? "record" : "other";
}

/** What stands in the one in place of what in the other, between what both begin and end with. */
function pieces(one: string, other: string): [gone: string, come: string] {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return [one.slice(head, one.length - tail), other.slice(head, other.length - tail)];
}

/** One letter, digit or sign is found in most values. */
const LEAST_GONE = 2;

/** Whether `after` is `before` with `gone` replaced, in one place or in all. */
function isReplaced({ before, after }: Turn, gone: string, come: string): boolean {
  const parts = before.outcome.split(gone);
  if (parts.length < 2) return false;
  if (parts.join(come) === after.outcome) return true;
  return parts.slice(1).some((_, at) => {
    const [head, tail] = [parts.slice(0, at + 1).join(gone), parts.slice(at + 1).join(gone)];
    return head + come + tail === after.outcome;
  });
}

/**
 * Whether another input is answered otherwise in the way the example is: its wrong value became the right one, or of its kind one
 * of the right kind, or what was wrong in its value is gone from this one too. Such an input had the example's fault, and the edit
 * mends it there. What is only added says nothing: that can be added to anything. Pure.
 */
export function turnsLike(example: Turn, turn: Turn): boolean {
  const { before, after } = turn;
  if (example.before.kind !== "value" || before.kind !== "value" || before.outcome === after.outcome) return false;
  if (before.outcome === example.before.outcome && tells(before.outcome)) return after.outcome === example.after.outcome;
  if (example.after.kind !== "value" || after.kind !== "value") return false;
  const [from, to] = [shapeOf(example.before.outcome), shapeOf(example.after.outcome)];
  if (from !== to) return shapeOf(before.outcome) === from && shapeOf(after.outcome) === to;
  if (from === "truth" || from === "number") return false;
  const [gone, come] = pieces(example.before.outcome, example.after.outcome);
  return gone.length >= LEAST_GONE && isReplaced(turn, gone, come);
}
