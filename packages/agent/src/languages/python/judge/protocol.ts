import { z } from "zod";

/** The probe of a Python reproduction: a script that raises when the behaviour is wrong. */
export const Probe = z.object({
  script: z.string(),
  runner: z.enum(["pytest", "unittest"]),
});
export type Probe = z.infer<typeof Probe>;

export const WorkerMessage = z.discriminatedUnion("event", [
  /** `longestMs`: on the wall, for one candidate. */
  z.object({ event: z.literal("ready"), mode: z.enum(["probe", "test"]), longestMs: z.number() }),
  z.object({ event: z.literal("unusable"), reason: z.string() }),
  z.object({ event: z.literal("judged"), id: z.number(), verdict: z.enum(["pass", "fail", "broken", "timeout"]) }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

export function parseMessage(line: string): WorkerMessage | null {
  try {
    const parsed = WorkerMessage.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
