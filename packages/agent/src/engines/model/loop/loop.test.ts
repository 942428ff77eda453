import { describe, expect, test } from "vitest";
import { z } from "zod";
import { inTurn, scriptedGateway, type Move, type ScriptedGateway } from "../testing/scripted-gateway.ts";
import { compact } from "./compact.ts";
import { converse } from "./index.ts";
import { sizeOf, toolMessage, userMessage, type Message } from "./messages.ts";
import { defineTool, type LoopTool } from "./tool.ts";

const look: LoopTool<string> = defineTool({
  name: "look",
  description: "looks",
  input: z.object({ at: z.string() }),
  describe: ({ at }) => at,
  run: ({ at }) => ({ text: `seen ${at}` }),
});
const offer: LoopTool<string> = defineTool({
  name: "offer",
  description: "offers",
  input: z.object({ value: z.string() }),
  describe: () => "",
  run: ({ value }) => ({ text: "", offer: { value, reply: () => ({ text: `${value} was refused` }) } }),
});
const stop: LoopTool<string> = defineTool({
  name: "give_up",
  description: "ends",
  input: z.object({}),
  describe: () => "",
  run: () => ({ text: "", end: "gave_up" }),
});

async function run(gateway: ScriptedGateway, maxSteps = 20, signal = new AbortController().signal) {
  const steps: string[] = [];
  const offers: string[] = [];
  const conversation = converse<string>({
    gateway,
    purpose: "repair",
    prompt: { id: "test@1", text: "Do it." },
    opening: "Begin.",
    tools: [look, offer, stop],
    maxSteps,
    maxOutputTokens: 100,
    signal,
    onReply: () => undefined,
    onStep: (text) => steps.push(text),
  });
  for (;;) {
    const item = await conversation.next();
    if (item.done === true) return { end: item.value, steps, offers };
    offers.push(item.value);
  }
}

function answers(gateway: ScriptedGateway): string[] {
  const last = gateway.calls.at(-1)?.messages ?? [];
  return last.flatMap((message) =>
    message.role === "tool"
      ? message.content.map((part) => (part.type === "tool-result" && part.output.type === "text" ? part.output.value : ""))
      : [],
  );
}

describe("the conversation with a model", () => {
  test("performs what is asked for and hands out what is offered before it asks on", async () => {
    const gateway = scriptedGateway({
      repair: inTurn(
        { text: "I look.", tools: [["look", { at: "a" }]] },
        { tools: [["offer", { value: "patch" }]] },
        { tools: [["give_up", {}]] },
      ),
    });

    const result = await run(gateway);

    expect(result).toEqual({ end: "gave_up", offers: ["patch"], steps: ["look a", "offer", "give_up"] });
    expect(answers(gateway)).toEqual(["seen a", "patch was refused"]);
  });

  test("tells the model what it got wrong, and goes on", async () => {
    const gateway = scriptedGateway({
      repair: inTurn(
        { tools: [["rm", { path: "/" }]] },
        { tools: [["look", '{"at": "a']] },
        { tools: [["look", { at: 3 }]] },
        { text: "All tests pass now." },
        { tools: [["give_up", {}]] },
      ),
    });

    const { end, steps } = await run(gateway);

    expect(end).toBe("gave_up");
    expect(steps).toEqual([
      "asked for a tool that there is not: rm",
      "look: its input is no JSON",
      "look with an input that does not fit",
      "give_up",
    ]);
    expect(answers(gateway)[0]).toContain("There are: look, offer, give_up.");
    expect(answers(gateway)[2]).toContain("at: ");
  });

  test.each<[string, Move[]]>([
    ["step_limit", Array.from({ length: 20 }, (_, index) => ({ tools: [["look", { at: String(index) }]] }))],
    ["goes_in_circles", [{ tools: [["look", { at: "a" }]] }]],
    ["no_tool_asked", [{ text: "It is fixed." }]],
    ["refused", [{ finish: "refused" }]],
    ["budget_reached", [{ error: "model_budget_reached" }]],
    ["provider_unavailable", [{ error: "model_unavailable" }]],
    ["provider_unavailable", [{ error: "model_rate_limited" }]],
    ["key_refused", [{ error: "model_key_refused" }]],
    ["answer_unreadable", [{ error: "model_answer_unreadable" }]],
  ])("ends with %s", async (end, moves) => {
    expect(await run(scriptedGateway({ repair: inTurn(...moves) }), 12)).toMatchObject({ end });
  });

  test("ends in time, and passes on what is not the model's", async () => {
    const gateway = scriptedGateway({ repair: inTurn({ tools: [["look", { at: "a" }]] }) });

    expect(await run(gateway, 5, AbortSignal.abort())).toMatchObject({ end: "out_of_time" });
    gateway.ask = () => Promise.reject(new Error("no such file"));
    await expect(run(gateway)).rejects.toThrow("no such file");
  });

  test("does not do everything that is asked at once", async () => {
    const many = Array.from({ length: 12 }, (_, index): [string, unknown] => ["look", { at: String(index) }]);
    const gateway = scriptedGateway({ repair: inTurn({ tools: many }, { tools: [["give_up", {}]] }) });

    const { steps } = await run(gateway);

    expect(steps.filter((step) => step.startsWith("look"))).toHaveLength(8);
    expect(answers(gateway)).toHaveLength(12);
  });
});

describe("compacting", () => {
  const call = (id: string) => ({ id, name: "look", input: { ok: true, value: {} } }) as const;
  const long = (id: number): Message => toolMessage([{ call: call(String(id)), text: `${id} ${"x".repeat(5000)}` }]);

  test("old results give way, the beginning and the last ones stay", () => {
    const messages = [userMessage("Begin."), ...Array.from({ length: 20 }, (_, index) => long(index))];

    const short = compact(messages, 60_000);

    expect(sizeOf(short)).toBeLessThan(40_000);
    expect(short[0]).toEqual(messages[0]);
    expect(short.slice(-4)).toEqual(messages.slice(-4));
    expect(JSON.stringify(short[1])).toContain("Ask again");
    expect(compact(messages, 200_000)).toEqual(messages);
  });
});
