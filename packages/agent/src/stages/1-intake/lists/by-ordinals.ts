import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { itemsIn } from "../items/inline-items.ts";
import { shownExpression, squeezeCode } from "../text/expressions.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { cannotBecome } from "../text/value-kinds.ts";

const PLACES: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, fifth: 4, last: -1 };
const ORDINAL = /\b(first|second|third|fourth|fifth|last)\b/gi;
const WISH = /\b(?:should|expect\w*|want\w*|must|would be (?:right|correct)|ought|I'd like|right|correct)\b/i;
/** Behind values: “`1` and `2` would be right”. */
const ALL_RIGHT = /^[^.!?`]{0,20}\b(?:would be|are|were|should have been) (?:right|correct|expected|better)\b/i;
const BOTH = /^\s*(?:both times|for both|each time|in both cases|twice)\b/i;
const BEHIND = /^[,;]?\s*(?:would be right |is right )?(?:for|in|as) the (first|second|third|fourth|fifth|last)\b/i;

/** What is wished for is a part of what comes out. */
const PART =
  /\b(?:ends? (?:in|with|on)|(?:begin|start)s? with|contains?|includ\w+|holds?|lines?|rows?|entr(?:y|ies)|items?|elements?|members?|parts?|fields?)\b/i;

/** Values of the sentences, in order, and where each stands. */
function valuesIn(text: string): { text: string; start: number; end: number }[] {
  return itemsIn(text).filter(({ kind, ticked }) => kind === "value" && ticked);
}

/** Which call each value of a text is of, by the ordinal that stands before or behind it. */
function placesIn(text: string, count: number): Map<number, string> {
  const places = new Map<number, string>();
  const values = valuesIn(text);
  const indexOf = (word: string): number => {
    const at = PLACES[word.toLowerCase()] ?? count;
    return at < 0 ? count + at : at;
  };
  const both: string[] = [];
  for (const [at, value] of values.entries()) {
    const from = values[at - 1]?.end ?? 0;
    const behind = text.slice(value.end, value.end + 60);
    const named = BEHIND.exec(behind)?.[1];
    // “Second: I expect `…`”, and nothing but that ordinal since the value before.
    const before = [...text.slice(from, value.start).matchAll(ORDINAL)].at(-1)?.[1];
    if (BOTH.test(behind)) both.push(value.text);
    else if ((named ?? before) !== undefined) {
      const place = indexOf(named ?? before ?? "");
      if (place >= count || places.has(place)) return new Map();
      places.set(place, value.text);
    } else if (at > 0 || values.length > 1) return new Map();
  }
  const [one, ...others] = both;
  const left = Array.from({ length: count }, (_, at) => at).filter((at) => !places.has(at));
  if (one === undefined) return places;
  if (others.length > 0 || left.length !== 2) return new Map();
  for (const at of left) places.set(at, one);
  return places;
}

/** “-2 and 8:30 are right”. */
const BARE =
  /^(\S{1,60}(?:, \S{1,60}){0,8},? and \S{1,60}) (?:would be|are|should have been|would have been) (?:the )?(?:right|correct|truth|expected)\b/i;

function bareIn(text: string, count: number): Map<number, string> {
  const values = BARE.exec(text.trim())?.[1]?.split(/,? and |, /) ?? [];
  const areValues = values.every((one) => /^(?:-?\d[\d.:/-]*|["'`[{(].*|None|True|False|true|false|null)$/.test(one));
  return new Map(areValues && values.length === count ? values.map((one, at) => [at, one.replace(/^`(.*)`$/, "$1")]) : []);
}

/** “`1` and `2` would be right” behind two calls. */
function allIn(text: string, count: number): Map<number, string> {
  const bare = count < 2 ? new Map<number, string>() : bareIn(text, count);
  if (bare.size > 0) return bare;
  const values = valuesIn(text);
  const last = values.at(-1);
  if (last === undefined || values.length !== count || count < 2 || !ALL_RIGHT.test(text.slice(last.end))) return new Map();
  const areJoined = values.every(({ start }, at) => {
    const before = values[at - 1];
    return before === undefined || /^(?:,|,? and| &)\s*$/.test(text.slice(before.end, start));
  });
  return new Map(areJoined ? values.map((value, at) => [at, value.text]) : []);
}

function byOrdinals(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  if (calls.length < 2 || PART.test(text)) return [];
  const all = allIn(text, calls.length);
  const places = all.size > 0 || !WISH.test(text) ? all : placesIn(text, calls.length);
  if (places.size < 2) return [];
  const found = [...places].flatMap(([at, expected]) => {
    const call = calls[at];
    return call?.value == null ? [] : [{ call, expected }];
  });
  if (found.length !== places.size || found.some(({ call, expected }) => cannotBecome(call.value ?? "", expected))) return [];
  return found
    .filter(({ call, expected }) => squeezeCode(call.value ?? "") !== squeezeCode(expected))
    .map(({ call, expected }) => ({
      expression: shownExpression(call.expression) ?? call.expression,
      expected,
      actual: call.value,
      throws: null,
      origin: "labels",
      snippet,
    }));
}

/** “First should be `1`, second `2`”: values behind a session or prints, each of the call that its ordinal names. */
export function fromOrdinals(prose: readonly ProseLine[], shown: readonly { calls: readonly ShownCall[] }[]): Expectation[] {
  return shown.flatMap(({ calls }, index) => {
    const behind = prose.filter(({ after, text }) => after === index + 1 && text !== "");
    return byOrdinals(behind.map(({ text }) => withoutMarks(text)).join(" "), calls, index);
  });
}
