import type { FixVerdict, VerifyFixRequest } from "./types.ts";
export async function verifyFix(_request: VerifyFixRequest): Promise<FixVerdict> {
  throw new Error("not yet");
}
