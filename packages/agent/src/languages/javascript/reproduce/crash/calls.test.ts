import type { CrashFrame } from "@fixpoint/contracts";
import { describe, expect, test } from "vitest";
import { readRecorded } from "../../../../crash/recorded-values.ts";
import { plainName, recordedCall } from "./calls.ts";

/** The call made of a frame at the line that holds `// here`. */
function callIn(text: string, name: string | null, variables: CrashFrame["variables"], file = "src/a.ts"): string {
  const line = text.split("\n").findIndex((one) => one.includes("// here")) + 1;
  const frame = { label: `${file}:${line}`, file, line, confirmed: true, function: name, variables: readRecorded(variables) };
  const call = recordedCall(frame, text);
  return "reason" in call ? call.reason : `${call.made.code} | ${call.made.derivedFrom}`;
}

const READER =
  "export class Reader {\n  constructor(size) {\n    this.size = size;\n  }\n  read(rows) {\n    return rows[this.size]; // here\n  }\n}\n";

describe("a recorded call", () => {
  test.each([
    ["export function f(a, b = 1) {\n  return a.x + b; // here\n}", "f", { a: null, b: 2 }, "f(null, 2)"],
    ["export const f = (a) =>\n  a.x; // here", "f", { a: [] }, "f([])"],
    ["exports.f = function (a) {\n  return a.x; // here\n};", "exports.f", { a: "t" }, 'f("t")'],
    ["module.exports = {\n  f(a) {\n    return a.x; // here\n  },\n};", "Object.f", { a: 1 }, "f(1)"],
    ["export function f(...all) {\n  return all[0].x; // here\n}", "f", { all: [1, 2] }, "f(...[1, 2])"],
    [
      "export function f({ a, b: c = 1, ...d }) {\n  return a.x; // here\n}",
      "f",
      { a: 1, c: 2, d: { e: 3 } },
      "f({ a: 1, b: 2, ...{ e: 3 } })",
    ],
    ["export async function f(a: string): Promise<void> {\n  a.x; // here\n}", "async f", { a: "t" }, 'await f("t")'],
    ["export function* f(a) {\n  yield a.x; // here\n}", "f", { a: 1 }, "Array.from(f(1))"],
    ["export function f(this: Window, a: string) {\n  return a.x; // here\n}", "f", { a: "t" }, 'f("t")'],
    ["export class A {\n  constructor(a) {\n    a.x(); // here\n  }\n}", "new A", { a: 1 }, "new A(1)"],
    ["export class A {\n  static f(a) {\n    return a.x; // here\n  }\n}", "A.f", { a: 1 }, "A.f(1)"],
    ["export class A {\n  f(a) {\n    return a.x; // here\n  }\n}", "A.f", { a: 1 }, "Object.create(A.prototype).f(1)"],
    [
      "function A() {}\nA.prototype.f = function (a) {\n  return a.x; // here\n};",
      "A.f",
      { a: 1 },
      "Object.create(A.prototype).f(1)",
    ],
    ["export default function (a) {\n  return a.x; // here\n}", null, { a: 1 }, "subject(1)"],
    ["export function test(a) {\n  return a.x; // here\n}", "test", { a: 1 }, "subject(1)"],
    ["export function f(a) {\n  return a.map((b) => b.x); // here\n}", "f", { a: [1] }, "f([1])"],
    [
      READER,
      "Reader.read",
      { this: { size: 2 }, rows: [] },
      "Object.assign(Object.create(Reader.prototype), { size: 2 }).read([])",
    ],
  ] as [string, string | null, CrashFrame["variables"], string][])("of %j", (text, name, variables, code) => {
    expect(callIn(text, name, variables).split(" | ")[0]).toBe(code);
  });

  test("is said in words", () => {
    const text = "export function f(a, b) {\n  a = a ?? b;\n  return a.x; // here\n}";

    expect(callIn(text, "f", { a: 1, b: 2 })).toContain(
      "called f with the 2 recorded arguments of frame src/a.ts:3 (`a` as when it crashed: the function assigns it)",
    );
    expect(callIn(READER, "Reader.read", { this: {}, rows: [] })).toContain(
      "called Reader.read with the 1 recorded argument of frame src/a.ts:6",
    );
    expect(callIn("export function f() {\n  g(); // here\n}", "f", null)).toContain("called f with no arguments, as in frame");
  });

  test.each([
    ["export function f(a) {\n  return a.x; // here\n}", "f", null, "`a` was not recorded, or is too large to be used"],
    ["export function f(a) {\n  return a.x; // here\n}", "f", { a: "[Filtered]" }, "`a` was filtered out before it was recorded"],
    [
      "export function f(a) {\n  return a.x; // here\n}",
      "f",
      { a: "<Map(2)>" },
      "`a` cannot be made again from what was recorded",
    ],
    ["export function f(a) {\n  return a.x; // here\n}", "g", { a: 1 }, "the base commit has no function `g` there"],
    ["export function f([a]) {\n  return a.x; // here\n}", "f", { a: 1 }, "a parameter is taken apart"],
    [
      "export function f(a) {\n  return a.map((b) =>\n    b.x); // here\n}",
      null,
      { a: [1] },
      "the base commit has no function there",
    ],
    [
      "export function f(a) {\n  function g(b) {\n    return b.x; // here\n  }\n}",
      "g",
      { b: 1 },
      "the base commit has no function `g` there",
    ],
    [READER, "Reader.read", { this: "<Reader>", rows: [] }, "the instance of `Reader` cannot be made again"],
    ["export class A {\n  get f() {\n    return this.a.x; // here\n  }\n}", "A.f", {}, "`f` is a property"],
    ["const a = b.x; // here", "Object.<anonymous>", {}, "it ran when the module was loaded"],
    ["export function f( // here", "f", {}, "its file does not parse"],
  ] as [string, string | null, CrashFrame["variables"], string][])(
    "cannot be made of %j as %s with %j",
    (text, name, variables, reason) => {
      expect(callIn(text, name, variables)).toContain(reason);
    },
  );
});

describe("plainName", () => {
  test.each([
    ["async Reader.parse [as run]", "parse"],
    ["new Reader", "Reader"],
    ["Object.<anonymous>", null],
    ["<anonymous>", null],
    ["?", null],
    [null, null],
  ])("of %s is %s", (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});
