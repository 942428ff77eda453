import { piecesOf } from "../pieces.ts";
import type { SseEvent, WireAnswer } from "../types.ts";

type Item = Record<string, unknown>;
type Event = Record<string, unknown> & { type: string };

function usageOf({ usage }: WireAnswer): Item | undefined {
  if (usage === null) return undefined;
  const { inputTokens, cachedInputTokens, cacheWriteTokens, outputTokens, reasoningTokens } = usage;
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedInputTokens, cache_write_tokens: cacheWriteTokens },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens },
    total_tokens: inputTokens + outputTokens,
  };
}

function reasoningItem({ id, reasoning }: WireAnswer): Item {
  const summary = [{ type: "summary_text", text: reasoning }];
  return { type: "reasoning", id: `rs_${id}`, summary, encrypted_content: "ZW5jcnlwdGVk" };
}

function messageItem({ id, text, finish }: WireAnswer): Item {
  const part = finish === "refusal" ? { type: "refusal", refusal: text } : { type: "output_text", text, annotations: [] };
  return { type: "message", id: `msg_${id}`, status: "completed", role: "assistant", content: [part] };
}

function callItem(call: WireAnswer["toolCalls"][number]): Item {
  const { id, name, argumentsText } = call;
  return { type: "function_call", id: `fc_${id}`, status: "completed", call_id: id, name, arguments: argumentsText };
}

function outputOf(answer: WireAnswer): Item[] {
  return [
    ...(answer.reasoning === "" ? [] : [reasoningItem(answer)]),
    ...(answer.text === "" ? [] : [messageItem(answer)]),
    ...answer.toolCalls.map((call) => callItem(call)),
  ];
}

/** What happens to an item between its beginning and its end. */
function eventsWithin(item: Item, output_index: number, { finish, reasoning, text }: WireAnswer): Event[] {
  const at = { item_id: item["id"], output_index };
  if (item["type"] === "reasoning") {
    const part = { ...at, summary_index: 0 };
    return [
      { type: "response.reasoning_summary_part.added", ...part, part: { type: "summary_text", text: "" } },
      ...piecesOf(reasoning).map((delta) => ({ type: "response.reasoning_summary_text.delta", ...part, delta })),
      { type: "response.reasoning_summary_part.done", ...part, part: { type: "summary_text", text: reasoning } },
    ];
  }
  if (item["type"] === "function_call") {
    const text = String(item["arguments"]);
    return [
      ...piecesOf(text).map((delta) => ({ type: "response.function_call_arguments.delta", ...at, delta })),
      { type: "response.function_call_arguments.done", ...at, arguments: text },
    ];
  }
  const kind = finish === "refusal" ? "refusal" : "output_text";
  const part = { ...at, content_index: 0 };
  const whole = kind === "refusal" ? { refusal: text } : { text };
  return [
    { type: "response.content_part.added", ...part, part: { type: kind } },
    ...piecesOf(text).map((delta) => ({ type: `response.${kind}.delta`, ...part, delta })),
    { type: `response.${kind}.done`, ...part, ...whole },
    { type: "response.content_part.done", ...part, part: { type: kind, ...whole } },
  ];
}

/** Of an item that has only begun. */
function begun(item: Item): Item {
  if (item["type"] === "function_call") return { ...item, status: "in_progress", arguments: "" };
  return item["type"] === "message" ? { ...item, status: "in_progress", content: [] } : { ...item, summary: [] };
}

const INCOMPLETE: Partial<Record<WireAnswer["finish"], string>> = {
  length: "max_output_tokens",
  content_filter: "content_filter",
};

export function responseJson(answer: WireAnswer): Item {
  const reason = INCOMPLETE[answer.finish];
  return {
    id: `resp_${answer.id}`,
    object: "response",
    created_at: 1_700_000_000,
    model: answer.model,
    status: reason === undefined ? "completed" : "incomplete",
    incomplete_details: reason === undefined ? null : { reason },
    error: null,
    output: outputOf(answer),
    usage: usageOf(answer),
  };
}

export function responseEvents(answer: WireAnswer): SseEvent[] {
  const response = responseJson(answer);
  const started = { ...response, status: "in_progress", incomplete_details: null, output: [], usage: null };
  const events: Event[] = [
    { type: "response.created", response: started },
    { type: "response.in_progress", response: started },
    ...outputOf(answer).flatMap((item, output_index) => [
      { type: "response.output_item.added", output_index, item: begun(item) },
      ...eventsWithin(item, output_index, answer),
      { type: "response.output_item.done", output_index, item },
    ]),
    { type: `response.${String(response["status"])}`, response },
  ];
  return events.map((data, sequence_number) => ({ event: data.type, data: { ...data, sequence_number } }));
}
