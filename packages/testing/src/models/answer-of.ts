import { usageOf } from "./usage.ts";
import type { ModelServerRequest, ModelStep, WireAnswer } from "./types.ts";

/** Steps in which the model works. */
export type AnsweringStep = Extract<
  ModelStep,
  { kind: "answer" | "truncated_tool_input" | "refusal" | "content_filter" | "cut" | "stream_error" | "garbage" | "hang" }
>;
const ANSWERING = new Set<ModelStep["kind"]>([
  "answer",
  "truncated_tool_input",
  "refusal",
  "content_filter",
  "cut",
  "stream_error",
  "garbage",
  "hang",
]);

export function isAnswering(step: ModelStep): step is AnsweringStep {
  return ANSWERING.has(step.kind);
}

const LONG_TEXT = "Let me look at the code that the report names. ".repeat(8);

/** The step as a whole answer; `number` makes its ids. */
export function answerOf(step: AnsweringStep, request: ModelServerRequest, number: number): WireAnswer {
  const empty: WireAnswer = {
    id: `answer_${number}`,
    model: request.model,
    reasoning: "",
    text: "",
    toolCalls: [],
    finish: "stop",
    usage: step.isUncounted === true ? null : usageOf(step, request),
  };
  const idOf = (index: number) => `call_${number}_${index}`;
  switch (step.kind) {
    case "answer": {
      const toolCalls = (step.toolCalls ?? []).map(({ name, input }, index) => ({
        id: idOf(index),
        name,
        argumentsText: JSON.stringify(input),
      }));
      const finish = toolCalls.length > 0 ? "tools" : "stop";
      const { text = "", reasoning = "", isCutOff = false } = step;
      return { ...empty, text, reasoning, toolCalls, finish: isCutOff ? "length" : finish };
    }
    case "truncated_tool_input": {
      const finish = request.wire === "google" ? "malformed_call" : "tools";
      return { ...empty, toolCalls: [{ id: idOf(0), name: step.name, argumentsText: step.text }], finish };
    }
    case "refusal":
      return { ...empty, text: step.text, finish: "refusal" };
    case "content_filter":
      return { ...empty, finish: "content_filter" };
    case "cut":
    case "stream_error":
      return { ...empty, text: step.text };
    case "garbage":
    case "hang":
      return { ...empty, text: LONG_TEXT };
  }
}
