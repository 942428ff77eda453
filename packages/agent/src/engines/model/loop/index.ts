import type { ModelCall, ModelGateway, ModelPurpose, ModelReply, ModelToolCall } from "@fixpoint/models";
import type { Prompt } from "../prompts/index.ts";
import { compact } from "./compact.ts";
import { endOf, type LoopEnd } from "./ends.ts";
import { sizeOf, toolMessage, userMessage, type Message } from "./messages.ts";
import type { LoopTool, ToolAnswer } from "./tool.ts";

export interface LoopOptions<Offer> {
  gateway: ModelGateway;
  purpose: ModelPurpose;
  prompt: Prompt;
  /** First message; data from outside is in marks already. */
  opening: string;
  tools: readonly LoopTool<Offer>[];
  maxSteps: number;
  maxOutputTokens: number;
  signal: AbortSignal;
  /** Hears each reply, before its tools are run. */
  onReply(reply: ModelReply, step: number): void;
  /** Hears what a reply asks to be done, in words. */
  onStep(text: string): void;
}

/** Characters of the conversation that are sent; then old tool results give way. */
const CONTEXT = 120_000;
const MOST_CONTEXT = 400_000;
const MOST_CALLS = 8;
const MOST_IDLE = 3;
/** The same call with the same input, with nothing new in between. */
const MOST_REPEATS = 5;

interface Answered<Offer> {
  call: ModelToolCall;
  answer: ToolAnswer<Offer>;
}

/** Performs one call that the model asks for. What goes wrong is an answer too: the model may do better. */
async function perform<Offer>(options: LoopOptions<Offer>, call: ModelToolCall): Promise<ToolAnswer<Offer>> {
  const { tools, signal, onStep } = options;
  const tool = tools.find((one) => one.definition.name === call.name);
  if (tool === undefined) {
    onStep(`asked for a tool that there is not: ${call.name.slice(0, 60)}`);
    return { text: `There is no such tool. There are: ${tools.map((one) => one.definition.name).join(", ")}.` };
  }
  if (!call.input.ok) {
    onStep(`${call.name}: its input is no JSON`);
    return { text: "The input is no JSON, perhaps because the answer was cut off. Ask again, with less." };
  }
  onStep(`${call.name} ${tool.describe(call.input.value)}`.trim());
  return tool.run(call.input.value, signal);
}

interface Memory {
  /** Whether one of the calls was made too often since there was news. */
  note(calls: readonly ModelToolCall[]): boolean;
  forget(): void;
}

function createMemory(): Memory {
  const seen = new Map<string, number>();
  return {
    note: (calls) =>
      calls
        .map(({ name, input }) => {
          const key = JSON.stringify([name, input]);
          const count = (seen.get(key) ?? 0) + 1;
          seen.set(key, count);
          return count;
        })
        .some((count) => count >= MOST_REPEATS),
    forget: () => seen.clear(),
  };
}

/**
 * Asks, performs what is asked for, asks again, until a tool ends it or one of the limits does. Yields each proposal
 * before it asks on, so that whoever takes it can judge it first; returns why it ended. Rejects with what tools or the
 * gateway throw that is not the model's.
 */
export async function* converse<Offer>(options: LoopOptions<Offer>): AsyncGenerator<Offer, LoopEnd> {
  const { gateway, purpose, prompt, tools, maxSteps, maxOutputTokens, signal, onReply } = options;
  const memory = createMemory();
  let messages: Message[] = [userMessage(options.opening)];
  let idle = 0;

  const call = (): ModelCall => ({
    purpose,
    prompt: prompt.id,
    instructions: prompt.text,
    messages,
    tools: tools.map((tool) => tool.definition),
    requiredTool: null,
    maxOutputTokens,
  });

  for (let step = 1; step <= maxSteps; step += 1) {
    messages = compact(messages, CONTEXT);
    if (sizeOf(messages) > MOST_CONTEXT) return "context_full";
    let reply: ModelReply;
    try {
      reply = await gateway.ask(call(), signal);
    } catch (error) {
      const end = endOf(error, signal);
      if (end === null) throw error;
      return end;
    }
    onReply(reply, step);
    if (reply.finish === "refused") return "refused";
    messages.push(...reply.messages);
    if (reply.toolCalls.length === 0) {
      idle += 1;
      if (idle >= MOST_IDLE) return "no_tool_asked";
      messages.push(userMessage("Nothing was done: only tools act. Ask for one; `give_up` ends it."));
      continue;
    }
    idle = 0;
    if (memory.note(reply.toolCalls)) return "goes_in_circles";

    const answered: Answered<Offer>[] = [];
    for (const [index, one] of reply.toolCalls.entries()) {
      if (signal.aborted) return "out_of_time";
      const over = answered.some(({ answer }) => answer.end !== undefined);
      const answer: ToolAnswer<Offer> =
        over || index >= MOST_CALLS ? { text: "Not done: too much at once." } : await perform(options, one);
      if (answer.offer === undefined) answered.push({ call: one, answer });
      else {
        yield answer.offer.value;
        answered.push({ call: one, answer: answer.offer.reply() });
      }
    }
    messages.push(toolMessage(answered.map(({ call: one, answer }) => ({ call: one, text: answer.text }))));
    if (answered.some(({ answer }) => answer.isNews)) memory.forget();
    const end = answered.find(({ answer }) => answer.end !== undefined)?.answer.end;
    if (end !== undefined) return end;
  }
  return "step_limit";
}
