import { expect, test } from "vitest";
import type { Snippet } from "../../../types/facts.ts";
import { withToldNames } from "./told-names.ts";

const block = (code: string, language = "javascript"): Snippet => ({ language, code, role: "code", lead: "", index: 0 });
const codeOf = (code: string, text: string, language?: string): string | undefined =>
  withToldNames([block(code, language)], text)[0]?.code;

test("names that the words around give a value are made first", () => {
  const text = "1. Create a ticket `{ zone: 2 }`\n2. Day: `'2024-01-01'`\n";

  expect(codeOf("price(ticket, day)", text)).toBe("const ticket = { zone: 2 }\nconst day = '2024-01-01'\nprice(ticket, day)");
  expect(codeOf("price(ticket)", text, "python")).toBe("ticket = { zone: 2 }\nprice(ticket)");
});

test("what code makes itself, and what is told twice, stays as it is", () => {
  expect(codeOf("const ticket = {};\nprice(ticket)", "a ticket `{ zone: 2 }`")).toBe("const ticket = {};\nprice(ticket)");
  expect(codeOf("import { ticket } from 'x';\nprice(ticket)", "a ticket `{ a: 2 }`")).not.toContain("const");
  expect(codeOf("price(ticket)", "a ticket `{ zone: 2 }`, another ticket `{ zone: 3 }`")).toBe("price(ticket)");
});
