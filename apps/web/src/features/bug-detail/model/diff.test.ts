import fc from "fast-check";
import { expect, test } from "vitest";
import { diffRows, segmentsOf, splitRows } from "./diff.ts";
import { linesOf } from "./lines.ts";

const lines = fc
  .array(fc.constantFrom("a", "b", "c", "if (x < 1) {", ""), { maxLength: 30 })
  .map((parts) => parts.map((part) => `${part}\n`).join(""));

test("the rows hold both versions whole and in order", () => {
  fc.assert(
    fc.property(lines, lines, (base, patch) => {
      const rows = diffRows(base, patch);

      const old = rows.filter((row) => row.old !== null);
      const now = rows.filter((row) => row.new !== null);
      expect(old.map((row) => row.text)).toEqual(linesOf(base));
      expect(now.map((row) => row.text)).toEqual(linesOf(patch));
      expect(now.map((row) => row.new)).toEqual(now.map((_, index) => index + 1));
    }),
  );
});

test("segments cover every row once", () => {
  fc.assert(
    fc.property(lines, lines, (base, patch) => {
      const rows = diffRows(base, patch);

      const covered = segmentsOf(rows).flatMap((segment) => rows.slice(segment.from, segment.to));

      expect(covered).toEqual(rows);
    }),
  );
});

test("only the changed words are marked", () => {
  const rows = diffRows("if (count < limit) {\n", "if (count <= limit) {\n");

  const added = rows.find((row) => row.kind === "added");

  expect(added?.marks.map(([from, to]) => added.text.slice(from, to)).join("")).toBe("=");
  expect(added?.marks.every(([from, to]) => !added.text.slice(from, to).includes("limit"))).toBe(true);
});

test("lines with little in common are not marked by words", () => {
  const rows = diffRows("return a;\n", "throw new RangeError(message);\n");

  expect(rows.every((row) => row.marks.length === 0)).toBe(true);
});

test("side by side an edited line stands beside what it became", () => {
  const pairs = splitRows(diffRows("one\ntwo\nthree\n", "one\n2\nextra\nthree\n"));

  expect(pairs.map(({ left, right }) => [left?.text ?? null, right?.text ?? null])).toEqual([
    ["one", "one"],
    ["two", "2"],
    [null, "extra"],
    ["three", "three"],
  ]);
});
