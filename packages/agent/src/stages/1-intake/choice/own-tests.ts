import type { Expectation, IssueFacts, Snippet } from "../../../types/facts.ts";

function isOfTest(type: string | null | undefined): boolean {
  return /AssertionError$|^AssertionFailed/.test(type ?? "");
}

function holdsTests(snippets: readonly Snippet[]): boolean {
  return snippets.some(({ code }) => /\bassert|\bexpect\(|\bshould\./.test(code));
}

/** What the call should give is still told where a test says that it does not. */
function withoutFailure(one: Expectation): Expectation[] {
  if (one.throws?.which !== "actual" || !isOfTest(one.throws.type)) return [one];
  return one.expected === null ? [] : [{ ...one, throws: null }];
}

type Told = Pick<IssueFacts, "expectations" | "stackTraces">;

const FAILED = /^\s*AssertionError\b/m;

/** What a test of the reporter's own says when it fails is no error of the program. */
export function withoutOwnTests({ expectations, stackTraces }: Told, snippets: readonly Snippet[]): Told {
  if (!holdsTests(snippets)) return { expectations, stackTraces };
  // A runner puts both values between the error and its frames: then these have no error.
  const failed = new Set<number | null>(snippets.flatMap(({ code, index }) => (FAILED.test(code) ? [index] : [])));
  return {
    expectations: expectations.flatMap(withoutFailure),
    stackTraces: stackTraces.filter(
      ({ errorType, snippet }) => !isOfTest(errorType) && !(errorType === null && failed.has(snippet)),
    ),
  };
}
