import { createHash } from "node:crypto";
import {
  ModelError,
  type ModelCall,
  type ModelErrorCode,
  type ModelGateway,
  type ModelPurpose,
  type ModelReply,
} from "@fixpoint/models";

/** What a scripted model does in one step. */
export interface Move {
  text?: string;
  /** Tools that it asks for, with their input; a string is input that is no JSON. */
  tools?: readonly [name: string, input: unknown][];
  finish?: ModelReply["finish"];
  /** It cannot be asked. */
  error?: ModelErrorCode;
}

/** `step` counts the purpose's calls from 0. */
export type Script = (call: ModelCall, step: number) => Move;

export interface ScriptedGateway extends ModelGateway {
  /** All that was sent. */
  calls: ModelCall[];
}

const NANO_PER_TOKEN = 1000;

function replyOf(call: ModelCall, move: Move, number: number): ModelReply {
  const toolCalls = (move.tools ?? []).map(([name, input], index) => ({
    id: `call-${number}-${index}`,
    name,
    input: typeof input === "string" ? ({ ok: false, text: input } as const) : ({ ok: true, value: input } as const),
  }));
  const text = move.text ?? "";
  const usage = {
    inputTokens: Math.ceil(JSON.stringify(call).length / 4),
    cachedInputTokens: 0,
    cacheWriteTokens: 0,
    outputTokens: Math.ceil(JSON.stringify(move).length / 4),
  };
  return {
    provider: "scripted",
    model: "scripted-1",
    text,
    toolCalls,
    messages: [
      {
        role: "assistant",
        content: [
          ...(text === "" ? [] : [{ type: "text" as const, text }]),
          ...toolCalls.map((one) => ({
            type: "tool-call" as const,
            toolCallId: one.id,
            toolName: one.name,
            input: one.input.ok ? one.input.value : one.input.text,
          })),
        ],
      },
    ],
    finish: move.finish ?? (toolCalls.length > 0 ? "tools" : "stop"),
    usage,
    costNanoUsd: (usage.inputTokens + usage.outputTokens) * NANO_PER_TOKEN,
  };
}

/** A model in this process that follows a script for each purpose; for others none is chosen. */
export function scriptedGateway(scripts: Partial<Record<ModelPurpose, Script>>): ScriptedGateway {
  const steps: Partial<Record<ModelPurpose, number>> = {};
  const calls: ModelCall[] = [];
  return {
    calls,
    choiceFor: (purpose) => (scripts[purpose] === undefined ? null : { provider: "scripted", model: "scripted-1" }),
    async ask(call, signal) {
      signal.throwIfAborted();
      // What is sent is sent as JSON; what is kept must not change with the conversation.
      const sent = structuredClone(call);
      calls.push(sent);
      const step = steps[call.purpose] ?? 0;
      steps[call.purpose] = step + 1;
      const move = scripts[call.purpose]?.(sent, step) ?? {};
      if (move.error !== undefined) throw new ModelError(move.error, "As the script has it.");
      return replyOf(sent, move, calls.length);
    },
  };
}

/** The same moves one after the other; the last one again and again. */
export function inTurn(...moves: Move[]): Script {
  return (_, step) => moves[Math.min(step, moves.length - 1)] ?? {};
}

/** Replies by the hash of their call, as a run that is taken up again has them. */
export function withRecording(gateway: ModelGateway, replies: Map<string, string>): ModelGateway {
  return {
    choiceFor: (purpose) => gateway.choiceFor(purpose),
    async ask(call, signal) {
      const hash = createHash("sha256").update(JSON.stringify(call)).digest("hex");
      const known = replies.get(hash);
      // What was stored here is what this function has stored.
      if (known !== undefined) return JSON.parse(known) as ModelReply;
      const reply = await gateway.ask(call, signal);
      replies.set(hash, JSON.stringify(reply));
      return reply;
    },
  };
}
