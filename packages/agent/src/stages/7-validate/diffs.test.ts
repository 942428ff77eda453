import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tempRepository } from "@fixpoint/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedLines, undoing, unifiedDiff, withoutEachHunk } from "./diffs.ts";

describe("unifiedDiff", () => {
  test.each([
    ["plain", "src/a.js", "one\ntwo\nthree\n", "one\n2\nthree\n"],
    ["no newline at the end", "a.js", "one\ntwo", "one\n2"],
    ["odd names", 'dir x/ü “q” "z".js', "one\n", "two\n"],
    ["blanks", "dir x/a b.js", "one\n", "two\n"],
    ["CRLF", "a.js", "one\r\ntwo\r\n", "one\r\n2\r\n"],
  ])("is taken by git apply: %s", async (_, file, base, patched) => {
    await using repository = await tempRepository({ [file]: base });
    const patch = unifiedDiff([
      { path: file, base, patched },
      { path: "test/new test.js", base: null, patched: "x\n" },
    ]);
    await writeFile(path.join(repository.path, "p.patch"), patch);

    await repository.git("apply", "--whitespace=nowarn", "p.patch");
    await repository.git("rm", "--cached", "-q", "--ignore-unmatch", "p.patch");

    const { readFile } = await import("node:fs/promises");
    expect(await readFile(path.join(repository.path, file), "utf8")).toBe(patched);
    expect(await readFile(path.join(repository.path, "test/new test.js"), "utf8")).toBe("x\n");
  });
});

test("changedLines counts added lines in the patch and removed ones in the base", () => {
  const change = { path: "a", base: "a\nb\nc\nd\n", patched: "a\nB1\nB2\nc\n" };

  expect(changedLines(change)).toEqual({ added: [2, 3], removed: [2, 4] });
});

describe("undoing", () => {
  function applied({ path: file, patched, base }: { path: string; patched: string; base: string | null }): string {
    const { start, end, replacement } = undoing({ path: file, base, patched });
    return patched.slice(0, start) + replacement + patched.slice(end);
  }

  test.each([
    ["a changed operator", "a < b\n", "a <= b\n", { start: 3, end: 4, replacement: "" }],
    ["an added line", "1\n3\n", "1\n2\n3\n", { start: 2, end: 4, replacement: "" }],
    ["a removed line", "1\n2\n3\n", "1\n3\n", { start: 2, end: 2, replacement: "2\n" }],
    ["nothing", "same\n", "same\n", { start: 5, end: 5, replacement: "" }],
    ["a repeated letter, where either would do", "aa", "aaa", { start: 2, end: 3, replacement: "" }],
    ["the whole of a new file", null, "x\n", { start: 0, end: 2, replacement: "" }],
    ["everything", "", "x", { start: 0, end: 1, replacement: "" }],
  ])("%s", (_, base, patched, edit) => {
    expect(undoing({ path: "a", base, patched })).toEqual({ file: "a", ...edit });
  });

  test("gives the base again, whatever was changed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (base, patched) => {
        expect(applied({ path: "a", base, patched })).toBe(base);
      }),
    );
    const few = fc.string({ unit: fc.constantFrom("a", "b", "\n"), maxLength: 12 });
    fc.assert(
      fc.property(few, few, (base, patched) => {
        expect(applied({ path: "a", base, patched })).toBe(base);
      }),
    );
  });
});

test("withoutEachHunk leaves out one at a time", () => {
  const change = { path: "a", base: "1\n2\n3\n4\n5\n", patched: "0\n1\n2\nx\n4\n" };

  const texts = withoutEachHunk([change]).map(([only]) => only?.patched);

  expect(texts).toEqual(["1\n2\nx\n4\n", "0\n1\n2\n3\n4\n", "0\n1\n2\nx\n4\n5\n"]);
});

test("a single hunk left out is the base", () => {
  const lines = fc.uniqueArray(fc.stringMatching(/^[a-w]{1,3}$/), { minLength: 1, maxLength: 8 });

  fc.assert(
    fc.property(lines, fc.nat(7), (base, at) => {
      const text = `${base.join("\n")}\n`;
      const patched = `${base.toSpliced(at % base.length, 1, "x").join("\n")}\n`;
      const [variant] = withoutEachHunk([{ path: "a", base: text, patched }]);
      expect(variant?.[0]?.patched).toBe(text);
    }),
  );
});
