import { createHash, randomBytes } from "node:crypto";

/** Secrets of 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function isStaffEmail(email: string, staffDomain: string): boolean {
  return email.toLowerCase().endsWith(`@${staffDomain.toLowerCase()}`);
}
