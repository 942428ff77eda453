import { afterEach, expect, test, vi } from "vitest";
import { takeEarlyAnswer } from "./early-answers.ts";

function asked(status: number, body: unknown): Promise<EarlyAnswer> {
  return Promise.resolve({ status, text: JSON.stringify(body) });
}
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.earlyAnswers = undefined;
});

test("an early answer is handed on once, and only for what was asked", async () => {
  globalThis.earlyAnswers = new Map([["/a", asked(200, { data: 7 })]]);

  expect(takeEarlyAnswer("/b")).toBeUndefined();
  const answer = await takeEarlyAnswer("/a");
  expect(answer).toMatchObject({ ok: true, status: 200 });
  expect(await answer?.json()).toEqual({ data: 7 });
  expect(takeEarlyAnswer("/a")).toBeUndefined();
});

test("what stood beside a refusal is asked anew", async () => {
  globalThis.earlyAnswers = new Map([
    ["/who", asked(401, { title: "Unauthorized" })],
    ["/what", asked(401, { title: "Unauthorized" })],
  ]);

  expect(await takeEarlyAnswer("/who")).toMatchObject({ ok: false, status: 401 });
  expect(takeEarlyAnswer("/what")).toBeUndefined();
});

test("an answer that has waited long is asked anew", () => {
  globalThis.earlyAnswers = new Map([["/a", asked(200, {})]]);
  vi.spyOn(performance, "now").mockReturnValue(10_001);

  expect(takeEarlyAnswer("/a")).toBeUndefined();
});
