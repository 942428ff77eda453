import { createHmac } from "node:crypto";
import type { TrackerState } from "../tracker-state.ts";
import type { FakeAnswer, Handler } from "../vendor-server.ts";
import { projectGid, webhookGid } from "./bodies.ts";

const NOT_FOUND: FakeAnswer = { status: 404, body: { errors: [{ message: "webhook: Not a recognized ID" }] } };

export interface Handshake {
  target: string;
  secret: string;
  /** What came back; null where nothing answered. */
  echoed: string | null;
}

export function signatureOf(secret: string, body: string | Buffer): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** Only this machine is called. */
function isLoopback(target: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(target).hostname);
}

async function greet(target: string, secret: string): Promise<Handshake> {
  const request = { method: "POST", headers: { "x-hook-secret": secret }, body: "", signal: AbortSignal.timeout(5000) };
  const answer = await fetch(target, request).catch(() => null);
  return { target, secret, echoed: answer?.ok ? answer.headers.get("x-hook-secret") : null };
}

/** Asks the target for its secret's echo before it answers whoever wants the webhook. */
export function webhookOperations(state: TrackerState, handshakes: Handshake[]): Record<string, Handler> {
  const numberOf = (gid: string | undefined) => [...state.webhooks.keys()].find((number) => webhookGid(number) === gid) ?? 0;
  return {
    "POST /webhooks": async ({ body }) => {
      const { resource, target } = (body as { data: { resource: string; target: string } }).data;
      const source = state.sources.find(({ number }) => projectGid(number) === resource);
      if (!source) return NOT_FOUND;
      const secret = signatureOf("fake", `${resource} ${target} ${handshakes.length}`);
      const handshake = isLoopback(target) ? await greet(target, secret) : { target, secret, echoed: secret };
      handshakes.push(handshake);
      if (handshake.echoed !== secret)
        return { status: 400, body: { errors: [{ message: "The remote server did not respond with the handshake secret" }] } };
      const { number } = state.addWebhook(source.number, target, secret);
      const data = { gid: webhookGid(number), resource_type: "webhook", active: true, target };
      return { status: 201, body: { data, "X-Hook-Secret": secret } };
    },
    "GET /webhooks/{webhook_gid}": ({ params }) => {
      const webhook = state.webhooks.get(numberOf(params["webhook_gid"]));
      if (!webhook) return NOT_FOUND;
      return { body: { data: { gid: webhookGid(webhook.number), active: true, target: webhook.callbackUrl } } };
    },
    "DELETE /webhooks/{webhook_gid}": ({ params }) =>
      state.webhooks.delete(numberOf(params["webhook_gid"])) ? { body: { data: {} } } : NOT_FOUND,
  };
}
