import { createHash, randomBytes } from "node:crypto";

/** Secrets of 256 random bits need no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Only an address that an identity provider has vouched for makes somebody staff; being invited with one does not. */
export function isStaff(user: { email: string; emailVerifiedAt: Date | null }, staffDomain: string): boolean {
  return user.emailVerifiedAt !== null && user.email.toLowerCase().endsWith(`@${staffDomain.toLowerCase()}`);
}
