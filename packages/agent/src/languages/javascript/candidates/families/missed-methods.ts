import type { Pool } from "../types.ts";

/** The issue, or what was seen, has the error that an object has no such method. */
export function isMissed({ facts, shown }: Pool, method: string): boolean {
  const words = `${method} is not a function`;
  const seen = shown.kind === "wrong_value" ? shown.actual : "message" in shown ? shown.message : null;
  return [facts.text, seen, ...facts.stackTraces.map(({ message }) => message)].some((text) => text?.includes(words) === true);
}
