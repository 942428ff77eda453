import type { CrashFrame } from "@fixpoint/contracts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crashOf, frameOf } from "../../../crash/testing/frames.ts";
import { judgeSuitability } from "../../2-suitability/index.ts";
import { parseIssue, readIssue } from "../index.ts";

type Variables = NonNullable<CrashFrame["variables"]>;

function variablesOf(variables: Variables): { kept: CrashFrame["variables"]; notes: string[] } {
  const { crash, notes } = parseIssue({ title: "it broke", text: "", crash: crashOf([frameOf({ variables })]) });
  return { kept: crash?.frames[0]?.variables ?? null, notes };
}

describe("a recorded crash", () => {
  const crash = crashOf(
    [
      frameOf({ file: "/app/serve.py", function: "serve", line: 3 }),
      frameOf({ file: "/app/rows.py", function: "parse", line: 9, variables: { row: "'a'" } }),
    ],
    { platform: "python", type: "KeyError", message: "'name'" },
  );

  test("is kept beside the text, and read as its stack trace", () => {
    const facts = parseIssue({ title: "KeyError", text: "```\nTypeError: other\n```", crash });

    expect(facts.crash).toEqual(crash);
    expect(facts.stackTraces[0]).toEqual({
      language: "python",
      errorType: "KeyError",
      message: "'name'",
      frames: [
        { file: "app/rows.py", line: 9, column: null, function: "parse" },
        { file: "app/serve.py", line: 3, column: null, function: "serve" },
      ],
      snippet: null,
    });
    expect(facts.files).toEqual(["app/rows.py", "app/serve.py"]);
  });

  test("is said, makes a bug of the issue, and is no code to ask for", () => {
    const { end, facts } = readIssue({ title: "How is this?", text: "", crash });

    expect(end.summary).toBe("Found 1 stack trace, 1 recorded call.");
    const { suitability } = judgeSuitability(facts);
    expect(suitability.kind).toBe("bug");
    expect(suitability.missingFacts).not.toContain("code or steps that show the problem");
  });

  test("is null where the tracker gives none", () => {
    expect(parseIssue({ title: "a", text: "b" }).crash).toBeNull();
    expect(parseIssue({ title: "a", text: "b", crash: null }).stackTraces).toEqual([]);
  });

  test("keeps the innermost calls of a deep stack", () => {
    const frames = Array.from({ length: 300 }, (_, line) => frameOf({ line }));

    const facts = parseIssue({ title: "a", text: "", crash: crashOf(frames) });

    expect(facts.crash?.frames).toHaveLength(100);
    expect(facts.crash?.frames.at(-1)?.line).toBe(299);
    expect(facts.notes).toEqual(["Only the innermost 100 of 300 recorded calls were kept."]);
  });

  test("loses values that are too large or too deep, and says so", () => {
    let deep: Variables[string] = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];

    const { kept, notes } = variablesOf({ deep, large: "a".repeat(30_000), many: Array(20_000).fill(0), small: 1 });

    expect(kept).toEqual({ small: 1 });
    expect(notes).toEqual(["3 recorded values are too large and left out."]);
  });

  test("is bounded whatever is recorded, and what is kept is kept as it was", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (recorded) => {
        const variables = JSON.parse(JSON.stringify(recorded)) as Variables;
        const { kept } = variablesOf(variables);
        expect(JSON.stringify(kept).length).toBeLessThan(600_000);
        for (const [name, value] of Object.entries(kept ?? {})) expect(value).toEqual(variables[name]);
      }),
    );
  });
});
