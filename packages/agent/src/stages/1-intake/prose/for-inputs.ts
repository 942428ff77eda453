import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { closingIndex, splitTopLevel } from "../text/balanced.ts";
import { itemsIn } from "../items/inline-items.ts";
import { cleanValue, VALUE } from "../text/outcome.ts";
import { cannotBecome } from "../text/value-kinds.ts";

const MOST = 8;
const LONGEST = 20_000;
const INPUT = "(`[^`\\n]{1,200}`|\"[^\"\\n]{1,200}\"|'[^'\\n]{1,200}'|(?<![\\w.$-])-?\\d+(?:\\.\\d+)?(?![\\w.%]))";
const ASIDE = "(?: \\([^()\\n]{1,80}\\))?(?: (?:for me|here|now|today|at the moment))?";
/** “`.5h` is 18000 for me and should be 1800”, “'1.5h 15m' is 18900, should be 6300”. */
const BOTH_SIDES = new RegExp(
  `${INPUT} (?:is|gives|returns|becomes|comes out as|comes to|makes|yields) (${VALUE})${ASIDE}(?:,? (?:and|but|it|where it|which))*,? (?:should(?: be| give| return| have been)?|must be|ought to be|instead of|not|rather than|where (?:I(?:'d)?|we) expect(?:ed)?|expected) (${VALUE})`,
  "gi",
);

/** “"-12th" for -12” */
const FOR_INPUT = new RegExp(`(${VALUE}) for ${INPUT}`, "gi");
/** “-311 is "-311st"” */
const IS_NOW = new RegExp(`${INPUT} (?:is|gives|returns|becomes|comes out as|makes) (${VALUE})`, "gi");
const WISHES =
  /\b(?:should|must|ought|expect\w*|want\w*|need\w*|would be (?:right|correct|better)|I'd like|we'd like|hope\w*)\b/i;
const COMPLAINS = /\b(?:instead|but|get|got|gives?|returns?|wrong|now|currently)\b/i;

interface Template {
  /** What stands before the first thing that it takes, and behind it. */
  head: string;
  tail: string;
  isText: boolean;
}

/** A call with what it takes first left open; null where that is no text and no number. */
function templateOf(call: string): Template | null {
  const open = call.indexOf("(");
  const close = open === -1 ? null : closingIndex(call, open);
  if (close === null) return null;
  const inner = call.slice(open + 1, close - 1);
  const first = (splitTopLevel(inner, ",")[0] ?? "").trim();
  const isText = /^(["'`]).*\1$/s.test(first);
  if (!isText && !/^-?\d[\d.]*$/.test(first)) return null;
  const at = call.indexOf(first, open + 1);
  return { head: call.slice(0, at), tail: call.slice(at + first.length), isText };
}

function calleeOf(call: string): string {
  return call.slice(0, call.indexOf("("));
}

/** The call that a text speaks of before that place: of the function that it names most often with something that is given to it. */
function templateBefore(calls: readonly { text: string; start: number }[], at: number, input: string): Template | null {
  const able = calls.flatMap(({ text, start }) => {
    const template = templateOf(text);
    return template === null ? [] : [{ name: calleeOf(text), start, template }];
  });
  const [most, next] = [...Map.groupBy(able, ({ name }) => name).values()].toSorted((a, b) => b.length - a.length);
  if (most === undefined || most.length === next?.length) return null;
  const isNumber = /^`?-?\d/.test(input);
  const alike = most.filter(({ template }) => template.isText !== isNumber);
  const own = alike.length > 0 ? alike : most;
  return (own.findLast(({ start }) => start < at) ?? own[0])?.template ?? null;
}

function given(input: string, { head, tail, isText }: Template): string | null {
  const bare = /^(["'`])(.*)\1$/s.exec(input)?.[2] ?? input;
  const inner = input.startsWith("`") ? (/^(["'])(.*)\1$/s.exec(bare)?.[2] ?? bare) : bare;
  if (!isText) return /^-?\d[\d.]*$/.test(inner) ? `${head}${inner}${tail}` : null;
  return `${head}${JSON.stringify(inner)}${tail}`;
}

/**
 * “`load('2h')` is right, `.5h` is 18000 and should be 1800”: an input stands for the call that takes it, where the text names
 * one function only. Pure.
 */
export function forInputs(prose: readonly ProseLine[]): Expectation[] {
  const text = prose
    .map((line) => withoutMarks(line.text))
    .join(" \n")
    .slice(0, LONGEST);
  const both = [...text.matchAll(BOTH_SIDES)].map((match) => ({
    at: match.index,
    input: match[1],
    now: match[2],
    wish: match[3],
  }));
  const wished = both.length > 0 ? [] : wishesFor(text);
  const found = [...both, ...wished].slice(0, MOST);
  if (found.length === 0) return [];
  const calls = itemsIn(text).filter(({ kind }) => kind === "call");
  return found.flatMap(({ at, input = "", now, wish }): Expectation[] => {
    // Within a call it is no input that stands alone, and behind “is” it is what comes out.
    if (calls.some(({ start, end }) => at >= start && at < end)) return [];
    if (/\b(?:is|gives|returns|be|of|to|as|was)\s$/i.test(text.slice(Math.max(0, at - 9), at))) return [];
    const template = templateBefore(calls, at, input);
    const expression = template === null ? null : given(input, template);
    const [actual, expected] = [cleanValue(now), cleanValue(wish)];
    if (expression === null || expected === null || (actual !== null && cannotBecome(actual, expected))) return [];
    const guessed = actual === null ? { guessed: true as const } : {};
    return [{ expression, expected, actual, throws: null, origin: "prose", ...guessed, snippet: null }];
  });
}

interface Wish {
  at: number;
  input: string | undefined;
  now: string | undefined;
  wish: string | undefined;
}

/** “So "-12th" for -12 and "-311th" for -311 is what we'd need”, with what the text says that comes now. */
function wishesFor(text: string): Wish[] {
  const now = new Map([...text.matchAll(IS_NOW)].map(([, input = "", value]) => [input, value] as const));
  let from = 0;
  return text.split(/(?<=[.!?])\s+(?=[A-Z`"])/).flatMap((sentence): Wish[] => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    if (!WISHES.test(sentence) || COMPLAINS.test(sentence)) return [];
    return [...sentence.matchAll(FOR_INPUT)].map((match) => ({
      at: start + match.index,
      input: match[2],
      now: now.get(match[2] ?? ""),
      wish: match[1],
    }));
  });
}
