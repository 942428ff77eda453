import type { Expectation } from "../../../types/facts.ts";
import { shownExpression } from "../text/expressions.ts";
import { cleanValue, VALUE } from "../text/outcome.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { cannotBecome, kindOf } from "../text/value-kinds.ts";

const PLACES: Record<string, number> = { first: 0, former: 0, second: 1, third: 2, fourth: 3, last: -1, latter: -1 };
const ORDINAL = "first|second|third|fourth|last|former|latter";
const THING = "(?: (?:one|call|line|result|value|case|example))?";
const SAME = new RegExp(
  `\\bthe (${ORDINAL})${THING} (?:should|must|ought to|has to) (?:also )?(?:be|give|return|print|show|look|equal)\\w*(?: exactly)? (?:the same as|what|like|as|equal to)?\\s*the (${ORDINAL})\\b`,
  "i",
);

/** “The second should be the same as the first”, of the calls that a block above shows. */
export function byOrdinal(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const match = SAME.exec(text);
  if (match === null) return [];
  const [wrong, right] = [calls.at(placeOf(match[1])), calls.at(placeOf(match[2]))];
  if (wrong === undefined || right === undefined || right.value === null || wrong === right) return [];
  return [
    {
      expression: wrong.expression,
      expected: right.value,
      actual: wrong.value,
      throws: null,
      origin: "prose",
      snippet,
    },
  ];
}

const ORDINALS = `${ORDINAL}|middle`;
const NTH = new RegExp(
  `(?:^|[\\s,(])(?:the )?(${ORDINALS}) (?:one|call|result|value|case|example) (?:should|must|ought to|has to) (?:be|give|return|print|show)(?: exactly)?:? (${VALUE})`,
  "gi",
);

/** “The middle one should be Sam”, of the calls that a block above shows. */
export function byNth(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const shown = calls.filter(({ expression, value }) => value !== null && !/^(?:const|let|var|import)\b/.test(expression));
  return [...text.matchAll(NTH)].flatMap(([, place = "", said]): Expectation[] => {
    const isMiddle = place.toLowerCase() === "middle";
    const call = isMiddle ? (shown.length % 2 === 1 ? shown[(shown.length - 1) / 2] : undefined) : shown.at(placeOf(place));
    const expected = cleanValue(said);
    if (call?.value == null || expected === null || cannotBecome(call.value, expected)) return [];
    // A bare word is a text where the other calls show some.
    const isWord = /^[A-Za-z_]\w*$/.test(expected) && kindOf(expected) === "text";
    if (isWord && !shown.some(({ value }) => /^["'`]/.test(value ?? ""))) return [];
    const value = isWord ? JSON.stringify(expected) : expected;
    return [{ expression: call.expression, expected: value, actual: call.value, throws: null, origin: "prose", snippet }];
  });
}

const LINE = new RegExp(
  `\\bthe (${ORDINAL}) line (?:of \\w+(?: \\w+)? )?(?:should|must|ought to|has to) (?:be|read|say|print|look like):?\\s*\`([^\`\\n]{1,300})\``,
  "i",
);

/** “The second line should be `…`” of a call above that gives several lines. */
export function byLine(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const match = LINE.exec(text);
  const call = match === null ? undefined : calls.findLast(({ value }) => value?.includes("\n") === true);
  const lines = call?.value?.split("\n") ?? [];
  const place = placeOf(match?.[1]);
  if (match === null || call === undefined || lines.at(place) === undefined) return [];
  const expected = lines.with(place, match[2] ?? "").join("\n");
  const expression = shownExpression(call.expression) ?? call.expression;
  return [{ expression, expected, actual: call.value, throws: null, origin: "prose", snippet }];
}

function placeOf(word: string | undefined): number {
  return PLACES[(word ?? "").toLowerCase()] ?? Number.POSITIVE_INFINITY;
}
