import { Problem } from "@fixpoint/contracts";
import { expect } from "vitest";
import { waitFor } from "./test-server.ts";

export async function readiness(url: string): Promise<{ status: number; code?: string }> {
  const answer = await fetch(`${url}/readyz`);
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

export function untilReady(url: string): Promise<boolean> {
  return waitFor(async () => (await readiness(url)).status === 200);
}

/** 503, in the one shape of every failed answer and with nothing else in it. */
export function expectUnavailable(answer: { status: number; body: unknown }): void {
  expect([answer.status, Problem.strict().parse(answer.body).code]).toEqual([503, "storage_unavailable"]);
}
