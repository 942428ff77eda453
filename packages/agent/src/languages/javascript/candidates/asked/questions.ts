import type * as t from "@babel/types";
import { textOf } from "../parse.ts";
import type { Proposal, SourceFile, Under } from "../types.ts";
import { isTest, placesAround } from "./places.ts";

/** What an edit would change, as far as one expression tells. */
export interface Question {
  /** An expression, or a statement before which it is asked. */
  place: t.Node;
  /** The expression that stands there; null before a statement. */
  before: string | null;
  item: Item;
  /** What is done where it makes a difference, beside what the item tells. */
  does: string;
}

export interface Item {
  /** It makes a difference where its value or its truth is another one than before, or where it holds or fails. */
  kind: "value" | "truth" | "holds" | "fails";
  test: string;
  /** What comes then; null where that is always the same. */
  value: string | null;
}

/** The most telling last; none where an edit is neither another expression nor under a condition. */
export function questionsOf(source: SourceFile, { start, end, replacement, parts, when }: Proposal): Question[] {
  if (parts !== undefined) return [];
  if (when !== undefined) return isAskable(when.condition) ? [underCondition(when)] : [];
  return placesAround(source, start, end).flatMap((place) => {
    const [from, to] = [place.start ?? 0, place.end ?? 0];
    const test = source.text.slice(from, start) + replacement + source.text.slice(end, to);
    if (!isAskable(test)) return [];
    const before = textOf(source, place);
    return [{ place, before, item: { kind: isTest(source, place) ? "truth" : "value", test, value: null }, does: "" }];
  });
}

function underCondition({ at, condition, is, does, isValue }: Under): Question {
  const value = isValue && isAskable(does) ? does : null;
  return {
    place: at,
    before: null,
    item: { kind: is ? "holds" : "fails", test: condition, value },
    does: value === null ? does : "",
  };
}

/** What waits cannot be asked in between. */
function isAskable(text: string): boolean {
  return !/\b(?:await|yield)\b/.test(text);
}
