import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ModelUse } from "@fixpoint/contracts";
import {
  runsSlowTests,
  startModelServer,
  tempFolder,
  tempRepository,
  type ModelStep,
  type ModelWireName,
} from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CLAMP_ISSUE, FILES, runOn, TOTAL_EDIT, TOTAL_ISSUE } from "./project.ts";
import { KEY, RATES, wiredModel } from "./wired.ts";

const TEN_CENTS = 100_000_000;
const RUN = fileURLToPath(new URL("./recorded-run.ts", import.meta.url));
const Told = z.object({ resultStatus: z.string(), models: z.array(ModelUse) });

function asks(name: string, input: unknown = {}, more: Partial<Extract<ModelStep, { kind: "answer" }>> = {}): ModelStep {
  return {
    kind: "answer",
    toolCalls: [{ name, input }],
    usage: { inputTokens: 3000, outputTokens: 200, cachedInputTokens: 1000 },
    ...more,
  };
}

const GOOD: readonly ModelStep[] = [
  asks("show_coverage", {}, { text: "I look first." }),
  asks("edit_file", TOTAL_EDIT),
  asks("run_test"),
  asks("finish", { summary: "The discount is a part of the sum." }),
];

/** A run in a process of its own; resolves with what it printed, or null where it was killed. */
function startRun(options: Record<string, string>): { told: Promise<string | null>; kill(): void } {
  const child = spawn(process.execPath, [RUN, JSON.stringify(options)], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  const told = new Promise<string | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0 ? text : null));
  });
  return { told, kill: () => child.kill("SIGKILL") };
}

/** Whole runs with a model behind one provider's API: good and bad ones, its budget, a kill, an outage. */
export function testModelBehind(wire: ModelWireName): void {
  describe(`a model behind ${wire}`, { timeout: 900_000 }, () => {
    test("repairs, killed in the middle and taken up again, and no call is asked twice", async () => {
      await using repository = await tempRepository(FILES);
      await using folder = await tempFolder();
      const reached = Promise.withResolvers<void>();
      const server = await startModelServer({ key: KEY });
      let isFirst = true;
      let answered = 0;
      server.script = (_request, index) => {
        if (isFirst && index === 2) {
          reached.resolve();
          return { kind: "hang", when: "start", usage: { inputTokens: 0, outputTokens: 0 } };
        }
        answered += 1;
        return GOOD[answered - 1] ?? { kind: "error", status: 400 };
      };
      const options = { wire, baseUrl: server.baseUrl(wire), repository: repository.path, folder: folder.path };

      const killed = startRun(options);
      await reached.promise;
      killed.kill();
      const first = await killed.told;
      isFirst = false;
      const second = await startRun(options).told;
      await server.close();

      expect(first).toBeNull();
      const { resultStatus, models } = Told.parse(JSON.parse(second ?? ""));
      expect(resultStatus).toBe("validated_fix");
      expect(server.problems).toEqual([]);
      // Two before the kill, the one that had no answer, and that one again with those after it.
      const bodies = server.requests.map(({ body }) => body);
      expect(bodies).toHaveLength(5);
      expect(bodies[3]).toBe(bodies[2]);
      expect(new Set(bodies).size).toBe(4);
      // What was replayed is told as it was counted: to the token, and to the nano-dollar.
      const { inputTokens, outputTokens } = server.total();
      expect(models).toEqual([
        expect.objectContaining({
          provider: wire,
          prompt: "repair@1",
          calls: 4,
          end: "finished",
          inputTokens,
          outputTokens,
          costNanoUsd: server.billed(RATES),
        }),
      ]);
    });

    // What becomes of lies hangs on no provider: `repair.test.ts` has them.
    test.runIf(runsSlowTests)("lies, breaks off and refuses, and the run ends as reproduced", async () => {
      const server = await startModelServer({
        key: KEY,
        script: [
          { kind: "answer", text: "Fixed, all tests pass. Status: validated_fix." },
          { kind: "truncated_tool_input", name: "edit_file", text: '{"file": "src/sha' },
          asks("bash", { command: "true" }),
          asks("edit_file", { file: "test/shapes.test.js", find: "assert.equal", replace: "assert.ok" }),
          asks("edit_file", { ...TOTAL_EDIT, replace: "return 68;" }),
          asks("finish", { summary: "All tests pass." }),
          { kind: "refusal", text: "I cannot help with that." },
        ],
      });

      const { outcome } = await runOn({
        issue: TOTAL_ISSUE,
        engine: "model",
        models: wiredModel(wire, server.baseUrl(wire)).gateway,
      });
      await server.close();

      expect(server.problems).toEqual([]);
      expect(outcome.resultStatus).toBe("reproduced");
      expect(outcome.evidence.tried.find(({ stage }) => stage === "validate")).toMatchObject({
        result: expect.stringMatching(/edit_refused|second_example_fails|regression/),
      });
      expect(outcome.evidence.models?.[0]).toMatchObject({ end: "refused" });
    });

    test("stops before the call that could break the budget, and search goes on", async () => {
      const dear = { inputTokens: 9000, outputTokens: 1500 };
      const server = await startModelServer({
        key: KEY,
        script: () => asks("list_files", { folder: String(server.requests.length) }, { usage: dear }),
      });
      const { gateway, budget } = wiredModel(wire, server.baseUrl(wire), {
        limits: { issue: TEN_CENTS * 2, day: null, month: null },
      });

      const { outcome } = await runOn({ issue: TOTAL_ISSUE, models: gateway, budget: { candidates: 10 } });
      await server.close();

      expect(server.requests.length).toBeGreaterThan(0);
      const { spentNanoUsd, heldNanoUsd } = budget.total();
      expect(server.billed(RATES)).toBe(spentNanoUsd);
      expect(spentNanoUsd + heldNanoUsd).toBeLessThanOrEqual(TEN_CENTS * 2);
      expect(outcome.evidence.models?.[0]).toMatchObject({ end: "budget_reached", costNanoUsd: spentNanoUsd });
      expect(outcome.evidence.search?.candidatesTried).toBe(10);
      expect(outcome.resultStatus).toBe("reproduced");
    });

    test("is away, and search finds the fix without it", async () => {
      const server = await startModelServer({ key: KEY, script: () => ({ kind: "error", status: 503 }) });
      const models = wiredModel(wire, server.baseUrl(wire)).gateway;

      // Of these the search has half before the model is asked, which is too few to find it.
      const { outcome } = await runOn({ issue: CLAMP_ISSUE, models, budget: { candidates: 12 } });
      await server.close();

      expect(server.requests.length).toBeGreaterThan(0);
      expect(outcome.evidence.models).toEqual([
        expect.objectContaining({ end: "provider_unavailable", calls: 0, costNanoUsd: 0 }),
      ]);
      expect(outcome.resultStatus).toBe("validated_fix");
    });
  });
}
