import { startModelServer, type ModelServer } from "@fixpoint/testing";
import { generateText, jsonSchema } from "ai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WIRES } from "../testing/wire.ts";
import type { ProviderAdapter } from "../types/provider.ts";
import { anthropic } from "./anthropic.ts";
import { compatible } from "./compatible.ts";
import { google } from "./google.ts";
import { openai } from "./openai.ts";

const ADAPTERS: Record<(typeof WIRES)[number], ProviderAdapter> = { anthropic, openai, google, openai_compatible: compatible };
const TIMEOUTS = { answerMs: 1000, silenceMs: 1000 };

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

describe.each(WIRES)("the scripted server as %s", (provider) => {
  const asked = (tools: Record<string, { inputSchema: ReturnType<typeof jsonSchema> }>) =>
    generateText({
      model: ADAPTERS[provider].languageModel({
        provider,
        model: "the-model",
        baseUrl: server.baseUrl(provider),
        key: "any",
        fetch,
        timeouts: TIMEOUTS,
      }),
      providerOptions: { openai: { store: false } },
      maxRetries: 0,
      maxOutputTokens: 100,
      tools,
      prompt: "Hello",
    });

  it("answers in one piece too, as the SDK reads it", async () => {
    const usage = { inputTokens: 40, cachedInputTokens: 8, outputTokens: 9, reasoningTokens: 3 };
    server.script = [{ kind: "answer", text: "Hi.", toolCalls: [{ name: "wave", input: { hands: 2 } }], usage }];

    const answer = await asked({
      wave: { inputSchema: jsonSchema({ type: "object", properties: { hands: { type: "number" } } }) },
    });

    expect(server.problems).toEqual([]);
    expect(answer).toMatchObject({
      text: "Hi.",
      finishReason: "tool-calls",
      toolCalls: [{ toolName: "wave", input: { hands: 2 } }],
    });
    expect(answer.usage).toMatchObject({ inputTokens: 40, outputTokens: 9, inputTokenDetails: { cacheReadTokens: 8 } });
    expect(server.total()).toMatchObject(usage);
  });

  it("refuses what the provider would refuse, and remembers it", async () => {
    server.script = [{ kind: "answer", text: "never" }];

    await expect(asked({ "no such name!": { inputSchema: jsonSchema({ type: "object" }) } })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(server.problems).toHaveLength(1);
    expect(server.work).toEqual([]);
  });

  it("says when its script is over", async () => {
    await expect(asked({})).rejects.toMatchObject({ message: expect.stringContaining("script is over") });
    expect(server.problems).toEqual(["request 1 has no step in the script"]);
  });
});
