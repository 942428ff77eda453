import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { IssueTracker } from "../types/issue-tracker.ts";
import type { Delivery } from "../types/webhook.ts";

/** Where a vendor's deliveries arrive: it answers handshakes as a server of ours does. */
export interface Callback {
  url: string;
  /** That the vendor has told; null before the handshake. */
  secret(): string | null;
  close(): Promise<void>;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function startCallback(tracker: IssueTracker): Promise<Callback> {
  let secret: string | null = null;
  const callback = { url: "" };

  async function receive(request: IncomingMessage): Promise<{ status: number; headers: Record<string, string> }> {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const delivery: Delivery = {
      method: request.method ?? "POST",
      headers,
      body: await bytesOf(request),
      callbackUrl: callback.url,
    };
    const reception = await tracker.webhooks.receive(delivery, { webhook: secret, client: null }, new Date());
    if (reception.kind === "refused") return { status: reception.status, headers: {} };
    if (reception.kind === "changes") return { status: 200, headers: {} };
    secret = reception.secret ?? secret;
    return { status: 200, headers: reception.headers };
  }

  const server = createServer(async (request, response) => {
    const { status, headers } = await receive(request);
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  callback.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/hooks/1`;
  return {
    ...callback,
    secret: () => secret,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
