declare global {
  /** Set by src/early/ask.ts: what it asked, by address. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Counted from when the page was opened; older ones are not what the server would say now. */
const FRESH_MS = 10_000;

/** The answer to what was asked before the application was there, once; undefined when it was not asked, or long ago. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = globalThis.earlyAnswers;
  if (!answers || performance.now() > FRESH_MS) return undefined;
  const answer = answers.get(url);
  answers.delete(url);
  return answer?.then((response) => {
    // Whoever signs in after a refusal asks anew.
    if (!response.ok) answers.clear();
    return response;
  });
}
