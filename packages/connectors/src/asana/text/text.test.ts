import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE, codeIn, INLINE_CODE, withUnixLines } from "../../testing/code-samples.ts";
import { codeBlock, codeSpan } from "../../text/code.ts";
import { htmlTextToMarkdown } from "./html-text-to-markdown.ts";
import { markdownToHtmlText } from "./markdown-to-html-text.ts";

function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

describe("Asana's text to Markdown", () => {
  it.each([
    ["lines", "<body>a\nb\n\nc</body>", "a  \nb\n\nc"],
    ["signs", "<body><strong>a</strong> <em>b</em> <s>c</s> <u>d</u></body>", "**a** *b* ~~c~~ d"],
    ["lists", "<body>a\n<ul><li>b<ol><li>c</li></ol></li>\n<li>d</li></ul>e</body>", "a\n\n-   b\n    1.  c\n-   d\n\ne"],
    ["headings and rules", "<body><h1>a_b</h1>\n<hr/>\n<h2>c</h2>d</body>", "# a_b\n\n---\n\n## c\n\nd"],
    [
      "code",
      "<body>a\n<pre>if (a &lt; b)\n\n  return</pre>\nb <code>a  `b`</code></body>",
      "a\n\n```\nif (a < b)\n\n  return\n```\n\nb `` a  `b` ``",
    ],
    ["code of several lines", "<body><code>a\nb</code></body>", "```\na\nb\n```"],
    ["a quote", "<body><blockquote>a\nb</blockquote></body>", "> a  \n> b"],
    [
      "links",
      '<body><a href="https://a.test/x_y">https://a.test/x_y</a> <a href="https://a.test">b</a></body>',
      "<https://a.test/x_y> [b](https://a.test)",
    ],
    [
      "a mention",
      '<body><a href="https://app.asana.com/0/1/list" data-asana-gid="1">@Ada</a></body>',
      "[@Ada](https://app.asana.com/0/1/list)",
    ],
    [
      "a table",
      "<body><table><tr><td>a|b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table></body>",
      "| a\\|b | c |\n| --- | --- |\n| d | e |",
    ],
    [
      "words that look like Markdown",
      "<body># cart_total *is* &lt;b&gt; &amp;lt;\n1. x</body>",
      "\\# cart_total \\*is\\* \\<b> &amp;lt;  \n1\\. x",
    ],
    ["nothing", "<body></body>", ""],
  ])("writes %s", (_, html, markdown) => expect(htmlTextToMarkdown(html)).toBe(markdown));
});

describe("Markdown to Asana's text", () => {
  it.each([
    ["paragraphs", "a\nb\n\nc", "<body>a\nb\n\nc</body>"],
    ["signs", "**a** *b* ~~c~~ `d`", "<body><strong>a</strong> <em>b</em> <s>c</s> <code>d</code></body>"],
    ["a heading", "# a\n\nb", "<body><strong>a</strong>\n\nb</body>"],
    [
      "a list between words",
      "a\n\n- b\n  - c\n- [x] d\n\ne",
      "<body>a<ul><li>b<ul><li>c</li></ul></li><li>[x] d</li></ul>e</body>",
    ],
    ["code", "a\n\n```js\na < b && c\n```\nd", "<body>a<pre>a &lt; b &amp;&amp; c</pre>d</body>"],
    ["a table", "| a | b |\n|---|---|\n| c | d |", "<body><pre>| a | b |\n|---|---|\n| c | d |</pre></body>"],
    ["a quote", "> a\n>\n> b", "<body><blockquote>a\nb</blockquote></body>"],
    [
      "links",
      "[a](https://a.test/?b=c&d) <https://a.test>",
      '<body><a href="https://a.test/?b=c&amp;d">a</a> <a href="https://a.test">https://a.test</a></body>',
    ],
    ["a picture", "![a](https://a.test/b.png)", '<body><a href="https://a.test/b.png">a</a></body>'],
    ["no link of another kind", "[a](javascript:alert(1))", "<body>a</body>"],
    ["HTML as words", "<script>a</script> &lt;b&gt; \u0000", "<body>&lt;script&gt;a&lt;/script&gt; &amp;lt;b&amp;gt; </body>"],
    ["what HTML calls by name", "a &amp; b &lt; c &hellip;", "<body>a &amp; b &lt; c &amp;hellip;</body>"],
  ])("writes %s", (_, markdown, html) => expect(markdownToHtmlText(markdown)).toBe(html));
});

describe("both ways", () => {
  it("keeps code blocks byte for byte", () => {
    fc.assert(
      fc.property(CODE, (code) => {
        const markdown = htmlTextToMarkdown(`<body>a\n<pre>${xml(code)}</pre>\nb</body>`);
        expect(markdown).toContain(code);
        expect(codeIn(markdown).blocks).toEqual([withUnixLines(code)]);
        expect(htmlTextToMarkdown(markdownToHtmlText(codeBlock(code)))).toBe(codeBlock(withUnixLines(code)));
      }),
    );
  });

  it("keeps inline code byte for byte", () => {
    fc.assert(
      fc.property(INLINE_CODE, (code) => {
        const there = htmlTextToMarkdown(`<body>a <code>${xml(code)}</code> b</body>`);
        expect(codeIn(there).inline).toEqual([code]);
        expect(markdownToHtmlText(there)).toBe(`<body>a <code>${xml(code).replaceAll('"', "&quot;")}</code> b</body>`);
        expect(htmlTextToMarkdown(markdownToHtmlText(`a ${codeSpan(code)} b`))).toBe(`a ${codeSpan(code)} b`);
      }),
    );
  });

  it("is well-formed XML of Asana's tags, whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(INLINE_CODE, CODE, fc.constantFrom("**", "[a](https://b.test)", "> ", "\n\n", "<!--", "<b", "]]>"))),
        (parts) => {
          const open: string[] = [];
          const html = markdownToHtmlText(parts.join(""));
          const rest = html.replaceAll(
            /<(\/?)(body|strong|em|s|code|pre|ul|ol|li|blockquote|a)( href="[^"<]*")?>/g,
            (_, end: string, tag: string) => {
              if (end === "") open.push(tag);
              else expect(open.pop()).toBe(tag);
              return "";
            },
          );
          expect(open).toEqual([]);
          expect(rest).not.toMatch(/<|&(?!(amp|lt|gt|quot|#13);)/);
        },
      ),
    );
  });
});
