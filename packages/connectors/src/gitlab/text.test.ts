import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutQuickActions } from "./text.ts";

it.each([
  ["/close", "\\/close"],
  ["/label ~bug", "\\/label ~bug"],
  ["a\r\n/close\r\nb", "a\r\n\\/close\r\nb"],
  ["~~~\n/close\n~~~", "~~~\n\\/close\n~~~"],
  ["`/close`", "`/close`"],
  ["/usr/bin/node", "/usr/bin/node"],
  ["see /close", "see /close"],
  ["```\n/close\n```", "```\n/close\n```"],
  ["```\n/a\n```\n/close\n```\n/b\n```", "```\n/a\n```\n\\/close\n```\n/b\n```"],
])("writes %j as %j", (given, written) => expect(withoutQuickActions(given)).toBe(written));

const line = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("/close", "if (a < b && c) return", "\t/assign @me", "🐛 `x`"),
);

it("leaves code as it is, byte for byte", () => {
  const code = fc
    .tuple(fc.array(line), fc.constantFrom("\n", "\r\n"))
    .map(([lines, end]) => lines.map((text) => text.replaceAll(/[\r\n]/g, "")).join(end))
    .filter((text) => !text.includes("```"));
  fc.assert(
    fc.property(code, (text) => {
      const block = `\`\`\`\n${text}\n\`\`\``;
      expect(withoutQuickActions(`Before\n${block}\nafter\n/close`)).toBe(`Before\n${block}\nafter\n\\/close`);
    }),
  );
});

it("writes no line that reads as a quick action outside of code", () => {
  const text = fc.array(line.filter((part) => !part.includes("```"))).map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, (markdown) => {
      expect(withoutQuickActions(markdown)).not.toMatch(/^\/[a-z_]+(?:\s|$)/im);
    }),
  );
});
