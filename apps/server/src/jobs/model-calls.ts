import { ModelError, type ModelGateway } from "@fixpoint/models";
import type { ModelAnswer, ModelChoices, ModelQuestion } from "./model-messages.ts";

export interface ModelCalls {
  take(question: ModelQuestion): void;
  /** Ends what is under way: nobody wants it any more. */
  cancel(): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function choicesOf({ choiceFor }: ModelGateway): ModelChoices {
  return { intake: choiceFor("intake"), reproduce: choiceFor("reproduce"), repair: choiceFor("repair") };
}

/** What else goes wrong here (the database, say) may name what is nobody's business, and ends up in the evidence. */
function failureOf(id: number, error: unknown): ModelAnswer {
  if (!(error instanceof ModelError))
    return { type: "model_failure", id, code: null, message: "The server could not make the call", hint: null };
  return { type: "model_failure", id, code: error.code, message: error.message, hint: error.hint ?? null };
}

/**
 * Answers an agent's process what it asks models. A call goes on when that process dies: it is paid for, and its reply is
 * recorded for the next try. Only who asked, or `signal`, ends it.
 */
export function createModelCalls(options: {
  gateway: ModelGateway;
  send(answer: ModelAnswer): void;
  signal: AbortSignal;
}): ModelCalls {
  const { gateway, send, signal } = options;
  const underWay = new Map<number, { cancel: AbortController; done: Promise<void> }>();

  async function answer({ id, call }: Extract<ModelQuestion, { type: "model_call" }>, until: AbortSignal): Promise<void> {
    try {
      send({ type: "model_reply", id, reply: await gateway.ask(call, until) });
    } catch (error) {
      send(failureOf(id, error));
    } finally {
      underWay.delete(id);
    }
  }

  return {
    take(question) {
      if (question.type === "model_cancel") return underWay.get(question.id)?.cancel.abort(new Error("The agent gave up"));
      const cancel = new AbortController();
      underWay.set(question.id, { cancel, done: answer(question, AbortSignal.any([signal, cancel.signal])) });
    },
    cancel() {
      for (const { cancel } of underWay.values()) cancel.abort(new Error("The run has ended"));
    },
    async settled() {
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}
