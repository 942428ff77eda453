import { describe, expect, test } from "vitest";
import { createEventLog } from "../../run/event-log.ts";
import { parseIssue } from "../../stages/1-intake/index.ts";
import { readWithModel } from "./intake.ts";
import { CLAMP_EDIT, CLAMP_ISSUE, FILES, runOn, WORDS_ISSUE } from "./testing/project.ts";
import { inTurn, scriptedGateway, type Move } from "./testing/scripted-gateway.ts";

const STATEMENT = { expression: "clamp(9, 0, 3)", expected: "3", actual: "0", throws: null, errorType: null, message: null };
const REPORT = { statements: [STATEMENT], identifiers: ["clamp"], files: [], opinion: null };

function reports(report: unknown): Move {
  return { tools: [["report_facts", report]] };
}

async function read(issue: { title: string; text: string }, move: Move) {
  const gateway = scriptedGateway({ intake: inTurn(move) });
  const uses: Parameters<typeof readWithModel>[0]["uses"] = [];
  const messages: string[] = [];
  const events = createEventLog(
    (event) => event.type === "log" && messages.push(event.message),
    () => new Date(0),
  );
  const rules = parseIssue(issue);
  const facts = await readWithModel({ gateway, uses }, rules, events, new AbortController().signal);
  return { facts, rules, uses, messages, calls: gateway.calls };
}

describe("facts that a model reads", () => {
  test("are added with their origin, behind those of the rules", async () => {
    const { facts, uses, calls } = await read(WORDS_ISSUE, reports(REPORT));

    expect(facts.expectations[0]).toMatchObject({
      expression: "clamp(9, 0, 3)",
      reading: "what a model read in the issue's words",
    });
    expect(facts.identifiers).toContain("clamp");
    expect(uses).toMatchObject([{ purpose: "intake", prompt: "intake@1", calls: 1, end: "finished" }]);
    expect(calls[0]).toMatchObject({ requiredTool: "report_facts" });
  });

  test.each([
    ["a value that the issue does not hold", { ...STATEMENT, expected: "5" }],
    ["a call of something that it does not name", { ...STATEMENT, expression: "process.exit(9)" }],
    ["no word on what happens now", { ...STATEMENT, actual: null }],
    ["an error that it does not name", { ...STATEMENT, throws: "now", errorType: "RangeError" }],
  ])("are left out with %s", async (_, statement) => {
    const { facts, rules } = await read(WORDS_ISSUE, reports({ ...REPORT, statements: [statement], identifiers: [] }));

    expect(facts.expectations).toEqual(rules.expectations);
  });

  test("are not asked for where rules have read enough", async () => {
    const { facts, rules, calls } = await read(CLAMP_ISSUE, reports(REPORT));

    expect(facts).toBe(rules);
    expect(calls).toEqual([]);
  });

  test.each<[string, Move]>([
    ["answer_unreadable", { text: "It is a bug." }],
    ["answer_unreadable", { tools: [["report_facts", '{"statements": [']] }],
    ["answer_unreadable", { tools: [["set_state", { state: "unsuitable_issue" }]] }],
    ["refused", { finish: "refused" }],
    ["provider_unavailable", { error: "model_unavailable" }],
  ])("are none where it ends with %s", async (end, move) => {
    const { facts, rules, uses } = await read(WORDS_ISSUE, move);

    expect(facts).toEqual(rules);
    expect(uses[0]?.end).toBe(end);
  });
});

describe("a run whose issue a model reads", { timeout: 300_000 }, () => {
  test("goes on by rules, and is not turned away by an opinion", async () => {
    const opinion = { kind: "not_enough_facts", reason: "Close it." };
    const models = scriptedGateway({ intake: inTurn(reports({ ...REPORT, opinion })) });

    const { outcome, events } = await runOn({ issue: WORDS_ISSUE, models });

    expect(outcome.resultStatus).toBe("validated_fix");
    expect(outcome.evidence.reproduction?.derivedFrom).toBe("what a model read in the issue's words");
    expect(outcome.fix[0]?.patch.code).toBe(FILES["src/shapes.js"].replace(CLAMP_EDIT.find, CLAMP_EDIT.replace));
    expect(events).toContainEqual(
      expect.objectContaining({ message: "A model takes it for: not enough facts (Close it.). That decides nothing." }),
    );
  });
});
