import { memberOf, type Shape } from "../asked/shape.ts";
import type { Sort } from "./sorts.ts";

/** A value that was seen, as code that reads it. */
export interface SeenTerm {
  text: string;
  sort: Sort;
  /** 1 for a name, less for what is read of it. */
  share: number;
}

const MOST_MEMBERS = 10;
const MOST_KEYS = 4;
const SHARE = { member: 0.75, inner: 0.5, ofElement: 0.35, looked: 0.4 };

/** The one sort that was seen beside nothing; null for none or several. */
export function sortOfShape(shape: Shape | undefined): Sort | null {
  const sorts = shape?.sorts.filter((sort) => sort !== "nothing") ?? [];
  const [sort] = sorts;
  if (sort === undefined || sorts.length > 1) return null;
  if (sort === "date") return "object";
  return sort === "bigint" || sort === "symbol" || sort === "unknown" ? null : sort;
}

const mayBeAbsent = (shape: Shape): boolean => shape.sorts.includes("nothing");

/** `order.day`, `order.customer.name`, `stops.at(-1).place`: what was seen in a name. */
export function* seenIn(text: string, shape: Shape): Iterable<SeenTerm> {
  yield* membersOf(text, shape, SHARE.member);
  for (const [name, inner] of membersIn(shape))
    if (/^[\w$.#?]+$/.test(text)) yield* membersOf(`${read(text, shape)}${name}`, inner, SHARE.inner);
  const { element } = shape;
  if (sortOfShape(shape) !== "array" || element === undefined) return;
  for (const end of ["at(-1)", "at(0)"]) {
    const sort = sortOfShape(element);
    if (sort !== null && sort !== "object") yield { text: `${text}.${end}`, sort, share: SHARE.ofElement };
    yield* membersOf(`${text}.${end}`, { ...element, sorts: [...element.sorts, "nothing"] }, SHARE.ofElement);
  }
}

function* membersOf(text: string, shape: Shape, share: number): Iterable<SeenTerm> {
  for (const [name, inner] of membersIn(shape)) {
    const sort = sortOfShape(inner);
    if (sort !== null && sort !== "function") yield { text: `${read(text, shape)}${name}`, sort, share };
  }
}

function membersIn(shape: Shape): [string, Shape][] {
  return Object.entries(shape.members ?? {}).slice(0, MOST_MEMBERS);
}

const read = (text: string, shape: Shape): string => `${text}${mayBeAbsent(shape) ? "?." : "."}`;

/** `prices.get(day)`: what a map holds for a key of its keys' sort. `keys`: the nearest first. */
export function* lookedUp(
  map: { text: string; shape: Shape },
  keys: readonly { text: string; sort: Sort }[],
): Iterable<SeenTerm> {
  const { element, key } = map.shape;
  const sort = sortOfShape(key);
  if (element === undefined || sort === null || (sort !== "string" && sort !== "number")) return;
  for (const { text } of keys.filter((one) => one.sort === sort).slice(0, MOST_KEYS)) {
    const found = `${map.text}.get(${text})`;
    const sortOfFound = sortOfShape(element);
    if (sortOfFound !== null) yield { text: found, sort: sortOfFound, share: SHARE.looked };
    yield* membersOf(found, { ...element, sorts: [...element.sorts, "nothing"] }, SHARE.looked * 0.7);
  }
}

/** Names of members that both have, of the same sort. */
export function sharedMembers(one: Shape | undefined, other: Shape | undefined): string[] {
  return Object.entries(one?.members ?? {}).flatMap(([name, shape]) => {
    const twin = memberOf(other, name);
    return twin !== undefined && sortOfShape(shape) !== null && sortOfShape(shape) === sortOfShape(twin) ? [name] : [];
  });
}
