import { describe, expect, it } from "vitest";
import { kindOf } from "./kinds.ts";
import { parseSource } from "./parse.ts";
import * as t from "@babel/types";

describe("the kind of a call", () => {
  it.each([
    ["Number(text)", "number"],
    ["toString(value)", "unknown"],
    ["constructor(value)", "unknown"],
  ])("%s: %s", (code, kind) => {
    const source = parseSource("lib.js", code);
    const call = source?.nodes.find((node) => t.isCallExpression(node));

    expect(source !== null && call !== undefined && kindOf(source, call)).toBe(kind);
  });
});
