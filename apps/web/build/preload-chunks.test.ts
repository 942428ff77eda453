import type { Rollup } from "vite";
import { expect, test } from "vitest";
import { chunksOf } from "./preload-chunks.ts";

const ROUTES = "/app/src/routes/_app";

function bundleOf(chunks: Record<string, { modules?: string[]; imports?: string[]; isEntry?: boolean }>): Rollup.OutputBundle {
  const parts = Object.entries(chunks).map(([fileName, { modules = [], imports = [], isEntry = false }]) => [
    fileName,
    { type: "chunk", fileName, moduleIds: modules, imports, isEntry },
  ]);
  return Object.fromEntries(parts) as Rollup.OutputBundle;
}

const SHELL = { "shell.js": { modules: [`${ROUTES}.tsx?tsr-split=component`], imports: ["main.js", "menu.js"] }, "menu.js": {} };
const PAGES = {
  "main.js": { modules: [`${ROUTES}.tsx`], isEntry: true },
  "schemas.js": { modules: ["/app/src/lib/session-answers.ts"] },
  "list.js": { modules: [`${ROUTES}/$orgSlug/$projectSlug/bugs.index.tsx?tsr-split=component`], imports: ["rows.js", "menu.js"] },
  "bug.js": { modules: [`${ROUTES}/$orgSlug/$projectSlug/bugs.$bugId.tsx?tsr-split=component`], imports: ["rows.js"] },
  "rows.js": { imports: ["main.js"] },
};

test("each address has its chunks with what they import, the shell's once, and never what the page loads in any case", () => {
  const [shell, list, bug] = chunksOf(bundleOf({ ...SHELL, ...PAGES }));

  expect(shell?.files).toEqual(["/shell.js", "/menu.js", "/schemas.js"]);
  expect(list?.files).toEqual(["/list.js", "/rows.js"]);
  expect(bug?.files).toEqual(["/bug.js", "/rows.js"]);
  const address = (path: string) => [shell, list, bug].map((page) => new RegExp(page?.path ?? "").test(path));
  expect(address("/acme/shop/bugs")).toEqual([true, true, false]);
  expect(address("/acme/shop/bugs/0198")).toEqual([true, false, true]);
  expect(address("/acme/shop/settings")).toEqual([true, false, false]);
});

test("a page that moved ends the build instead of becoming slow", () => {
  expect(() => chunksOf(bundleOf(PAGES))).toThrow("/src/routes/_app.tsx");
});
