import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { byMember } from "../guesses/by-member.ts";
import { squeezeCode } from "../text/expressions.ts";
import { itemsIn } from "../items/inline-items.ts";
import type { ShownCall } from "../shown/shown-calls.ts";

const RECORD = /`(\{[^`\n]{1,1000}\})`/g;
/** “I'd expect a vat of 2” */
const OF =
  /(?<=\b(?:expect(?:ed)?|want(?:ed)?|need|hoped for|should (?:have|hold|give)) (?:an? |the )?)(`?[A-Za-z_$][\w$]{0,60}`?) (?:of|to be|as|being) (?=["'`[\d-])(`?)/g;
const LONGEST = 4000;

/**
 * “… comes to `{ net: 5, tax: 2 }`: the tax must be 1”: of a member of the only record that a paragraph shows, which is what
 * its last call before that gives now, else the last one of the block above. Pure.
 */
export function wordedMembers(prose: readonly ProseLine[], shown: readonly { calls: readonly ShownCall[] }[]): Expectation[] {
  return prose.slice(0, 300).flatMap(({ text: raw, after }) => {
    const text = withoutMarks(raw).slice(0, LONGEST);
    const [record, ...more] = text.matchAll(RECORD);
    const value = record?.[1];
    if (record === undefined || value === undefined || more.length > 0) return [];
    const before = itemsIn(text).findLast(
      ({ kind, ticked, end, text: call }) => kind === "call" && ticked && call.endsWith(")") && end <= record.index,
    );
    const snippet = before === undefined ? shown.slice(0, after).findLastIndex(({ calls }) => calls.length > 0) : -1;
    const expression = before?.text ?? shown[snippet]?.calls.at(-1)?.expression;
    if (expression === undefined) return [];
    const behind = text.slice(record.index + record[0].length);
    return byMember(behind.replaceAll(OF, "$1 should be $2"), [{ expression, value }], snippet).map((one) => ({
      ...one,
      snippet: snippet === -1 ? null : snippet,
    }));
  });
}

/** Without wishes for the whole of what a call gives, where they are known to be said of a member of it. */
export function withoutWholes(expectations: readonly Expectation[], ofMembers: readonly Expectation[]): Expectation[] {
  const members = ofMembers.flatMap(({ expression, expected, actual }) => {
    const whole = /^(.+\))(?:\.[\w$]+|\["[^"\n]+"\])$/.exec(expression ?? "")?.[1];
    return whole === undefined || expected === null || actual === null ? [] : [[squeezeCode(whole), squeezeCode(expected)]];
  });
  if (members.length === 0) return [...expectations];
  return expectations.filter(({ expression, expected, actual }) => {
    if (expected === null || actual !== null) return true;
    return !members.some(
      ([whole, value]) => value === squeezeCode(expected) && (expression === null || squeezeCode(expression) === whole),
    );
  });
}
