import { ModelError, type ModelCall, type ModelGateway, type ModelReply } from "@fixpoint/models";
import { expect, it } from "vitest";
import { choicesOf, createModelCalls } from "./model-calls.ts";
import { createModelProxy } from "./model-proxy.ts";

const CHOICE = { provider: "anthropic", model: "m" };

function callOf(text: string): ModelCall {
  return {
    purpose: "repair",
    prompt: "repair@1",
    instructions: "",
    messages: [{ role: "user", content: text }],
    tools: [],
    requiredTool: null,
    maxOutputTokens: 10,
  };
}

function replyOf(text: string): ModelReply {
  const usage = { inputTokens: 1, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 1 };
  return { ...CHOICE, text, toolCalls: [], messages: [], finish: "stop", usage, costNanoUsd: 2 };
}

/** Agent and parent with a channel between them that carries JSON, as the real one does. */
function connect(ask: ModelGateway["ask"]) {
  const stop = new AbortController();
  const behind: ModelGateway = { choiceFor: (purpose) => (purpose === "repair" ? CHOICE : null), ask };
  const calls = createModelCalls({
    gateway: behind,
    signal: stop.signal,
    send: (answer) => setImmediate(() => proxy.take(JSON.parse(JSON.stringify(answer)))),
  });
  const proxy = createModelProxy(choicesOf(behind), (question) =>
    setImmediate(() => calls.take(JSON.parse(JSON.stringify(question)))),
  );
  return { gateway: proxy.gateway, calls, stop };
}

const never = new AbortController().signal;

it("answers each call by itself, whichever ends first", async () => {
  const slow = Promise.withResolvers<void>();
  const { gateway } = connect(async (call) => {
    const text = String(call.messages[0]?.content);
    if (text === "slow") await slow.promise;
    return replyOf(`to ${text}`);
  });

  const first = gateway.ask(callOf("slow"), never);
  const second = await gateway.ask(callOf("fast"), never);
  slow.resolve();

  expect([second, await first]).toEqual([replyOf("to fast"), replyOf("to slow")]);
  expect([gateway.choiceFor("repair"), gateway.choiceFor("intake")]).toEqual([CHOICE, null]);
});

it("tells a model's error as what it is, and nothing of any other", async () => {
  const { gateway } = connect(async (call) => {
    if (call.messages[0]?.content === "limit") throw new ModelError("model_budget_reached", "No more", { hint: "Raise it." });
    throw new Error("Failed query: select api_key from model_accesses");
  });

  await expect(gateway.ask(callOf("limit"), never)).rejects.toEqual(
    expect.objectContaining({ name: "ModelError", code: "model_budget_reached", message: "No more", hint: "Raise it." }),
  );
  await expect(gateway.ask(callOf("other"), never)).rejects.toThrow(/^The server could not make the call$/);
});

it("ends a call that its agent gave up, in the parent too", async () => {
  const ended = Promise.withResolvers<unknown>();
  const { gateway, calls } = connect(
    (_call, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          ended.resolve(signal.reason);
          reject(signal.reason as Error);
        });
      }),
  );
  const giveUp = new AbortController();

  const asked = gateway.ask(callOf("long"), giveUp.signal);
  setImmediate(() => setImmediate(() => giveUp.abort(new Error("out of time"))));

  await expect(asked).rejects.toThrow("out of time");
  expect(await ended.promise).toEqual(new Error("The agent gave up"));
  await calls.settled();
});

it("goes on with a call whose agent is gone, and ends it when the run does", async () => {
  const answered = Promise.withResolvers<void>();
  let made = 0;
  const { gateway, calls, stop } = connect(async (_call, signal) => {
    await Promise.race([answered.promise, new Promise((_resolve, reject) => signal.addEventListener("abort", reject))]);
    made += 1;
    return replyOf("late");
  });
  const asked = gateway.ask(callOf("one"), never);
  await new Promise((resolve) => setImmediate(resolve));

  answered.resolve();
  await calls.settled();
  stop.abort(new Error("stopped"));

  expect([made, (await asked).text]).toEqual([1, "late"]);
});
