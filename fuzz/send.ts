import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { ConcreteRequest } from "./concrete-request.ts";

export interface Answer {
  status: number;
  contentType: string;
  /** Decoded; of a stream without end its first bytes. */
  text: string;
  /** With the headers, to be searched. */
  searchable: string;
  milliseconds: number;
}

const TIMEOUT_MS = 30_000;

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

async function read(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const isEndless = response.headers["content-type"]?.startsWith("text/event-stream") ?? false;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if (isEndless) break;
  }
  return Buffer.concat(chunks);
}

/** Speaks HTTP by hand: `fetch` would mend or refuse much of what has to be tried. */
export class Sender {
  readonly #agent: Agent;
  readonly #origin: URL;

  constructor(origin: string, connections: number) {
    this.#origin = new URL(origin);
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  async send(request: ConcreteRequest): Promise<Answer> {
    const began = performance.now();
    const response = await this.#open(request);
    const text = decode(await read(response), response.headers["content-encoding"]).toString();
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers["content-type"] ?? "",
      text,
      searchable: `${response.rawHeaders.join("\n")}\n${text}`,
      milliseconds: performance.now() - began,
    };
  }

  #open(concrete: ConcreteRequest): Promise<IncomingMessage> {
    const { method, url, headers, body } = concrete;
    const { hostname, port } = this.#origin;
    const payload = body === null ? null : Buffer.from(body);
    const length = payload === null ? {} : { "content-length": String(payload.length) };
    return new Promise<IncomingMessage>((resolve, reject) => {
      const request = httpRequest({
        agent: this.#agent,
        hostname,
        port,
        method,
        path: url,
        headers: { ...headers, ...length },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      request.on("response", resolve);
      // The server may end a kept connection while the next request is on its way.
      request.on("error", (error) => (request.reusedSocket ? resolve(this.#open(concrete)) : reject(error)));
      request.end(payload ?? undefined);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
