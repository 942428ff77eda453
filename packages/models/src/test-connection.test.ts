import { startModelServer, type ModelServer } from "@fixpoint/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testConnection } from "./test-connection.ts";
import { KEY, WIRES } from "./testing/wire.ts";

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({ key: KEY });
});
afterEach(() => server.close());

describe.each(WIRES)("the test of a connection to %s", (provider) => {
  const endpoint = () => ({ provider, model: "the-model", baseUrl: server.baseUrl(provider) });

  it("tells who answered, how soon and what it took", async () => {
    server.script = [{ kind: "answer", text: "ok", usage: { inputTokens: 12, outputTokens: 1 } }];
    let now = 0;
    const clock = { now: () => new Date((now += 40)), sleep: async () => undefined, random: () => 0 };

    const tested = await testConnection(endpoint(), KEY, { clock });

    expect(tested).toMatchObject({ model: "the-model", usage: { inputTokens: 12, outputTokens: 1 } });
    expect(tested.latencyMs).toBe(40);
    expect(server.problems).toEqual([]);
  });

  it("says what is wrong with a key, without the key", async () => {
    const failed = await testConnection(endpoint(), "wrong-key-123456").catch((error: unknown) => error);

    expect(failed).toMatchObject({ name: "ModelError", code: "model_key_refused", hint: expect.any(String) });
    expect(String(failed)).not.toContain("wrong-key");
  });
});

it("needs the address of an OpenAI-compatible server", async () => {
  const endpoint = { provider: "openai_compatible", model: "m", baseUrl: null } as const;

  await expect(testConnection(endpoint, null)).rejects.toMatchObject({
    code: "model_unknown",
    hint: expect.stringContaining("base URL"),
  });
});
