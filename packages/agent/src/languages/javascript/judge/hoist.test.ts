import { createRequire } from "node:module";
import ts from "typescript";
import { expect, test } from "vitest";

interface Hoist {
  hoisted(compiler: typeof ts, file: string, text: string): string | null;
  awaiting(code: string): string;
}

const { hoisted, awaiting } = createRequire(import.meta.url)("../guest/judge-hoist.cjs") as Hoist;

/** The statements in their new order, without what tells of the file. */
const order = (text: string): string[] => (hoisted(ts, "/a.test.ts", text) ?? "").split("\n").slice(1);

test("what replaces modules comes before what loads them, behind the runner's own names", () => {
  const text = [
    'import { load } from "./load";',
    'import { vi } from "vitest";',
    "const names = vi.hoisted(() => ({ one: 1 }));",
    "const later = 2;",
    'vi.mock("./load", () => ({ load: () => names.one }));',
    "vi.mocked(load);",
  ].join("\n");

  expect(order(text)).toEqual([
    'import { vi } from "vitest";',
    "const names = vi.hoisted(() => ({ one: 1 }));",
    'vi.mock("./load", () => ({ load: () => names.one }));',
    'import { load } from "./load";',
    "const later = 2;",
    "vi.mocked(load);",
  ]);
});

test("several in one statement", () => {
  expect(order('import a from "./a";\njest.mock("./a").unmock("./b");\n')).toEqual([
    'jest.mock("./a").unmock("./b");',
    'import a from "./a";',
  ]);
});

test("a file that replaces nothing while it is loaded stays as it is", () => {
  expect(hoisted(ts, "/a.test.ts", 'import a from "./a";\ntest("a", () => vi.doMock("./b"));\n')).toBeNull();
  expect(hoisted(ts, "/a.test.ts", 'import a from "./a";\nconst x = mock("./b");\n')).toBeNull();
});

test("the rest waits for what is only there later", () => {
  const text = 'import a from "./a";\nvi.mock("./a", async (original) => ({ ...(await original()) }));\n';

  const code = awaiting(ts.transpile(hoisted(ts, "/a.test.ts", text) ?? "", { module: ts.ModuleKind.CommonJS }));

  expect(code).toMatch(/vi\.mock\([^]*module\.exports = \(async \(\) => \{ await require\([^]*\)\.ready\(\);/);
  expect(awaiting("module.exports = 1;\n")).toBe("module.exports = 1;\n");
});
