import { describe, expect, it } from "vitest";
import { findEdit, type EditCase } from "../../testing/edit-cases.ts";

const CASES: EditCase[] = [
  {
    family: "wide-clause",
    name: "a lift that is full takes nobody, whatever floor",
    code: "exports.takes = (lift, caller) => {\n  return lift.floor === caller.floor;\n};\nexports.load = (lift) => lift.seats - lift.people;\n",
    line: 2,
    fixed: "  return lift.floor === caller.floor && lift.seats > lift.people;",
    check:
      "const caller = { floor: 2 }; assert.strictEqual(lib.takes({ floor: 2, seats: 4, people: 4 }, caller), false); assert.strictEqual(lib.takes({ floor: 2, seats: 4, people: 3 }, caller), true);",
  },
  {
    family: "wide-leave",
    name: "an order of another day is counted",
    code: "exports.total = (orders, day) => {\n  let total = 0;\n  for (const order of orders) {\n    total += order.price * order.pieces;\n  }\n  return [day, total];\n};\nexports.dayOf = (order) => order.day;\n",
    line: 4,
    fixed: "    if (order.pieces < 0) continue;\n    total += order.price * order.pieces;",
    check: "assert.deepStrictEqual(lib.total([{ price: 2, pieces: 3 }, { price: 5, pieces: -1 }], 'Monday'), ['Monday', 6]);",
  },
  {
    family: "wide-either",
    name: "nothing is charged while a trial runs",
    code: "exports.bill = (account) => {\n  const days = account.days - account.trialDays;\n  return { owed: account.price * days };\n};\n",
    line: 3,
    fixed: "  return { owed: days < 0 ? 0 : account.price * days };",
    check:
      "assert.deepStrictEqual(lib.bill({ days: 3, trialDays: 5, price: 2 }), { owed: 0 }); assert.deepStrictEqual(lib.bill({ days: 9, trialDays: 5, price: 2 }), { owed: 8 });",
  },
  {
    family: "wide-arithmetic",
    name: "the deposit is not in the sum",
    code: "exports.due = (order) => {\n  const sum = order.price * order.pieces;\n  return { sum, deposit: order.deposit };\n};\n",
    line: 2,
    fixed: "  const sum = order.price * order.pieces + order.deposit;",
    check: "assert.strictEqual(lib.due({ price: 2, pieces: 3, deposit: 1 }).sum, 7);",
  },
  {
    family: "wide-set",
    name: "the last time is not kept",
    code: "exports.Meter = class {\n  constructor() {\n    this.last = 0;\n    this.used = 0;\n  }\n  read(value) {\n    this.used += value - this.last;\n    return this.used;\n  }\n};\n",
    line: 7,
    fixed: "    this.used += value - this.last;\n    this.last = value;",
    check: "const meter = new lib.Meter(); meter.read(5); assert.strictEqual(meter.read(8), 8);",
  },
  {
    family: "wide-after-loop",
    name: "the last group is lost",
    code: "exports.groups = (rows) => {\n  const groups = [];\n  let group = [];\n  for (const row of rows) {\n    if (row === '') {\n      groups.push(group);\n      group = [];\n    } else {\n      group.push(row);\n    }\n  }\n  return groups;\n};\n",
    line: 6,
    lines: 6,
    fixed:
      "      groups.push(group);\n      group = [];\n    } else {\n      group.push(row);\n    }\n  }\n  if (group.length > 0) groups.push(group);",
    check:
      "assert.deepStrictEqual(lib.groups(['a', '', 'b', 'c']), [['a'], ['b', 'c']]); assert.deepStrictEqual(lib.groups(['a', '']), [['a']]);",
  },
  {
    family: "wide-form",
    name: "a value with the separator in it",
    code: "exports.value = (line) => {\n  const equals = line.indexOf('=');\n  if (equals < 0) return null;\n  return line.trim();\n};\n",
    line: 4,
    fixed: "  return line.slice(equals + 1).trim();",
    check: "assert.strictEqual(lib.value('a=b=c '), 'b=c'); assert.strictEqual(lib.value('x=1'), '1');",
  },
  {
    family: "wide-set-if",
    name: "a row that begins anew behind the aisle",
    code: "exports.longest = (seats, aisle) => {\n  let run = 0;\n  let best = 0;\n  for (const seat of seats) {\n    run += 1;\n    best = Math.max(best, run);\n  }\n  return [aisle, best];\n};\nexports.isEnd = (seat, aisle) => seat === aisle;\n",
    line: 5,
    fixed: "    if (seat === aisle) run = 0;\n    run += 1;",
    check: "assert.deepStrictEqual(lib.longest([1, 2, 3, 4, 5], 4), [4, 3]);",
  },
  {
    family: "wide-own-function",
    name: "a word that is not folded like the others",
    code: "const fold = (word) => word.toLowerCase();\nexports.holds = (words, wanted) => {\n  const known = new Set(words.map(fold));\n  return known.has(wanted.slice(1));\n};\n",
    line: 4,
    fixed: "  return known.has(fold(wanted.slice(1)));",
    check: "assert.strictEqual(lib.holds(['Ape'], '-APE'), true); assert.strictEqual(lib.holds(['Ape'], '-Bee'), false);",
  },
  {
    family: "wide-twin",
    name: "only one of the two sides is settled",
    code: "exports.settle = (debtor, creditor) => {\n  const amount = Math.min(debtor.left, creditor.left);\n  debtor.left -= amount;\n  return [amount, debtor.left, creditor.left];\n};\n",
    line: 3,
    fixed: "  debtor.left -= amount;\n  creditor.left -= amount;",
    check: "assert.deepStrictEqual(lib.settle({ left: 3 }, { left: 5 }), [3, 0, 2]);",
  },
  {
    family: "clause-like",
    name: "a run goes on with another service",
    code: "exports.runs = (entries) => {\n  let run = null;\n  let count = 0;\n  for (const entry of entries) {\n    if (!(run && run.message === entry.message)) count += 1;\n    run = entry;\n  }\n  return count;\n};\nexports.nameOf = (entry) => entry.service;\n",
    line: 5,
    fixed: "    if (!(run && run.message === entry.message && run.service === entry.service)) count += 1;",
    check:
      "assert.strictEqual(lib.runs([{ message: 'a', service: 'x' }, { message: 'a', service: 'y' }, { message: 'a', service: 'y' }]), 2);",
  },
  {
    family: "wide-set",
    name: "a new entry is not kept",
    code: "const known = new Map();\nexports.count = (name) => {\n  let entry = known.get(name);\n  if (entry === undefined) {\n    entry = { times: 0 };\n  }\n  entry.times += 1;\n  return entry.times;\n};\nexports.forget = (name) => known.delete(name);\n",
    line: 7,
    fixed: "  known.set(name, entry);\n  entry.times += 1;",
    check: "lib.count('a'); assert.strictEqual(lib.count('a'), 2);",
  },
  {
    family: "wide-set",
    name: "a private list that is not emptied",
    code: "exports.Log = class {\n  #undone;\n  #done = [];\n  constructor(undone) {\n    this.#undone = undone;\n  }\n  do(step) {\n    this.#done.push(step);\n    return this.#undone.length;\n  }\n  undo() {\n    this.#undone.push(this.#done.pop());\n  }\n};\n",
    line: 8,
    fixed: "    this.#undone = [];\n    this.#done.push(step);",
    check: "const log = new lib.Log([]); log.do(1); log.undo(); assert.strictEqual(log.do(2), 0);",
  },
  {
    family: "wide-own-function",
    name: "the wanted values are not folded like the given one",
    code: "const fold = (word) => word.toLowerCase();\nexports.isIn = (words, word) => {\n  return words.includes(fold(word));\n};\n",
    line: 3,
    fixed: "  return words.map(fold).includes(fold(word));",
    check: "assert.strictEqual(lib.isIn(['Ape'], 'aPE'), true); assert.strictEqual(lib.isIn(['Ape'], 'Bee'), false);",
  },
  {
    family: "wide-own-function",
    name: "colours count as width",
    code: "const shownLength = (text) => text.replace(/<[^>]*>/g, '').length;\nexports.room = (text, width) => {\n  return width - text.length;\n};\n",
    line: 3,
    fixed: "  return width - shownLength(text);",
    check: "assert.strictEqual(lib.room('<b>ab', 5), 3);",
  },
  {
    family: "wide-form",
    name: "the word that does not fit is lost",
    code: "exports.lines = (words, width) => {\n  const lines = [];\n  let line = '';\n  for (const word of words) {\n    if (line.length + word.length >= width) {\n      lines.push(line);\n      line = '';\n    } else line += word;\n  }\n  lines.push(line);\n  return lines;\n};\n",
    line: 7,
    fixed: "      line = word;",
    check: "assert.deepStrictEqual(lib.lines(['ab', 'cd', 'e'], 4), ['ab', 'cde']);",
  },
  {
    family: "wide-arithmetic",
    name: "the own time is not looked at",
    code: "exports.end = (entry, usual, now) => {\n  return now + usual;\n};\nexports.make = (lifetime) => ({ lifetime });\n",
    line: 2,
    fixed: "  return now + entry.lifetime;",
    check: "assert.strictEqual(lib.end({ lifetime: 3 }, 5, 1), 4);",
  },
  {
    family: "wide-key",
    name: "what is kept by line is mixed up for two directions",
    code: "exports.count = (rows) => {\n  const counts = {};\n  for (const row of rows) {\n    const key = row.line;\n    counts[key] = (counts[key] ?? 0) + 1;\n  }\n  return Object.values(counts);\n};\nexports.to = (row) => row.goal;\n",
    line: 4,
    fixed: "    const key = `${row.line}/${row.goal}`;",
    check: "assert.deepStrictEqual(lib.count([{ line: 1, goal: 'a' }, { line: 1, goal: 'b' }]), [1, 1]);",
  },
  {
    family: "wide-filtered",
    name: "who has left is still named",
    code: "exports.Room = class {\n  members = new Set(['a']);\n  named(team) {\n    return [...team];\n  }\n};\n",
    line: 4,
    fixed: "    return [...team].filter((one) => this.members.has(one));",
    check: "assert.deepStrictEqual(new lib.Room().named(['a', 'b']), ['a']);",
  },
  {
    family: "wide-clause",
    name: "a departure that is cancelled is no connection",
    code: "exports.isPossible = (arrival, departure) => {\n  if (arrival.cancelled) return false;\n  return arrival.at < departure.at;\n};\n",
    line: 2,
    fixed: "  if (arrival.cancelled || departure.cancelled) return false;",
    check:
      "assert.strictEqual(lib.isPossible({ at: 1 }, { at: 2, cancelled: true }), false); assert.strictEqual(lib.isPossible({ at: 1 }, { at: 2 }), true);",
  },
  {
    family: "wide-arithmetic",
    name: "the weight of one counts for all",
    code: "exports.weight = (lines, grams) => {\n  return lines.reduce((sum, line) => sum + grams[line.name], 0);\n};\nexports.pieces = (line) => line.quantity * 1;\n",
    line: 2,
    fixed: "  return lines.reduce((sum, line) => sum + (grams[line.name] * line.quantity), 0);",
    check: "assert.strictEqual(lib.weight([{ name: 'a', quantity: 3 }], { a: 5 }), 15);",
  },
  {
    family: "wide-own-function",
    name: "what is not scaled is bought",
    code: "function scaled(recipe, servings) {\n  return { items: recipe.items.map((one) => one * servings) };\n}\nexports.list = (recipe, servings) => {\n  return recipe.items.concat([servings]);\n};\nexports.scaled = scaled;\n",
    line: 5,
    fixed: "  return scaled(recipe, servings).items.concat([servings]);",
    check: "assert.deepStrictEqual(lib.list({ items: [1, 2] }, 3), [3, 6, 3]);",
  },
  {
    family: "wide-form",
    name: "a number that is taken already, once another was given back",
    code: "exports.next = (invoices) => {\n  return invoices.length + 1;\n};\n",
    line: 2,
    fixed: "  return Math.max(0, ...invoices.map((one) => one.number)) + 1;",
    check: "assert.strictEqual(lib.next([{ number: 1, of: 'a' }, { number: 3, of: 'b' }]), 4);",
  },
  {
    family: "wide-own-function",
    name: "the weight of what is removed stays",
    code: "exports.Store = class {\n  items = new Map();\n  weight = 0;\n  remove(key) {\n    this.weight -= this.items.get(key) ?? 0;\n    this.items.delete(key);\n  }\n  put(key, weight) {\n    this.items.delete(key);\n    this.items.set(key, weight);\n    this.weight += weight;\n  }\n};\n",
    line: 9,
    fixed: "    this.remove(key);",
    check: "const store = new lib.Store(); store.put('a', 2); store.put('a', 3); assert.strictEqual(store.weight, 3);",
  },
  {
    family: "wide-sequence",
    name: "pages in which the same comes twice",
    code: "const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);\nexports.by = (field) => {\n  return (a, b) => compare(a[field], b[field]);\n};\nexports.idOf = (one) => one.id;\n",
    line: 3,
    fixed: "  return (a, b) => compare(a[field], b[field]) || compare(a.id, b.id);",
    check: "assert.deepStrictEqual([{ id: 2, n: 1 }, { id: 1, n: 1 }].sort(lib.by('n')).map((one) => one.id), [1, 2]);",
  },
  {
    family: "wide-sequence",
    name: "what is of one day stands in no order of its own",
    code: "exports.sorted = (visits) => {\n  return visits.sort((a, b) => a.start - b.start);\n};\n",
    line: 2,
    fixed: "  return visits.sort((a, b) => a.day.localeCompare(b.day) || a.start - b.start);",
    check:
      "assert.deepStrictEqual(lib.sorted([{ day: 'b', start: 1 }, { day: 'a', start: 9 }, { day: 'a', start: 2 }]).map((one) => one.start), [2, 9, 1]);",
  },
  {
    family: "wide-filtered",
    name: "visits of other days take the place",
    code: "exports.Calendar = class {\n  visits = [{ day: 'a', start: 1 }, { day: 'b', start: 2 }];\n  taken(day) {\n    const taken = this.visits;\n    return taken.map((visit) => visit.start);\n  }\n};\n",
    line: 4,
    fixed: "    const taken = this.visits.filter((one) => one.day === day);",
    check: "assert.deepStrictEqual(new lib.Calendar().taken('b'), [2]);",
  },
  {
    family: "wide-key",
    name: "what was sent to one reader is sent to nobody else",
    code: "exports.Digest = class {\n  sent = new Set();\n  isNew(reader, post) {\n    return !this.sent.has(`${reader}:${post}`);\n  }\n  send(reader, post) {\n    this.sent.add(post);\n    return this.sent.size;\n  }\n};\n",
    line: 7,
    fixed: "    this.sent.add(`${reader}:${post}`);",
    check: "const digest = new lib.Digest(); digest.send('ann', 1); assert.strictEqual(digest.isNew('ann', 1), false);",
  },
  {
    family: "wide-form",
    name: "the reason is not kept",
    code: "const kept = [];\nexports.cancel = (visit, reason) => {\n  kept.push(visit);\n  return kept.at(-1);\n};\n",
    line: 3,
    fixed: "  kept.push({ ...visit, reason });",
    check: "assert.deepStrictEqual(lib.cancel({ id: 1 }, 'ill'), { id: 1, reason: 'ill' });",
  },
];

describe("wide families", () => {
  it.each(CASES)("$family: $name", async (item) => {
    const { right, position, verdicts } = await findEdit(item);

    expect(right?.family).toBe(item.family);
    expect(verdicts).toEqual(["pass"]);
    expect(position).toBeLessThan(8_000);
  });
});
