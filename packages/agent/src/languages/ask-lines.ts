import { parseJson } from "../run/json-lines.ts";
import type { SandboxProcess } from "@fixpoint/sandbox";
import type { z } from "zod";
import { serial } from "../run/serial.ts";

/** A process inside the sandbox that answers each line with one. */
export interface LineAsker<T> {
  /** null where it does not answer in time, or has ended: then it is killed. Questions wait for those before them. */
  ask(question: unknown, ms: number): Promise<T | null>;
  stop(): Promise<void>;
}

/** Lines without the nonce are the project's own output. */
export function askLines<T extends { nonce: string }>(child: SandboxProcess, nonce: string, shape: z.ZodType<T>): LineAsker<T> {
  const answers = answersOf(child, nonce, shape);
  return {
    ask: serial(async (question: unknown, ms: number) => {
      await child.send(JSON.stringify(question)).catch(() => undefined);
      const answer = await within(answers.next(), ms);
      if (answer === null) await child.kill();
      return answer;
    }),
    stop: async () => void (await child.kill()),
  };
}

async function within<T>(promise: Promise<IteratorResult<T>>, ms: number): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), ms);
  try {
    const result = await Promise.race([promise, late.promise]);
    return result === null || result.done === true ? null : result.value;
  } finally {
    clearTimeout(timer);
  }
}

async function* answersOf<T extends { nonce: string }>(
  child: SandboxProcess,
  nonce: string,
  shape: z.ZodType<T>,
): AsyncGenerator<T> {
  for await (const line of child.lines) {
    if (!line.includes(nonce)) continue;
    const parsed = shape.safeParse(parseJson(line));
    if (parsed.success && parsed.data.nonce === nonce) yield parsed.data;
  }
}
