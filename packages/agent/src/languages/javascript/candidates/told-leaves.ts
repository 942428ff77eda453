/** A value as it was read from what was printed. */
export type Value = string | number | boolean | null | undefined | readonly Value[] | { readonly [key: string]: Value };

/** What makes one value of another. */
export interface Made {
  /** What is called, by name; what it is, where nothing is called. */
  name: string;
  /** An expression with the value as `#`, and that sign itself as `sharp` has it. */
  shape: string;
  /** What it is done to; `piece`: what is put into a text. */
  of: "text" | "number" | "list" | "record" | "piece" | "any";
  make: (value: unknown) => unknown;
  /** Where more than one value can come of it: whether this one can. */
  fits?: (actual: string, expected: string) => boolean;
  /** A sign that is lost at an end. */
  before?: string | undefined;
  behind?: string | undefined;
}

const SHARP = "\0#";

/** A text for a shape, in which `#` stands for something else. */
export function sharp(text: string): string {
  return text.replaceAll("#", SHARP);
}

/** A shape with an expression in it. */
export function shaped(shape: string, value: string): string {
  return shape.replaceAll(/(?<!\0)#/g, () => value).replaceAll(SHARP, "#");
}

export type Pair = readonly [actual: Value, expected: Value];

const MOST = 200;

/** What stands at the same place in two values and differs, lists whole or by their items. */
export function differingLeaves(actual: Value, expected: Value, whole: boolean): Pair[] {
  const pairs: Pair[] = [];
  gather(actual, expected, whole, pairs);
  return pairs.length <= MOST ? pairs : [];
}

function gather(actual: Value, expected: Value, whole: boolean, pairs: Pair[]): void {
  const isList = Array.isArray(actual) && Array.isArray(expected) && actual.length === expected.length;
  if (isList && !whole) {
    for (const [at, one] of actual.entries()) gather(one as Value, expected[at] as Value, whole, pairs);
    return;
  }
  if (isRecord(actual) && isRecord(expected)) {
    const keys = Object.keys(actual);
    const wanted = Object.keys(expected);
    if (keys.length === wanted.length && keys.every((key) => Object.hasOwn(expected, key))) {
      for (const key of keys) gather(actual[key], expected[key], whole, pairs);
      return;
    }
    // As many by other names.
    if (keys.length === wanted.length && keys.every((key, at) => isAlike(actual[key], expected[wanted[at] ?? ""]))) {
      for (const [at, key] of keys.entries()) if (key !== wanted[at]) pairs.push([key, wanted[at]]);
      return;
    }
  }
  if (Object.is(actual, expected) || (whole && isAlike(actual, expected))) return;
  pairs.push([actual, expected]);
}

function isAlike(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isRecord(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
