import type { AST } from "@eslint-community/regexpp";
import { put, type Edit, type Pattern } from "../syntax.ts";

/** A class with one of its signs less, its ranges a little longer or shorter, or turned round. */
export function* within(pattern: Pattern, node: AST.CharacterClass): Iterable<Edit> {
  const body = node.raw.slice(node.negate ? 2 : 1, -1);
  yield [put(pattern, node, node.negate ? `[${body}]` : `[^${body}]`), 0.35];
  for (const element of node.elements) {
    if (node.elements.length > 1) yield [put(pattern, element, ""), 0.4];
    if (element.type !== "CharacterClassRange") continue;
    const [low, high] = [element.min.value, element.max.value];
    // From one sign to another is seldom meant: `[+-.]` takes the comma too.
    if (/^[^\w\s\\]-[^\w\s\\]$/.test(element.raw)) yield [put(pattern, element, element.raw.replace("-", "\\-")), 0.95];
    if (!/^\w-\w$/.test(element.raw)) continue;
    for (const [from, to] of [
      [low - 1, high],
      [low + 1, high],
      [low, high + 1],
      [low, high - 1],
    ] as const) {
      const [one, other] = [String.fromCodePoint(from), String.fromCodePoint(to)];
      // All letters, or digits, are meant.
      const weight = /^(?:0-9|a-z|A-Z)$/.test(element.raw) ? 0.15 : 0.45;
      if (from < to && /^(?:\d\d|[a-z]{2}|[A-Z]{2})$/.test(one + other)) yield [put(pattern, element, `${one}-${other}`), weight];
    }
    for (const whole of ["0-9", "1-9", "a-z", "A-Z", "a-zA-Z"])
      if (whole !== element.raw && /\d/.test(whole) === /\d/.test(element.raw)) yield [put(pattern, element, whole), 0.35];
  }
}
