import { closingIndex } from "../text/balanced.ts";
import type { ProseLine } from "../blocks/blocks.ts";
import { withoutMarks } from "../blocks/blocks.ts";
import { squeezeCode } from "../text/expressions.ts";
import { sideOfSection, type Side } from "../text/side.ts";
import { cannotBecome, kindOf } from "../text/value-kinds.ts";

/** A value of a list in words. */
export interface Listed {
  text: string;
  /** What the words beside it say that it is of: a place, a call in backticks, or a name; null where they do not. */
  of: string | null;
  /** “about 0.033” is no value that a test can demand. */
  isRough: boolean;
}

export interface ListInWords {
  side: Side;
  values: Listed[];
  /** How many blocks stand above. */
  after: number;
  /** Below a heading or behind a label, and not in a sentence. */
  isLabelled: boolean;
}

const LABEL = /^(expected|actual|observed|got|desired)(?: (?:behaviou?r|results?|output|values?))?:\s*/i;
const WISHED =
  /\b(?:(?:should|must|ought to)(?: have)? (?:be|been|give|given|return|print)|(?:would|'d|had|did) expect(?:ed)?|expect(?:ed)?|want(?:ed)?)(?: (?:it to be|them to be|to get|to see|here))?:?\s+/gi;
const PLACE = "first|second|third|fourth|fifth|last";
const BEFORE = new RegExp(
  `^(?:(?:for )?the (${PLACE})(?: one| call)?,? (?:it's |is )?|(?:for )?the (\\w{3,30}) |(about|roughly|around|approximately|~) ?)?`,
  "i",
);
const VALUE =
  /^(?:`[^`\n]{1,400}`|"[^"\n]{0,300}"|'[^'\n]{0,300}'|-?\d[\d_]*(?:\.\d+)?(?![\w%]|[:/-]\d)|(?:[Tt]rue|[Ff]alse|None|null|undefined)\b)/;
const BEHIND = new RegExp(`^ for (?:the (${PLACE})(?: one| call)?\\b|\`([^\`\\n]{1,200})\`)`, "i");
const SEPARATOR = /^\s*(?:,\s*and|,|;|and|&|then)\s+/i;
/** What stands in backticks and only names something. */
const NAME = /^(?!(?:true|false|none|null|undefined)$)[A-Za-z_$][\w$.-]*(?:\(\))?$/i;
/** What stands before was what is spoken of. */
const GOES_ON = /^ (?:to|is|are|was|should|must|instead of (?:the )?\w+ing)\b/i;
const MOST = 20;
const LONGEST_PARAGRAPH = 5000;

/** The values that a text begins with, `1`, `2` and for the last one `3`; what stands behind them is a sentence of its own. */
export function valuesAt(text: string): Listed[] {
  const found: Listed[] = [];
  let rest = text;
  while (found.length < MOST) {
    const [before = "", place, name, rough] = BEFORE.exec(rest) ?? [];
    const value = VALUE.exec(rest.slice(before.length))?.[0];
    if (value === undefined) break;
    const bare = value.startsWith("`") ? value.slice(1, -1) : value;
    if (NAME.test(bare)) return [];
    rest = rest.slice(before.length + value.length);
    const behind = BEHIND.exec(rest);
    rest = rest.slice(behind?.[0].length ?? 0);
    const remark = /^\s+(?=\()/.exec(rest)?.[0].length;
    const end = remark === undefined ? null : closingIndex(rest, remark);
    if (end !== null) rest = rest.slice(end);
    found.push({ text: bare.trimEnd(), of: behind?.[1] ?? behind?.[2] ?? place ?? name ?? null, isRough: rough !== undefined });
    const separator = SEPARATOR.exec(rest)?.[0];
    if (separator === undefined) break;
    rest = rest.slice(separator.length);
  }
  return GOES_ON.test(rest) ? [] : found;
}

/** “30, 40 and 1 it should be.” */
const WISHED_BEHIND =
  /^(.{3,400}?),? (?:(?:it|that|this|they) (?:should|must|ought to) (?:be|have been|read|say)|should (?:come|have come)(?: out)?|(?:is|are|would be) what (?:I|we) (?:'d |would )?(?:expect|want)(?:ed)?|(?:I|we)(?:'d| would)? (?:have )?expect(?:ed)?)(?: here| instead| there)?[.!]?$/i;

function wishedBefore(sentence: string): Listed[] {
  const list = WISHED_BEHIND.exec(sentence.trim())?.[1];
  const values = list === undefined ? [] : valuesAt(list);
  const rest = values.reduce((text, { text: value }) => text.replace(value, ""), list ?? "");
  return values.length < 2 || /\w/.test(rest.replaceAll(/\b(?:and|then)\b/g, "")) ? [] : values;
}

function sideOfWord(word: string): Side {
  return /expect|desired/i.test(word) ? "expected" : "actual";
}

/** Values that a section begins with, one a point or in a line; those behind a label; those that a sentence wishes for. */
export function listsInWords(prose: readonly ProseLine[]): ListInWords[] {
  const lines = prose.slice(0, 500).filter(({ text }) => text.trim() !== "" && text.length <= 1000);
  const sections = Map.groupBy(
    lines.filter(({ heading, text }) => sideOfSection(heading) !== null && withoutMarks(text).replace(/:$/, "") !== heading),
    ({ heading, after }) => `${after} ${heading}`,
  );
  const below = [...sections.values()].flatMap((own): ListInWords[] => {
    const [first] = own;
    if (first === undefined || LABEL.test(withoutMarks(first.text))) return [];
    const isPoint = (line: ProseLine): boolean => /^\s*[-*+•]\s/.test(line.text);
    const other = own.findIndex((line) => !isPoint(line));
    const points = other === -1 ? own : own.slice(0, other);
    const text = isPoint(first)
      ? points.map((line) => withoutMarks(line.text)).join(", ")
      : own.map((line) => withoutMarks(line.text)).join(" ");
    return [{ side: sideOfSection(first.heading) ?? "actual", values: valuesAt(text), after: first.after, isLabelled: true }];
  });
  const labelled = lines.flatMap((line): ListInWords[] => {
    const text = withoutMarks(line.text).replaceAll("**", "");
    const label = LABEL.exec(text);
    if (label === null) return [];
    const values = valuesAt(text.slice(label[0].length));
    return [{ side: sideOfWord(label[1] ?? ""), values, after: line.after, isLabelled: true }];
  });
  const paragraphs = Map.groupBy(
    lines.filter(({ heading }) => sideOfSection(heading) === null),
    ({ after, heading }) => `${after} ${heading}`,
  );
  const wished = [...paragraphs.values()].flatMap((own): ListInWords[] => {
    const text = own
      .map((line) => withoutMarks(line.text))
      .join(" ")
      .slice(0, LONGEST_PARAGRAPH);
    const behind = text.split(/(?<=[.!?])\s/).flatMap((sentence): ListInWords[] => {
      const values = wishedBefore(sentence);
      return values.length === 0 ? [] : [{ side: "expected", values, after: own[0]?.after ?? 0, isLabelled: false }];
    });
    const before = [...text.matchAll(WISHED)].flatMap((match): ListInWords[] => {
      const sentence =
        text
          .slice(0, match.index)
          .split(/[.!?]\s/)
          .at(-1) ?? "";
      // “`f(1)` and `f(2)` should be …” names its calls.
      if (/`[^`]*\(/.test(sentence)) return [];
      const values = valuesAt(text.slice(match.index + match[0].length));
      return [{ side: "expected", values, after: own[0]?.after ?? 0, isLabelled: false }];
    });
    return [...behind, ...before];
  });
  return [...below, ...labelled, ...wished].filter(({ values }) => values.length > 0);
}

/** What a block shows of a call. */
export interface Placed {
  expression: string;
  /** What it gives now; null where that is not told. */
  value: string | null;
}

/** Whether a mended program may give this where it gives that now. */
function fits(value: string | null, wish: string): boolean {
  if (value === null || kindOf(value) === "none" || kindOf(wish) === "none") return true;
  const kinds = [kindOf(value), kindOf(wish)];
  if (kinds.some((kind) => kind === "number" || kind === "boolean") && kinds[0] !== kinds[1]) return false;
  return !cannotBecome(value, wish);
}

const PLACES = ["first", "second", "third", "fourth", "fifth"];

/** Which call the words beside a value name; null for none, -1 where it is not there. */
function named(of: string | null, calls: readonly Placed[]): number | null {
  const word = of?.toLowerCase() ?? "";
  if (of === null) return null;
  if (word === "last") return calls.length - 1;
  const place = PLACES.indexOf(word);
  if (place !== -1) return place < calls.length ? place : -1;
  if (of.includes("(")) return calls.findIndex(({ expression }) => squeezeCode(expression) === squeezeCode(of));
  const alike = calls.flatMap(({ expression }, at) =>
    (/^(?:await )?([\w$.]+)\(/.exec(expression)?.[1] ?? "").toLowerCase().includes(word) ? [at] : [],
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/**
 * Which call each value is of: the one that its words name, the others in turn. Where there are more calls than values, the
 * kinds of what the calls give now must leave one way. null where they leave none, or several.
 */
export function placesOf(values: readonly Listed[], calls: readonly Placed[]): number[] | null {
  const places = values.map(({ of }) => named(of, calls));
  const known = places.filter((at) => at !== null);
  if (known.includes(-1) || new Set(known).size < known.length) return null;
  const open = calls.flatMap((_, at) => (known.includes(at) ? [] : [at]));
  const left = places.filter((at) => at === null).length;
  const ways: number[][] = [];
  const isOf = (at: number, wish: number): boolean => fits(calls[at]?.value ?? null, values[wish]?.text ?? "");
  function go(taken: readonly number[], wish: number, from: number): void {
    if (ways.length > 1) return;
    if (wish === values.length) return void ways.push([...taken]);
    const place = places[wish] ?? null;
    if (place !== null) return isOf(place, wish) ? go([...taken, place], wish + 1, from) : undefined;
    for (let next = from; next < open.length; next += 1) {
      const at = open[next] ?? 0;
      if (isOf(at, wish)) go([...taken, at], wish + 1, next + 1);
    }
  }
  if (left > open.length || calls.length > MOST) return null;
  go([], 0, 0);
  return ways.length === 1 ? (ways[0] ?? null) : null;
}
