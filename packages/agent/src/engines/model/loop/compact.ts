import { sizeOf, type Message } from "./messages.ts";

/** Answers that the model is likely to be at work with. */
const KEPT = 4;
const SHORT = 200;

function summarise(text: string): string {
  const lines = text.split("\n");
  const first = lines.find((line) => !line.startsWith("<<<data")) ?? "";
  return `[${lines.length} lines were here, beginning with “${first.slice(0, 80)}”. Ask again if you need them.]`;
}

function withoutOutput(message: Message): Message {
  if (message.role !== "tool") return message;
  return {
    ...message,
    content: message.content.map((part) =>
      part.type === "tool-result" && part.output.type === "text" && part.output.value.length > SHORT
        ? { ...part, output: { ...part.output, value: summarise(part.output.value) } }
        : part,
    ),
  };
}

/**
 * The conversation with old tool results replaced by a line each, once it is larger than `limit` characters. It then
 * falls to half of that, so that what a provider keeps of the beginning stays the same for many steps.
 */
export function compact(messages: readonly Message[], limit: number): Message[] {
  if (sizeOf(messages) <= limit) return [...messages];
  const short = [...messages];
  const answers = short.flatMap((message, index) => (message.role === "tool" ? [index] : [])).slice(0, -KEPT);
  for (const index of answers) {
    const message = short[index];
    if (message !== undefined) short[index] = withoutOutput(message);
    if (sizeOf(short) <= limit / 2) break;
  }
  return short;
}
