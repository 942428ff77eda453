import { expect, test } from "vitest";
import type { EditCase } from "../../testing/edit-cases.ts";
import { expectEdit } from "../../testing/expect-edit.ts";
import { makeFixture } from "../../testing/fixture.ts";
import { parseSource } from "../parse.ts";
import { createPool } from "../pool.ts";
import { siteAt } from "../site.ts";
import { operator } from "./operator.ts";
import { returns } from "./returns.ts";
import { statement } from "./statement.ts";
import type { Family } from "../types.ts";

const CASES: EditCase[] = [
  {
    family: "undo",
    name: "what is on the way is not taken back",
    code: "const visit = (tree, name, path) => {\n  if (path.has(name)) throw new Error('circle');\n  path.add(name);\n  const below = tree[name].map((next) => visit(tree, next, path));\n  return 1 + below.reduce((sum, one) => sum + one, 0);\n};\nexports.count = (tree, name) => visit(tree, name, new Set());\n",
    line: 5,
    fixed: "  path.delete(name);\n  return 1 + below.reduce((sum, one) => sum + one, 0);",
    check: "assert.strictEqual(lib.count({ a: ['b', 'c'], b: ['c'], c: [] }, 'a'), 4);",
  },
  {
    family: "assignment",
    name: "a variable from before the loop that is read later",
    code: "exports.later = (list) => {\n  const calls = [];\n  let item;\n  for (item of list) calls.push(() => item);\n  return calls.map((call) => call());\n};\n",
    line: 4,
    fixed: "  for (const item of list) calls.push(() => item);",
    check: "assert.deepStrictEqual(lib.later(['a', 'b']), ['a', 'b']);",
  },
  {
    family: "assignment",
    name: "what is done later sees the last value",
    code: "exports.later = (list) => {\n  const calls = [];\n  for (var i = 0; i < list.length; i++) calls.push(() => list[i]);\n  return calls.map((call) => call());\n};\n",
    line: 3,
    fixed: "  for (let i = 0; i < list.length; i++) calls.push(() => list[i]);",
    check: "assert.deepStrictEqual(lib.later(['a', 'b']), ['a', 'b']);",
  },
  {
    family: "statement",
    name: "a case that runs into the next",
    code: "exports.kind = (sign) => {\n  let kind = 'other';\n  switch (sign) {\n    case '+':\n      kind = 'plus';\n    case '-':\n      kind = 'minus';\n  }\n  return kind;\n};\n",
    line: 5,
    fixed: "      kind = 'plus';\n      break;",
    check: "assert.strictEqual(lib.kind('+'), 'plus'); assert.strictEqual(lib.kind('-'), 'minus');",
  },
  {
    family: "assignment",
    name: "a state that is not set back",
    code: "let open = null;\nexports.begin = (name) => {\n  open = name;\n};\nexports.end = () => {\n  const name = open;\n  return name;\n};\n",
    line: 6,
    fixed: "  const name = open;\n  open = null;",
    check: "lib.begin('a'); assert.strictEqual(lib.end(), 'a'); assert.strictEqual(lib.end(), null);",
  },
  {
    family: "assignment",
    name: "a variable that is not declared",
    code: "'use strict';\nexports.last = (list) => {\n  index = list.length - 1;\n  return list[index];\n};\n",
    line: 3,
    fixed: "  var index = list.length - 1;",
    check: "assert.strictEqual(lib.last([1, 2]), 2);",
  },
  {
    family: "in-order",
    name: "a birthday of an earlier month counts by its day",
    code: "exports.had = (month, day, now) => {\n  return now.month >= month && now.day >= day;\n};\n",
    line: 2,
    fixed: "  return now.month > month || (now.month === month && now.day >= day);",
    check:
      "assert.strictEqual(lib.had(3, 20, { month: 5, day: 1 }), true); assert.strictEqual(lib.had(5, 20, { month: 5, day: 1 }), false);",
  },
  {
    family: "accumulate",
    name: "the load of a second task replaces that of the first",
    code: "exports.load = (tasks) => {\n  const load = {};\n  for (const { owner, days } of tasks) {\n    load[owner] = days;\n  }\n  return load;\n};\n",
    line: 4,
    fixed: "    load[owner] = (load[owner] ?? 0) + days;",
    check:
      "assert.deepStrictEqual(lib.load([{ owner: 'a', days: 2 }, { owner: 'a', days: 3 }, { owner: 'b', days: 1 }]), { a: 5, b: 1 });",
  },
  {
    family: "statement",
    name: "the first that does not fit ends the search",
    code: "exports.first = (list) => {\n  for (const one of list) {\n    if (one.closed) break;\n    return one.name;\n  }\n  return null;\n};\n",
    line: 3,
    fixed: "    if (one.closed) continue;",
    check: "assert.strictEqual(lib.first([{ closed: true }, { name: 'b' }]), 'b');",
  },
  {
    family: "statement",
    name: "a later one that refuses is not heard",
    code: "exports.may = (rules) => {\n  let allowed = false;\n  for (const { deny, allow } of rules) {\n    if (deny) return false;\n    if (allow) {\n      return true;\n    }\n  }\n  return allowed;\n};\n",
    line: 6,
    fixed: "      allowed = true;",
    check:
      "assert.strictEqual(lib.may([{ allow: true }, { deny: true }]), false); assert.strictEqual(lib.may([{ allow: true }]), true);",
  },
  {
    family: "accumulate",
    name: "whom somebody mutes later is all that he mutes",
    code: "const all = new Map();\nexports.mute = (reader, author) => {\n  const muted = new Set();\n  muted.add(author);\n  all.set(reader, muted);\n  return muted.size;\n};\n",
    line: 3,
    fixed: "  const muted = all.get(reader) ?? new Set();",
    check: "lib.mute('ann', 1); assert.strictEqual(lib.mute('ann', 2), 2);",
  },
  {
    family: "assignment",
    name: "what is spelled otherwise is lost",
    code: "exports.plain = (text) => {\n  for (const [from, to] of [['ä', 'ae'], ['ö', 'oe']]) text.replaceAll(from, to);\n  text.replaceAll('ü', 'ue');\n  return text;\n};\n",
    line: 3,
    fixed: "  text = text.replaceAll('ü', 'ue');",
    check: "assert.strictEqual(lib.plain('für'), 'fuer');",
  },
  {
    family: "seen-before",
    name: "names that stand for each other are followed for ever",
    code: "exports.last = (names, name) => {\n  const seen = new Set();\n  while (names.has(name)) {\n    seen.add(name);\n    name = names.get(name);\n  }\n  return name;\n};\n",
    line: 4,
    fixed: "    if (seen.has(name)) return null;\n    seen.add(name);",
    check:
      "assert.strictEqual(lib.last(new Map([['a', 'b'], ['b', 'a']]), 'a'), null); assert.strictEqual(lib.last(new Map([['a', 'b']]), 'a'), 'b');",
  },
  {
    family: "in-order",
    name: "a line straight down goes the other way",
    code: "exports.isBack = (dx, dy) => {\n  return dx < 0;\n};\n",
    line: 2,
    fixed: "  return dx < 0 || (dx === 0 && dy < 0);",
    check: "assert.strictEqual(lib.isBack(0, -1), true); assert.strictEqual(lib.isBack(1, -1), false);",
  },
  {
    family: "awaited",
    name: "a list of promises is taken for the values",
    code: "const load = async (name) => name.length;\nexports.total = async (names) => {\n  const sizes = names.map(async (name) => await load(name));\n  return sizes.reduce((sum, one) => sum + one, 0);\n};\n",
    line: 3,
    fixed: "  const sizes = await Promise.all(names.map(async (name) => await load(name)));",
    check: "assert.strictEqual(await lib.total(['ab', 'c']), 3);",
  },
  {
    family: "awaited",
    name: "a callback hands on what is still on its way",
    code: "const isFree = async (seat) => seat > 2;\nexports.free = async (seats) => {\n  const found = [];\n  const look = (seat) => { if (isFree(seat)) found.push(seat); };\n  for (const seat of seats) await look(seat);\n  return found;\n};\n",
    line: 4,
    fixed: "  const look = async (seat) => { if (await isFree(seat)) found.push(seat); };",
    check: "assert.deepStrictEqual(await lib.free([1, 3]), [3]);",
  },
  {
    family: "unused",
    name: "nobody calls what was written for it",
    code: "function plain(name) {\n  return name.trim().toLowerCase();\n}\nexports.find = (people, name) => {\n  return people.find((one) => one === name) ?? null;\n};\n",
    line: 5,
    fixed: "  return people.find((one) => one === plain(name)) ?? null;",
    check: "assert.strictEqual(lib.find(['ada'], ' Ada'), 'ada');",
  },
  {
    family: "filled",
    name: "all shelves are one",
    code: "exports.shelves = (count) => {\n  return new Array(count).fill([]);\n};\n",
    line: 2,
    fixed: "  return Array.from({ length: count }, () => []);",
    check: "const shelves = lib.shelves(2); shelves[0].push(1); assert.deepStrictEqual(shelves, [[1], []]);",
  },
  {
    family: "assignment",
    name: "what a loop on one line gives is lost",
    code: "exports.all = (lists) => {\n  const all = [];\n  for (const list of lists) all.concat(list);\n  return all;\n};\n",
    line: 3,
    fixed: "  for (const list of lists) all.push(...list);",
    check: "assert.deepStrictEqual(lib.all([[1], [2, 3]]), [1, 2, 3]);",
  },
  {
    family: "shared-state",
    name: "what the last call saw is seen still",
    code: "const seen = new Set();\nexports.unique = (list) => {\n  return list.filter((one) => !seen.has(one) && seen.add(one));\n};\n",
    line: 3,
    fixed: "  const seen = new Set();\n  return list.filter((one) => !seen.has(one) && seen.add(one));",
    check: "assert.deepStrictEqual(lib.unique([1, 1]), [1]); assert.deepStrictEqual(lib.unique([1, 2]), [1, 2]);",
  },
  {
    family: "accumulate",
    name: "nothing is there at first",
    code: "exports.count = (words) => {\n  const counts = {};\n  for (const word of words) counts[word] = counts[word] + 1;\n  return counts;\n};\n",
    line: 3,
    fixed: "  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;",
    check: "assert.deepStrictEqual(lib.count(['a', 'b', 'a']), { a: 2, b: 1 });",
  },
  {
    family: "awaited",
    name: "promises are handed back",
    code: "const load = async (id) => ({ id });\nexports.all = async (ids) => {\n  const all = ids.map((id) => load(id));\n  return all.map(({ id }) => id);\n};\n",
    line: 3,
    fixed: "  const all = await Promise.all(ids.map((id) => load(id)));",
    check: "assert.deepStrictEqual(await lib.all([1, 2]), [1, 2]);",
  },
  {
    family: "forgotten",
    name: "names in a group are shown without it",
    code: "exports.names = (list, group) => {\n  return list.map((name) => name);\n};\n",
    line: 2,
    fixed: "  return list.map((name) => group + name);",
    check: "assert.deepStrictEqual(lib.names(['a'], 'x.'), ['x.a']);",
  },
  {
    family: "counter",
    name: "hits are not counted",
    code: "const stats = { hits: 0, misses: 0 };\nexports.stats = stats;\nexports.get = (cache, key) => {\n  if (cache.has(key)) {\n    return cache.get(key);\n  }\n  stats.misses += 1;\n  return null;\n};\n",
    line: 5,
    fixed: "    stats.hits += 1;\n    return cache.get(key);",
    check:
      "lib.get(new Map([['a', 1]]), 'a'); assert.strictEqual(lib.stats.hits, 1); lib.get(new Map(), 'a'); assert.strictEqual(lib.stats.hits, 1);",
  },
  {
    family: "kept",
    name: "a guest that nobody writes down",
    code: "exports.Hall = class {\n  constructor() { this.guests = []; this.seats = 9; }\n  enter(guest) {\n    this.seats -= 1;\n    return this;\n  }\n  list() { return this.guests.join(); }\n};\n",
    line: 4,
    fixed: "    this.seats -= 1;\n    this.guests.push(guest);",
    check: "assert.strictEqual(new lib.Hall().enter('Ada').enter('Bo').list(), 'Ada,Bo');",
  },
  {
    family: "left-out",
    name: "a member that was read and not handed on",
    code: "exports.parse = (text) => {\n  const [town, height, people] = text.split(';');\n  return { town, people };\n};\n",
    line: 3,
    fixed: "  return { height, town, people };",
    check: "assert.deepStrictEqual(lib.parse('Ulm;478;126'), { town: 'Ulm', height: '478', people: '126' });",
  },
  {
    family: "skipped",
    name: "an empty line is no entry",
    code: "exports.read = (text) => {\n  const all = {};\n  for (const line of text.split('\\n')) {\n    const [name, value] = line.split(':');\n    all[name] = value.trim();\n  }\n  return all;\n};\n",
    line: 4,
    fixed: "    if (line.startsWith('#')) continue;\n    const [name, value] = line.split(':');",
    check: "assert.deepStrictEqual(lib.read('a: 1\\n# no: more\\nb: 2'), { a: '1', b: '2' });",
  },
  {
    family: "stalled",
    name: "a search that halves what cannot be halved",
    code: "exports.root = (names, at) => {\n  let name = at;\n  for (let round = 0; round < 99; round++) {\n    const next = names[name] ?? name;\n    if (name === 'root') return round;\n    name = next;\n  }\n  return -1;\n};\n",
    line: 5,
    fixed: "    if (next === name) return round;",
    check: "assert.strictEqual(lib.root({ a: 'b', b: 'c' }, 'a'), 2); assert.strictEqual(lib.root({}, 'a'), 0);",
  },
];

test.each(CASES)("$family: $name", (item) => expectEdit(item, 400));

/** What a family proposes at a line, in words. */
function told(family: Family, code: string, line: number): string[] {
  const fixture = makeFixture({ files: { "lib.js": code }, probe: "" });
  const source = parseSource("lib.js", code);
  const pool = createPool({ ...fixture, suspicious: [], purpose: "repair" }, []);
  const site = source === null ? null : siteAt(source, line, pool);
  return site === null ? [] : [...family.propose(site)].map(({ description }) => description);
}

test("no condition is dropped before what then nothing comes to", () => {
  const code = "exports.f = (a, b) => {\n  if (a < b) return -1;\n  if (a > b) console.log(a);\n  return 0;\n};\n";

  expect(told(statement, code, 2)).not.toContain("the condition was dropped");
  expect(told(statement, code, 3)).toContain("the condition was dropped");
});

test("nothing is returned before what would never run, nor in the first round of a loop", () => {
  const code =
    "exports.f = (list) => {\n  for (const one of list) {\n    g(one);\n    if (one) {\n      g(list);\n    }\n  }\n  g(0);\n  g(1);\n};\n";
  const added = "`return` was added";

  expect([3, 5, 8, 9].map((line) => told(returns, code, line).includes(added))).toEqual([false, true, false, true]);
});

test("nothing is put behind a comparison for what is not there", () => {
  const code = "exports.f = (a, b) =>\n  a === null || b;\nexports.g = (a, b) =>\n  a || b;\n";
  const instead = "`||` became `??`";

  expect([2, 4].map((line) => told(operator, code, line).includes(instead))).toEqual([false, true]);
});
