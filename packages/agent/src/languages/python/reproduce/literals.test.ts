import { access } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { askGuest } from "../testing/guest.ts";

const Sources = z.array(z.string().nullable());

async function sourcesOf(recorded: unknown[]): Promise<(string | null)[]> {
  return Sources.parse(
    await askGuest(
      "from fixpoint_literals import from_recorded\nprint(json.dumps([from_recorded(one) for one in input]))",
      recorded,
    ),
  );
}

/** Pieces of code and of values, so that many texts nearly are one. */
const pieces = fc
  .array(
    fc.constantFrom(
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      ",",
      ":",
      "'",
      '"',
      "-",
      "+",
      "*",
      "1",
      "a",
      "x()",
      "lambda: ",
      "f'{",
      "\\",
      "\n",
      " ",
      "None",
      "\0",
      "await ",
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("recorded values of Python", () => {
  test("become source where they can be made again", async () => {
    const recorded: [unknown, string][] = [
      ["'a'", "'a'"],
      ["b'\\x00'", "b'\\x00'"],
      ["-1.5", "-1.5"],
      ["(1+2j)", "1 + 2j"],
      ["nan", "float('nan')"],
      ["{'k': (1, None), 2: {3}}", "{'k': (1, None), 2: {3}}"],
      ["Decimal('1.10')", "Decimal('1.10')"],
      [
        "datetime.datetime(2024, 1, 2, tzinfo=datetime.timezone.utc)",
        "datetime.datetime(2024, 1, 2, tzinfo=datetime.timezone.utc)",
      ],
      ["set()", "set()"],
      [["'a'", "1"], "['a', 1]"],
      [{ "'k'": "1", plain: ["None"] }, "{'k': 1, 'plain': [None]}"],
      [null, "None"],
      [true, "True"],
    ];

    expect(await sourcesOf(recorded.map(([value]) => value))).toEqual(recorded.map(([, source]) => source));
  });

  test("become nothing where only a description was recorded", async () => {
    const recorded = [
      "<Row object at 0x7f>",
      "Row(a=1)",
      "[...]",
      "'cut in the midd...",
      "a",
      "f'{1}'",
      "[*[1]]",
      "{**{}}",
      "[x for x in (1,)]",
      "Decimal(*'1')",
      "datetime.datetime.now()",
      `${"(".repeat(5000)}`,
      `${"-".repeat(5000)}1`,
      ["'a'", "<Row>"],
      "",
    ];

    expect(await sourcesOf(recorded)).toEqual(recorded.map(() => null));
  });

  test("are never evaluated", async () => {
    await using folder = await tempFolder();
    const made = path.join(folder.path, "made");
    const write = `open(${JSON.stringify(made)}, 'w')`;

    const found = await sourcesOf([write, `[${write}]`, `{1: ${write}}`, `f'{${write}}'`, `set(${write})`, `Decimal(${write})`]);

    expect(found.every((one) => one === null)).toBe(true);
    await expect(access(made)).rejects.toThrow("ENOENT");
  });

  test("never break the reader, and give plain values only", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.string(), pieces, fc.jsonValue()), { minLength: 100, maxLength: 200 }),
        async (texts) => {
          const found = await sourcesOf(texts);
          expect(found).toHaveLength(texts.length);
          const again = await sourcesOf(found.filter((one) => one !== null && !one.includes("float(")));
          expect(again).not.toContain(null);
        },
      ),
      { numRuns: 8 },
    );
  });

  test("are the values that `repr` showed", async () => {
    const check =
      "import ast\nfrom fixpoint_literals import from_recorded\nprint(json.dumps([ast.literal_eval(from_recorded(repr(one))) == one for one in input]))";
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 50, maxLength: 100 }), async (values) => {
        expect(new Set(z.array(z.boolean()).parse(await askGuest(check, values)))).toEqual(new Set([true]));
      }),
      { numRuns: 8 },
    );
  });
});
