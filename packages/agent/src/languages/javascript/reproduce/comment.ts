import {
  closed,
  parseOutcome,
  unquoted,
  wishBehindError,
  wishedError,
  withoutJudgement,
  withoutRemark,
} from "../../../stages/1-intake/text/outcome.ts";

/** What a comment behind a line of code says of its value; texts not yet parsed. */
export interface Remark {
  expected: string | null;
  actual: string | null;
  throws: { which: "expected" | "actual"; type: string | null; message: string | null } | null;
  /** Neither “expected” nor “actual” was said. */
  bare: string | null;
}

const LEAD = /^(?:=+>|-+>|→|➜|⇒|>>+|>)\s*/;
const VERB =
  /^(?:it )?(?:returns?|prints?|logs?|outputs?|gives?|yields?|evaluates to|result(?: is)?|output|is|equals?)(?:\s*:\s*|\s+)/i;
const ERROR = /^(?:uncaught |throws?:?\s+(?:an? )?|error:?\s+|fails with:?\s+)*([A-Z]\w*(?:Error|Exception))\b(?::?\s*(.*))?$/s;
const SHOULD =
  "(?:(?:(?:I|we|it|which) (?:would |had )?|I'd )?(?:should(?:'ve| have)?(?: be| stay| remain| still be| return| give| print| equal| output| have been| resolve to| resolve with| contain| read)?|expect(?:ed|s|ing)?\\b(?: to (?:be|equal|return|get|see))?|must be|has to be|needs to be|want(?:ed)?|supposed to be|ought to be|(?:was|am|were) hoping for|hoped for|(?<![a-z])correct(?: is)?))";
const NOW =
  "(?:but (?:got|is|returns|was|gives|it'?s|get|gets|actually)|got|gets?|actual(?:ly)?(?: (?:is|returns|gives|got))?|received|currently|instead (?:got|returns|gives|gets|it returns)|now)";

export function withoutArrow(text: string): string {
  return text.replace(LEAD, "");
}

/** `false, she does not wait` → `false`: a plain value, and then why. */
const REASONED = /^(-?\d+(?:\.\d+)?|true|false|null|undefined|NaN|'[^'\n]*'|"[^"\n]*")\s*[,;–—]\s+[A-Za-z].*$/s;

/** `2024-0003 again` */
const AGAIN = /(?<=^\S{1,80}) (?:again|too|as well|instead|here|now)$/i;

function withoutReason(value: string): string {
  return REASONED.exec(value.trim())?.[1] ?? value;
}

/** null when the comment says nothing of a value. */
export function readComment(text: string): Remark | null {
  const remark = readWords(text);
  const throws = wishedError(remark?.expected ?? null);
  return remark === null || throws === null ? remark : { ...remark, expected: null, throws };
}

function readWords(text: string): Remark | null {
  const whole = withoutJudgement(text)
    .trim()
    .replace(/^\*+\s*/, "")
    .replace(/\s*(?:❌|✗|✘|✅|✓|:x:|<-+.*|←.*|!+)\s*$/u, "");
  const marked = LEAD.test(whole);
  const body = whole.replace(LEAD, "").trim();
  if (body === "") return null;
  const wish = wishBehindError(body);
  if (wish !== null) return { expected: wish.value, actual: null, throws: null, bare: null };
  const throwing = readThrows(body);
  if (throwing !== null) return { expected: null, actual: null, throws: throwing, bare: null };
  const pairs: [RegExp, "ea" | "ae"][] = [
    [new RegExp(`^${SHOULD}\\s*:?\\s*(.+?)\\s*[,;.(]*\\s*(?:and )?${NOW}\\s*:?\\s*(.+?)\\)?$`, "is"), "ea"],
    [
      new RegExp(
        `^(?:${NOW}\\s*:?\\s*)?(.+?)\\s*[,;(.–—-]*\\s*(?:but |instead of |it |rather than )?(?:${SHOULD})\\s*:?\\s*(.+?)\\)?$`,
        "is",
      ),
      "ae",
    ],
    [/^(?:returns? |got |gives? |prints? )?(.+?)\s*[,(]?\s*(?:instead of|rather than|not)\s+(.+?)\)?$/is, "ae"],
  ];
  for (const [pattern, order] of pairs) {
    const match = pattern.exec(body);
    if (match?.[1] === undefined || match[2] === undefined) continue;
    const [first, second] = [match[1].replace(VERB, "").replace(AGAIN, ""), withoutReason(closed(match[2], body))];
    if (order === "ae" && isRemark(first, body)) continue;
    if (/\b(?:but|because|which|since) (?:it|that|this|the|they|there)\b/i.test(unquoted(first))) continue;
    const [left, right] = [withoutRemark(first), withoutRemark(second)];
    return { expected: order === "ea" ? left : right, actual: order === "ea" ? right : left, throws: null, bare: null };
  }
  const should = new RegExp(`^${SHOULD}\\s*:?\\s*(.+)$`, "is").exec(body);
  if (should?.[1] !== undefined) return { expected: should[1].replace(VERB, ""), actual: null, throws: null, bare: null };
  const told = parseOutcome(body);
  if (told.expected !== null && told.actual === null) return { expected: told.expected, actual: null, throws: null, bare: null };
  const now = new RegExp(`^${NOW}\\s*:?\\s*(.+)$`, "is").exec(body);
  if (now?.[1] !== undefined) return { expected: null, actual: now[1].replace(VERB, ""), throws: null, bare: null };
  if (told.actual !== null && told.expected === null) return { expected: null, actual: told.actual, throws: null, bare: null };
  const verb = VERB.test(body);
  if (!marked && !verb && !/^(?:["'`[{\d-]|true$|false$|null$|undefined$|NaN$)/.test(body)) return null;
  return { expected: null, actual: null, throws: null, bare: told.bare ?? body.replace(VERB, "") };
}

/** “update it, so that it is the one not used for long”: no value stands before “not”. */
function isRemark(first: string, body: string): boolean {
  const isValue = /^(?:[\w.+-]+|["'`[{(<].*)$/s.test(first.trim());
  return !isValue && !/\b(?:instead of|rather than|should|expect|want|must|supposed|ought|correct)/i.test(body);
}

function readThrows(body: string): Remark["throws"] {
  const should = new RegExp(
    `^(?:this )?${SHOULD}\\s*(?:to )?(?:throws?|raise|error|fail|reject)(?:s|ed)?\\b(?: with)?(?: an?)?\\s*:?\\s*(.*)$`,
    "is",
  ).exec(body);
  const not = /^(?:this )?should(?: not|n'?t) (?:throw|fail|error|crash)/i.test(body);
  if (not) return { which: "actual", type: null, message: null };
  if (should !== null) {
    const error = ERROR.exec(should[1] ?? "");
    return { which: "expected", type: error?.[1] ?? null, message: error?.[2]?.trim() || null };
  }
  const error = ERROR.exec(body);
  if (error !== null) return { which: "actual", type: error[1] ?? null, message: error[2]?.trim() || null };
  return /^(?:throws|crashes|fails|blows up)\b/i.test(body) ? { which: "actual", type: null, message: null } : null;
}
