import type { ModelWireName, StepUsage } from "@fixpoint/testing";
import type { ModelMessage } from "ai";
import { describe, expect, it } from "vitest";
import { WIRES, wire } from "../testing/wire.ts";
import type { ModelReply } from "../types/model-call.ts";

const READ = { name: "read_file", input: { path: "sum.js" } };

/** What the loop says after the reply: each call's result. */
function afterwards(reply: ModelReply): ModelMessage[] {
  const results = reply.toolCalls.map(({ id, name }) => ({
    type: "tool-result" as const,
    toolCallId: id,
    toolName: name,
    output: { type: "text" as const, value: "export const sum = 1;" },
  }));
  return [{ role: "user", content: "sum is wrong" }, ...reply.messages, { role: "tool", content: results }];
}

/** Chat Completions and Google's API have no count for what was written to a cache. */
function countedBy(name: ModelWireName, usage: StepUsage): StepUsage {
  return name === "anthropic" || name === "openai" ? usage : { ...usage, cacheWriteTokens: 0 };
}

describe.each(WIRES)("a model behind %s", (name) => {
  it("thinks, says something, asks for tools by right and wrong names, and takes their results", async () => {
    await using wired = await wire(name, [
      { kind: "answer", reasoning: "Which file?", text: "I read it.", toolCalls: [READ, { name: "rm_rf", input: {} }] },
      { kind: "answer", text: "It starts at 1." },
    ]);

    const first = await wired.ask();
    const second = await wired.ask({ messages: afterwards(first), requiredTool: "read_file" });

    expect(wired.server.problems).toEqual([]);
    expect(first).toMatchObject({
      provider: name,
      text: "I read it.",
      finish: "tools",
      toolCalls: [
        { name: "read_file", input: { ok: true, value: READ.input } },
        { name: "rm_rf", input: { ok: true, value: {} } },
      ],
    });
    expect(second).toMatchObject({ text: "It starts at 1.", finish: "stop", toolCalls: [] });
    const [asked, again] = wired.server.requests;
    expect(asked).toMatchObject({ isStreamed: true, instructions: "Mend the bug.", maxOutputTokens: 1000, requiredTool: null });
    expect(asked?.tools.map((tool) => tool.name)).toEqual(["read_file"]);
    expect(again?.requiredTool).toBe("read_file");
    expect(again?.turns.map(({ role }) => role)).toContain("tool");
    expect(again?.turns.flatMap(({ toolResults }) => toolResults.map(({ text }) => text)).join("")).toContain("sum = 1");
  });

  it("counts as the provider counts, to the token, and costs what the provider bills", async () => {
    const usage = countedBy(name, {
      inputTokens: 9_001,
      cachedInputTokens: 5_003,
      cacheWriteTokens: 1_007,
      outputTokens: 613,
      reasoningTokens: 211,
    });
    await using wired = await wire(name, [
      { kind: "answer", text: "a", usage },
      { kind: "refusal", text: "No.", usage: { inputTokens: 77 } },
    ]);

    const reply = await wired.ask();
    const refused = await wired.ask({ instructions: "Another." });

    const { reasoningTokens: _, ...counted } = usage;
    const bill = wired.server.billed({ input: 3, cachedInput: 0.3, cacheWrite: 3.75, output: 15 });
    expect(reply.usage).toEqual(counted);
    expect(refused.usage.inputTokens).toBe(77);
    expect(reply.usage.outputTokens + refused.usage.outputTokens).toBe(wired.server.total().outputTokens);
    expect(reply.costNanoUsd + refused.costNanoUsd).toBe(bill);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: bill, heldNanoUsd: 0 });
  });

  it("passes on half a tool's input as the text that it is", async () => {
    const text = '{"path": "sum.j';
    await using wired = await wire(name, [
      { kind: "truncated_tool_input", name: "read_file", text },
      { kind: "answer", text: "Sorry." },
    ]);

    const reply = await wired.ask();

    if (name === "google") expect(reply).toMatchObject({ finish: "other", toolCalls: [] });
    else {
      expect(reply.toolCalls).toMatchObject([{ name: "read_file", input: { ok: false, text } }]);
      await wired.ask({ messages: afterwards(reply) });
      expect(wired.server.problems).toEqual([]);
    }
    expect(wired.budget.total().heldNanoUsd).toBe(0);
  });

  it.each([[{ kind: "refusal", text: "I cannot help with that." } as const], [{ kind: "content_filter" } as const]])(
    "says that an answer was refused: $kind",
    async (step) => {
      await using wired = await wire(name, [step]);

      const reply = await wired.ask();

      expect(reply).toMatchObject({ finish: "refused", toolCalls: [] });
      expect(reply.usage.inputTokens).toBe(wired.server.total().inputTokens);
    },
  );

  it("says that an answer was cut off at its largest length", async () => {
    await using wired = await wire(name, [{ kind: "answer", text: "It all began", isCutOff: true }]);

    expect(await wired.ask()).toMatchObject({ finish: "length", text: "It all began" });
  });

  it("takes text in the place of the tool that was required", async () => {
    await using wired = await wire(name, [{ kind: "answer", text: "I would rather not." }]);

    expect(await wired.ask({ requiredTool: "read_file" })).toMatchObject({ finish: "stop", text: "I would rather not." });
    expect(wired.budget.total().heldNanoUsd).toBe(0);
  });

  it("makes one request a call, however often the model asks for tools", async () => {
    await using wired = await wire(name, () => ({ kind: "answer", toolCalls: [READ] }));

    await wired.ask();

    expect(wired.server.requests).toHaveLength(1);
  });
});

describe.each(["openai_compatible", "google"] as const)("a server that does not count, behind %s", (name) => {
  it("costs the most that the call could have cost", async () => {
    await using wired = await wire(name, [{ kind: "answer", text: "a", isUncounted: true }]);

    const reply = await wired.ask();

    expect(reply.usage).toEqual({ inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 });
    expect(reply.costNanoUsd).toBeGreaterThan(1000 * 15_000);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: reply.costNanoUsd, heldNanoUsd: 0 });
  });
});
