import type { Item } from "../items/inline-items.ts";
import type { ShownCall } from "../shown/shown-calls.ts";

/** The function or member that a call ends in: `has` of `cache.has(3)`, `size` of `cache.size`. */
function nameOf(expression: string): string | null {
  return /(?:^|[.\s])([A-Za-z_$][\w$]{0,80})(?:\([^()]{0,400}\))?$/.exec(expression)?.[1] ?? null;
}

/** “`has` must be true” behind a block that shows `cache.has(3)` once: the name is that call, and no value of another. */
export function withNamedCalls(items: readonly Item[], calls: readonly ShownCall[]): Item[] {
  const named = Map.groupBy(calls, ({ expression }) => nameOf(expression));
  return items.map((item) => {
    const name = item.kind === "value" && item.ticked ? /^([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(item.text)?.[1] : undefined;
    const [only, ...more] = (name === undefined ? undefined : named.get(name)) ?? [];
    return only === undefined || more.length > 0 ? item : { ...item, kind: "call", text: only.expression };
  });
}

const EMPTY = /^(?:\[\s*\]|\{\s*\}|\(\)|""|''|null|undefined|None|set\(\))$/;
const BOTH_SHOULD = /\bboth (?:of them |calls |lines |searches )?(?:should|must|ought to|have to|need to)\b(?! not\b)/i;

/** “Both should find it” of two calls of one function, of which one gives nothing: it should give what the other does. */
export function bothAlike(text: string, calls: readonly ShownCall[]): { call: ShownCall; expected: string } | null {
  const [first, second, ...more] = calls;
  if (first === undefined || second === undefined || more.length > 0 || !BOTH_SHOULD.test(text)) return null;
  const [empty, ...others] = [first, second].filter(({ value }) => value !== null && EMPTY.test(value.trim()));
  if (empty === undefined || others.length > 0 || nameOf(first.expression) !== nameOf(second.expression)) return null;
  const expected = (empty === first ? second : first).value;
  return expected === null ? null : { call: empty, expected };
}
