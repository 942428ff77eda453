import { MAX_ISSUE_BYTES } from "@fixpoint/contracts";
import type { IssueInput } from "../../../types/facts.ts";
import { readBlocks, type Document, type ProseLine, type RawBlock } from "../blocks/blocks.ts";
import { withCellsAsArguments } from "./cells-as-arguments.ts";
import { withCommandLines } from "./command-lines.ts";
import { withTestsShown } from "./failed-tests.ts";
import { withFullCalls } from "./full-calls.ts";
import { guarded } from "./guarded.ts";
import { stripHidden } from "../text/hidden.ts";
import { withLinesInPlace } from "./line-wishes.ts";
import { withEventsShown } from "./pasted-events.ts";
import { asPlainCode } from "./plain-blocks.ts";
import { withStatedQuestions } from "./questions.ts";
import { withQuotedPairs } from "./quoted-pairs.ts";
import { withStepWishes } from "./step-wishes.ts";
import { withTestsTogether } from "./tests-together.ts";

/** Sentences beyond this say nothing that the ones before did not; blocks are bounded on their own. */
const MAX_PROSE_LINES = 1500;

/** An issue's text as readers take it. */
export interface ReadDocument {
  title: string;
  /** Without what a reader of the rendered issue does not see. */
  text: string;
  /** Title and text. */
  whole: string;
  /** Blocks as somebody wrote them. */
  written: readonly RawBlock[];
  /** Blocks as code that others read, and all lines of prose. */
  document: Document;
  /** The title first; bounded. */
  prose: ProseLine[];
}

function cutToLimit(input: IssueInput, notes: string[]): string {
  const bytes = Buffer.byteLength(input.text);
  if (bytes <= MAX_ISSUE_BYTES) return input.text;
  notes.push(`The text was cut to ${MAX_ISSUE_BYTES} of ${bytes} bytes.`);
  return Buffer.from(input.text).subarray(0, MAX_ISSUE_BYTES).toString("utf8");
}

/** What stands in a text in another way than readers know it, written as they do. The order counts: each reads what the one before wrote. */
function asReadersKnowIt(text: string): string {
  return [withCellsAsArguments, withStepWishes, withStatedQuestions, withCommandLines, withFullCalls, withQuotedPairs].reduce(
    (known, write) => write(known),
    text,
  );
}

/** The title, the prose and the blocks of an issue. `notes`: what was left out. */
export function readDocument(input: IssueInput, notes: string[]): ReadDocument {
  const title = stripHidden(input.title).text.replace(/\s+/g, " ").trim().slice(0, 1000);
  const visible = stripHidden(cutToLimit(input, notes));
  notes.push(...visible.notes);
  const whole = `${title}\n${visible.text}`;
  const written = readBlocks(asReadersKnowIt(visible.text), notes);
  const plain = guarded(notes, "What tools print", () => asPlainCode(written.blocks, visible.text));
  const pasted = withEventsShown(plain.length > 0 ? plain : written.blocks, whole);
  const document = { ...written, blocks: withLinesInPlace(withTestsTogether(withTestsShown(pasted), whole)) };
  if (document.prose.length > MAX_PROSE_LINES)
    notes.push(`Only the first ${MAX_PROSE_LINES} of ${document.prose.length} lines of prose were read closely.`);
  const prose = [
    { text: withCommandLines(withStatedQuestions(title)), heading: "", before: null, after: 0 },
    ...document.prose.slice(0, MAX_PROSE_LINES),
  ];
  return { title, text: visible.text, whole, written: written.blocks, document, prose };
}
