declare global {
  /** Read to its end, so that it is at hand at once: while the application starts, a body takes long to come. */
  interface EarlyAnswer {
    status: number;
    text: string;
  }
  /** Set by src/early/ask.ts: what it asked, by address. */
  var earlyAnswers: Map<string, Promise<EarlyAnswer>> | undefined;
}

/** Counted from when the page was opened; older ones are not what the server would say now. */
const FRESH_MS = 10_000;

/** As much of a response as is read of one. */
export type Answer = Pick<Response, "ok" | "status" | "json">;

/** The answer to what was asked before the application was there, once; undefined when it was not asked, or long ago. */
export function takeEarlyAnswer(url: string): Promise<Answer> | undefined {
  const answers = globalThis.earlyAnswers;
  if (!answers || performance.now() > FRESH_MS) return undefined;
  const answer = answers.get(url);
  answers.delete(url);
  return answer?.then(({ status, text }) => {
    // Whoever signs in after a refusal asks anew.
    if (status !== 200) answers.clear();
    return { ok: status >= 200 && status < 300, status, json: async () => JSON.parse(text) as unknown };
  });
}
