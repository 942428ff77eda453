import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";
import { detect } from "./detect.ts";

test("tests in folders of utilities are tests, and what helps tests is none", async () => {
  await using folder = await tempFolder();
  const body = 'test("one", () => {});\n';
  const files = {
    "package.json": JSON.stringify({ scripts: { test: "jest" } }),
    "src/utils/age.js": "exports.age = 1;\n",
    "src/utils/age.test.js": body,
    "src/helpers/__tests__/money.js": body,
    "test/utils/render.js": body,
    "test/fixtures/old.test.js": body,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder.path, name)), { recursive: true });
    await writeFile(path.join(folder.path, name), text);
  }

  const profile = await detect(folder.path);

  expect(profile?.testFiles).toEqual(["src/helpers/__tests__/money.js", "src/utils/age.test.js"]);
  expect(profile?.sourceFiles).toEqual(["src/utils/age.js"]);
});
