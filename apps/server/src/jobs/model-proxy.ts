import { ModelError, type ModelGateway, type ModelReply } from "@fixpoint/models";
import type { ModelAnswer, ModelChoices, ModelQuestion } from "./model-messages.ts";

interface Waiting {
  resolve(reply: ModelReply): void;
  reject(error: Error): void;
}

export interface ModelProxy {
  gateway: ModelGateway;
  /** Give it what the parent says. */
  take(answer: ModelAnswer): void;
}

function errorOf({ code, message, hint }: Extract<ModelAnswer, { type: "model_failure" }>): Error {
  return code === null ? new Error(message) : new ModelError(code, message, { hint: hint ?? undefined });
}

/** The gateway of the agent's process, which holds no key: it asks its parent. */
export function createModelProxy(choices: ModelChoices, send: (question: ModelQuestion) => void): ModelProxy {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  async function ask(...[call, signal]: Parameters<ModelGateway["ask"]>): Promise<ModelReply> {
    signal.throwIfAborted();
    const id = (asked += 1);
    const { promise, resolve, reject } = Promise.withResolvers<ModelReply>();
    function cancel(): void {
      send({ type: "model_cancel", id });
      reject(signal.reason as Error);
    }
    signal.addEventListener("abort", cancel, { once: true });
    waiting.set(id, { resolve, reject });
    send({ type: "model_call", id, call });
    return promise.finally(() => {
      waiting.delete(id);
      signal.removeEventListener("abort", cancel);
    });
  }

  return {
    gateway: { choiceFor: (purpose) => choices[purpose], ask },
    take(answer) {
      if (answer.type === "model_reply") waiting.get(answer.id)?.resolve(answer.reply);
      else waiting.get(answer.id)?.reject(errorOf(answer));
    },
  };
}
