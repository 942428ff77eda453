import type { Snippet, Transcript } from "../../../types/facts.ts";
import { withoutAsides, asOutput } from "../shown/printed-calls.ts";
import type { ReadDocument } from "../document/read-document.ts";
import { withToldNames } from "../programs/told-names.ts";
import { readSnippet } from "../snippets/read-snippet.ts";

/** An issue as all readings are given it. */
export interface ReadIssue extends ReadDocument {
  proseText: string;
  /** What each block is; programs that are told in words come behind them. */
  snippets: Snippet[];
  transcripts: Transcript[];
  /** What could not be read. */
  notes: string[];
}

export function withSnippets(read: ReadDocument, notes: string[]): ReadIssue {
  const blocks = read.document.blocks.map(readSnippet);
  const asWritten = withToldNames(
    blocks.map((one) => one.snippet),
    read.text,
  );
  return {
    ...read,
    proseText: read.prose.map((line) => line.text).join("\n"),
    snippets: asWritten.map((one) => withoutAsides(asOutput(one, asWritten), asWritten)),
    transcripts: blocks.map((one) => one.transcript).filter((one) => one !== null),
    notes,
  };
}
