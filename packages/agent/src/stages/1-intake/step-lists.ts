import { closingIndex } from "./balanced.ts";

const ITEM = /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)[.,;:]?\s*$/;
const ASSIGNS = /^(?:(?:const|let|var) )?[A-Za-z_$][\w$.]{0,80} = (?!=)\S/;
const IMPORTS = /^(?:from [\w.]{1,200} import \S|import [\w{*]|(?:const|let|var) .{1,200}\brequire\()/;
const CALLED = /^(?:(?:await|new) ){0,2}[A-Za-z_$][\w$.]{0,80}\(/;
/** It is given something: a function's name may be written with its brackets too. */
const GIVEN = /\(\s*[^\s)]/;
const MOST_ITEMS = 40;

/** Whether a call is all that a text is, whatever is called of what it gives. */
function isCall(code: string): boolean {
  const called = CALLED.exec(code);
  return called !== null && closingIndex(code, called[0].length - 1) !== null && /[\w$)\]]$/.test(code);
}

/** The code that a list item consists of; null where it has words too, or no more than a name. */
function codeOf(line: string): string | null {
  const found = ITEM.exec(line.slice(0, 1000));
  const code = (found?.[1] ?? found?.[2])?.trim().replace(/;$/, "") ?? "";
  return IMPORTS.test(code) || ASSIGNS.test(code) || isCall(code) ? code : null;
}

/**
 * Steps that are listed as code, one an item: `1. a = f(1)`, `2. a.g()`. They are one block. `from`: where the list
 * begins; `to`: the first line behind it. Null where no such list begins there.
 */
export function readSteps(lines: readonly string[], from: number): { code: string[]; to: number } | null {
  const code: string[] = [];
  let to = from;
  for (let at = from; at < lines.length && code.length < MOST_ITEMS; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "" && code.length > 0 && at === to) continue;
    const one = line.trim() === "" ? null : codeOf(line);
    if (one === null) break;
    code.push(one);
    to = at + 1;
  }
  return code.some((one) => GIVEN.test(one)) ? { code, to } : null;
}
