import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Problem } from "@fixpoint/contracts";
import type { ConnectionError, FastifyInstance } from "fastify";

type Refusal = { status: number } & Omit<Problem, "requestId">;

const TITLE = "That request cannot be handled";
const NO_HTTP: Refusal = { status: 400, code: "bad_request", title: TITLE, message: "What was sent is no HTTP request." };
const TOO_LATE: Refusal = { status: 408, code: "too_late", title: TITLE, message: "The request did not arrive in time." };
const HEADERS_TOO_LARGE: Refusal = {
  status: 431,
  code: "headers_too_large",
  title: TITLE,
  message: "The headers are larger than 16 KB. Remove cookies of this site, and try again.",
};
const UNKNOWN_EXPECTATION: Refusal = {
  status: 417,
  code: "unknown_expectation",
  title: TITLE,
  message: "The Expect header may say 100-continue alone.",
};

function refusalOf(error: ConnectionError): Refusal {
  if (error.code === "HPE_HEADER_OVERFLOW") return HEADERS_TOO_LARGE;
  return error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? TOO_LATE : NO_HTTP;
}

function write({ status, ...problem }: Refusal): { status: number; body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ ...problem, requestId: randomUUID() } satisfies Problem);
  const headers = {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  return { status, body, headers };
}

/** Node's parser gave up on what a connection sent: there is no request, and nothing of it can be read. */
export function refuseConnection(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  this.log.trace({ err: error }, "no request");
  if (!socket.writable) return void socket.destroy(error);
  const { status, body, headers } = write(refusalOf(error));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`, () => socket.destroy());
}

/** Node by itself answers with nothing but the status. */
export function refuseExpectations(app: FastifyInstance): void {
  app.server.on("checkExpectation", (_request, response) => {
    const { status, body, headers } = write(UNKNOWN_EXPECTATION);
    response.writeHead(status, headers).end(body);
  });
}
