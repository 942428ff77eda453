import type { Expectation } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { escapePattern } from "../../../run/escape-pattern.ts";

const ITEM = /'(?:[^'\\\n]|\\.){1,80}'|"(?:[^"\\\n]|\\.){1,80}"|-?\d+(?:\.\d+)?/g;
/** Of two there is no telling whether somebody lists or compares them. */
const LEAST = 3;
const MOST = 30;
const BETWEEN = "[\"'`]?\\s*(?:,?\\s*(?:(?:and|then|before|followed by|->|→)\\s+){1,2}|[,;<]\\s*)[\"'`]?";

/** “On the shelf they stand as A, B, C”, of a call that gives the same in another order. */
export function inAnotherOrder(stated: readonly Expectation[], prose: readonly ProseLine[]): Expectation[] {
  return stated.flatMap((one): Expectation[] => {
    if (one.expression === null || one.actual === null || one.expected?.startsWith("[") === true || one.throws !== null)
      return [];
    const items = itemsOf(one.actual);
    if (items === null || items.size < LEAST || items.size > MOST) return [];
    const order = prose.map(({ text }) => listedIn(withoutMarks(text), [...items.keys()])).find((list) => list !== null);
    if (order === undefined || order === null) return [];
    const expected = `[${order.map((item) => items.get(item)).join(", ")}]`;
    return [{ ...one, expected, origin: "prose", reading: "the sentence that lists the same in another order" }];
  });
}

/** Source of the items of a list by what they read like; null where it is no list of different texts or numbers. */
function itemsOf(list: string): Map<string, string> | null {
  const inner = /^\[([^[\]{}]*)\]$/.exec(list.trim())?.[1];
  if (inner === undefined || inner.replaceAll(ITEM, "").replaceAll(/[\s,]/g, "") !== "") return null;
  const sources = inner.match(ITEM) ?? [];
  const items = new Map(sources.map((source) => [source.replace(/^(["'])(.*)\1$/, "$2"), source]));
  return items.size === sources.length ? items : null;
}

/** All of the items one after the other, in another order than theirs. */
function listedIn(text: string, items: readonly string[]): string[] | null {
  const any = items
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join("|");
  const list = new RegExp(`(?<![\\w.-])(?:${any})(?:${BETWEEN}(?:${any})){${items.length - 1}}(?![\\w-]|\\.\\w)`, "u").exec(
    text,
  )?.[0];
  const found = list?.match(new RegExp(any, "gu")) ?? [];
  const isAll = found.length === items.length && new Set(found).size === found.length;
  return isAll && found.some((item, index) => item !== items[index]) ? found : null;
}
