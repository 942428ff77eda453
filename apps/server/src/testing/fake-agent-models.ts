import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ModelError, type ModelCall, type ModelGateway } from "@fixpoint/models";
import type { RunRequest } from "../jobs/agent-messages.ts";
import type { ModelAnswer, ModelQuestion } from "../jobs/model-messages.ts";
import { createModelProxy } from "../jobs/model-proxy.ts";

const QUESTIONS = ["first", "second", "third"];

function callOf(text: string): ModelCall {
  return {
    purpose: "repair",
    prompt: "repair@1",
    instructions: "Answer.",
    messages: [{ role: "user", content: text }],
    tools: [],
    requiredTool: null,
    maxOutputTokens: 100,
  };
}

/** Once for each bug, as a machine that fails would. */
function dieOnce({ options }: RunRequest): void {
  const marker = join(options.cacheDir, `died-${options.issue.title.replace(/\W/g, "")}`);
  if (existsSync(marker)) return;
  writeFileSync(marker, "");
  process.kill(process.pid, "SIGKILL");
}

async function askOne(gateway: ModelGateway, question: string): Promise<string> {
  try {
    return (await gateway.ask(callOf(question), new AbortController().signal)).text;
  } catch (error) {
    return error instanceof ModelError ? error.code : String(error);
  }
}

/**
 * Asks three things, one after the other, as an agent with a model would, and tells what was answered. The bug's text
 * says whether it is killed on the way: `dies after the second` reply, or `dies asking` for it.
 */
export async function askModels(request: RunRequest, send: (question: ModelQuestion) => Promise<void>): Promise<string> {
  const { engine, issue } = request.options;
  if (!request.models) return `engine ${engine}, no model`;
  const { gateway, take } = createModelProxy(request.models, (question) => {
    void send(question).then(() => {
      const isSecond = question.type === "model_call" && question.id === 2;
      if (isSecond && issue.text.includes("dies asking")) dieOnce(request);
    });
  });
  process.on("message", (answer: ModelAnswer) => take(answer));
  const answers: string[] = [];
  for (const question of QUESTIONS) {
    answers.push(await askOne(gateway, question));
    if (answers.length === 2 && issue.text.includes("dies after the second")) dieOnce(request);
  }
  return `engine ${engine}, ${gateway.choiceFor("repair")?.model ?? "no model"}: ${answers.join(", ")}`;
}
