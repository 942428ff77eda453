import { mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { createSandbox } from "@fixpoint/sandbox";
import { expect, it } from "vitest";
import { link } from "./cache.ts";

async function cached(folder: string): Promise<{ file: string; tree: string }> {
  const file = path.join(folder, "cache/key/node_modules/dep/index.js");
  const tree = path.join(folder, "tree");
  await mkdir(path.dirname(file), { recursive: true });
  await mkdir(tree);
  await writeFile(file, "module.exports = 1;\n");
  return { file, tree };
}

const inode = async (file: string) => (await stat(file)).ino;

it("copies packages where project code could write the cache, and links them where it cannot", async () => {
  await using folder = await tempFolder();
  const { file, tree } = await cached(folder.path);
  const own = path.join(tree, "node_modules/dep/index.js");

  await link(path.join(folder.path, "cache"), "key", tree, false);
  const copied = await inode(own);
  await link(path.join(folder.path, "cache"), "key", tree, true);

  expect(copied).not.toBe(await inode(file));
  expect(await inode(own)).toBe(await inode(file));
});

it("puts what a package of several has for itself beside it, and never through a link of the tree", async () => {
  await using folder = await tempFolder();
  const { tree } = await cached(folder.path);
  const own = path.join(folder.path, "cache/key/packages/core/node_modules/dep");
  const outside = path.join(folder.path, "outside");
  await Promise.all(
    [own, path.join(tree, "packages/core"), path.join(outside, "core")].map((one) => mkdir(one, { recursive: true })),
  );

  await link(path.join(folder.path, "cache"), "key", tree, true);
  const placed = await readdir(path.join(tree, "packages/core/node_modules"));
  await rm(path.join(tree, "packages"), { recursive: true });
  await symlink(outside, path.join(tree, "packages"));
  await link(path.join(folder.path, "cache"), "key", tree, true);

  expect(placed).toEqual(["dep"]);
  expect(await readdir(path.join(outside, "core"))).toEqual([]);
});

it("leaves linked packages as they are, whatever runs in the tree, which may still replace them", async (context) => {
  const sandbox = await createSandbox({ driver: "auto" });
  if (sandbox.driver !== "bubblewrap" || process.getuid?.() !== 0) return context.skip();
  await using folder = await tempFolder();
  const { file, tree } = await cached(folder.path);
  await link(path.join(folder.path, "cache"), "key", tree, true);

  const script = "echo evil >> node_modules/dep/index.js; rm node_modules/dep/index.js; echo own > node_modules/dep/index.js";
  await sandbox.run({ argv: ["/usr/bin/bash", "-c", script], workTree: tree, limits: { timeMs: 20_000 } });

  expect(await readFile(file, "utf8")).toBe("module.exports = 1;\n");
  expect(await readFile(path.join(tree, "node_modules/dep/index.js"), "utf8")).toBe("own\n");
});
