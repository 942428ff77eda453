import { expect, test } from "vitest";
import type { RawBlock } from "../blocks/blocks.ts";
import { withFilesRead } from "./read-files.ts";

function block(code: string, lead: string, info: string | null = null): RawBlock {
  return { info, code, lead, heading: "" };
}

const SHOWN = block("a = 1\nb = 2", "This is my `stock.ini`:");

test.each([
  ["parse(fs.readFileSync('stock.ini', 'utf8'))", 'parse("a = 1\\nb = 2\\n")'],
  ['parse(await fs.promises.readFile("./conf/stock.ini", { encoding: "utf8" }))', 'parse("a = 1\\nb = 2\\n")'],
  ["parse(readFileSync('stock.ini'))", 'parse(Buffer.from("a = 1\\nb = 2\\n"))'],
])("%s reads what the issue shows of the file", (code, expected) => {
  const own = block(code, "");

  expect(withFilesRead(code, own, [SHOWN, own])).toBe(expected);
});

test.each([
  "parse(readFileSync('other.ini', 'utf8'))",
  "readFile('stock.ini', 'utf8', (error, text) => parse(text))",
  "parse(readFileSync(name))",
])("%s stays as it is", (code) => {
  const own = block(code, "My stock.ini is read by");

  expect(withFilesRead(code, own, [SHOWN, own])).toBe(code);
});

test("a long text of calls takes no time", () => {
  const code = "a.b.readFileSync('x".repeat(2000);
  const started = performance.now();

  withFilesRead(code.slice(0, 19_000), block(code, ""), [SHOWN]);

  expect(performance.now() - started).toBeLessThan(500);
});
