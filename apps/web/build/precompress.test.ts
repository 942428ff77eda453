import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.ts";

test("a build leaves brotli and gzip beside what they make smaller, and nothing beside small files and pictures", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "fp-precompress-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(path.join(root, "index.html"), `<!doctype html><script type="module" src="./main.js"></script>`);
  await writeFile(path.join(root, "main.js"), `document.title = ${JSON.stringify("a long title ".repeat(500))};`);

  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [precompress()],
    build: { rolldownOptions: { output: { entryFileNames: "main.js" } } },
  });

  const dist = path.join(root, "dist");
  expect((await readdir(dist)).toSorted()).toEqual(["index.html", "main.js", "main.js.br", "main.js.gz"]);
  const script = await readFile(path.join(dist, "main.js"), "utf8");
  expect(brotliDecompressSync(await readFile(path.join(dist, "main.js.br"))).toString()).toBe(script);
  expect(gunzipSync(await readFile(path.join(dist, "main.js.gz"))).toString()).toBe(script);
});
