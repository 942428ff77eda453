import { expect, test } from "vitest";
import { stripTypes } from "./strip-types.ts";

test.each([
  [
    "const label = (value: string, digits?: number): string => show(value, digits);",
    "const label = (value, digits) => show(value, digits);",
  ],
  ["const rows = read<Row[]>(text) as Row[];", "const rows = read(text);"],
  ["interface Row { a: number }\nconst first = rows[0]!;", "\nconst first = rows[0];"],
  ["import type { Row } from './row';\nconst n: number = 1;", "\nconst n = 1;"],
  ["const plain = { a: 1 };", "const plain = { a: 1 };"],
  ["not (code", "not (code"],
])("%s", (code, stripped) => {
  expect(stripTypes(code)).toBe(stripped);
});
