import type { ShownCall } from "../shown/shown-calls.ts";

const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const COUNTED = new RegExp(
  `\\b(?:expect(?:ed)?|want(?:ed)?|should (?:be|have|give|return|get|see)|like to (?:get|see|have))(?: (?:it|them|this|that|to (?:be|get|see|have|return)))* (?:exactly |only |just )?(${WORDS.join("|")}|\\d{1,6}) [a-z]{3,}`,
  "i",
);
const COUNTS = /\.(?:length|size|count)$|^len\(.*\)$|\.(?:count|size|length)\(\)$/s;

/** “I expected one entry” of a call that counts entries: the call and the number; null where no single call counts. */
export function countStated(text: string, calls: readonly ShownCall[]): { call: ShownCall; expected: string } | null {
  const counting = calls.filter(({ expression, value }) => COUNTS.test(expression) && value !== null && /^\d+$/.test(value));
  const [call, ...more] = counting;
  const word = COUNTED.exec(text)?.[1]?.toLowerCase();
  if (call === undefined || more.length > 0 || word === undefined) return null;
  const expected = WORDS.includes(word) ? String(WORDS.indexOf(word)) : word;
  return expected === call.value ? null : { call, expected };
}
