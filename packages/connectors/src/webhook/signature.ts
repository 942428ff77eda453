import { createHmac, timingSafeEqual } from "node:crypto";
import type { Reception } from "../types/webhook.ts";

/** Compares in a time that tells nothing of where they differ. */
export function isSame(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function hmac(
  algorithm: "sha1" | "sha256",
  secret: string | Buffer,
  encoding: "hex" | "base64",
  ...parts: (string | Buffer)[]
): string {
  const sum = createHmac(algorithm, secret);
  for (const part of parts) sum.update(part);
  return sum.digest(encoding);
}

export function unsigned(reason: string): Reception {
  return { kind: "refused", status: 401, reason };
}

export function unreadable(reason: string): Reception {
  return { kind: "refused", status: 400, reason };
}

/** What was sent as JSON; undefined for what is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return undefined;
  }
}
