import type { ProposedEdit } from "../../../types/facts.ts";
import type { Document } from "../blocks/blocks.ts";
import { fromDiff } from "./diffs.ts";
import { fromSentence } from "./sentences.ts";

const MOST = 12;
const MOST_LINES = 60;

const REPAIRS =
  /\b(?:fix(?:es|ed)?|patch(?:es|ed)?|solution|solve[sd]?|chang(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|correct(?:ed|ion)?|should (?:probably |rather |really |instead )?(?:be|read|look|become)|work(?:s|ed)?(?: again| fine)? (?:if|when|with|after)|instead)\b/i;
/** What is worked around is not repaired, and what should come out is no code of the project. */
const OTHER = /\b(?:return|output|print|result|give|get|expect|throw|got|work[- ]?around)\w*\b/i;

/**
 * Edits of the project's code that the issue itself proposes, as a diff, in a sentence or as the code that should be
 * there. They are tried, and proven or not, like any other. Pure; most trusted first.
 */
export function readProposed({ blocks, prose }: Document): ProposedEdit[] {
  const edits: ProposedEdit[] = [];
  for (const { info, code } of blocks) if (info === null || /^\w*$/.test(info)) edits.push(...diffIn(info, code));
  for (const { text } of prose) edits.push(...fromSentence(text));
  for (const [at, { code, lead, info }] of blocks.entries()) {
    if (info === "diff" || !REPAIRS.test(lead) || OTHER.test(lead) || isLong(code)) continue;
    const before = blocks[at - 1];
    if (before !== undefined && !isLong(before.code) && before.code !== code)
      edits.push({ scale: "lines", from: before.code, to: code, file: null, line: null });
    edits.push({ scale: "lines", from: "", to: code, file: null, line: null });
  }
  return edits.slice(0, MOST);
}

/** Code may begin its lines with a minus too: a block that nobody calls a diff has one side of each, or says where. */
function diffIn(info: string | null, code: string): ProposedEdit[] {
  const isCalled = /^(?:diff|patch|udiff)$/i.test(info ?? "");
  const isShaped = /^@@ /m.test(code) || (/^-[^-]/m.test(code) && /^\+[^+]/m.test(code));
  return isCalled || isShaped ? fromDiff(code) : [];
}

function isLong(code: string): boolean {
  return code.split("\n").length > MOST_LINES;
}
