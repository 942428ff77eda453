import { readFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder, tempRepository } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { fixCommits, type FixCommit } from "../order/fix-commits.ts";
import { isTest, materialiseCommit } from "./materialise-commit.ts";
import { issueOf } from "./run-commit.ts";
import { sameProgram } from "./same-program.ts";

test("a fix of a repository becomes the commit before it with the fix's own tests", async () => {
  const right = "exports.sum = (a, b) => a + b;\n";
  await using repository = await tempRepository({ "sum.js": "exports.sum = (a, b) => a - b;\n", "sum.test.js": "" });
  await using out = await tempFolder();
  await repository.commit({ "sum.js": right, "sum.test.js": "require('./sum');\n" }, "fix: sum subtracts");
  await repository.commit({ "sum.js": `${right}exports.none = 0;\n` }, "feat: none");
  const fixes: FixCommit[] = [];
  for await (const fix of fixCommits(repository.path, "javascript")) fixes.push(fix);
  const [fix] = fixes;
  if (fix === undefined) throw new Error("no fix was found");

  const tree = await materialiseCommit(repository.path, fix, path.join(out.path, "tree"));

  expect(fixes).toMatchObject([{ subject: "fix: sum subtracts", source: "sum.js", files: ["sum.js", "sum.test.js"] }]);
  expect(issueOf(fix)).toEqual({ title: "fix: sum subtracts", text: "Tests in `sum.test.js` fail." });
  expect(await readFile(path.join(tree.repositoryPath, "sum.js"), "utf8")).toBe(tree.before);
  expect(await readFile(path.join(tree.repositoryPath, "sum.test.js"), "utf8")).toBe("require('./sum');\n");
  expect(tree.after).toBe(right);
});

test.each([
  ["javascript", "a.ts", "let a = 'x'; // why\n", 'let a = "x"\n', true],
  ["javascript", "a.ts", "let a = 1;\n", "let a = 2;\n", false],
  ["javascript", "a.js", "f(\n  'a b',\n);\n", "f('a b');\n", true],
  ["javascript", "a.js", "f('a b');\n", "f('ab');\n", false],
  ["python", "a.py", "a = 'x'  # why\n", 'a = "x"\n', true],
  ["python", "a.py", "a = 1\n", "a = 2\n", false],
  ["python", "a.py", "a = \n", "a = 2\n", null],
] as const)("two texts of a file are one program (%s)", async (language, file, one, other, expected) => {
  expect(await sameProgram(language, file, one, other)).toBe(expected);
});

test.each([
  ["test/rows.js", true],
  ["src/rows.test.ts", true],
  ["pkg/test_rows.py", true],
  ["src/rows.js", false],
  ["src/latest.js", false],
])("%s is a test's: %s", (file, expected) => {
  expect(isTest(file)).toBe(expected);
});
