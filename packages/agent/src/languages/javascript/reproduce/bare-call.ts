import { closingIndex } from "../../../stages/1-intake/text/balanced.ts";

/** What stands around a call and makes no other one of it: see `inOtherShapes`. */
const AROUND = [/^\(/, /^(?:String|structuredClone)\(/, /^\[(?=[\s\S]*\]\.flat\(\)\.join\("[^"]*"\)$)/];

/** The call without what is done to what it gives: `await (f(1))` and `String(f(1))` are `f(1)`. Pure. */
export function bareCall(code: string): string {
  const inner = code.trim().replace(/^await\b\s*/, "");
  for (const around of AROUND) {
    const open = around.exec(inner)?.[0];
    const end = open === undefined ? null : closingIndex(inner, open.length - 1);
    const isWhole = end === inner.length || (open === "[" && end !== null);
    if (open !== undefined && end !== null && isWhole) return bareCall(inner.slice(open.length, end - 1));
  }
  return inner;
}
