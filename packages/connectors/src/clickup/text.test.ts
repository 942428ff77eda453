import fc from "fast-check";
import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { Comment, type Block } from "./schema.ts";
import { markdownOf, plainOf } from "./text.ts";

function blocks(...given: { text?: string; attributes?: object; type?: string }[]): Block[] {
  const comment = { id: "1", comment: given, comment_text: "", date: "1568036964079" };
  return Comment.parse(comment).comment ?? [];
}

const CODE_LINE = { text: "\n", attributes: { "code-block": { "code-block": "plain" } } };

describe("comments that were read", () => {
  it.each([
    ["what was typed", [{ text: "a *b* `c` <d> & e" }], "a *b* `c` <d> & e"],
    [
      "bold, italic and both",
      [b("a", "bold"), { text: " " }, b("b", "italic"), { text: " " }, b("c", "bold", "italic")],
      "**a** _b_ **_c_**",
    ],
    ["code in a line", [{ text: "use " }, b("a`b", "code")], "use ``a`b``"],
    ["a link", [{ text: "the page", attributes: { link: "https://a.test" } }], "[the page](https://a.test)"],
    ["a bare link", [{ text: "https://a.test", attributes: { link: "https://a.test" } }], "https://a.test"],
    ["spaces around bold", [{ text: "a" }, b(" b ", "bold"), { text: "c" }], "a **b** c"],
    [
      "a list",
      [{ text: "one" }, l("bullet"), { text: "two" }, l("ordered"), { text: "three" }, l("unchecked")],
      "- one\n1. two\n- [ ] three",
    ],
    [
      "code over lines",
      [{ text: "Look:\nif (a)" }, CODE_LINE, { text: "  b()" }, CODE_LINE, { text: "there" }],
      "Look:\n```\nif (a)\n  b()\n```\nthere",
    ],
    ["a language", [{ text: "x" }, { text: "\n", attributes: { "code-block": { "code-block": "js" } } }], "```js\nx\n```"],
    [
      "formats that nobody knows",
      [
        { text: "a", attributes: { link: { url: 1 }, bold: "yes" } },
        { type: "emoticon", text: "🐛" },
      ],
      "a🐛",
    ],
  ])("become Markdown: %s", (_what, given, markdown) => expect(markdownOf(blocks(...given))).toBe(markdown));

  it("keep code over lines, byte for byte", () => {
    const lines = fc.array(
      fc.string({ unit: "grapheme" }).map((line) => line.replaceAll("\n", "")),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(lines, (code) => {
        const given = code.flatMap((text) => [{ text }, CODE_LINE]);
        const markdown = markdownOf(blocks({ text: "Before\n" }, ...given, { text: "after" }));
        expect(markdown.replace(/^Before\n(`{3,})\n/, "").replace(/\n`{3,}\nafter$/, "")).toBe(code.join("\n"));
        const [, fence = ""] = /^Before\n(`{3,})\n/.exec(markdown) ?? [];
        expect(code.join("\n")).not.toContain(fence);
      }),
    );
  });

  it("keep code in a line", () => {
    const code = fc.string({ unit: "grapheme-ascii", minLength: 1 }).filter((text) => text.trim() !== "");
    fc.assert(
      fc.property(code, (text) => {
        const [paragraph] = marked.lexer(`Say ${markdownOf(blocks({ text, attributes: { code: true } }, { text: "." }))}`);
        const spans =
          paragraph && "tokens" in paragraph ? (paragraph.tokens ?? []).filter(({ type }) => type === "codespan") : [];
        expect(spans.map((span) => "text" in span && (span.text as string))).toEqual([text]);
      }),
    );
  });
});

function b(text: string, ...marks: string[]) {
  return { text, attributes: Object.fromEntries(marks.map((mark) => [mark, true])) };
}

function l(list: string) {
  return { text: "\n", attributes: { list: { list } } };
}

describe("comments that are written", () => {
  it.each([
    ["[a fix](https://a.test/1).", "a fix <https://a.test/1>."],
    ["[https://a.test](https://a.test)", "https://a.test"],
    ["`[a](https://a.test)` and [b](https://b.test)", "`[a](https://a.test)` and b <https://b.test>"],
    ["```\n[a](https://a.test)\n```", "```\n[a](https://a.test)\n```"],
    ["**bold** and [a note](#note)", "**bold** and [a note](#note)"],
  ])("read well without a format: %j", (markdown, plain) => expect(plainOf(markdown)).toBe(plain));

  it("keep code, byte for byte", () => {
    const line = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("[a](https://a.test)", "a < b && c", "`x`", "🐛"));
    const code = fc
      .tuple(fc.array(line), fc.constantFrom("\n", "\r\n"))
      .map(([lines, end]) => lines.map((text) => text.replaceAll(/[\r\n]|`{3}/g, "")).join(end))
      .filter((text) => !text.includes("```"));
    fc.assert(
      fc.property(code, (text) => {
        const block = `\`\`\`js\n${text}\n\`\`\``;
        expect(plainOf(`[a](https://a.test)\n${block}\n[b](https://b.test)`)).toBe(
          `a <https://a.test>\n${block}\nb <https://b.test>`,
        );
      }),
    );
  });
});
