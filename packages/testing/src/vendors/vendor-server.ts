import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import findMyWay, { type HTTPMethod } from "find-my-way";
import { descriptionsFolder, loadDescription, type Description } from "./description.ts";
import { createFaults, type Fault, type Faults } from "./faults.ts";

export interface FakeRequest {
  method: string;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Parsed JSON or form; undefined where there was none. */
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  /** JSON; nothing is sent when it is left out. */
  body?: unknown;
  /** What was asked for was done, but the connection is cut before anybody is told. */
  isLost?: boolean;
}

export type Handler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;

export interface VendorDefinition {
  /** Of the description's file. */
  name: string;
  /** Part of the address that the description's paths leave out, e.g. "/2.0". */
  basePath: string;
  /** By operation, as `GET /path/{of}/the/description`. */
  operations: Record<string, Handler>;
  /** What a request without valid credentials is answered; null lets it in. */
  refusal(request: FakeRequest, operation: string): FakeAnswer | null;
  /** How the vendor says "not now". */
  limited(): FakeAnswer;
  /** What is asked for outside the API, as `oauth.json` has it below the provider's name; it meets no faults. */
  signIn?: { provider: string; operations: Record<string, Handler> };
  /** What the vendor takes beside the API that is described, e.g. GraphQL; it meets no faults. */
  undescribed?: Record<string, Handler>;
  /** Takes what is no call of the API, e.g. git's; false leaves it to the operations. */
  beside?(request: IncomingMessage, response: ServerResponse): boolean;
}

export interface VendorServer {
  /** With the base path, without a slash at its end. */
  url: string;
  /** Without the base path: where the sign-in is. */
  origin: string;
  faults: Faults;
  /** Requests and answers that the description does not have; always empty where there is no description. */
  problems: string[];
  /** What was asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  if (text === "") return undefined;
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown);
}

/** Repeated names become lists, as the checker wants them. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : query.get(name)!]));
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: FakeAnswer): void {
  const json = body === undefined ? undefined : JSON.stringify(body);
  response.writeHead(status, { ...(json === undefined ? {} : { "content-type": "application/json" }), ...headers }).end(json);
}

function answerOf(fault: Exclude<Fault, "hang" | "break">, definition: VendorDefinition): FakeAnswer {
  return fault === "limit" ? definition.limited() : { status: 502, body: { message: "bad gateway" } };
}

/**
 * A vendor on this machine. With its description at hand, each request and each answer is compared with it;
 * a request that no operation takes is a problem everywhere.
 */
export async function startVendorServer(definition: VendorDefinition, options: { checks?: boolean } = {}): Promise<VendorServer> {
  const description: Description | null =
    (options.checks ?? true) && descriptionsFolder() !== null ? await loadDescription(definition.name) : null;
  const signInDescription: Description | null = description && definition.signIn ? await loadDescription("oauth") : null;
  const problems: string[] = [];
  const asked: string[] = [];
  const faults = createFaults();
  const origin = { url: "" };
  const router = findMyWay({
    maxParamLength: 2000,
    defaultRoute: (request, response) => {
      problems.push(`${request.method} ${new URL(request.url ?? "/", origin.url).pathname} is not in the fake`);
      send(response, { status: 404, body: { message: "not found" } });
    },
  });

  /** The handler's answer; it and the request are compared with what is described under that name. */
  async function check(
    described: Description | null,
    operation: string,
    path: string,
    request: FakeRequest,
    answer: () => FakeAnswer | Promise<FakeAnswer>,
  ): Promise<FakeAnswer> {
    const { method, headers, query } = request;
    const asks = { method, path, query: queryOf(query), headers, body: request.body as never };
    for (const problem of described?.problemsOfRequest(operation, asks) ?? []) problems.push(`${operation}: ${problem}`);
    const given = await answer();
    const status = given.status ?? 200;
    if (status < 400)
      for (const problem of described?.problemsOfAnswer(operation, status, given.body) ?? [])
        problems.push(`${operation} answered ${status}: ${problem}`);
    return given;
  }

  async function answerFor(operation: string, handler: Handler, request: FakeRequest, fault: Fault | null): Promise<FakeAnswer> {
    if (fault === "limit" || fault === "error") return answerOf(fault, definition);
    const refused = definition.refusal(request, operation);
    if (refused) return refused;
    await faults.beforeAnswer?.(operation);
    return handler(request);
  }

  function mount(
    operation: string,
    basePath: string,
    serve: (request: FakeRequest, path: string, fault: Fault | null) => Promise<FakeAnswer>,
    takeFault: () => Fault | null,
  ): void {
    const [method = "GET", path = "/"] = operation.split(" ");
    router.on(method as HTTPMethod, basePath + path.replaceAll(/\{(\w+)\}/g, ":$1"), async (request, response, params) => {
      const fault = takeFault();
      if (fault === "break") return request.socket.destroy();
      if (fault === "hang") return undefined;
      const url = new URL(request.url ?? "/", origin.url);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const asks = {
        method,
        params: params as Record<string, string>,
        query: url.searchParams,
        headers,
        body: await bodyOf(request),
      };
      try {
        const answer = await serve(asks, url.pathname.slice(basePath.length), fault);
        if (answer.isLost) request.socket.destroy();
        else send(response, answer);
      } catch (error) {
        problems.push(`${operation} failed in the fake: ${String(error)}`);
        send(response, { status: 500, body: { message: String(error) } });
      }
      return undefined;
    });
  }

  for (const [operation, handler] of Object.entries(definition.operations))
    mount(
      operation,
      definition.basePath,
      (request, path, fault) => {
        asked.push(operation);
        return check(description, operation, path, request, () => answerFor(operation, handler, request, fault));
      },
      () => faults.take(),
    );
  for (const [operation, handler] of Object.entries(definition.signIn?.operations ?? {})) {
    const prefix = `/${definition.signIn?.provider}`;
    const name = operation.replace(" ", ` ${prefix}`);
    mount(
      operation,
      "",
      (request, path) => check(signInDescription, name, `${prefix}${path}`, request, () => handler(request)),
      () => null,
    );
  }

  for (const [operation, handler] of Object.entries(definition.undescribed ?? {}))
    mount(
      operation,
      "",
      async (request) => {
        asked.push(operation);
        return definition.refusal(request, operation) ?? handler(request);
      },
      () => null,
    );

  const server = createServer((request, response) => {
    if (definition.beside?.(request, response) !== true) void router.lookup(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin.url}${definition.basePath}`,
    origin: origin.url,
    faults,
    problems,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
