import { mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import type { TextEdit } from "../../../types/candidate.ts";
import type { TypeCheck } from "../../../types/language.ts";
import { makeFixture } from "../testing/fixture.ts";
import { openTypeCheck } from "./check.ts";

const open: TypeCheck[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const PRICE = `export interface Line {
  price: number;
  note?: string;
}
export function total(lines: Line[]): number {
  let sum = 0;
  for (const line of lines) sum += line.price;
  return sum;
}
`;
const REPORT = `import { total } from "./price";
const wrong: number = "one";
export const report = (): string => total([{ price: 1 }]).toFixed(2);
`;
const CONFIG = JSON.stringify({ compilerOptions: { strict: true, module: "nodenext", target: "es2022" }, include: ["src"] });

/** With the TypeScript that this repository has. */
function project(files: Record<string, string>): TypeCheck {
  const fixture = makeFixture({ files, probe: "module.exports = () => undefined;" });
  const found = path.dirname(createRequire(import.meta.url).resolve("typescript/package.json"));
  mkdirSync(path.join(fixture.workspace.root, "node_modules"));
  symlinkSync(found, path.join(fixture.workspace.root, "node_modules", "typescript"));
  const types = openTypeCheck(fixture.workspace);
  open.push(types);
  return types;
}

function edit(file: string, text: string, from: string, to: string): TextEdit[] {
  const start = text.indexOf(from);
  return [{ file, start, end: start + from.length, replacement: to }];
}

test("says what an edit adds to the errors of the project, also where it is imported", { timeout: 60_000 }, async () => {
  const types = project({ "tsconfig.json": CONFIG, "src/price.ts": PRICE, "src/report.ts": REPORT });
  expect(await types.errorsOf(edit("src/price.ts", PRICE, "line.price", "line.price * 2"))).toEqual([]);
  expect(await types.errorsOf(edit("src/price.ts", PRICE, "line.price;", "line.note;"))).toEqual([
    expect.stringMatching(/^src\/price\.ts:7: .*string/),
    expect.stringMatching(/^src\/price\.ts:7: .*undefined/),
  ]);
  expect(await types.errorsOf(edit("src/price.ts", PRICE, "number {\n", "number | null {\n"))).toEqual([
    expect.stringMatching(/^src\/report\.ts:3: .*null/),
  ]);
  expect(await types.errorsOf(edit("src/report.ts", REPORT, "toFixed(2)", "toFixed(0)"))).toEqual([]);
  // What was said of one edit is not said of the next.
  expect(await types.errorsOf(edit("src/price.ts", PRICE, "let sum = 0", "let sum = -0"))).toEqual([]);
});

test.each([
  ["there is no tsconfig.json", { "src/price.ts": PRICE }],
  ["it names no file", { "tsconfig.json": '{ "files": [] }', "src/price.ts": PRICE }],
  ["it cannot be read", { "tsconfig.json": "{ nothing", "src/price.ts": PRICE }],
])("says nothing where %s", { timeout: 60_000 }, async (_name, files) => {
  const types = project(files);
  expect(await types.errorsOf(edit("src/price.ts", PRICE, "line.price;", "nothing;"))).toEqual([]);
});
