import fc from "fast-check";
import { marked, type Tokens } from "marked";
import { expect, it } from "vitest";
import { codeBlock, inlineCode } from "./code.ts";

const words = fc.array(
  fc.constantFrom("`", "``", "```", "~~~", "<b>", "&amp;", "&", "\\", "*", "😀", "\r\n", "\n", " ", "a", "1"),
);
const text = words.map((parts) => parts.join(""));

it("shows a block's text byte for byte", () => {
  fc.assert(
    fc.property(text, (code) => {
      const block = codeBlock(code, "text");

      expect(block).toContain(code);
      const [token, ...others] = marked.lexer(block);
      expect(others).toEqual([]);
      expect(token).toMatchObject({ type: "code", lang: "text", text: code.replaceAll("\r\n", "\n") });
    }),
  );
});

it("shows code within a line as it is, but for its line breaks", () => {
  const notBlank = text.filter((code) => code.trim() !== "");
  fc.assert(
    fc.property(notBlank, (code) => {
      const [paragraph] = marked.lexer(`In ${inlineCode(code)}.`);

      const [, span] = (paragraph as Tokens.Paragraph).tokens;
      expect(span).toMatchObject({ type: "codespan", text: code.replace(/\s+/g, " ").trim() });
    }),
  );
});
