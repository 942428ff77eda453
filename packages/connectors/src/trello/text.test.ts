import { startTrelloFake } from "@fixpoint/testing";
import fc from "fast-check";
import { marked } from "marked";
import { expect, it } from "vitest";
import { createPatience, fetchFor } from "../testing/patience.ts";
import { trello } from "./index.ts";
import { MOST_TEXT, shortened } from "./text.ts";

const word = fc.constantFrom("total", "<b>", "&amp;", "`x`", "**bold**", "😀", "é", "\r\n", "\n", "\n\n", "- one\n", "> said\n");
const prose = fc.array(word, { maxLength: 40 }).map((words) => words.join(" "));
const code = fc
  .tuple(
    fc.constantFrom("```", "~~~", "`````"),
    fc.array(fc.constantFrom("a < b", "  && c", "😀", "", "`x`"), { minLength: 1, maxLength: 60 }),
  )
  .map(([marks, lines]) => `\n\n${marks}js\n${lines.join("\n")}\n${marks}\n\n`);
const parts = fc.array(fc.oneof(prose, code), { minLength: 1, maxLength: 12 });
/** Some of them longer than a comment may be. */
const markdown = fc.tuple(parts, fc.constantFrom(1, 20)).map(([found, times]) => found.join("\n\n").repeat(times));

it("shortens what does not fit, and nothing else", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const short = shortened(text);

      expect(short.length).toBeLessThanOrEqual(MOST_TEXT);
      expect(short.isWellFormed()).toBe(true);
      if (text.length <= MOST_TEXT) expect(short).toBe(text);
    }),
    { numRuns: 60 },
  );
});

it.each(["```", "~~~~"])("closes a block of code that it cuts (%s)", (marks) => {
  const lines = Array.from({ length: 3000 }, (_, at) => `const total${at} = a < b && c;`);

  const short = shortened(`Look:\n\n${marks}js\n${lines.join("\n")}\n${marks}\n\nThat is all.`);

  const [, , block, , note] = marked.lexer(short);
  expect(block).toMatchObject({ type: "code", lang: "js" });
  expect(block?.raw).toContain(lines.slice(0, 400).join("\n"));
  expect(note?.raw).toContain("Shortened");
});

it("cuts a text without any space between two characters", () => {
  const short = shortened("😀".repeat(20_000));

  expect(short.isWellFormed()).toBe(true);
  expect(short.length).toBeGreaterThan(MOST_TEXT - 60);
});

it("writes comments of every length so that they read the same", async () => {
  // The description knows no body; the longest would make an address of a hundred thousand characters.
  const fake = await startTrelloFake({ checks: false });
  const fetch = fetchFor(trello, { pauses: createPatience() });
  const connection = trello.connect({ credentials: fake.credentials(), baseUrl: fake.url, fetch });
  const { number } = fake.state.addIssue(1);
  const place = [fake.sourceId(1), fake.issueId(number)] as const;
  const texts = ["`a < b`\r\n\r\n```js\r\nx && 'y'\r\n```", "ü".repeat(600), "ü".repeat(800), "😀".repeat(8192)];
  try {
    for (const text of texts) await connection.comment(...place, text);
    const read = await connection.issue(...place);

    expect(read?.comments?.map(({ text }) => text)).toEqual(texts);
    expect(fake.problems).toEqual([]);
  } finally {
    await fake.close();
  }
});
