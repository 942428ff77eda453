import type { ModelCall, ModelToolCall } from "@fixpoint/models";

export type Message = ModelCall["messages"][number];

export function userMessage(text: string): Message {
  return { role: "user", content: text };
}

/** The answers to one reply's tool calls, in their order. */
export function toolMessage(answers: readonly { call: ModelToolCall; text: string }[]): Message {
  return {
    role: "tool",
    content: answers.map(({ call, text }) => ({
      type: "tool-result",
      toolCallId: call.id,
      toolName: call.name,
      output: { type: "text", value: text },
    })),
  };
}

/** Characters as they are sent. */
export function sizeOf(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + JSON.stringify(message).length, 0);
}
