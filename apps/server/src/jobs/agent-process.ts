import process from "node:process";
import { runPipeline, verifyFix, type FixVerdict, type RunOutcome } from "@fixpoint/agent";
import { InfrastructureError, InputError, type AgentEvent } from "@fixpoint/contracts";
import { createSandbox } from "@fixpoint/sandbox";
import type { AgentMessage, AgentRequest } from "./agent-messages.ts";
import type { ModelAnswer, ModelChoices } from "./model-messages.ts";
import { createModelProxy } from "./model-proxy.ts";

/**
 * The agent in a process of its own: parsing and searching take the whole
 * event loop, which must stay free for people. It ends with its parent.
 */
const aborting = new AbortController();

function send(message: AgentMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.send || !process.connected) return resolve();
    process.send(message, () => resolve());
  });
}

function failureOf(error: unknown): AgentMessage {
  if (error instanceof InputError)
    return { type: "failure", kind: "input", code: error.code, message: error.message, hint: error.hint ?? null };
  if (error instanceof InfrastructureError)
    return { type: "failure", kind: "infrastructure", code: error.code, message: error.message, hint: error.hint ?? null };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { type: "failure", kind: "crash", code: "agent_crashed", message: text.slice(0, 4000), hint: null };
}

/** The parent's answers reach the gateway, which is the one way to a model from here. */
function connectModels(choices: ModelChoices) {
  const { gateway, take } = createModelProxy(choices, (question) => void send(question));
  process.on("message", (answer: ModelAnswer) => take(answer));
  return { models: gateway };
}

async function answerTo(request: AgentRequest): Promise<RunOutcome | FixVerdict> {
  const sandbox = await createSandbox({ driver: request.sandbox });
  const surroundings = {
    sandbox,
    signal: aborting.signal,
    onEvent: (event: AgentEvent) => void send({ type: "event", event }),
  };
  if (request.kind === "verify") return verifyFix({ ...request.options, ...surroundings });
  const models = request.models ? connectModels(request.models) : {};
  const outcome = await runPipeline({ ...request.options, ...surroundings, ...models });
  const ownPeak = process.resourceUsage().maxRSS * 1024;
  outcome.evidence.peakMemoryBytes = Math.max(outcome.evidence.peakMemoryBytes ?? 0, ownPeak);
  return outcome;
}

async function perform(request: AgentRequest): Promise<void> {
  try {
    await send({ type: "outcome", outcome: await answerTo(request) });
  } catch (error) {
    await send(failureOf(error));
  }
  process.disconnect?.();
}

process.once("message", (request: AgentRequest) => void perform(request));
process.once("SIGTERM", () => aborting.abort(new Error("The run was stopped")));
process.once("disconnect", () => aborting.abort(new Error("The server is gone")));
