import { splitTopLevel } from "../text/balanced.ts";

const MOST_LINES = 400;
const LONGEST = 1000;
const MOST_DEPTH = 6;
/** `E   AssertionError: assert True is False`, `E  assert 3 == 4`, `FAILED test_a.py::test_b - assert 3 == 4` */
const ASSERTED = /^(?:E\s+|FAILED \S+ - )(?:AssertionError: )?assert (\S.*)$/;
/** `+  where True = may_enter(…)`, `+   and   3 = f(1)` */
const WHERE = /^(?:E\s+)?\+?(\s*)(?:where|and)\s+(\S.*)$/;
const LITERAL = /^(?:True|False|None|-?\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?|"[^"]*"|'[^']*'|\[.*\]|\(.*\)|\{.*\})$/s;
/** What pytest shortens is no code, and neither is what it shows of an object. */
const NO_CODE = /\.{3}|<[\w. ]+(?: object)? at 0x|<function |<bound method |<class |<built-in /;
const CALL = /[\w\])]\(|\.[A-Za-z_]\w*$/;

interface Where {
  /** How deep it is indented: a deeper one explains what the one above it is made of. */
  depth: number;
  value: string;
  code: string;
}

/** `3 = f(1).total`: the first equals sign that stands in no bracket and no text divides them. */
function whereIn(line: string): Where | null {
  const [, blanks = "", told = ""] = WHERE.exec(line.trim().slice(0, LONGEST)) ?? [];
  const [value, ...rest] = told === "" ? [] : splitTopLevel(told, " = ");
  return value === undefined || rest.length === 0 ? null : { depth: blanks.length, value, code: rest.join(" = ") };
}

/** `<Box object at 0x7f>.total` with what the deeper lines say that the object is. */
function resolved(at: number, all: readonly Where[], left = MOST_DEPTH): string {
  const own = all[at];
  if (own === undefined) return "";
  let code = own.code;
  for (let below = at + 1; below < all.length && left > 0; below += 1) {
    const one = all[below];
    if (one === undefined || one.depth <= own.depth) break;
    // `<function f at 0x7f>(1)`: what is called, and where its name is told.
    if (code.includes(one.value) && !LITERAL.test(one.value))
      code = code.replace(one.value, () => resolved(below, all, left - 1));
    // `3 = len([1, 2])`, `where [1, 2] = f(1)`: what a call takes is told to be another one's value.
    else if (CALL.test(one.code) && code.includes(`(${one.value})`))
      code = code.replace(`(${one.value})`, () => `(${resolved(below, all, left - 1)})`);
  }
  return code;
}

/** What an assertion compares, without what pytest shows it with; null where it is of another form. */
function sidesOf(asserted: string): { left: string; operator: string; right: string } | null {
  for (const operator of [" == ", " is not ", " is ", " != ", " not in ", " in "]) {
    const [left, right, ...more] = splitTopLevel(asserted, operator);
    if (left !== undefined && right !== undefined && more.length === 0 && left !== "") return { left, operator, right };
  }
  return null;
}

/** The assertion as it was written, with the calls that pytest names in the places of what they gave. */
function assertionOf(asserted: string, wheres: readonly Where[]): string | null {
  const least = Math.min(...wheres.map(({ depth }) => depth));
  const outer = wheres.flatMap((one, at) => (one.depth === least ? [{ value: one.value, code: resolved(at, wheres) }] : []));
  const isUsable = ({ code }: { code: string }): boolean => CALL.test(code) && !NO_CODE.test(code);
  const callOf = (shown: string): string | null => {
    const own = outer.filter(({ value }) => value === shown);
    return own.length === 1 && own.every(isUsable) ? (own[0]?.code ?? null) : null;
  };
  const negated = /^not (\S.*)$/.exec(asserted)?.[1];
  const alone = callOf(negated ?? asserted);
  if (alone !== null) return `assert ${alone} == ${negated === undefined ? "True" : "False"}`;
  const sides = sidesOf(asserted);
  if (sides === null) return null;
  const [left, right] = [callOf(sides.left), callOf(sides.right)];
  if (left === null && right === null) return null;
  const [shownLeft, shownRight] = [left ?? sides.left, right ?? sides.right];
  // What stands for itself is what it was compared with; anything else was a name of the test.
  if ((left === null && !LITERAL.test(sides.left)) || (right === null && !LITERAL.test(sides.right))) return null;
  if (NO_CODE.test(shownLeft) || NO_CODE.test(shownRight)) return null;
  const equal = sides.operator === " is " ? " == " : sides.operator === " is not " ? " != " : sides.operator;
  if (left === null && equal === " == ") return `assert ${shownRight} == ${shownLeft}`;
  return `assert ${shownLeft}${equal}${shownRight}`;
}

/**
 * `assert True is False` with “where True = may_enter(2)”: what pytest prints where the test itself is not shown, as the
 * assertions that the test holds. An assertion whose value is that of no call, or that is shortened, is left out. Pure.
 */
export function assertionsInPytest(lines: readonly string[]): string[] {
  const found = new Set<string>();
  for (let at = 0; at < Math.min(lines.length, MOST_LINES); at += 1) {
    const asserted = ASSERTED.exec((lines[at] ?? "").trim().slice(0, LONGEST))?.[1];
    if (asserted === undefined) continue;
    const wheres: Where[] = [];
    for (let below = at + 1; below < lines.length; below += 1) {
      const where = whereIn(lines[below] ?? "");
      if (where === null) break;
      wheres.push(where);
    }
    const code = wheres.length === 0 ? null : assertionOf(asserted.trim(), wheres);
    if (code !== null) found.add(code);
  }
  return [...found];
}
