import {
  bodyOf,
  followingTo,
  inClass,
  isClass,
  leadingTo,
  put,
  putAll,
  takes,
  withMore,
  type Edit,
  type Pattern,
} from "../syntax.ts";
import type { Told } from "../told.ts";
import { added, marks } from "./added.ts";
import { anything, instead, without, WRITTEN } from "./instead.ts";
import { orAnother } from "./or-another.ts";
import { within } from "./within.ts";

/** Which signs a part takes: one more, one less, others. */
export function* sets(pattern: Pattern, told: Told): Iterable<Edit> {
  for (const { elements } of pattern.sequences)
    for (const [index, element] of elements.entries()) {
      const body = bodyOf(element);
      if (isClass(body)) {
        yield* added(pattern, body, told);
        for (const [more, weight] of marks(pattern, body, elements[index - 1]))
          yield [put(pattern, body, withMore(body.raw, inClass(more))), weight];
        for (const [other, weight] of instead(pattern, body, { before: leadingTo(element), next: followingTo(element) }))
          yield [put(pattern, body, other), weight];
        if (body.raw === "." && told.signs.includes("\n")) yield [put(pattern, body, String.raw`[\s\S]`), 1];
        for (const [other, weight] of without(body, told, leadingTo(element))) yield [put(pattern, body, other), weight];
        if (element.type === "Quantifier")
          for (const [other, weight] of anything(element, body)) yield [put(pattern, element, other), weight];
      }
      if (body.type === "CharacterClass") yield* within(pattern, body);
      if (body.type === "Character") yield* orAnother(pattern, body, told);
    }
  yield* alike(pattern, told);
}

/** One more sign in all classes that lack it: `[a-z][\w]*` → `[a-z$][\w$]*`. */
function* alike(pattern: Pattern, { signs, digits }: Told): Iterable<Edit> {
  const bodies = pattern.sequences.flatMap(({ elements }) => elements.map(bodyOf)).filter(isClass);
  const all = bodies.filter(({ raw }) => !/^\[\^|^\\[SWDPps]|^\.$/.test(raw));
  const not = bodies.filter(({ raw }) => raw.startsWith("[^"));
  for (const [of, isNot] of [
    [all, false],
    [not, true],
  ] as const)
    for (const sign of new Set([...signs, ...digits, "$", "-", "_", ".", "\\"])) {
      const lacking = of.filter((one) => takes(one, sign, pattern.flags) === isNot);
      const same = Map.groupBy(lacking, ({ raw }) => raw);
      for (const some of [lacking, ...same.values()])
        if (some.length > 1)
          yield [
            putAll(pattern, some, ({ raw }) => withMore(raw, inClass(sign))),
            signs.includes(sign) ? (sign === "$" ? 0.95 : 0.6) : 0.4,
          ];
    }
  // One class for the same class everywhere.
  for (const [raw, same] of Map.groupBy(bodies, (one) => one.raw))
    if (same.length > 1)
      for (const [from, to, weight] of WRITTEN)
        if (from === raw && weight >= 0.3) yield [putAll(pattern, same, () => to), weight];
}
