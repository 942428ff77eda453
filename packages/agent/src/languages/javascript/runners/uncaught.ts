import type { TestFailure } from "../../../types/tests.ts";
import { toFailure } from "./failure.ts";

/** What Node prints when a process dies of an error. */
export function uncaught(stderr: string, guestRoot: string): TestFailure | null {
  const match = /^(?:Uncaught )?([A-Z][\w$]*)(?: \[(\w+)\])?: (.*)$/m.exec(stderr);
  if (match === null) return null;
  const from = stderr.slice(0, match.index).split("\n").slice(-6).join("\n");
  const code = match[2] ?? /code: '(\w+)'/.exec(stderr)?.[1] ?? null;
  const error = toFailure({ name: match[1] ?? null, message: match[3] ?? "", code, stack: stderr.slice(match.index) }, guestRoot);
  // The place above it is where it was thrown, or what does not compile.
  const place = /^(\S+:\d+)$/m.exec(from)?.[1];
  const isThrown = /at JSON\.parse/.test(stderr) || (place !== undefined && stderr.slice(match.index).includes(`${place}:`));
  return error.errorType === "SyntaxError" && /\^/.test(from) && error.kind === "exception" && !isThrown
    ? { ...error, kind: "syntax" }
    : error;
}

/** The two values of an assertion of Node's as it prints them behind the error, where each has a line of its own. */
export function comparedIn(stderr: string): Pick<TestFailure, "actual" | "expected"> {
  const valueOf = (name: string): string | null => new RegExp(`^  ${name}: (.*?),?$`, "m").exec(stderr)?.[1] ?? null;
  return { actual: valueOf("actual"), expected: valueOf("expected") };
}
