import type { AssistantModelMessage, LanguageModelStreamPart, ProviderMetadata, TextStreamPart, ToolSet } from "ai";
import type { ModelToolCall } from "../types/model-call.ts";
import type { ProviderAnswer } from "../types/provider.ts";

type Content = Exclude<AssistantModelMessage["content"], string>;
type ToolCallPart = Extract<TextStreamPart<ToolSet>, { type: "tool-call" }>;

/** As the model wrote it: the SDK leaves text that is no JSON as it is, and an unknown tool's input unread. */
function inputOf({ input, invalid }: ToolCallPart): ModelToolCall["input"] {
  if (invalid !== true || typeof input !== "string") return { ok: true, value: input };
  return input.trim() === "" ? { ok: true, value: {} } : { ok: false, text: input };
}

/** Providers take back objects alone. */
function inputToSendBack(input: ModelToolCall["input"]): unknown {
  return input.ok && typeof input.value === "object" && input.value !== null ? input.value : {};
}

/** Puts the pieces of a streamed answer together, in the order in which they began. */
export function createAnswer(): {
  take(part: LanguageModelStreamPart<ToolSet>): void;
  read(): Pick<ProviderAnswer, "text" | "toolCalls" | "messages">;
} {
  const content: Content = [];
  const texts = new Map<string, { text: string; providerOptions?: ProviderMetadata }>();
  const toolCalls: ModelToolCall[] = [];

  function open(type: "text" | "reasoning", id: string): { text: string; providerOptions?: ProviderMetadata } {
    const name = `${type} ${id}`;
    const opened = texts.get(name);
    if (opened) return opened;
    const part = { type, text: "" };
    content.push(part);
    texts.set(name, part);
    return part;
  }

  /** A later piece brings what the provider wants back with the whole, e.g. the signature of its thinking. */
  function extend(type: "text" | "reasoning", piece: { id: string; text?: string; providerMetadata?: ProviderMetadata }): void {
    const part = open(type, piece.id);
    part.text += piece.text ?? "";
    if (piece.providerMetadata !== undefined) part.providerOptions = piece.providerMetadata;
  }

  function takeToolCall(part: ToolCallPart): void {
    const input = inputOf(part);
    toolCalls.push({ id: part.toolCallId, name: part.toolName, input });
    content.push({
      type: "tool-call",
      toolCallId: part.toolCallId,
      toolName: part.toolName,
      input: inputToSendBack(input),
      ...(part.providerMetadata === undefined ? {} : { providerOptions: part.providerMetadata }),
    });
  }

  return {
    take(part) {
      if (part.type === "text-start" || part.type === "text-end" || part.type === "text-delta") extend("text", part);
      else if (part.type === "reasoning-start" || part.type === "reasoning-end" || part.type === "reasoning-delta")
        extend("reasoning", part);
      else if (part.type === "tool-call") takeToolCall(part);
    },
    read() {
      const kept = content.filter((part) => part.type !== "text" || part.text !== "");
      const text = kept.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("");
      return { text, toolCalls, messages: kept.length === 0 ? [] : [{ role: "assistant", content: kept }] };
    },
  };
}
