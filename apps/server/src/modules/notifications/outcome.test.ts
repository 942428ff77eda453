import { VendorError } from "@fixpoint/connectors";
import { InputError } from "@fixpoint/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MailError } from "../../mail/mailer.ts";
import { chatOutcome, mailOutcome, pauseAfter, spent } from "./outcome.ts";

const retryAt = new Date("2026-05-01T12:00:00Z");

it("waits while Slack asks to, is away or lost an answer, and gives up on what no other try mends", () => {
  const limited = new VendorError("rate_limited", "Slack asks to wait", { status: 429, retryAt });
  const away = new VendorError("vendor_unavailable", "Slack has trouble of its own", { status: 502 });
  const lost = new VendorError("vendor_unavailable", "Slack cannot be reached", { cause: new Error("socket hang up") });
  const denied = new VendorError("access_denied", "Slack does not let this token do that", { status: 200 });

  expect(chatOutcome(limited)).toMatchObject({ kind: "postponed", at: retryAt });
  expect(chatOutcome(away)).toMatchObject({ kind: "later", mayHaveArrived: false });
  expect(chatOutcome(lost)).toMatchObject({ kind: "later", mayHaveArrived: true });
  expect(chatOutcome(denied)).toMatchObject({ kind: "failed", reason: expect.stringContaining("Give the token") });
  expect(chatOutcome(new InputError("cannot_decrypt", "It cannot be read"))).toMatchObject({ kind: "failed" });
  expect(() => chatOutcome(new TypeError("a defect"))).toThrow("a defect");
});

it("knows a mail that is refused from one that waits and one that may have arrived", () => {
  const outcomes = (["refused", "later", "unknown"] as const).map((kind) => mailOutcome(new MailError(kind, "No", null)));

  expect(outcomes).toEqual([
    { kind: "failed", reason: "No." },
    { kind: "later", reason: "No.", mayHaveArrived: false },
    { kind: "later", reason: "No.", mayHaveArrived: true },
  ]);
  expect(() => mailOutcome(new TypeError("a defect"))).toThrow("a defect");
});

it("sends once more where no answer came, and not a third time", () => {
  expect([1, 2].map((unconfirmed) => spent({ unconfirmed }))).toEqual([null, null]);
  expect(spent({ unconfirmed: 3 })).toMatchObject({ kind: "failed" });
});

it("comes back after half a minute at most, later and later, and at least twice an hour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, chance) => {
      const pause = pauseAfter(attempt, () => chance);
      expect(pause).toBeGreaterThanOrEqual(15_000);
      expect(pause).toBeLessThanOrEqual(30 * 60_000);
      if (attempt === 1) expect(pause).toBeLessThanOrEqual(30_000);
    }),
  );
});
