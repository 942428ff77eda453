import { guessLanguage } from "../text/languages.ts";
import { VALUE } from "../text/outcome.ts";
import { closingIndex } from "../text/balanced.ts";

/** A numbered step whose code stands first, behind a few words at most. */
const STEP = /^\s{0,12}(\d{1,2})[.)]\s+([^`\n]{0,60})(?:``([^`\n]{1,400})``|`([^`\n]{1,400})`)(.{0,1000})$/;
const STANDS = /^(?:(?:const|let|var) )?[A-Za-z_$][\w$.[\]"']{0,80} = (?!=)\S|^(?:from|import) /;
const CALLED = /^(?:(?:await|new) ){0,2}[A-Za-z_$][\w$.]{0,80}\(/;
/** “… again gives 15”: what the step gives now. */
const GIVES = new RegExp(
  `^,?(?: (?:again|now|then|still|also|which|it|that))*:? (?:gives?|returns?|is|prints?|shows?|says|yields?|->|=>|→) (?:me )?(${VALUE})`,
  "i",
);
const WISH =
  /\b(?:expect\w*|should|must|ought|want\w*|need|correct|right|hop(?:ed?|ing)|(?:I|we)'d (?:like|say)|would have been|by hand|on paper|(?:have|has) to)\b/i;
const NOT_WISHED = /\b(?:instead of|rather than|got|gets?|gives?|gave|returns?|returned|prints?|printed|but)\b/i;
const NUMBER = "(?:steps?|no\\.|number|#) ?(\\d{1,2})(?![\\w.]\\d)";
/** “5 in step 3” */
const IN_STEP = new RegExp(`(${VALUE}) (?:in|for|at|after|from|as the result of) ${NUMBER}`, "gi");
/** “step 4 should give 0”, “in step 4 I expected 0” */
const STEP_FIRST = new RegExp(
  `\\b${NUMBER}[,:]? (?:(?:it|I|we)(?:'d| had| would)? )?(?:should|must|ought to|has to|expect(?:ed)?|want(?:ed)?)(?: have)?(?: to)?(?: be| been| give| given| return| returned| print| show| say)? (${VALUE})`,
  "gi",
);
const EXPECTED_HEADING = /^\s{0,3}(?:#{1,6}\s+|\*\*|__)?(?:expect|desired|wanted|what (?:should|I expect|must))/i;
const ANY_HEADING = /^\s{0,3}(?:#{1,6}\s+\S|\*\*[^*]{2,80}\*\*:?\s*$|__[^_]{2,80}__:?\s*$)/;
const LONGEST = 200_000;

interface Step {
  code: string;
  now: string | null;
}

function stepIn(line: string): { number: number; step: Step } | null {
  const [, number = "", words = "", double, single, behind = ""] = STEP.exec(line.slice(0, 1600)) ?? [];
  const code = (double ?? single)?.trim().replace(/;$/, "") ?? "";
  const called = CALLED.exec(code);
  const isCall = called !== null && closingIndex(code, called[0].length - 1) !== null;
  if ((!isCall && !STANDS.test(code)) || /\b(?:not|no|never|without|instead)\b/i.test(words)) return null;
  return { number: Number(number), step: { code, now: GIVES.exec(behind)?.[1] ?? null } };
}

/** The first list of steps with code, numbered from 1 without a gap: `to` is the line behind it. */
function stepsIn(lines: readonly string[]): { from: number; to: number; steps: Step[] } | null {
  const from = lines.findIndex((line) => /^\s{0,12}1[.)]\s/.test(line) && stepIn(line) !== null);
  if (from === -1) return null;
  const steps: Step[] = [];
  let to = from;
  for (let at = from; at < lines.length && steps.length < 40; at += 1) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    const found = stepIn(line);
    if (found?.number !== steps.length + 1) break;
    steps.push(found.step);
    to = at + 1;
  }
  // A step that is told in words alone may be one that the later ones need.
  const isBroken = /^\s{0,12}\d{1,2}[.)]\s/.test(lines.slice(to).find((line) => line.trim() !== "") ?? "");
  return steps.length < 2 || isBroken ? null : { from, to, steps };
}

/** What a sentence wishes for from steps that it numbers. */
function wishesIn(sentence: string, isExpected: boolean): [number, string][] {
  const first = [...sentence.matchAll(STEP_FIRST)].map(([, step, value = ""]): [number, string] => [Number(step), value]);
  if (first.length > 0) return first;
  if (!isExpected && (!WISH.test(sentence) || NOT_WISHED.test(sentence))) return [];
  return [...sentence.matchAll(IN_STEP)].map(([, value = "", step]): [number, string] => [Number(step), value]);
}

/** What only makes something gives nothing. */
function isAsked(step: Step | undefined): boolean {
  return step !== undefined && !STANDS.test(step.code);
}

/** A word alone is no value of a step: “the error in step 2”. */
function isPlainWord(value: string): boolean {
  return /^[A-Za-z_$][\w$.]*$/.test(value) && !/^(?:true|false|none|null|undefined|zero|NaN)$/i.test(value);
}

/**
 * Numbered steps that are code, of which the text says further below what some should give (“5 in step 3 and 0 in step 4”): as
 * the block that they are, each such step with what it gives and what it should. Other texts as they are. Pure.
 */
export function withStepWishes(text: string): string {
  if (text.length > LONGEST || !/\b(?:steps?|no\.|number|#) ?\d/i.test(text)) return text;
  const lines = text.split("\n");
  const list = stepsIn(lines);
  if (list === null) return text;
  const wished = new Map<number, string>();
  let isExpected = false;
  const behind = lines.slice(list.to).map((line) => {
    if (EXPECTED_HEADING.test(line)) isExpected = true;
    else if (ANY_HEADING.test(line)) isExpected = false;
    return line
      .slice(0, 4000)
      .split(/(?<=[.!?])\s+(?=[A-Z`"'])/)
      .filter((sentence) => {
        const wishes = wishesIn(sentence, isExpected).filter(
          ([step, value]) => isAsked(list.steps[step - 1]) && !isPlainWord(value),
        );
        for (const [step, value] of wishes) wished.set(step, value);
        return wishes.length === 0;
      })
      .join(" ");
  });
  if (wished.size === 0) return text;
  const language = guessLanguage(list.steps.map(({ code }) => code).join("\n"));
  const isPython = language === "python" || !/\b(?:const|let|var|new|await) /.test(list.steps.map(({ code }) => code).join("\n"));
  const mark = isPython ? "#" : "//";
  const code = list.steps.map((step, at) => {
    const wish = wished.get(at + 1)?.replaceAll("`", "");
    const now = step.now?.replaceAll("`", "");
    if (wish === undefined) return step.code;
    return `${step.code}  ${mark} ${now === undefined ? "expected" : `${now}, expected`} ${wish}`;
  });
  return [...lines.slice(0, list.from), "```", ...code, "```", ...behind].join("\n");
}
