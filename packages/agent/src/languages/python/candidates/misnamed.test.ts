import { expect, test, vi } from "vitest";
import { patched, rankOf } from "../testing/candidates.ts";

vi.setConfig({ testTimeout: 120_000 });

const SHOP = `import os


class Field:
    def __init__(self, prime):
        self.prime = prime

    def shl(self, value, bits):
        return (value << bits) % self.prime


class Value:
    def __init__(self, value, field):
        self.value = value
        self.field = field
        self.first_name = None

    def shl(self, bits):
        return self.field.ushl(self.value, bits)

    def greet(self):
        return "Hi " + self.frst_name

    def last(self, items):
        return itms[-1], os.pth
`;

test.each([
  ["a method that nothing has", 19, "return self.field.shl(self.value, bits)"],
  ["an attribute that nothing sets", 22, 'return "Hi " + self.first_name'],
  ["a variable that nothing binds", 25, "return items[-1]"],
])("%s", async (_, line, fix) => expect(await rankOf(fix, SHOP, { lines: [line] })).toBeLessThan(8));

test("names that are there, and what is brought in, stay as they are", async () => {
  const texts = await patched(SHOP, { lines: [19, 25] });

  expect(texts.some((text) => text.includes("self.fields.ushl"))).toBe(false);
  expect(texts.some((text) => text.includes("ushl(self.values"))).toBe(false);
});
