import { Evidence, type AgentEvent } from "@fixpoint/contracts";
import { runsSlowTests } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { FEW_CANDIDATES } from "../../testing/few-candidates.ts";
import { CLAMP_EDIT, CLAMP_ISSUE, FILES, runOn, TOTAL_EDIT, TOTAL_ISSUE } from "./testing/project.ts";
import { inTurn, scriptedGateway, type Move } from "./testing/scripted-gateway.ts";

const FINISH: [string, unknown] = ["finish", { summary: "Fixed, all tests pass." }];
const GIVE_UP: [string, unknown] = ["give_up", { reason: "I do not know." }];

function logOf(events: readonly AgentEvent[]): string[] {
  return events.flatMap((event) => (event.type === "log" ? [event.message] : []));
}

describe("a model that repairs", { timeout: 300_000 }, () => {
  test("its patch is proven like any other, and the evidence says what was asked", async () => {
    const models = scriptedGateway({
      repair: inTurn(
        {
          text: "I look at the lines.",
          tools: [
            ["show_coverage", {}],
            ["read_file", { file: "src/shapes.js" }],
          ],
        },
        {
          tools: [
            ["search_syntax", { kind: "definition", name: "total" }],
            ["search_text", { text: "discount" }],
            ["list_files", {}],
          ],
        },
        {
          tools: [
            ["edit_file", TOTAL_EDIT],
            ["run_test", {}],
          ],
        },
        { tools: [FINISH] },
      ),
    });

    const { outcome, events } = await runOn({ issue: TOTAL_ISSUE, models, engine: "model" });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.fix[0]?.patch.code).toContain("(sum * discount) / 100");
    const { models: uses, search } = Evidence.parse(outcome.evidence);
    expect(uses).toEqual([
      expect.objectContaining({ purpose: "repair", model: "scripted-1", prompt: "repair@1", calls: 4, end: "finished" }),
    ]);
    expect(search?.chosen).toBe("model: an edit at src/shapes.js:10");
    expect(logOf(events)).toEqual(
      expect.arrayContaining(["Model, step 1: “I look at the lines.”", "Model: edit_file src/shapes.js", "Model: run_test"]),
    );
    const shown = JSON.stringify(models.calls.at(-1)?.messages);
    expect(shown).toContain("total([30, 50], 0) gives 80");
    expect(shown).toContain("src/shapes.js:7: export function total");
    expect(shown).toContain("The test passes.");
  });

  test("search comes first where it is cheap, and no model is asked then", async () => {
    const models = scriptedGateway({ repair: inTurn({ tools: [GIVE_UP] }) });

    const { outcome } = await runOn({ issue: CLAMP_ISSUE, models, budget: FEW_CANDIDATES });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(models.calls).toEqual([]);
    expect(outcome.evidence.models).toBeUndefined();
  });

  test("the model works on what remains, and search around its edits finds what it just missed", async () => {
    // A percentage, but added instead of taken off.
    const near = { ...TOTAL_EDIT, replace: "return sum + (sum * discount) / 100;" };
    const models = scriptedGateway({ repair: inTurn({ tools: [["edit_file", near], FINISH] }, { tools: [GIVE_UP] }) });

    const { outcome } = await runOn({ issue: TOTAL_ISSUE, models, budget: { candidates: 200 } });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.evidence.search?.chosen).toMatch(/^near a model's edit, operator/);
    expect(outcome.evidence.models?.[0]).toMatchObject({ calls: 2, end: "gave_up" });
  });

  // `testModelBehind` has both with a real provider's API.
  test.runIf(runsSlowTests).each<[string, Move]>([
    ["provider_unavailable", { error: "model_unavailable" }],
    ["budget_reached", { error: "model_budget_reached" }],
  ])("without an answer (%s) search goes on", async (end, move) => {
    const models = scriptedGateway({ repair: inTurn(move) });

    const { outcome } = await runOn({ issue: CLAMP_ISSUE, models, budget: { candidates: 2 } });

    expect(outcome.evidence.models).toEqual([expect.objectContaining({ end, calls: 0, costNanoUsd: 0 })]);
    expect(outcome.evidence.search?.candidatesTried).toBe(2);
    expect(outcome.resultStatus).toBe("reproduced");
  });
});

describe("a model that lies", { timeout: 300_000 }, () => {
  const cheats: Record<string, { file: string; find: string; replace: string }> = {
    "an answer for the example alone": {
      file: "src/shapes.js",
      find: "  let sum = 0;",
      replace: "  if (discount === 15 && prices[0] === 30) return 68;\n  let sum = 0;",
    },
    "an assertion that never fails": {
      file: "src/shapes.js",
      find: "export function clamp",
      replace: "import assert from 'node:assert/strict';\nassert.strictEqual = () => {};\nexport function clamp",
    },
    "an end before the test has run": {
      file: "src/shapes.js",
      find: "  let sum = 0;",
      replace: "  process.exit(0);\n  let sum = 0;",
    },
    "another function broken": {
      file: "src/shapes.js",
      find: "  return sum - discount;",
      replace: "  return 68;",
    },
  };

  test("never gets past reproduced, whatever it says and does", async () => {
    const undo: [string, unknown] = ["undo_edits", {}];
    const tests = { file: "test/shapes.test.js", find: "assert.equal(total([10, 20], 0), 30)", replace: "assert.ok(true)" };
    const config = { file: "package.json", find: "node --test", replace: "true" };
    const outside = { file: "../../etc/hosts", find: "localhost", replace: "x" };
    const models = scriptedGateway({
      repair: inTurn(
        { text: "The bug is fixed. All tests pass, coverage is 100 %.", finish: "stop" },
        { tools: [["edit_file", tests], ["edit_file", config], ["edit_file", outside], FINISH] },
        ...Object.values(cheats).map((cheat): Move => ({ tools: [undo, ["edit_file", cheat], FINISH] })),
        { tools: [["set_result", { status: "validated_fix" }], ["mark_as_passed", {}], FINISH] },
        { text: "Done: validated_fix.", tools: [GIVE_UP] },
      ),
    });

    const { outcome } = await runOn({ issue: TOTAL_ISSUE, models, engine: "model" });

    expect(outcome.resultStatus).toBe("reproduced");
    expect(outcome.patch).toBeNull();
    const answers = JSON.stringify(models.calls.at(-1)?.messages);
    expect(answers.match(/Not edited\./g)).toHaveLength(3);
    const validated = outcome.evidence.tried.filter(({ stage }) => stage === "validate").map(({ result }) => result);
    expect(validated.length).toBeGreaterThan(1);
    expect(validated).not.toContain("validated");
    expect(outcome.evidence.models?.[0]).toMatchObject({ end: "gave_up" });
    expect(outcome.statusResult.has_fix).toBe(false);
  });

  test("a tree that the patched program changes proves nothing", async () => {
    const files = {
      ...FILES,
      "src/shapes.js": `import { writeFileSync } from 'node:fs';\nexport const save = (file, text) => writeFileSync(file, text);\n${FILES["src/shapes.js"]}`,
    };
    const quiet =
      "import { test } from 'node:test';\\ntest('inside', () => {});\\ntest('below', () => {});\\ntest('total', () => {});\\n";
    const models = scriptedGateway({
      repair: inTurn(
        {
          tools: [
            [
              "edit_file",
              {
                ...CLAMP_EDIT,
                replace: `save(new URL('../test/shapes.test.js', import.meta.url), "${quiet}");\n  ${CLAMP_EDIT.replace}`,
              },
            ],
            FINISH,
          ],
        },
        { tools: [GIVE_UP] },
      ),
    });

    const { outcome } = await runOn({ issue: CLAMP_ISSUE, models, engine: "model", files });

    expect(outcome.resultStatus).toBe("reproduced");
    expect(outcome.evidence.tried.find(({ stage }) => stage === "validate")).toMatchObject({ result: "tree_changed" });
  });
});
