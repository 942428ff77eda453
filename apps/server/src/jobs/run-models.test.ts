import { DEFAULT_MODEL_SETTINGS, UsageAnswer } from "@fixpoint/contracts";
import { modelCalls, modelReplies } from "@fixpoint/db/schema";
import { deleteIssue, forgetModelReplies } from "@fixpoint/db";
import { startModelServer, type ModelServer } from "@fixpoint/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { RATES, withModel } from "../testing/model-place.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const ANSWERED = "engine auto, scripted: answer 1, answer 2, answer 3";

let server: TestServer;
let provider: ModelServer;
let place: Awaited<ReturnType<typeof withModel>>;
let counted = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  provider = await startModelServer({ script: (_request, index) => ({ kind: "answer", text: `answer ${index + 1}` }) });
  counted += 1;
  place = await withModel(server, provider.baseUrl("openai_compatible"), { name: `Project ${counted}` });
  return () => provider.close();
});

async function usage() {
  return UsageAnswer.parse((await place.ada.json("GET", `/api/v1/organizations/${place.orgId}/usage`)).body).data;
}

/** Where all tests share an organization: what one of them has added. */
async function added(work: () => Promise<unknown>) {
  const before = (await usage()).totals;
  await work();
  const after = (await usage()).totals;
  return {
    modelCalls: after.modelCalls - before.modelCalls,
    modelCostUsd: Number((after.modelCostUsd - before.modelCostUsd).toFixed(9)),
    inputTokens: after.inputTokens - before.inputTokens,
    outputTokens: after.outputTokens - before.outputTokens,
  };
}

it("asks the model through its parent, and what it cost is on the bill to the token", async () => {
  const bill = await added(async () => {
    const end = await place.process("Asks", "");
    expect(end.summary).toBe(ANSWERED);
  });

  const { inputTokens, outputTokens } = provider.total();
  expect(provider.problems).toEqual([]);
  expect(bill).toEqual({ modelCalls: 3, inputTokens, outputTokens, modelCostUsd: provider.billed(RATES) / 1e9 });
  const { data } = (await place.ada.json("GET", place.models)).body;
  expect(data.spent.month).toBeGreaterThan(0);
});

it.each(["dies after the second", "dies asking"])(
  "an agent that %s goes on where it was, and nothing is asked twice",
  async (how) => {
    const end = await place.process(`Agent ${how}`, how);

    expect([end.status, end.summary]).toEqual(["validated_fix", ANSWERED]);
    expect(provider.requests.map(({ turns }) => turns.at(-1)?.text)).toEqual(["first", "second", "third"]);
  },
);

it("is not asked where the project, or the operator, wants the built-in engine", async () => {
  await place.put(`/api/v1/organizations/${place.orgId}/projects/${place.project.id}/models`, DEFAULT_MODEL_SETTINGS);

  const end = await place.process("Built in", "");

  expect(end.summary).toBe("engine search, no model");
  expect(provider.requests).toEqual([]);
});

it("goes on without the model at a budget's limit, before the call that could break it", async () => {
  const project = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/models`;
  const { data } = (await place.ada.json("GET", project)).body;
  // The largest possible cost of a call is some $0.007: the first one fits, and after it no more.
  provider.script = [{ kind: "answer", text: "answer 1", usage: { inputTokens: 2000, outputTokens: 100 } }];
  await place.put(project, { ...data, budgetPerBug: 0.01 });

  const end = await place.process("Limited", "");

  const calls = await server.context.db.select().from(modelCalls);
  const spent = calls
    .filter(({ issueId }) => issueId === end.id)
    .reduce((sum, { cost, reserved }) => sum + (cost ?? reserved), 0);
  expect(end.summary).toBe("engine auto, scripted: answer 1, model_budget_reached, model_budget_reached");
  expect(spent).toBe(0.005 * 1e9);
  expect(provider.requests).toHaveLength(1);
});

it("does not begin where nothing is left and new runs are to stop", async () => {
  const project = `/api/v1/organizations/${place.orgId}/projects/${place.project.id}/models`;
  const { data } = (await place.ada.json("GET", project)).body;
  await place.put(project, { ...data, monthlyBudget: 0.0001, atLimit: "stop" });

  const end = await place.process("Stopped", "");

  expect([end.status, end.reason]).toEqual(["error", "model_budget_reached"]);
  expect(end.summary).toContain("The model budget per month ($0.00010) is used up");
  expect(provider.requests).toEqual([]);
});

it("keeps replies for as long as the run may be taken up again, and no longer than its bug", async () => {
  const { db } = server.context;
  const end = await place.process("Recorded", "");
  const repliesOf = async () => (await db.select().from(modelReplies)).filter(({ issueId }) => issueId === end.id).length;
  const kept = await repliesOf();

  await deleteIssue(db, place.orgId, end.id);
  const afterDelete = await repliesOf();
  const another = await place.process("Ended", "");
  await forgetModelReplies(db);
  const afterEnd = (await db.select().from(modelReplies)).filter(({ issueId }) => issueId === another.id);

  expect([kept, afterDelete, afterEnd]).toEqual([3, 0, []]);
});
