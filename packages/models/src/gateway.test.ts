import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createSecretScanner } from "./secrets/scanner.ts";
import { callOf, KEY, NO_LIMITS, RATES, wire, WIRES } from "./testing/wire.ts";

const TEN_CENTS = 100_000_000;

describe.each(WIRES)("a budget of $0.10 behind %s", (name) => {
  it("is not exceeded by eight callers at once, by the provider's own count", async () => {
    // Every other call is hard on a budget: cut, failed half-way, or asked to wait.
    await using wired = await wire(
      name,
      (_request, index) => {
        if (index % 5 === 1) return { kind: "cut", text: "It begins", how: "reset", usage: { outputTokens: 400 } };
        if (index % 5 === 2) return { kind: "error", status: 500 };
        if (index % 5 === 3) return { kind: "rate_limit" };
        return { kind: "answer", text: "b", usage: { inputTokens: 2_500, outputTokens: 1_000 } };
      },
      { limits: { ...NO_LIMITS, issue: TEN_CENTS } },
    );

    const callers = Array.from({ length: 8 }, async (_, caller) => {
      const ended: unknown[] = [];
      for (let step = 0; step < 4; step += 1)
        await wired.ask({ instructions: `Caller ${caller}, step ${step}.` }).catch((error: unknown) => ended.push(error));
      return ended;
    });
    const ended = (await Promise.all(callers)).flat();

    const { spentNanoUsd, heldNanoUsd } = wired.budget.total();
    expect(wired.server.billed(RATES)).toBeGreaterThan(0);
    expect(wired.server.billed(RATES)).toBeLessThanOrEqual(spentNanoUsd + heldNanoUsd);
    expect(spentNanoUsd + heldNanoUsd).toBeLessThanOrEqual(TEN_CENTS);
    expect(ended.length).toBeGreaterThan(0);
    for (const error of ended)
      expect(error).toMatchObject({ code: "model_budget_reached", message: expect.stringContaining("$0.10") });
    expect(wired.server.problems).toEqual([]);
  });
});

describe.each(WIRES)("secrets behind %s", (name) => {
  it("leave in the header that they belong into, and nowhere else", async () => {
    const canary = "canary-7Qx2-of-the-sandbox";
    const errors: unknown[] = [];
    const told: number[] = [];
    await using wired = await wire(
      name,
      [
        { kind: "answer", text: "fine" },
        { kind: "error", status: 400, message: `Bad: ${KEY} and ${canary}` },
      ],
      { scanner: createSecretScanner(() => [canary]), onSecretsRemoved: (count) => told.push(count) },
    );

    const reply = await wired.ask({ instructions: `The password is ${canary}.`, messages: [{ role: "user", content: KEY }] });
    await wired.ask({ instructions: canary }).catch((error: unknown) => errors.push(error));

    expect(told).toEqual([2, 1]);
    expect(errors).toMatchObject([
      { code: "model_request_refused", message: expect.stringContaining("Bad: [secret removed] and [secret removed]") },
    ]);
    const seen = inspect([reply, errors, wired.recording.replies], { depth: 20, showHidden: true });
    expect(seen).not.toContain(canary);
    expect(seen).not.toContain(KEY);
    for (const { headers, body } of wired.server.requests) {
      expect(body).not.toContain(canary);
      expect(body).not.toContain(KEY);
      const { authorization = "", "x-api-key": apiKey = "", "x-goog-api-key": googleKey = "", ...others } = headers;
      expect([authorization, apiKey, googleKey].filter((value) => value.includes(KEY))).toHaveLength(1);
      expect(JSON.stringify(others)).not.toContain(KEY);
    }
  });
});

it("stops before the call that could break the budget, not after it", async () => {
  await using wired = await wire("anthropic", [], { limits: { ...NO_LIMITS, day: 1_000_000 } });

  await expect(wired.ask()).rejects.toMatchObject({ code: "model_budget_reached", message: expect.stringContaining("per day") });
  expect(wired.server.requests).toEqual([]);
});

it("asks no model without a price, a key or a choice", async () => {
  await using unpriced = await wire("openai_compatible", [], { prices: [] });
  await using keyless = await wire("anthropic", [], { keyFor: () => null });
  await using unsendable = await wire("openai", [], { keyFor: () => "sk-1\n2" });
  await using without = await wire("google", [], { choices: { intake: null } });

  await expect(unpriced.ask()).rejects.toMatchObject({ code: "model_price_unknown" });
  await expect(keyless.ask()).rejects.toMatchObject({ code: "model_key_refused" });
  await expect(unsendable.ask()).rejects.toMatchObject({ code: "model_key_refused" });
  await expect(without.ask()).rejects.toMatchObject({ code: "model_unknown" });
  expect(without.gateway.choiceFor("intake")).toBeNull();
  expect(without.gateway.choiceFor("repair")).toBeNull();
  for (const { server, budget } of [unpriced, keyless, unsendable, without]) {
    expect(server.requests).toEqual([]);
    expect(budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 0 });
  }
});

it("asks a server of one's own without a key, which costs nothing where that is said", async () => {
  const free = { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };
  await using wired = await wire("openai_compatible", [{ kind: "answer", text: "free" }], {
    keyFor: () => null,
    serverKey: null,
    prices: [{ provider: "openai_compatible", model: "", match: "prefix", price: free }],
    limits: { issue: 0, day: 0, month: 0 },
  });

  expect(await wired.ask()).toMatchObject({ text: "free", costNanoUsd: 0 });
  expect(wired.server.requests[0]?.headers).not.toHaveProperty("authorization");
  expect(wired.gateway.choiceFor("repair")).toEqual({ provider: "openai_compatible", model: "qwen3-coder" });
});

it("asks nothing once it was told to stop", async () => {
  const reason = new Error("stopped");
  await using wired = await wire("openai", [], { signal: AbortSignal.abort(reason) });

  await expect(wired.gateway.ask(callOf(), AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(wired.budget.total().heldNanoUsd).toBe(0);
});
