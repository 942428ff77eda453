import { z } from "zod";

/** What values that were seen are like; `nothing` stands for null and undefined. */
export const Shape = z.object({
  sorts: z.array(
    z.enum([
      "nothing",
      "number",
      "bigint",
      "string",
      "boolean",
      "symbol",
      "function",
      "array",
      "map",
      "set",
      "date",
      "regexp",
      "object",
      "unknown",
    ]),
  ),
  /** Of an object, by their names. */
  get members() {
    return z.record(z.string(), Shape).optional();
  },
  /** Of a list, a set or a map's values. */
  get element() {
    return Shape.optional();
  },
  /** Of a map. */
  get key() {
    return Shape.optional();
  },
});
export type Shape = z.infer<typeof Shape>;

/** One of its own: `constructor` and what else every object has is none that was seen. */
export function memberOf(shape: Shape | undefined, name: string): Shape | undefined {
  const members = shape?.members;
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}
