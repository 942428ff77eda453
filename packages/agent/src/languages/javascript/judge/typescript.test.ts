import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, test } from "vitest";

const { strip } = createRequire(import.meta.url)(path.join(import.meta.dirname, "../guest/judge-typescript.cjs")) as {
  strip(file: string, text: string): string;
};

/** Without the blanks that keep all in its place. */
const plain = (text: string): string => strip("a.ts", text).replaceAll(/\s+/g, " ").trim();

test.each([
  [
    "a type beside a value",
    "import { A, b } from './t';\nexport const x: A = b(1);",
    "import { b } from './t'; export const x = b(1);",
  ],
  ["only types", "import { A, B } from './t';\nexport const x: A | B = 1;", "export const x = 1;"],
  ["a type that is the default", "import A from './t';\nexport const x: A = 1;", "export const x = 1;"],
  [
    "a type behind a value",
    "import d, { A } from './t';\nexport const x: A = d;",
    "import d, { } from './t'; export const x = d;",
  ],
  [
    "a value in a template",
    "import { a } from './t';\nexport const x = `${a}`;",
    "import { a } from './t'; export const x = `${a}`;",
  ],
  [
    "a name that is a property elsewhere",
    "import { Row } from './t';\nexport const f = (r) => r.Row;",
    "export const f = (r) => r.Row;",
  ],
  [
    "a type of which comments and texts speak",
    "import { Row } from './t';\n/** Of each Row. */\nexport const f = (r: Row) => 'Row' + r; // Row",
    "/** Of each Row. */ export const f = (r ) => 'Row' + r; // Row",
  ],
  [
    "a type that a key is called by",
    "import { Row } from './t';\nexport const f = (r: Row) => ({ a: 1, Row: r });",
    "export const f = (r ) => ({ a: 1, Row: r });",
  ],
  [
    "a value that is spread, and a property of that name",
    "import a from './t';\nimport b from './u';\nexport const x = { ...a, c: 1 };\nx.b;",
    "import a from './t'; export const x = { ...a, c: 1 }; x.b;",
  ],
  [
    "a value behind an address",
    "import { b } from './t';\nexport const x = 'http://a' + b + /\\/\\//.test(b);",
    "import { b } from './t'; export const x = 'http://a' + b + /\\/\\//.test(b);",
  ],
  ["what is loaded for what it does", "import './t';\nimport * as u from './u';", "import './t'; import * as u from './u';"],
  ["types that are handed on", "export { A, B } from './t';", "export * from './t';"],
  ["what is handed on by another name", "export { a as b } from './t';", "export { a as b } from './t';"],
])("%s", (_, text, expected) => {
  expect(plain(text)).toBe(expected);
  expect(strip("a.ts", text)).toHaveLength(text.length);
});

test("a file of JavaScript stays as it is", () => {
  expect(strip("a.js", "import { a } from './t';")).toBe("import { a } from './t';");
});

test("a type of another file whose name is a value here as well", async () => {
  await using folder = await tempFolder();
  await writeFile(
    path.join(folder.path, "types.ts"),
    "export interface Parser { (text: string): number }\nexport type Options = {};\nexport enum Kind { One }\n",
  );
  const text =
    "import { Kind, Options, Parser } from './types.js';\nexport const parse: Parser = function Parser(o: Options) { return Kind.One; };\n";
  expect(strip(path.join(folder.path, "parse.ts"), text).replaceAll(/\s+/g, " ")).toContain("import { Kind } from './types.js'");
});
