import { startModelServer } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { modelsOfEnvironment } from "./models.ts";

const OPTIONS = { engine: "auto" as const, budgetUsd: 0.1, issue: "issue.md" };

function refusal(env: NodeJS.ProcessEnv, engine: "model" | "auto" = "auto") {
  try {
    modelsOfEnvironment(env, { ...OPTIONS, engine });
    return "none";
  } catch (error) {
    const { message, hint } = error as Error & { hint?: string };
    return `${message}. ${hint ?? ""}`;
  }
}

it("asks no model unless one is named, whatever keys are there", () => {
  expect(modelsOfEnvironment({ ANTHROPIC_API_KEY: "k" }, OPTIONS)).toBeNull();
  expect(modelsOfEnvironment({ FIXPOINT_MODEL: "anthropic/claude-opus-5" }, { ...OPTIONS, engine: "search" })).toBeNull();
});

it("says what is missing", () => {
  expect(refusal({ ANTHROPIC_API_KEY: "k" }, "model")).toMatch(/^No model is set up\. Set FIXPOINT_MODEL .*--engine search/);
  expect(refusal({ FIXPOINT_MODEL: "claude-opus-5" })).toMatch(
    /no <provider>\/<model>.*anthropic, openai, google, openai_compatible/,
  );
  expect(refusal({ FIXPOINT_MODEL: "google/gemini-2.5-pro" })).toBe(
    "GOOGLE_GENERATIVE_AI_API_KEY is not set. FIXPOINT_MODEL names google.",
  );
  expect(refusal({ FIXPOINT_MODEL: "openai_compatible/qwen" })).toMatch(/^FIXPOINT_MODEL_BASE_URL is not set/);
  const own = { FIXPOINT_MODEL: "openai_compatible/qwen/3:8b", FIXPOINT_MODEL_BASE_URL: "http://localhost:1/v1" };
  expect(refusal(own)).toMatch(/^No price is known for qwen\/3:8b .*FIXPOINT_MODEL_PRICE.*0\/0/);
  expect(refusal({ ...own, FIXPOINT_MODEL_PRICE: "1" })).toMatch(/^FIXPOINT_MODEL_PRICE is no <input>\/<output>/);
  expect(refusal({ ...own, FIXPOINT_MODEL_PRICE: "0/0" })).toBe("none");
});

it("leaves no key behind for what is started later", () => {
  const env = {
    PATH: "/usr/bin",
    FIXPOINT_MODEL: "anthropic/claude-opus-5",
    ANTHROPIC_API_KEY: "k",
    OPENAI_API_KEY: "k",
    GOOGLE_GENERATIVE_AI_API_KEY: "k",
    FIXPOINT_MODEL_API_KEY: "k",
  };

  modelsOfEnvironment(env, OPTIONS);

  expect(env).toEqual({ PATH: "/usr/bin", FIXPOINT_MODEL: "anthropic/claude-opus-5" });
});

it("asks within the budget and tells what it cost", async () => {
  const server = await startModelServer({
    key: "k",
    script: () => ({ kind: "answer", text: "ok", usage: { inputTokens: 4000, outputTokens: 20 } }),
  });
  const models = modelsOfEnvironment(
    {
      FIXPOINT_MODEL: "openai_compatible/scripted",
      FIXPOINT_MODEL_BASE_URL: server.baseUrl("openai_compatible"),
      FIXPOINT_MODEL_API_KEY: "k",
      FIXPOINT_MODEL_PRICE: "10/100",
    },
    OPTIONS,
  );
  const ask = (text: string) =>
    models?.gateway.ask(
      {
        purpose: "repair",
        prompt: "repair@1",
        instructions: "Answer.",
        messages: [{ role: "user", content: text }],
        tools: [],
        requiredTool: null,
        maxOutputTokens: 100,
      },
      new AbortController().signal,
    );

  const first = await ask("one");
  await ask("two");
  await expect(ask("three")).rejects.toMatchObject({ code: "model_budget_reached" });
  await server.close();

  expect(first?.text).toBe("ok");
  expect(server.requests).toHaveLength(2);
  expect(models?.bill()).toBe("openai_compatible/scripted cost $0.08 of $0.10.");
});
