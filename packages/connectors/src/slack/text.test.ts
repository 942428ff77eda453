import fc from "fast-check";
import { expect, it } from "vitest";
import { escapedWithin, render } from "./text.ts";

const url = "https://fixpoint.test/a|b?c=1&d=2";

it("writes a link, and makes no mention of what somebody wrote", () => {
  const { text, blocks } = render({ title: "<!channel> & >\nmore", url, lines: ["<@U0ADA> says a < b"] });

  expect(blocks).toEqual([
    {
      type: "section",
      text: {
        type: "mrkdwn",
        text: "*<https://fixpoint.test/a%7Cb?c=1&amp;d=2|&lt;!channel&gt; &amp; &gt; more>*\n&lt;@U0ADA&gt; says a &lt; b",
      },
    },
  ]);
  expect(text).toBe("&lt;!channel&gt; &amp; &gt; more · &lt;@U0ADA&gt; says a &lt; b");
});

it("has a text to fall back on and stays within Slack's limits, whatever it is given", () => {
  const words = fc.string({ unit: fc.constantFrom("a", "&", "<", ">", "🧨", " ", "\n"), maxLength: 6000 });
  fc.assert(
    fc.property(words, fc.array(words, { maxLength: 3 }), (title, lines) => {
      const { text, blocks } = render({ title: `T${title}`, url, lines });
      const section = (blocks[0] as unknown as { text: { text: string } }).text.text;
      expect(section.length).toBeLessThanOrEqual(3000);
      expect(text.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/[<>]|&(?!(amp|lt|gt);)/);
    }),
    { numRuns: 200 },
  );
});

it("cuts between signs, never within one or its entity", () => {
  expect(escapedWithin("a&b", 20)).toBe("a&amp;b");
  expect(escapedWithin("abc&def", 6)).toBe("abc…");
  expect(escapedWithin("🧨🧨🧨", 4)).toBe("🧨…");
});
