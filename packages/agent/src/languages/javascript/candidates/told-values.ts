import { isRecord, sharp, type Made, type Value } from "./told-leaves.ts";

const MOST_PARTS = 6;
const LONGEST_MARK = 3;

/** What makes one value of another kind, or of another number, of a value. */
export function* madeOfValue(actual: Value, expected: Value): Iterable<Made> {
  yield* ofAbsence(actual, expected);
  if (typeof actual === "number" && typeof expected === "number") yield* ofNumber(actual, expected);
  if (typeof actual === "number" && typeof expected === "string") {
    const digits = /\.(\d+)$/.exec(expected)?.[1]?.length ?? 0;
    yield { name: "toFixed", shape: `#.toFixed(${digits})`, of: "number", make: (one) => Number(one).toFixed(digits) };
    const { length } = expected;
    yield {
      name: "padStart",
      shape: `String(#).padStart(${length}, "0")`,
      of: "number",
      make: (one) => String(one).padStart(length, "0"),
    };
  }
  if (typeof expected === "boolean" && typeof actual !== "boolean" && Boolean(actual) === expected)
    yield { name: "Boolean", shape: "Boolean(#)", of: "any", make: Boolean };
  if (typeof actual === "string" && String(expected) === actual && typeof expected === "boolean")
    yield { name: "isTrue", shape: `# === "true"`, of: "text", make: (one) => one === "true" };
  if (Array.isArray(actual)) yield* ofList(actual as readonly Value[], expected);
  else if (isRecord(actual)) yield* ofRecord(actual);
  if (Array.isArray(expected) && !Array.isArray(actual) && !isNone(actual)) {
    yield { name: "wrapped", shape: "[#]", of: "any", make: (one) => [one] };
    if (typeof actual === "string") yield* cut(actual, expected.length);
  }
}

const isNone = (value: Value): boolean => value === null || value === undefined;

/** Nothing of one kind for nothing of another: `undefined` and `null`, `[]`, `""`, `0`. */
function* ofAbsence(actual: Value, expected: Value): Iterable<Made> {
  const wanted = JSON.stringify(expected) ?? "undefined";
  if (!/^(?:undefined|null|\[\]|\{\}|""|0|false)$/.test(wanted)) return;
  const make = (one: unknown): unknown => (Object.is(one, actual) ? expected : one);
  if (isNone(actual)) yield { name: "nothing", shape: `# ?? ${wanted}`, of: "any", make };
  else if (Number.isNaN(actual) || actual === "" || actual === 0 || actual === false)
    yield { name: "nothing", shape: `# || ${wanted}`, of: "any", make };
}

const UNITS = [100, 1000, 10, 60, 3600, 1024, 24, 12, 7];

function* ofNumber(actual: number, expected: number): Iterable<Made> {
  const digits = /\.(\d+)$/.exec(String(expected))?.[1]?.length ?? 0;
  for (const size of new Set([digits, 2]))
    if (size > 0) {
      const [by, make] = [10 ** size, (one: unknown): number => Math.round(Number(one) * 10 ** size) / 10 ** size];
      yield { name: "round", shape: `Math.round(# * ${by}) / ${by}`, of: "number", make };
      yield { name: "toFixed", shape: `Number(#.toFixed(${size}))`, of: "number", make };
    }
  if (Object.is(actual, -0)) yield { name: "nothing", shape: "# + 0", of: "number", make: (one) => Number(one) + 0 };
  yield { name: "negated", shape: "-#", of: "number", make: (one) => -Number(one) };
  for (const unit of UNITS) {
    const near = (value: number): number => Number(value.toPrecision(12));
    yield { name: "scaled", shape: `# / ${unit}`, of: "number", make: (one) => near(Number(one) / unit) };
    yield { name: "scaled", shape: `# * ${unit}`, of: "number", make: (one) => near(Number(one) * unit) };
  }
}

function* ofList(actual: readonly Value[], expected: Value): Iterable<Made> {
  if (actual.length === 1) yield { name: "first", shape: "#[0]", of: "list", make: (one) => (one as readonly unknown[])[0] };
  if (actual.length > 1) yield { name: "at", shape: "#.at(-1)", of: "list", make: (one) => (one as readonly unknown[]).at(-1) };
  yield { name: "length", shape: "#.length", of: "list", make: (one) => (one as readonly unknown[]).length };
  if (typeof expected === "string" && actual.every((one) => typeof one === "string" || typeof one === "number"))
    for (const mark of marksIn(expected, actual.map(String)))
      yield {
        name: "join",
        shape: `#.join(${sharp(JSON.stringify(mark))})`,
        of: "list",
        make: (one) => (one as readonly unknown[]).join(mark),
      };
  if (!Array.isArray(expected)) return;
  const isEmpty = (one: unknown): boolean => typeof one === "string" && one.trim() === "";
  yield {
    name: "filter",
    shape: `#.filter((item) => item.trim() !== "")`,
    of: "list",
    make: (one) => (one as readonly unknown[]).filter((item) => !isEmpty(item)),
  };
  if (expected.length > 0 && expected.length < actual.length)
    yield {
      name: "slice",
      shape: `#.slice(0, ${expected.length})`,
      of: "list",
      make: (one) => (one as readonly unknown[]).slice(0, expected.length),
    };
  yield* sorted(actual);
}

/** The signs between the first two parts. */
function marksIn(text: string, parts: readonly string[]): string[] {
  const [first = "", second = ""] = parts;
  if (parts.length < 2) return [];
  const end = text.indexOf(second, first.length);
  return text.startsWith(first) && end >= 0 && end - first.length <= LONGEST_MARK ? [text.slice(first.length, end)] : [];
}

/** A text that should be its parts. */
function* cut(actual: string, count: number): Iterable<Made> {
  for (const mark of new Set(actual.match(/[^\p{L}\p{N}]+/gu) ?? []))
    if (count <= MOST_PARTS && mark.length <= LONGEST_MARK)
      yield {
        name: "split",
        shape: `#.split(${sharp(JSON.stringify(mark))})`,
        of: "text",
        make: (one) => String(one).split(mark),
      };
}

/** Records that stand in the order of one of their fields. */
function* sorted(actual: readonly Value[]): Iterable<Made> {
  const [first] = actual;
  if (first === undefined || !isRecord(first) || !actual.every(isRecord)) return;
  for (const [key, value] of Object.entries(first).slice(0, MOST_PARTS)) {
    if (!/^[A-Za-z_$][\w$]*$/.test(key)) continue;
    const isNumber = typeof value === "number";
    if (!isNumber && typeof value !== "string") continue;
    const [by, back] = isNumber
      ? [`a.${key} - b.${key}`, `b.${key} - a.${key}`]
      : [`a.${key}.localeCompare(b.${key})`, `b.${key}.localeCompare(a.${key})`];
    const compare = (a: unknown, b: unknown): number => {
      const [one, other] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
      return isNumber ? Number(one) - Number(other) : String(one).localeCompare(String(other));
    };
    for (const [shape, turn] of [
      [by, 1],
      [back, -1],
    ] as const)
      yield {
        name: "sort",
        shape: `#.sort((a, b) => ${shape})`,
        of: "list",
        make: (one) => (one as readonly unknown[]).toSorted((a, b) => turn * compare(a, b)),
      };
  }
}

function* ofRecord(actual: Value): Iterable<Made> {
  if (!isRecord(actual)) return;
  for (const name of ["values", "keys", "entries"] as const)
    yield { name, shape: `Object.${name}(#)`, of: "record", make: (one) => Object[name](one as Record<string, unknown>) };
  for (const key of Object.keys(actual).slice(0, MOST_PARTS))
    if (/^[A-Za-z_$][\w$]*$/.test(key))
      yield { name: key, shape: `#.${key}`, of: "record", make: (one) => (one as Record<string, unknown>)[key] };
}
