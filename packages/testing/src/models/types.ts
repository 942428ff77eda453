/** As the provider would count them; cached and written ones are part of the input, thinking is part of the output. */
export interface StepUsage {
  inputTokens: number;
  cachedInputTokens: number;
  cacheWriteTokens: number;
  outputTokens: number;
  reasoningTokens: number;
}

interface Counted {
  /** What is left out follows from the request's and the answer's length. */
  usage?: Partial<StepUsage>;
  /** The server sends no usage at all. */
  isUncounted?: boolean;
}

/** What the model does with one request, whoever's words it is said in. */
export type ModelStep =
  | (Counted & {
      kind: "answer";
      text?: string;
      reasoning?: string;
      /** Names need not be those of tools that were offered. */
      toolCalls?: readonly { name: string; input: unknown }[];
      /** Cut off at the largest answer that was wanted. */
      isCutOff?: boolean;
    })
  /** Half of a JSON value; Google, whose arguments are no text, says that the call is malformed. */
  | (Counted & { kind: "truncated_tool_input"; name: string; text: string })
  | (Counted & { kind: "refusal"; text: string })
  | (Counted & { kind: "content_filter" })
  /** The connection ends in the middle of the answer: `reset` like a cable, `end` as if that were all. */
  | (Counted & { kind: "cut"; text: string; how: "reset" | "end" })
  /** The answer begins, and then the provider says in the stream that it failed. */
  | (Counted & { kind: "stream_error"; text: string; message: string })
  /** The answer begins, and then comes what is not the API's. */
  | (Counted & { kind: "garbage" })
  /** Nothing comes, or nothing more. */
  | (Counted & { kind: "hang"; when: "start" | "middle" })
  | { kind: "rate_limit"; retryAfterSeconds?: number }
  | { kind: "out_of_credit" }
  | { kind: "error"; status: 400 | 404 | 500 | 502 | 503 | 529; message?: string }
  | { kind: "key_refused" }
  /** A proxy's sign-in page. */
  | { kind: "page" };

/** Which API a request speaks; `openai` is Responses, `openai_compatible` Chat Completions. */
export type ModelWireName = "anthropic" | "openai" | "openai_compatible" | "google";

export interface ConversationTurn {
  role: "user" | "assistant" | "tool";
  text: string;
  toolCalls: { id: string; name: string; input: unknown }[];
  toolResults: { id: string; text: string }[];
}

/** A request, in the same words for each API. */
export interface ModelServerRequest {
  wire: ModelWireName;
  model: string;
  isStreamed: boolean;
  instructions: string;
  turns: ConversationTurn[];
  tools: { name: string; description: string; inputSchema: unknown }[];
  /** Name of the tool that has to be asked for. */
  requiredTool: string | null;
  maxOutputTokens: number | null;
  /** The answer is to tell its usage; always so where the API knows no other way. */
  wantsUsage: boolean;
  headers: Record<string, string>;
  /** As it came. */
  body: string;
}

/** A whole answer, before it is written in the words of an API. */
export interface WireAnswer {
  id: string;
  model: string;
  reasoning: string;
  text: string;
  toolCalls: { id: string; name: string; argumentsText: string }[];
  finish: "stop" | "tools" | "length" | "refusal" | "content_filter" | "malformed_call";
  /** null: not told. */
  usage: StepUsage | null;
}

export interface SseEvent {
  event?: string;
  data: unknown;
}

export interface ErrorAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}

/** One API. */
export interface ModelWire {
  name: ModelWireName;
  /** Below the server's address; clients get it with `basePath` in it. */
  basePath: string;
  /** Whether a path below `basePath` is a call of a model. */
  takes(path: string): boolean;
  keyOf(headers: Record<string, string>): string | null;
  /** Reads a request as the provider documents it. Throws ZodError, or Error with what is wrong. */
  read(path: string, body: unknown): Omit<ModelServerRequest, "wire" | "headers" | "body">;
  json(answer: WireAnswer): unknown;
  events(answer: WireAnswer, request: ModelServerRequest): SseEvent[];
  /** As the provider puts it. */
  error(status: number, message: string, kind?: "key" | "credit"): ErrorAnswer;
  /** As the provider puts it once it has begun to answer. */
  streamError(message: string): SseEvent;
  /** null: without a word about when to come back. */
  limited(retryAfterSeconds: number | null): ErrorAnswer;
}
