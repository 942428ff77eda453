import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isAnswering } from "./answer-of.ts";
import { conversationProblems } from "./check-conversation.ts";
import { performStep, sendJson } from "./perform-step.ts";
import { billOf, usageOf, type ServerRates } from "./usage.ts";
import type { ModelServerRequest, ModelStep, ModelWire, ModelWireName, StepUsage } from "./types.ts";
import { anthropicWire } from "./wires/anthropic.ts";
import { chatWire } from "./wires/chat.ts";
import { googleWire } from "./wires/google.ts";
import { responsesWire } from "./wires/responses.ts";

/** One step a request, in order; or what to do with each, by what it asks and how many came before it. */
export type ModelScript = readonly ModelStep[] | ((request: ModelServerRequest, index: number) => ModelStep | Promise<ModelStep>);

/** A model on this machine that does what a script says, in the words of four APIs. */
export interface ModelServer {
  /** What a client of that API is given. */
  baseUrl(wire: ModelWireName): string;
  /** What came and could be read, in order. */
  requests: ModelServerRequest[];
  /** Requests that the provider would not have taken. */
  problems: string[];
  /** What the model worked, whether or not its answer arrived: what a provider charges for. */
  work: StepUsage[];
  /** Sums of `work`. */
  total(): StepUsage;
  /** 10⁻⁹ USD. */
  billed(rates: ServerRates): number;
  /** Requests that were given up by who asked. */
  abandoned(): number;
  script: ModelScript;
  close(): Promise<void>;
}

const WIRES: Record<ModelWireName, ModelWire> = {
  anthropic: anthropicWire,
  openai: responsesWire,
  openai_compatible: chatWire,
  google: googleWire,
};

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
}

function add(a: StepUsage, b: StepUsage): StepUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    reasoningTokens: a.reasoningTokens + b.reasoningTokens,
  };
}

const NO_WORK: StepUsage = { inputTokens: 0, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0, reasoningTokens: 0 };

/** `key` is the one that it takes; null takes every request. */
export async function startModelServer(options: { script?: ModelScript; key?: string | null } = {}): Promise<ModelServer> {
  const { key = null } = options;
  const requests: ModelServerRequest[] = [];
  const problems: string[] = [];
  const work: StepUsage[] = [];
  let abandoned = 0;
  let taken = 0;

  /** The next step; the list's number is taken before anything is awaited, as callers come in parallel. */
  async function nextStep(request: ModelServerRequest): Promise<ModelStep> {
    const index = taken;
    taken += 1;
    if (typeof server.script === "function") return server.script(request, index);
    const step = server.script[index];
    if (step) return step;
    problems.push(`request ${index + 1} has no step in the script`);
    return { kind: "error", status: 400, message: "The script is over" };
  }

  function read(wire: ModelWire, path: string, request: IncomingMessage, body: string): ModelServerRequest | string {
    try {
      const asked = { ...wire.read(path, JSON.parse(body)), wire: wire.name, headers: headersOf(request), body };
      const wrong = conversationProblems(asked);
      return wrong.length === 0 ? asked : wrong.join("; ");
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const url = request.url ?? "/";
    const wire = Object.values(WIRES).find(({ basePath }) => url.startsWith(`${basePath}/`));
    const path = url.slice(wire?.basePath.length ?? 0);
    const body = await textOf(request);
    if (wire === undefined || request.method !== "POST" || !wire.takes(path)) {
      problems.push(`${request.method} ${url} is no call of a model`);
      return sendJson(response, { status: 404, body: { error: { message: "not found" } } });
    }
    if (key !== null && wire.keyOf(headersOf(request)) !== key)
      return sendJson(response, wire.error(401, "The key is not valid", "key"));
    const asked = read(wire, path, request, body);
    if (typeof asked === "string") {
      problems.push(`${wire.name}: ${asked}`);
      return sendJson(response, wire.error(400, asked));
    }
    requests.push(asked);
    const number = requests.length;
    const step = await nextStep(asked);
    if (isAnswering(step)) work.push(usageOf(step, asked));
    return performStep(step, { wire, request: asked, response, number });
  }

  const http = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      problems.push(`failed in the server: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const server: ModelServer = {
    baseUrl: (wire) => `${origin}${WIRES[wire].basePath}`,
    requests,
    problems,
    work,
    total: () => work.reduce(add, NO_WORK),
    billed: (rates) => work.reduce((sum, usage) => sum + billOf(usage, rates), 0),
    abandoned: () => abandoned,
    script: options.script ?? [],
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  return server;
}
