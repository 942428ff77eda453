import fc from "fast-check";
import { expect, test } from "vitest";
import { diffRows, marksOf, segmentsOf, splitRows } from "./diff.ts";
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

test("with the changed lines known, the same rows come out without a search", () => {
  fc.assert(
    fc.property(lines, lines, (base, patch) => {
      const found = diffRows(base, patch);
      const numbers = (side: "old" | "new", kind: string) => found.flatMap((row) => (row.kind === kind ? (row[side] ?? []) : []));

      const known = diffRows(base, patch, { removed: numbers("old", "removed"), added: numbers("new", "added") });

      const plain = (rows: typeof found) => rows.map(({ other, ...row }) => ({ ...row, other: other?.text ?? null }));
      expect(plain(known)).toEqual(plain(found));
    }),
  );
});

test("changed lines that do not fit the texts are not believed", () => {
  const rows = diffRows("one\ntwo\n", "one\n2\n", { removed: [], added: [1] });

  expect(rows.map(({ kind, text }) => `${kind} ${text}`)).toEqual(["context one", "removed two", "added 2"]);
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

  const marked = added ? marksOf(added).map(([from, to]) => added.text.slice(from, to)) : [];
  expect(marked.join("")).toBe("=");
  expect(marked.every((text) => !text.includes("limit"))).toBe(true);
});

test("lines with little in common are not marked by words", () => {
  const rows = diffRows("return a;\n", "throw new RangeError(message);\n");

  expect(rows.every((row) => marksOf(row).length === 0)).toBe(true);
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
