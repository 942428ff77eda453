import { closingIndex } from "../text/balanced.ts";

/** At most a few words before the code: “Then call `f(1)`”, “Look at `a.b`”. */
const ITEM =
  /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+((?:[A-Za-z]{1,20}[:,]? ){0,6})(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)(?: again)?[.,;:]?\s*$/;
/** A numbered step that is told at more length, and what is said behind its code. */
const TOLD = /^\s{0,12}\d{1,3}[.)]\s+([^`]{0,100})(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)(.*)$/;
const BEHIND = /^(?: (twice|again|(?:two|three|four|five|\d{1,2}) times))?(?:[.;:]?\s*$|[.;] +(?=\S)|, so (?:that )?| +\()/;
const TIMES: Record<string, number> = { twice: 2, two: 2, three: 3, four: 4, five: 5 };
const MOST_TIMES = 12;
/** Words that say no more than that something is done. */
const DOES =
  /^(?:(?:now|then|next|finally|first|and|afterwards|please)\b,? ?)*(?:(?:look|have a look|check|inspect|see|read|print|log|evaluate|ask|ask for|get|call|run|execute|do|create|make|build|open|start|begin|try|invoke|add|set|with|define|import)\b[^.]*)?$/i;
const DOUBTS = /\b(?:not|no|without|instead|should|must|expect\w*|gives?|returns?|throws?|fails?|is|are|works?|never)\b/i;
const NOT_DONE = /\b(?:not|no|without|instead|should|must|expect\w*|never)\b/i;
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

interface StepOf {
  code: string;
  words: string;
  times: number;
  /** What is said of it beyond the step. */
  said: string;
}

function isStep(code: string): boolean {
  return IMPORTS.test(code) || ASSIGNS.test(code) || isCall(code);
}

/** “2. Call `a.next()` twice, so that `a.at` is `2`”: the step, and apart from it what is said of it. */
function toldStep(line: string): StepOf | null {
  const [, words = "", double, single, rest = ""] = TOLD.exec(line.slice(0, 1000)) ?? [];
  const code = (double ?? single)?.trim().replace(/;$/, "") ?? "";
  const behind = BEHIND.exec(rest);
  // Behind a colon stands what is done, whatever the words before tell.
  const doubts = /:\s*$/.test(words) ? NOT_DONE : DOUBTS;
  if (behind === null || doubts.test(words) || !isStep(code)) return null;
  const said = rest.slice(behind[0].length).trim();
  if (behind[0].endsWith("(") && DOUBTS.test(said)) return null;
  const [count = ""] = behind[1]?.split(" ") ?? [];
  return { code, words, times: Math.min(TIMES[count] ?? (Number.parseInt(count, 10) || 1), MOST_TIMES), said };
}

/** The code that a list item consists of, behind a few words at most; null where more is said, or no more than a name. */
function codeOf(line: string): StepOf | null {
  const found = ITEM.exec(line.slice(0, 1000));
  const words = found?.[1]?.trim() ?? "";
  const code = (found?.[2] ?? found?.[3])?.trim().replace(/;$/, "") ?? "";
  const isPlain = (DOES.test(words) || words.endsWith(":")) && !DOUBTS.test(words) && (isStep(code) || MEMBER.test(code));
  return isPlain ? { code, words, times: 1, said: "" } : toldStep(line);
}

/**
 * Steps that are listed as code, one an item: `1. a = f(1)`, `2. a.g()`. They are one block. `from`: where the list
 * begins; `to`: the first line behind it; `said`: what is told of steps beyond their code. Null where no such list begins there.
 */
export function readSteps(lines: readonly string[], from: number): { code: string[]; to: number; said: string[] } | null {
  const code: string[] = [];
  const said: string[] = [];
  let worded = false;
  let to = from;
  for (let at = from; at < lines.length && code.length < MOST_ITEMS; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "" && code.length > 0 && at === to) continue;
    const one = line.trim() === "" ? null : codeOf(line);
    const owner = MEMBER.exec(one?.code ?? "")?.[1];
    if (one === null || (owner !== undefined && !code.some((other) => other.startsWith(`${owner}.`)))) break;
    code.push(...Array.from({ length: one.times }, () => one.code));
    if (one.said !== "") said.push(one.said);
    worded ||= one.words !== "";
    to = at + 1;
  }
  // A single item with words is a sentence.
  return code.some((one) => GIVEN.test(one)) && (code.length > 1 || !worded) ? { code, to, said } : null;
}
