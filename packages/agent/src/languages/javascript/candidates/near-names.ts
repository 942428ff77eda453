import { partsOf } from "./words.ts";

const SHORTEST = 3;
/** A longer piece more or less makes another name of it. */
const MOST_MORE = 4;

/** One letter more, less or another, two that changed places, or other capitals. */
export function isNear(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST) return false;
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [a, b] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** 0 to 1: how well one name could have been written for another. */
export function likenessOf(one: string, other: string): number {
  if (isNear(one, other)) return 1;
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length) as [string, string];
  if (short.length < SHORTEST) return 0;
  if (long.includes(short)) return long.length - short.length <= MOST_MORE ? 0.7 : 0.4;
  const [own, its] = [partsOf(one), partsOf(other)].map((parts) => new Set(parts)) as [Set<string>, Set<string>];
  const shared = [...own].filter((part) => its.has(part) && part.length >= SHORTEST).length;
  return (0.8 * shared) / Math.max(own.size, its.size);
}
