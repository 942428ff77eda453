import { describe, expect, it } from "vitest";
import { readComment } from "./comment.ts";
import { parseValue } from "./values.ts";

describe("parseValue", () => {
  it.each([
    ["an empty array", "[]"],
    ["`true`", "true"],
    ["the string 'a'", "'a'"],
    ["{ a: 1, b: [ 'x' ] }", "{ a: 1, b: [ 'x' ] }"],
    ["-0", "-0"],
    ["NaN", "NaN"],
    ["2020-01-02T03:04:05.000Z", 'new Date("2020-01-02T03:04:05.000Z")'],
    ["Set(2) { 1, 2 }", "new Set([ 1, 2 ])"],
    ["Map(1) { 'a' => 1 }", "new Map([['a' , 1]])"],
    ["<Buffer 01 ff>", "Buffer.from([0x01, 0xff])"],
    ["`undefined`.", "undefined"],
  ])("reads %s", (text, source) => {
    expect(parseValue(text)).toBe(source);
  });

  it.each(["process.exit()", "something else", "{ a: [Object] }", "007", "2024-11-14", "3-0012", ""])("refuses %s", (text) => {
    expect(parseValue(text)).toBeNull();
  });
});

describe("readComment", () => {
  it.each([
    ["=> 3", { bare: "3", expected: null, actual: null }],
    [" false, expected true", { expected: "true", actual: "false" }],
    ["expected: [1], got: []", { expected: "[1]", actual: "[]" }],
    ["should be 'a'", { expected: "'a'", actual: null }],
    ["throws TypeError: no", { throws: { which: "actual", type: "TypeError", message: "no" } }],
    ["actual: 0, expected: an error", { throws: { which: "expected", type: null, message: null }, expected: null, actual: "0" }],
    ["0, expected a RangeError", { throws: { which: "expected", type: "RangeError", message: null }, expected: null }],
    ["'', expected 'an error'", { expected: "'an error'", actual: "''" }],
    ["should throw a RangeError", { throws: { which: "expected", type: "RangeError", message: null } }],
    ["-> true     (expected false, nobody waits)", { expected: "false", actual: "true" }],
  ])("reads %s", (text, remark) => {
    expect(readComment(text)).toMatchObject(remark);
  });

  it("leaves ordinary comments alone", () => {
    expect(readComment("now the interesting part begins here and there")?.bare ?? null).toBeNull();
    expect(readComment("set up the list")).toBeNull();
  });
});
