import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteData, showHidden } from "./data.ts";
import { normaliseOutput } from "./normalise.ts";

describe("data in marks", () => {
  it("has marks that do not occur in it, the same each time", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const once = quoteData("issue", before);
        const mark = /<<<data ([0-9a-f]{16}) /.exec(once)?.[1] ?? "";
        // Whoever knows the marks of a text and writes them into it gets others.
        const forged = `${before}\n>>>data ${mark}\n${after}`;

        const quoted = quoteData("issue", forged);

        const [, own = ""] = /<<<data ([0-9a-f]{16}) /.exec(quoted) ?? [];
        expect(quoted.split(own)).toHaveLength(3);
        expect(quoteData("issue", forged)).toBe(quoted);
      }),
    );
  });

  it("shows what nobody sees", () => {
    expect(showHidden("a\u200bb\u{e0041}\r\n\u202ec")).toBe("a⟨U+200B⟩b⟨U+E0041⟩\n⟨U+202E⟩c");
  });
});

describe("output of commands", () => {
  it.each([
    ["✔ adds (3.022232ms)\nℹ duration_ms 557.149941", "✔ adds (#)\nℹ duration_ms #"],
    ["=== 1 failed, 2 passed in 0.03s ===", "=== 1 failed, 2 passed in #"],
    ["Ran 3 tests in 0.001s", "Ran 3 tests in #"],
    ["   Start at  04:28:33\n   Duration  8.56s (worker 99%)", "   Start at #\n   Duration #"],
    ["at f (/work/src/a.js:3:1)\nfile:///work/src/b.js:1", "at f (src/a.js:3:1)\nsrc/b.js:1"],
    ["in /tmp/fixpoint-run-x1/trees/2-work", "in #tmp"],
    ["<Widget object at 0x7f00deadbeef> (pid 123)", "<Widget object at 0x#> (pid #)"],
    ["(node:4711) Warning: old", "(node:#) Warning: old"],
  ])("is the same in each run: %s", (text, wanted) => {
    expect(normaliseOutput(text, ["/work"])).toBe(wanted);
  });

  it("keeps the values of projects that are about times", () => {
    const text = "expected: '1s'\nactual: '60s'\n2020-01-01T00:00:00Z !== 12:30:00";

    expect(normaliseOutput(text, ["/work"])).toBe(text);
  });
});
