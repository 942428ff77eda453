import { closingIndex, splitArguments, splitTopLevel } from "../text/balanced.ts";

const CALL = "console.assert(";
const MOST = 100;
const LONGEST = 2000;

/** `log.at(0) === 'ping'` as the two sides of it; null for any other condition. */
function sidesOf(condition: string): [string, string] | null {
  for (const mark of ["===", "=="]) {
    const [left, right, ...more] = splitTopLevel(condition, mark);
    if (left === undefined || right === undefined || more.length > 0) continue;
    const isPlain = [left, right].every((side) => side.trim() !== "" && !/[!<>=]$|^[=]|&&|\|\||\?/.test(side.trim()));
    return isPlain ? [left.trim(), right.trim()] : null;
  }
  return null;
}

/**
 * `console.assert(a === b, "…")` as the assertion that it is: the console only says that it fails, and goes on. Code of other
 * kinds stays as it is.
 */
export function withConsoleAsserts(code: string): string {
  let text = code;
  let from = 0;
  for (let count = 0; count < MOST; count += 1) {
    const at = text.indexOf(CALL, from);
    if (at === -1) return text;
    from = at + CALL.length;
    const near = text.slice(at, at + LONGEST);
    const end = closingIndex(near, CALL.length - 1);
    const [condition] = end === null ? [] : (splitArguments(near, CALL.length - 1) ?? []);
    if (end === null || condition === undefined) continue;
    const sides = sidesOf(condition);
    const assertion = sides === null ? `assert(${condition.trim()})` : `assert.equal(${sides[0]}, ${sides[1]})`;
    text = `${text.slice(0, at)}${assertion}${text.slice(at + end)}`;
    from = at + assertion.length;
  }
  return text;
}
