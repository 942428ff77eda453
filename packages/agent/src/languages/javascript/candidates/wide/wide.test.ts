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
];

describe("wide families", () => {
  it.each(CASES)("$family: $name", async (item) => {
    const { right, position, verdicts } = await findEdit(item);

    expect(right?.family).toBe(item.family);
    expect(verdicts).toEqual(["pass"]);
    expect(position).toBeLessThan(8_000);
  });
});
