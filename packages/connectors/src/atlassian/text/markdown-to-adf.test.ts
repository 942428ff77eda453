import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE, codeIn, INLINE_CODE, withUnixLines } from "../../testing/code-samples.ts";
import { codeBlock, codeSpan } from "../../text/code.ts";
import { adfToMarkdown } from "./adf-to-markdown.ts";
import type { AdfNode } from "./adf.ts";
import { toAdf } from "./markdown-to-adf.ts";

const doc = (...content: AdfNode[]): AdfNode => ({ type: "doc", content });
const text = (words: string, ...marks: string[]): AdfNode => ({
  type: "text",
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: AdfNode[]): AdfNode => ({ type: "paragraph", content });
const link = (href: string, words: string): AdfNode => ({ ...text(words), marks: [{ type: "link", attrs: { href } }] });

describe("Markdown to ADF", () => {
  it.each([
    ['<adf>\n{"type":"rule"}\n</adf>', "somebody's parts of a document"],
    ["<adf>nothing</adf>", "what is none"],
    ["<details>\n<summary>Log</summary>\n\na < b\n</details>", "HTML"],
  ])("takes %j as words", (markdown) => {
    const { content } = toAdf(markdown);

    expect(content.map(({ type }) => type)).not.toContain("rule");
    const words = JSON.stringify(content);
    for (const word of markdown.match(/<?\/?\w+>?/g) ?? []) expect(words).toContain(word);
  });

  it("reads entities as the signs they stand for, but not in code", () => {
    expect(toAdf("a &lt; b `&lt;`").content).toEqual([{ type: "paragraph", content: [text("a < b "), text("&lt;", "code")] }]);
  });

  it("has no text without a sign, which Jira refuses", () => {
    expect(JSON.stringify(toAdf("```\n```\n\na\n\n| a | b |\n|---|---|\n| | c |"))).not.toContain('"text":""');
  });

  it("leaves links in angle brackets", () => {
    expect(toAdf("<https://a.test/b>").content).toEqual([paragraph(link("https://a.test/b", "https://a.test/b"))]);
  });
});

describe("both ways", () => {
  it("keeps code blocks byte for byte", () => {
    fc.assert(
      fc.property(CODE, (code) => {
        const adf = doc({ type: "codeBlock", attrs: { language: "js" }, content: [{ type: "text", text: code }] });
        const markdown = adfToMarkdown(adf);
        expect(markdown).toContain(code);
        expect(codeIn(markdown).blocks).toEqual([withUnixLines(code)]);
        expect(toAdf(markdown).content[0]?.content).toEqual([{ type: "text", text: withUnixLines(code) }]);
        expect(toAdf(codeBlock(code)).content[0]?.content).toEqual([{ type: "text", text: withUnixLines(code) }]);
      }),
    );
  });

  it("keeps inline code byte for byte", () => {
    fc.assert(
      fc.property(INLINE_CODE, (code) => {
        const there = adfToMarkdown(doc(paragraph(text("a "), text(code, "code"), text(" b"))));
        expect(codeIn(there).inline).toEqual([code]);
        expect(toAdf(`a ${codeSpan(code)} b`).content).toEqual([paragraph(text("a "), text(code, "code"), text(" b"))]);
      }),
    );
  });

  it("keeps plain words", () => {
    const words = fc.array(
      fc.constantFrom("a", "b c", "_", "*", "<x>", "&lt;", "`", "[", "](", "~~", "# ", "1. ", "- ", "\\", "cart_total", "🐛"),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const line = `x${parts.join("")}x`;
        const { content } = toAdf(adfToMarkdown(doc(paragraph(text(line)))));
        const read = content[0]?.content?.map((node) => node.text).join("");
        expect(read).toBe(line.replaceAll(/\s+/g, " "));
      }),
    );
  });
});
