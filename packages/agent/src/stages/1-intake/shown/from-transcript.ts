import type { Expectation, Transcript, TranscriptEntry } from "../../../types/facts.ts";
import { shownExpression } from "../text/expressions.ts";
import { ARROW, splitComment } from "./from-comments.ts";
import { parseOutcome } from "../text/outcome.ts";
import type { Side } from "../text/side.ts";

const REMARK = /\n?\s*(?:#|\/\/)\s*(?=(?:expect|should|want|correct|wrong|incorrect|right|bug|ok\b|fine))/i;

/** Nothing came of it until somebody stopped it. */
export const STOPPED = /^\s*\^C/;

/** What an entry printed; the `undefined` that Node adds behind a statement is no part of it. */
function shownBy(entry: TranscriptEntry): string {
  return entry.output.replace(/(?<=\S)\s*\nundefined$/, "");
}

/** The value that an entry shows, without what the reporter noted beside it. */
export function valueShownBy(entry: TranscriptEntry): string {
  return (shownBy(entry).split(REMARK)[0] ?? "").trim();
}

/** `>>> # should be 2` notes something of the entry before. */
function withNotes(entries: readonly TranscriptEntry[]): TranscriptEntry[] {
  return entries.flatMap((entry, at) => {
    if (isNote(entry)) return [];
    const next = entries[at + 1];
    return [next !== undefined && isNote(next) ? { ...entry, output: `${entry.output}\n${next.input.trim()}` } : entry];
  });
}

function isNote({ input, output }: TranscriptEntry): boolean {
  return output.trim() === "" && /^(?:#|\/\/)/.test(input.trim()) && !input.trim().includes("\n");
}

/** What a session printed is what happens now, unless the text around says that it should. */
export function fromTranscript(transcript: Transcript, side: Side | null): Expectation[] {
  return withNotes(transcript.entries).flatMap((entry): Expectation[] => {
    const parts = splitComment(entry.input);
    const input = (parts?.code.trim() || entry.input).trim();
    const said = parts === null || !ARROW.test(parts.comment) ? null : parseOutcome(parts.comment);
    const [body, ...notes] = shownBy(entry).split(REMARK);
    const noted = notes[0] === undefined ? null : parseOutcome(notes[0]);
    const expected = said?.expected ?? said?.bare ?? noted?.expected ?? noted?.bare ?? null;
    const output = (body ?? "").trim();
    const failed = /^(?:Uncaught:?\s*)?(?:Traceback \(most recent|[\w$.]*(?:Error|Exception)\b)/.test(output);
    if (failed) {
      // What is wished for is never run: frames with lines of files are of what happens.
      const isRun = /^[ \t]{0,20}File "[^"\n]{1,400}", line \d/m.test(output);
      const line = /Traceback/.test(output)
        ? (output.split("\n").findLast((one) => /^[\w.]+(?::|$)/.test(one)) ?? "")
        : (output.split("\n")[0] ?? "");
      const named = /^(?:Uncaught:?\s*)?([\w$.]+)(?: \[[\w-]+\])?(?::\s*(.*))?$/.exec(line.trim());
      return [
        {
          expression: input,
          expected,
          actual: null,
          throws: {
            which: side === "expected" && !isRun ? "expected" : "actual",
            type: named?.[1]?.split(".").at(-1) ?? null,
            message: named?.[2]?.trim() || null,
          },
          origin: "transcript",
          snippet: transcript.snippet,
        },
      ];
    }
    if (STOPPED.test(output)) return [];
    if ((output === "" || output === "undefined") && expected === null) return [];
    const shown = shownExpression(input.split("\n").at(-1) ?? input) ?? input;
    const right = side === "expected" && expected === null;
    return [
      {
        expression: input.includes("\n") ? input : shown,
        expected: right ? output : expected,
        actual: right || output === "" ? null : output,
        throws: null,
        origin: "transcript",
        snippet: transcript.snippet,
        ...(right ? { bare: true as const } : {}),
      },
    ];
  });
}
