import type { IssueFacts } from "../facts.ts";

/** What an issue without a word says; a new object each time, so that nobody fills another's lists. */
export function noFacts(): IssueFacts {
  return {
    title: "",
    text: "",
    snippets: [],
    transcripts: [],
    expectations: [],
    stackTraces: [],
    crash: null,
    identifiers: [],
    files: [],
    versions: [],
    notes: [],
  };
}
