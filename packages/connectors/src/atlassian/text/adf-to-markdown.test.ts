import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adfToMarkdown } from "./adf-to-markdown.ts";
import type { AdfNode } from "./adf.ts";

const doc = (...content: AdfNode[]): AdfNode => ({ type: "doc", content });
const text = (words: string, ...marks: string[]): AdfNode => ({
  type: "text",
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: AdfNode[]): AdfNode => ({ type: "paragraph", content });
const item = (...content: AdfNode[]): AdfNode => ({ type: "listItem", content });
const cell = (words: string): AdfNode => ({ type: "tableCell", content: [paragraph(text(words))] });
const link = (href: string, words: string): AdfNode => ({ ...text(words), marks: [{ type: "link", attrs: { href } }] });

describe("ADF to Markdown", () => {
  it.each<[string, AdfNode, string]>([
    ["marks", paragraph(text("a "), text("b", "strong"), text("c ", "strong", "em"), text("d", "strike")), "a **b*c*** ~~d~~"],
    ["code beside code", paragraph(text("a", "code"), text("`b", "code")), "``a`b``"],
    ["a link", paragraph(link("https://a.test/x(1)", "Look *here*")), String.raw`[Look \*here\*](https://a.test/x%281%29)`],
    ["a link that is its own words", paragraph(link("https://a.test/x_1", "https://a.test/x_1")), "<https://a.test/x_1>"],
    ["a line break", paragraph(text("a"), { type: "hardBreak" }, text("- b")), "a\\\n\\- b"],
    ["a heading", { type: "heading", attrs: { level: 3 }, content: [text("# A")] }, "### # A"],
    ["a list", { type: "bulletList", content: [item(paragraph(text("a"))), item(paragraph(text("b")))] }, "- a\n- b"],
    [
      "a list in a list",
      {
        type: "orderedList",
        attrs: { order: 3 },
        content: [item(paragraph(text("a")), { type: "bulletList", content: [item(paragraph(text("b")))] })],
      },
      "3. a\n   - b",
    ],
    [
      "code in a list",
      { type: "bulletList", content: [item(paragraph(text("a")), { type: "codeBlock", content: [text("b\n\nc")] })] },
      "- a\n\n  ```\n  b\n\n  c\n  ```",
    ],
    [
      "tasks, one below another",
      {
        type: "taskList",
        content: [
          { type: "taskItem", attrs: { state: "DONE" }, content: [text("a")] },
          { type: "taskList", content: [{ type: "taskItem", attrs: { state: "TODO" }, content: [text("b")] }] },
        ],
      },
      "- [x] a\n  - [ ] b",
    ],
    ["a code block", { type: "codeBlock", attrs: { language: "js" }, content: [text("a < b")] }, "```js\na < b\n```"],
    ["a quote", { type: "blockquote", content: [paragraph(text("a")), paragraph(text("b"))] }, "> a\n>\n> b"],
    ["a panel", { type: "panel", attrs: { panelType: "info" }, content: [paragraph(text("a"))] }, "> a"],
    ["a rule", { type: "rule" }, "---"],
    [
      "a table",
      {
        type: "table",
        content: [
          { type: "tableRow", content: [cell("a|b"), cell("c")] },
          { type: "tableRow", content: [cell("d")] },
        ],
      },
      String.raw`| a\|b | c |` + "\n| --- | --- |\n| d |  |",
    ],
    [
      "a table with code in it",
      {
        type: "table",
        content: [
          {
            type: "tableRow",
            content: [cell("a"), { type: "tableCell", content: [{ type: "codeBlock", content: [text("b\nc")] }] }],
          },
        ],
      },
      "a\n\n```\nb\nc\n```",
    ],
    [
      "a picture from elsewhere",
      { type: "mediaSingle", content: [{ type: "media", attrs: { type: "external", url: "https://a.test/b.png", alt: "B" } }] },
      "![B](https://a.test/b.png)",
    ],
    [
      "a file of the site",
      { type: "mediaGroup", content: [{ type: "media", attrs: { type: "file", id: "1-2", alt: "a_b.log" } }] },
      "*a_b.log*",
    ],
    ["a mention", paragraph({ type: "mention", attrs: { id: "1", text: "@Ada" } }, text(" look")), "@Ada look"],
    [
      "emoji",
      paragraph({ type: "emoji", attrs: { shortName: ":bug:", text: "🐛" } }, { type: "emoji", attrs: { shortName: ":acme:" } }),
      "🐛:acme:",
    ],
    ["a card", paragraph({ type: "inlineCard", attrs: { url: "https://a.test" } }), "<https://a.test>"],
    [
      "a status and a date",
      paragraph({ type: "status", attrs: { text: "BLOCKED" } }, text(" "), {
        type: "date",
        attrs: { timestamp: "1767322845000" },
      }),
      "BLOCKED 2026-01-02",
    ],
    ["what is folded", { type: "expand", attrs: { title: "Log" }, content: [paragraph(text("a"))] }, "**Log**\n\na"],
    [
      "words that look like Markdown",
      paragraph(text("# cart_total _is_ 2*3 <b> [x] `y` &lt; ~~z~~")),
      "\\# cart_total \\_is\\_ 2\\*3 \\<b> \\[x\\] \\`y\\` &amp;lt; \\~\\~z\\~\\~",
    ],
  ])("writes %s", (_, node, markdown) => expect(adfToMarkdown(doc(node))).toBe(markdown));

  it("is empty for nothing", () => {
    expect(adfToMarkdown(null)).toBe("");
    expect(adfToMarkdown(doc())).toBe("");
  });

  it("keeps every word, whatever the nodes are called", () => {
    const type = fc.constantFrom(
      "paragraph",
      "heading",
      "panel",
      "listItem",
      "bulletList",
      "taskItem",
      "tableRow",
      "tableCell",
      "somethingNew",
    );
    const word = fc.integer({ min: 1000, max: 9999 }).map((number): AdfNode => ({ type: "text", text: `w${number}` }));
    const { node } = fc.letrec<{ node: AdfNode }>((tie) => ({
      node: fc.oneof({ maxDepth: 4 }, word, fc.record({ type, content: fc.array(tie("node"), { maxLength: 3 }) })),
    }));
    const wordsOf = (part: AdfNode): string[] => [
      ...(part.text === undefined ? [] : [part.text]),
      ...(part.content ?? []).flatMap(wordsOf),
    ];
    fc.assert(
      fc.property(fc.array(node, { maxLength: 4 }), (content) => {
        const markdown = adfToMarkdown(doc(...content));
        for (const found of wordsOf(doc(...content))) expect(markdown).toContain(found);
      }),
    );
  });
});
