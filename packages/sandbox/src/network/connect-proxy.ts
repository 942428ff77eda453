import { chmodSync, rmSync } from "node:fs";
import { lookup } from "node:dns/promises";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type AllowList, parseTarget } from "./allow-list.ts";
import { isPublicAddress } from "./public-address.ts";

const IDLE_MS = 120_000;
const MAX_CONNECTIONS = 128;

export interface ConnectProxyOptions {
  socketPath: string;
  allowed: AllowList;
  /** `host:port` pairs that may lie on private addresses. */
  allowedPrivate: AllowList;
}

/** Tunnels CONNECT requests to allowed hosts and refuses everything else in words. Resolves when it listens. */
export async function startConnectProxy(options: ConnectProxyOptions): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Duplex>();
  const track = (socket: Duplex): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((_request, response) => {
    response.writeHead(403, { "content-type": "text/plain", connection: "close" });
    response.end("Only HTTPS to the allowed hosts leaves this sandbox.\n");
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on("connection", track);
  server.on("connect", (request, client: Duplex, head: Buffer) => {
    void tunnel(request.url ?? "", client, head, options, track);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.socketPath, resolve);
  });
  // Only this sandbox is shown the socket; its user inside is another one than ours.
  chmodSync(options.socketPath, 0o666);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(options.socketPath, { force: true });
          resolve();
        });
        for (const socket of sockets) socket.destroy();
      }),
  };
}

async function tunnel(
  url: string,
  client: Duplex,
  head: Buffer,
  options: ConnectProxyOptions,
  track: (socket: Duplex) => void,
): Promise<void> {
  const target = parseTarget(url);
  if (target === null || !options.allowed.has(target))
    return refuse(client, `${target ?? "This address"} is not on the list of allowed hosts.`);
  const at = target.lastIndexOf(":");
  const host = target.slice(0, at).replace(/^\[|\]$/g, "");
  const address = await resolveAddress(host, options.allowedPrivate.has(target));
  if (address === null) return refuse(client, `${host} has no public address.`);
  // The address that was checked is the one dialled, so a second answer of the name server changes nothing.
  const upstream: Socket = connect({ host: address, port: Number(target.slice(at + 1)), timeout: IDLE_MS });
  track(upstream);
  upstream.once("timeout", () => upstream.destroy());
  upstream.once("error", () => refuse(client, `${host} could not be reached.`));
  upstream.once("connect", () => {
    client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    if (head.length > 0) upstream.write(head);
    upstream.pipe(client);
    client.pipe(upstream);
  });
  upstream.once("close", () => client.destroy());
  client.once("close", () => upstream.destroy());
}

async function resolveAddress(host: string, mayBePrivate: boolean): Promise<string | null> {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  if (!mayBePrivate && addresses.some(({ address }) => !isPublicAddress(address))) return null;
  return addresses[0]?.address ?? null;
}

function refuse(client: Duplex, message: string): void {
  if (client.destroyed || !client.writable) return;
  client.end(
    `HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(message)}\r\nconnection: close\r\n\r\n${message}`,
  );
}
