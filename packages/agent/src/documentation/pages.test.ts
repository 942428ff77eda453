import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { nearestFirst, readPages } from "./pages.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "fixpoint-pages-"));
  await mkdir(path.join(root, "docs"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test("a readme is read by its sections, and headings in code are none", async () => {
  await writeFile(
    path.join(root, "README.md"),
    "# Sums\nWords.\n\n## `add`\n```sh\n# no heading\nadd 1 2\n```\n\n## Licence\nFree.\n",
  );

  expect(await readPages(root, [])).toEqual([
    { place: "README.md, add", text: "## `add`\n```sh\n# no heading\nadd 1 2\n```\n", about: null },
  ]);
});

test("guides and the comments of sources are read too", async () => {
  await writeFile(path.join(root, "docs", "use.rst"), "Use\n===\n\n>>> add(1, 2)\n3\n\nDone.\n");
  await writeFile(path.join(root, "sums.js"), "/** @example add(1, 2) // => 3 */\n");

  expect(await readPages(root, ["sums.js", "gone.js"])).toEqual([
    { place: "docs/use.rst", text: "```python\n>>> add(1, 2)\n3\n```\n", about: null },
    { place: "sums.js", text: "```js\nadd(1, 2) // => 3\n```\n", about: "sums.js" },
  ]);
});

test("a long page of sessions is read in parts, each with what was imported before it", async () => {
  const section = (name: string) => `${name}\n${"-".repeat(name.length)}\n\n${"Words.\n".repeat(700)}\n>>> ${name}(1)\n2\n\n`;
  await writeFile(
    path.join(root, "docs", "use.rst"),
    `Use\n===\n\n>>> from sums import *\n\n${section("more")}${section("less")}`,
  );

  const pages = await readPages(root, []);

  expect(pages.map(({ text }) => text)).toEqual([
    "```python\n>>> from sums import *\n>>> more(1)\n2\n```\n",
    "```python\n>>> from sums import *\n>>> less(1)\n2\n```\n",
  ]);
});

test("links are not followed", async () => {
  await writeFile(path.join(root, "secret"), "`secret()`\n");
  await symlink(path.join(root, "secret"), path.join(root, "README.md"));

  expect(await readPages(root, [])).toEqual([]);
});

test("what shares rare names with the test comes first", () => {
  const page = (place: string, text: string) => ({ place, text, about: null });
  const pages = [page("all", "lib.add(1)"), page("other", "lib.sub(1)"), page("near", "lib.multiply(1)")];

  expect(nearestFirst(pages, "assert.equal(lib.multiply(2, 3), 6)").map(({ place }) => place)).toEqual(["near", "all", "other"]);
});
