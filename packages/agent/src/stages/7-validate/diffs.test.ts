import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tempRepository } from "@fixpoint/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedLines, unifiedDiff, withoutEachHunk } from "./diffs.ts";

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
