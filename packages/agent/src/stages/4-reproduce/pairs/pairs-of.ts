import type { IssueFacts } from "../../../types/facts.ts";
import { squeezeCode } from "../../1-intake/text/expressions.ts";
import { bareText } from "../../1-intake/text/value-kinds.ts";
import { sequenceOf } from "../../1-intake/told/sequence.ts";
import { byPlace, placesOf, type Place } from "./features/by-place.ts";
import { byRules } from "./features/by-rules.ts";
import { issueOf, type Asked, type Features, type Issue } from "./features/issue.ts";
import { besideNow, ofCall } from "./features/of-call.ts";

/** A call, and a value that may be what it should give. */
export interface Pair {
  asked: Asked;
  /** As written. */
  value: string;
  features: Features;
}

/** Values of an issue; what is told later is seldom what it is about. */
const MOST_VALUES = 120;
const LONGEST = 2000;

/** Values that stand somewhere in the text, and those that rules read where none stands: out of a comment, in other words. */
function valuesOf({ facts, sequence }: Issue): { places: Place[]; elsewhere: string[] } {
  const places = sequence.flatMap((told, at) =>
    told.kind === "error" || told.kind === "call" || told.text.length > LONGEST || told.text.trim() === "" ? [] : [{ at, told }],
  );
  const standing = new Set(places.map(({ told }) => squeezeCode(bareText(told.text))));
  const read = new Set(facts.expectations.flatMap(({ expected }) => (expected === null ? [] : [expected])));
  const elsewhere = [...read].filter((text) => !standing.has(squeezeCode(bareText(text))));
  return { places: places.slice(0, MOST_VALUES), elsewhere: elsewhere.slice(0, MOST_VALUES) };
}

/** Each call with each value that may be what it should give. Pure. */
export function pairsOf(facts: IssueFacts, asked: readonly Asked[]): Pair[] {
  const issue = issueOf(facts, sequenceOf(facts), asked);
  const { places, elsewhere } = valuesOf(issue);
  return asked.flatMap((one): Pair[] => {
    const { kind } = one.failure;
    if (kind !== "assertion" && kind !== "exception") return [];
    const always = ofCall(one, issue);
    const standsAt = placesOf(one, issue.sequence);
    const isNow = (value: string): boolean => issue.gives(one, value);
    const make = (value: string, features: Features): Pair => ({
      asked: one,
      value,
      features: { ...features, ...always, ...besideNow(value, one), ...byRules(value, one, issue) },
    });
    return [
      ...places
        .filter(({ told }) => !isNow(told.text))
        .map((place) => make(place.told.text, byPlace(place, one, standsAt, issue))),
      ...elsewhere.filter((value) => !isNow(value)).map((value) => make(value, { elsewhere: 1 })),
    ];
  });
}
