import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { inlineEarly } from "./inline-early.ts";

test("what is to run first is in the page itself, without its types and comments", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "fp-inline-"));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, "src/early"), { recursive: true });
  await writeFile(path.join(root, "src/early/title.ts"), `// Why\nconst title: string = "$& now";\ndocument.title = title;\n`);
  await writeFile(path.join(root, "main.js"), "document.body.append(1);");
  await writeFile(
    path.join(root, "index.html"),
    `<!doctype html><script src="/src/early/title.ts"></script><script type="module" src="./main.js"></script>`,
  );

  await build({ root, configFile: false, logLevel: "silent", plugins: [inlineEarly()] });

  const html = await readFile(path.join(root, "dist/index.html"), "utf8");
  expect(html).toContain("$& now");
  expect(html).not.toMatch(/Why|: string|src\/early/);
  expect(html.match(/<script type="module"/g)).toHaveLength(1);
});
