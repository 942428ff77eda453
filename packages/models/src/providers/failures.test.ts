import type { ModelStep } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { WIRES, wire } from "../testing/wire.ts";

const FINE: ModelStep = { kind: "answer", text: "fine" };
const IMPATIENT = { timeouts: { answerMs: 80, silenceMs: 80 }, mostTries: 1 };

describe.each(WIRES)("behind %s", (name) => {
  it("waits as long as it is asked to, and asks again", async () => {
    await using wired = await wire(name, [{ kind: "rate_limit", retryAfterSeconds: 7 }, FINE]);

    const reply = await wired.ask();

    expect(reply.text).toBe("fine");
    expect(wired.clock.waited).toEqual([7_250]);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: reply.costNanoUsd, heldNanoUsd: 0 });
  });

  it("leaves a wait of minutes to whoever asked", async () => {
    await using wired = await wire(name, [{ kind: "rate_limit", retryAfterSeconds: 600 }]);

    await expect(wired.ask()).rejects.toMatchObject({ code: "model_rate_limited", hint: expect.any(String) });
    expect(wired.clock.waited).toEqual([]);
    expect(wired.budget.total().heldNanoUsd).toBe(0);
  });

  it.each([503, 529] as const)("asks again after %i, which nobody worked on", async (status) => {
    await using wired = await wire(name, [{ kind: "error", status }, { kind: "error", status }, FINE]);

    await wired.ask();

    expect(wired.clock.waited).toHaveLength(2);
    expect(wired.clock.waited[1]).toBeGreaterThan(wired.clock.waited[0] ?? 0);
    expect(wired.budget.total().heldNanoUsd).toBe(0);
  });

  it.each([
    { kind: "error", status: 500 },
    { kind: "error", status: 502 },
    { kind: "cut", text: "It begins, and goes on for a while", how: "reset" },
    { kind: "cut", text: "It begins, and goes on for a while", how: "end" },
    { kind: "stream_error", text: "It begins, and goes on for a while", message: "Overloaded" },
  ] as const)("asks again after %o, and keeps what may have been spent", async (step) => {
    await using wired = await wire(name, [step, FINE]);

    const reply = await wired.ask();

    expect(reply.text).toBe("fine");
    const { spentNanoUsd, heldNanoUsd } = wired.budget.total();
    expect(spentNanoUsd).toBe(reply.costNanoUsd);
    expect(heldNanoUsd).toBeGreaterThan(spentNanoUsd);
  });

  it("gives up after a few tries", async () => {
    await using wired = await wire(name, () => ({ kind: "error", status: 529 }), { mostTries: 3 });

    await expect(wired.ask()).rejects.toMatchObject({ name: "ModelError", code: "model_unavailable" });
    expect(wired.server.requests).toHaveLength(3);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 0 });
  });

  it.each(["start", "middle"] as const)("does not wait for ever when nothing comes: %s", async (when) => {
    await using wired = await wire(name, [{ kind: "hang", when }], IMPATIENT);

    await expect(wired.ask()).rejects.toMatchObject({
      code: "model_unavailable",
      message: expect.stringContaining("nothing came"),
    });
    expect(wired.budget.total().heldNanoUsd).toBeGreaterThan(0);
    await expect.poll(() => wired.server.abandoned()).toBe(1);
  });

  it.each([
    [{ kind: "key_refused" }, "model_key_refused"],
    [{ kind: "error", status: 404 }, "model_unknown"],
    [{ kind: "error", status: 400, message: "prompt is too long" }, "model_request_refused"],
    [{ kind: "out_of_credit" }, "model_rate_limited"],
    [{ kind: "page" }, "model_answer_unreadable"],
  ] as const)("asks once where asking again is no use: %o", async (step, code) => {
    await using wired = await wire(name, [step]);

    await expect(wired.ask()).rejects.toMatchObject({ name: "ModelError", code, hint: expect.any(String) });
    expect(wired.clock.waited).toEqual([]);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 0 });
  });

  it("does not ask again for what it could not read, and keeps what was spent on it", async () => {
    await using wired = await wire(name, [{ kind: "garbage" }]);

    await expect(wired.ask()).rejects.toMatchObject({ code: "model_answer_unreadable" });
    expect(wired.clock.waited).toEqual([]);
    expect(wired.budget.total().heldNanoUsd).toBeGreaterThan(0);
  });

  it("does not send a conversation that does not hold together", async () => {
    await using wired = await wire(name, []);
    const orphan = { type: "tool-call", toolCallId: "1", toolName: "read_file", input: {} } as const;

    await expect(
      wired.ask({
        messages: [
          { role: "assistant", content: [orphan] },
          { role: "user", content: "Go on." },
        ],
      }),
    ).rejects.toMatchObject({
      code: "model_request_refused",
    });
    expect(wired.clock.waited).toEqual([]);
    expect(wired.budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 0 });
  });

  it("ends with the reason of who stopped it, and tells the provider", async () => {
    const stop = new AbortController();
    await using wired = await wire(
      name,
      () => {
        setImmediate(() => stop.abort(new Error("stopped by a person")));
        return { kind: "hang", when: "middle" };
      },
      { signal: stop.signal },
    );

    await expect(wired.ask()).rejects.toThrow("stopped by a person");
    await expect.poll(() => wired.server.abandoned()).toBe(1);
    expect(wired.server.requests).toHaveLength(1);
    expect(wired.budget.total().heldNanoUsd).toBeGreaterThan(0);
  });

  it("releases what was reserved when there is nobody to connect to", async () => {
    await using wired = await wire(name, []);
    await wired.server.close();

    await expect(wired.ask()).rejects.toMatchObject({ code: "model_unavailable" });
    expect(wired.clock.waited).toHaveLength(4);
    expect(wired.budget.total().heldNanoUsd).toBe(0);
  });
});
