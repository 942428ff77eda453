import { closingIndex } from "./balanced.ts";

/** At most a few words before the code: “Then call `f(1)`”, “Look at `a.b`”. */
const ITEM =
  /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+((?:[A-Za-z]{1,20}[:,]? ){0,6})(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)(?: again)?[.,;:]?\s*$/;
/** Words that say no more than that something is done. */
const DOES =
  /^(?:(?:now|then|next|finally|first|and|afterwards|please)\b,? ?)*(?:(?:look|have a look|check|inspect|see|read|print|log|evaluate|ask|ask for|get|call|run|execute|do|create|make|build|open|start|begin|try|invoke|add|set|with|define|import)\b[^.]*)?$/i;
const DOUBTS = /\b(?:not|no|without|instead|should|must|expect\w*|gives?|returns?|throws?|fails?|is|are|works?|never)\b/i;
const ASSIGNS = /^(?:(?:const|let|var) )?[A-Za-z_$][\w$.]{0,80} = (?!=)\S/;
const IMPORTS = /^(?:from [\w.]{1,200} import \S|import [\w{*]|(?:const|let|var) .{1,200}\brequire\()/;
const CALLED = /^(?:(?:await|new) ){0,2}[A-Za-z_$][\w$.]{0,80}\(/;
/** It is given something: a function's name may be written with its brackets too. */
const GIVEN = /\(\s*[^\s)]/;
/** `cart.total`, where a step before is done to `cart`. */
const MEMBER = /^([A-Za-z_$][\w$]{0,80})(?:\.[A-Za-z_$][\w$]{0,80})+$/;
const MOST_ITEMS = 40;

/** Whether a call is all that a text is, whatever is called of what it gives. */
function isCall(code: string): boolean {
  const called = CALLED.exec(code);
  return called !== null && closingIndex(code, called[0].length - 1) !== null && /[\w$)\]]$/.test(code);
}

/** The code that a list item consists of, behind a few words at most; null where more is said, or no more than a name. */
function codeOf(line: string): { code: string; words: string } | null {
  const found = ITEM.exec(line.slice(0, 1000));
  const words = found?.[1]?.trim() ?? "";
  if (!(DOES.test(words) || words.endsWith(":")) || DOUBTS.test(words)) return null;
  const code = (found?.[2] ?? found?.[3])?.trim().replace(/;$/, "") ?? "";
  return IMPORTS.test(code) || ASSIGNS.test(code) || MEMBER.test(code) || isCall(code) ? { code, words } : null;
}

/**
 * Steps that are listed as code, one an item: `1. a = f(1)`, `2. a.g()`. They are one block. `from`: where the list
 * begins; `to`: the first line behind it. Null where no such list begins there.
 */
export function readSteps(lines: readonly string[], from: number): { code: string[]; to: number } | null {
  const code: string[] = [];
  let worded = false;
  let to = from;
  for (let at = from; at < lines.length && code.length < MOST_ITEMS; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "" && code.length > 0 && at === to) continue;
    const one = line.trim() === "" ? null : codeOf(line);
    const owner = MEMBER.exec(one?.code ?? "")?.[1];
    if (one === null || (owner !== undefined && !code.some((other) => other.startsWith(`${owner}.`)))) break;
    code.push(one.code);
    worded ||= one.words !== "";
    to = at + 1;
  }
  // A single item with words is a sentence.
  return code.some((one) => GIVEN.test(one)) && (code.length > 1 || !worded) ? { code, to } : null;
}
