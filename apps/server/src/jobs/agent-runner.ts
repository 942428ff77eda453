import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { InfrastructureError, InputError, type AgentEvent } from "@fixpoint/contracts";
import type { ModelGateway } from "@fixpoint/models";
import { agentEnvironment } from "./agent-environment.ts";
import type { AgentMessage, AgentRequest, AnswerTo } from "./agent-messages.ts";
import { makeAgentTemp } from "./agent-temp.ts";
import { choicesOf, createModelCalls } from "./model-calls.ts";
import type { ModelAnswer } from "./model-messages.ts";

export const AGENT_PROCESS = fileURLToPath(new URL("./agent-process.ts", import.meta.url));
/** From asking it to end until it is killed. */
const KILL_AFTER_MS = 3_000;
const KEPT_OUTPUT = 4_000;

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

function errorOf(message: Extract<AgentMessage, { type: "failure" }>): Error {
  const options = { hint: message.hint ?? undefined };
  if (message.kind === "input") return new InputError(message.code, message.message, options);
  if (message.kind === "infrastructure") return new InfrastructureError(message.code, message.message, options);
  return new Error(message.message);
}

/**
 * Runs the agent in its own process group and gives its outcome. Rejects with
 * InputError, InfrastructureError, the signal's reason, or an Error with the
 * tail of what it printed when it crashed. Nothing of it is alive, or left in the
 * temporary folder, afterwards.
 */
export async function runAgent<R extends AgentRequest>(options: {
  entry: string;
  request: R;
  signal: AbortSignal;
  /** What a run may ask; left out or null: no model. */
  models?: ModelGateway | null;
  onEvent(event: AgentEvent): void;
}): Promise<AnswerTo<R>> {
  options.signal.throwIfAborted();
  const temp = await makeAgentTemp();
  const child = fork(options.entry, [], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
    env: agentEnvironment(process.env, temp.path),
    serialization: "json",
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (printed = (printed + chunk.toString("utf8")).slice(-KEPT_OUTPUT)));

  let killing: NodeJS.Timeout | undefined;
  function stop(): void {
    killGroup(child, "SIGTERM");
    killing = setTimeout(() => killGroup(child, "SIGKILL"), KILL_AFTER_MS);
  }
  options.signal.addEventListener("abort", stop, { once: true });
  const { models = null } = options;
  const send = (answer: ModelAnswer) => void (child.connected && child.send(answer, () => {}));
  const calls = models && createModelCalls({ gateway: models, signal: options.signal, send });

  try {
    return await new Promise<AnswerTo<R>>((resolve, reject) => {
      let outcome: AnswerTo<R> | null = null;
      let failure: Error | null = null;
      child.on("message", (message: AgentMessage) => {
        if (message.type === "event") options.onEvent(message.event);
        // The process answers what it was asked.
        else if (message.type === "outcome") {
          outcome = message.outcome as AnswerTo<R>;
          calls?.cancel();
        } else if (message.type === "failure") failure = errorOf(message);
        else calls?.take(message);
      });
      child.once("error", reject);
      child.once("close", (code, signal) => {
        if (options.signal.aborted) reject(options.signal.reason as Error);
        else if (outcome) resolve(outcome);
        else reject(failure ?? new Error(`The agent ended without a result (${signal ?? `code ${code}`}). ${printed}`.trim()));
      });
      child.send(models === null ? options.request : { ...options.request, models: choicesOf(models) });
    });
  } finally {
    options.signal.removeEventListener("abort", stop);
    clearTimeout(killing);
    killGroup(child, "SIGKILL");
    await temp.remove();
    await calls?.settled();
  }
}
