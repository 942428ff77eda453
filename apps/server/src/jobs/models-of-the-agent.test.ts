import { readdirSync, readFileSync } from "node:fs";
import { IssueDetails } from "@fixpoint/contracts";
import { startModelServer, tempRepository, type ModelServer, type ModelStep } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RATES, withModel } from "../testing/model-place.ts";
import { startTestServer, waitFor, type TestServer } from "../testing/test-server.ts";
import { AGENT_PROCESS } from "./agent-runner.ts";

/** A discount is a part of the sum, which no small change of the code says: only a model finds it. */
const FILES = {
  "package.json":
    '{ "name": "shapes", "version": "1.0.0", "type": "module", "exports": "./src/shapes.js", "scripts": { "test": "node --test" } }\n',
  "src/shapes.js":
    "export function total(prices, discount) {\n  let sum = 0;\n  for (const price of prices) sum += price;\n  return sum - discount;\n}\n",
  "test/shapes.test.js":
    "import assert from 'node:assert/strict';\nimport { test } from 'node:test';\nimport { total } from '../src/shapes.js';\n\ntest('total', () => assert.equal(total([10, 20], 0), 30));\n",
};
const TEXT =
  "The discount is a percentage.\n\n```js\nimport { total } from 'shapes';\n\ntotal([30, 50], 15); // => 65, should be 68\n```\n";
const EDIT = { file: "src/shapes.js", find: "return sum - discount;", replace: "return sum - (sum * discount) / 100;" };

const STEPS: ModelStep[] = [
  { kind: "answer", text: "I look at the lines.", toolCalls: [{ name: "read_file", input: { file: "src/shapes.js" } }] },
  {
    kind: "answer",
    toolCalls: [
      { name: "edit_file", input: EDIT },
      { name: "run_test", input: {} },
    ],
  },
  { kind: "answer", toolCalls: [{ name: "finish", input: { summary: "The discount is a percentage now." } }] },
];

let server: TestServer;
let provider: ModelServer;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ENGINE: "model" }, { agentEntry: AGENT_PROCESS });
  provider = await startModelServer();
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

function agentPids(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const parent = /^PPid:\t(\d+)/m.exec(readFileSync(`/proc/${name}/status`, "utf8"))?.[1];
        return parent === String(process.pid) && readFileSync(`/proc/${name}/cmdline`, "utf8").includes(AGENT_PROCESS);
      } catch {
        // It has ended.
        return false;
      }
    })
    .map(Number);
}

it(
  "the agent that is killed in the middle of a repair goes on from its last step, and its fix is proven",
  { timeout: 300_000 },
  async () => {
    const killed: number[] = [];
    provider.script = (request, index) => {
      // Its call is under way: it is answered and recorded all the same.
      if (index === 1 && killed.length === 0)
        for (const pid of agentPids()) {
          process.kill(pid, "SIGKILL");
          killed.push(pid);
        }
      return STEPS[index] ?? { kind: "error", status: 400, message: `asked again: ${request.turns.at(-1)?.text}` };
    };
    await using repository = await tempRepository(FILES);
    const stages = { intake: { use: "none" as const }, reproduce: { use: "none" as const }, repair: { use: "same" as const } };
    const place = await withModel({ url: server.url, repository: repository.path }, provider.baseUrl("openai_compatible"), {
      settings: { stages },
    });
    const added = await place.ada.json("POST", place.issues, { title: "total takes the discount as an amount", text: TEXT });

    const done = await waitFor(async () => {
      const { data } = (await place.ada.json("GET", `${place.issues}/${added.body.data.id}/details`)).body;
      return data.agentProcessingStatus === "done" ? IssueDetails.parse(data) : null;
    }, 280);

    expect([killed.length, done.agentResultStatus, provider.problems]).toEqual([1, "validated_fix", []]);
    expect(provider.requests).toHaveLength(3);
    expect(done.fix[0]?.patch.code).toContain("(sum * discount) / 100");
    const { inputTokens, outputTokens } = provider.total();
    expect(done.evidence?.models).toEqual([
      expect.objectContaining({ purpose: "repair", model: "scripted", inputTokens, outputTokens, calls: 3 }),
    ]);
    const usage = await place.ada.json("GET", `/api/v1/organizations/${place.orgId}/usage`);
    expect(usage.body.data.totals).toMatchObject({
      modelCalls: 3,
      inputTokens,
      outputTokens,
      modelCostUsd: provider.billed(RATES) / 1e9,
    });
  },
);
