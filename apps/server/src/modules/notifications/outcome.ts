import { isAnswerLost, isVendorError } from "@fixpoint/connectors";
import { FixpointError } from "@fixpoint/contracts";
import { endDeliveries, postponeDeliveries, type DeliveryRow, type Queryable } from "@fixpoint/db";
import { MailError } from "../../mail/mailer.ts";

/**
 * - failed: no other try helps · skipped: it is not wanted any more
 * - later: tried again by itself; `mayHaveArrived` where it was sent and no answer came
 * - postponed: it is not the time, whoever says so
 */
export type Outcome =
  | { kind: "sent" }
  | { kind: "failed" | "skipped"; reason: string }
  | { kind: "later"; reason: string; mayHaveArrived: boolean }
  | { kind: "postponed"; reason: string | null; at: Date };

/** The first one, and one more where no answer told whether it arrived: nothing that is sent has a key to know it again by. */
export const MOST_UNCONFIRMED = 2;
/** With the pauses between them, about a day. */
const MOST_ATTEMPTS = 52;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** Milliseconds; doubles with each attempt (from 1), and half of it is by chance so that not all come back at once. */
export function pauseAfter(attempt: number, random: () => number): number {
  const whole = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return whole / 2 + (whole / 2) * random();
}

function wordsOf(error: FixpointError): string {
  return [`${error.message}.`, error.hint].filter(Boolean).join(" ");
}

/** What an error of a chat means for its message. Throws what is none of the vendor's. */
export function chatOutcome(error: unknown): Outcome {
  if (!(error instanceof FixpointError)) throw error;
  const reason = wordsOf(error);
  if (!isVendorError(error)) return { kind: "failed", reason };
  if (error.code === "rate_limited" && error.retryAt) return { kind: "postponed", reason, at: error.retryAt };
  if (isAnswerLost(error)) return { kind: "later", reason, mayHaveArrived: true };
  if (error.code === "vendor_unavailable" || error.code === "rate_limited")
    return { kind: "later", reason, mayHaveArrived: false };
  return { kind: "failed", reason };
}

/** What an error of the mailer means for its e-mail. Throws what is none of its own. */
export function mailOutcome(error: unknown): Outcome {
  if (!(error instanceof MailError)) throw error;
  const reason = `${error.message}.`;
  return error.kind === "refused"
    ? { kind: "failed", reason }
    : { kind: "later", reason, mayHaveArrived: error.kind === "unknown" };
}

/** Null where it may be sent. */
export function spent({ unconfirmed }: Pick<DeliveryRow, "unconfirmed">): Outcome | null {
  if (unconfirmed <= MOST_UNCONFIRMED) return null;
  return { kind: "failed", reason: "It was sent twice and no answer told whether it arrived." };
}

/** Stores what came of trying to send deliveries that go together. */
export async function settle(
  db: Queryable,
  deliveries: readonly DeliveryRow[],
  outcome: Outcome,
  at: { now: Date; random: () => number } = { now: new Date(), random: Math.random },
): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const attempts = Math.max(...deliveries.map((delivery) => delivery.attempts));
  switch (outcome.kind) {
    case "sent":
      return endDeliveries(db, ids, "sent", null);
    case "failed":
    case "skipped":
      return endDeliveries(db, ids, outcome.kind, outcome.reason);
    case "postponed":
      return postponeDeliveries(db, ids, { ...outcome, mayHaveArrived: false, isNoAttempt: true });
    case "later": {
      if (attempts >= MOST_ATTEMPTS) return endDeliveries(db, ids, "failed", `${outcome.reason} It was tried for a day.`);
      const next = new Date(at.now.getTime() + pauseAfter(attempts, at.random));
      return postponeDeliveries(db, ids, { ...outcome, at: next, isNoAttempt: false });
    }
  }
}
