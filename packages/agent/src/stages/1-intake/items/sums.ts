import type { Item } from "./inline-items.ts";

const NUMBER = /^-?\d[\d_]*(?:\.\d+)?$/;
const WORKED_OUT = /\b(?:plus|minus|times|less|half|twice|double|sum)\b|\d\s?%|[+*×÷]|\d(?: [a-z]{1,20}){0,2} x \d|\d\s?\/\s?\d/i;
const TOTAL_BEHIND = /(?:^|[^=!<>])=\s{0,3}`{0,2}-?\d[\d_.,]{0,20}`{0,2}(?: [a-z]{1,20}){0,2}\s{0,3}$/;
const TOTAL_BEFORE = /[^=!<>]=\s{0,3}`{0,2}$/;
const END = /[!?;:]|\.(?!\d)|,? (?:but|while|though|instead|not)\b/;
const NEAR = 160;

/** The words of its sentence that stand before a place. */
export function startOfSentence(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - NEAR), at)
      .split(END)
      .at(-1) ?? ""
  );
}

/** “450 plus half of 300 = 600”: a number that another one is worked out from, in the same sentence. */
export function isPartOfSum(text: string, item: Item): boolean {
  if (item.kind !== "value" || !NUMBER.test(item.text)) return false;
  const behind = text.slice(item.end, item.end + NEAR).split(END)[0] ?? "";
  return TOTAL_BEHIND.test(behind) && WORKED_OUT.test(`${startOfSentence(text, item.start)} ${behind}`);
}

/** The number that such a sentence ends in. */
export function isTotal(text: string, item: Item): boolean {
  if (item.kind !== "value" || !NUMBER.test(item.text)) return false;
  const before = startOfSentence(text, item.start);
  return TOTAL_BEFORE.test(before) && /\d/.test(before) && WORKED_OUT.test(before);
}

const RESULT =
  /(?:\b(?:is|be|to|makes|gives|equals|so|at most|at least|capped at)|=)\s{1,3}(-?\d[\d_]{0,20}(?:\.\d{1,20})?)\.?$/i;

/** “half of 59 is 29.50, limited to 12.00”: the number that such words end in; null where they end in none. */
export function resultOf(words: string): string | null {
  return RESULT.exec(words.slice(-80))?.[1] ?? null;
}

export function isNumber(value: string | null): boolean {
  return value !== null && NUMBER.test(value);
}
