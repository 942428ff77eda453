import { describe, expect, test } from "vitest";
import { CLAMP_EDIT, FILES, runOn, WORDS_ISSUE } from "./testing/project.ts";
import { inTurn, scriptedGateway, type Move } from "./testing/scripted-gateway.ts";

const HEAD =
  "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { clamp } from '../src/shapes.js';\n\n";
const FILE = "test/clamp-large.test.js";
const SYMPTOM = { kind: "wrong_value", expected: "3", actual: "0", errorType: null, message: null };
const GIVE_UP: [string, unknown] = ["give_up", { reason: "I cannot show it." }];

function body(text: string, head = HEAD): string {
  return `${head}test('large values', () => {\n${text}\n});\n`;
}

function proposal(code: string, more: Record<string, unknown> = {}): [string, unknown] {
  return ["propose_test", { file: FILE, code, name: "large values", symptom: SYMPTOM, quote: "I get 0 back", ...more }];
}

const GOOD = body("  assert.strictEqual(clamp(9, 0, 3), 3);");

describe("a model that writes tests", { timeout: 300_000 }, () => {
  test("its test goes through gate R, and a fix is proven by it", async () => {
    const models = scriptedGateway({
      reproduce: inTurn(
        { tools: [["read_file", { file: "test/shapes.test.js" }]] },
        { tools: [["run_test", { file: FILE, code: GOOD }]] },
        { tools: [proposal(GOOD)] },
      ),
      repair: inTurn(
        {
          tools: [
            ["edit_file", CLAMP_EDIT],
            ["finish", { summary: "" }],
          ],
        },
        { tools: [GIVE_UP] },
      ),
    });

    const { outcome } = await runOn({ issue: WORDS_ISSUE, models, engine: "model" });

    expect(outcome.evidence.reproduction).toMatchObject({
      derivedFrom: "“I get 0 back” in the issue, by a model",
      symptom: "gives 0 where 3 is expected",
      stableRuns: 5,
    });
    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.patch).toContain(`b/${FILE}`);
    expect(outcome.evidence.models?.map(({ purpose, end }) => [purpose, end])).toEqual([
      ["reproduce", "finished"],
      ["repair", "finished"],
    ]);
    expect(JSON.stringify(models.calls[2]?.messages)).toContain("The test fails.");
  });

  test("without one, there is no result", async () => {
    const { outcome } = await runOn({ issue: WORDS_ISSUE, engine: "search" });

    expect(outcome.resultStatus).toBe("no_result");
  });
});

describe("a model that cheats with its test", { timeout: 300_000 }, () => {
  const refused: [what: string, move: [string, unknown]][] = [
    ["fails by itself", proposal(body("  clamp(9, 0, 3);\n  throw new Error('0, should be 3');"))],
    ["decides what to assert", proposal(body("  assert.strictEqual(clamp(9, 0, 3) === 3 ? 0 : 0, 3);"))],
    [
      "reads the source",
      proposal(
        body(
          "  assert.ok(!readFileSync('src/shapes.js', 'utf8').includes('low'));",
          `import { readFileSync } from 'node:fs';\n${HEAD}`,
        ),
      ),
    ],
    ["reaches the process", proposal(body("  assert.strictEqual(Object.keys(process.env).length, 3);"))],
    ["looks at the clock", proposal(body("  assert.strictEqual(Date.now() * 0, 3);"))],
    [
      "mocks the program",
      proposal(body("  assert.strictEqual(mock.fn(() => 0)(), 3);", HEAD.replace("{ test }", "{ mock, test }"))),
    ],
    ["makes names up while it runs", proposal(body("  assert.strictEqual(clamp['constr' + 'uctor']('return 0')(), 3);"))],
    ["is two tests", proposal(`${GOOD}test('more', () => {});\n`)],
    ["replaces a test", proposal(GOOD, { file: "test/shapes.test.js" })],
    ["is no test by its place", proposal(GOOD, { file: "src/clamp-large.js" })],
    ["leaves the project", proposal(GOOD, { file: "../clamp.test.js" })],
  ];

  test("what is no plain test is not even run", async () => {
    const models = scriptedGateway({
      reproduce: inTurn(...refused.map(([, move]): Move => ({ tools: [move] })), { tools: [GIVE_UP] }),
    });

    const { outcome, events } = await runOn({ issue: WORDS_ISSUE, models });

    const answers = models.calls.slice(1).map((call) => JSON.stringify(call.messages.at(-1)));
    for (const [index, [what]] of refused.entries()) expect(answers[index], what).toContain("Refused. ");
    expect(outcome.resultStatus).toBe("no_result");
    expect(events.filter((event) => event.type === "command" && event.stage === "reproduce")).toEqual([]);
  });

  test("what is not about the issue is not admitted, though it fails", async () => {
    const cheats: [string, unknown][] = [
      proposal(body("  clamp(9, 0, 3);\n  assert.strictEqual(0, 3);")),
      proposal(body("  assert.strictEqual(0, 3);")),
      proposal(body("  assert.strictEqual(clamp(9, 0, 3), 5);"), { symptom: { ...SYMPTOM, expected: "5" } }),
      proposal(body("  assert.strictEqual(clamp(77, 0, 3), 3);")),
      proposal(body("  assert.strictEqual(clamp(9, 0, 3), 0);")),
      proposal(body("  assert.strictEqual(total([9], 9), 3);", HEAD.replace("{ clamp }", "{ total }"))),
    ];
    const models = scriptedGateway({
      reproduce: inTurn(...cheats.map((move): Move => ({ tools: [move] })), { tools: [GIVE_UP] }),
    });

    const { outcome } = await runOn({ issue: WORDS_ISSUE, models });

    expect(outcome.evidence.tried.filter(({ stage }) => stage === "reproduce").map(({ result }) => result)).toEqual([
      "unrelated",
      "not_stated",
      "not_stated",
      "not_stated",
      "passed_on_base",
      "not_stated",
    ]);
    expect(outcome.resultStatus).toBe("no_result");
    expect(outcome.statusResult).toMatchObject({ reproduced_status: "failed", has_fix: false });
    expect(Object.keys(FILES)).not.toContain(FILE);
  });
});
