import type { Expectation, Snippet, Transcript } from "../../../types/facts.ts";
import { withoutMarks, type ProseLine } from "../blocks/blocks.ts";
import { combine } from "../choice/combine.ts";
import { withoutMentions } from "../choice/mentions.ts";
import { guarded } from "../document/guarded.ts";
import { calledBlocks } from "../outputs/called-blocks.ts";
import { elementsInPlace } from "../outputs/element-in-place.ts";
import { sameBut } from "../outputs/same-but.ts";
import { shownWrong } from "../outputs/shown-wrong.ts";
import { callsLookedAt, type InTurn } from "../programs/in-turn.ts";
import { fromLabels } from "../prose/from-labels.ts";
import { fromProse } from "../prose/from-prose.ts";
import { ofOnlyCall } from "../prose/only-call.ts";
import { fromSections } from "../prose/sections.ts";
import { fromAssertions } from "../shown/from-assertions.ts";
import { fromComments } from "../shown/from-comments.ts";
import { fromTranscript } from "../shown/from-transcript.ts";
import { callsPrinted } from "../shown/printed-calls.ts";
import { callsShownIn, holdsCode, variablesIn } from "../shown/shown-calls.ts";
import { fromColumnsShown } from "../tables/columns-shown.ts";
import { fromColumns } from "../tables/from-columns.ts";
import { fromTables } from "../tables/from-tables.ts";
import { sideOfBlock } from "../text/side.ts";
import type { ReadIssue } from "./issue.ts";
import { readAll, type Reading } from "./reading.ts";

/** What blocks show by themselves: comments, assertions, sessions, labels, columns. */
function shownByBlocks({ snippets, transcripts, document, notes }: ReadIssue): Expectation[] {
  return snippets.flatMap((snippet) => {
    const block = document.blocks[snippet.index];
    const side = block === undefined ? null : sideOfBlock(block);
    const transcript = transcripts.find((one) => one.snippet === snippet.index);
    return guarded(notes, `Code block ${snippet.index + 1}`, () => {
      if (transcript !== undefined) return fromTranscript(transcript, side);
      if (snippet.role === "code")
        return [
          ...fromComments(snippet, side),
          ...fromAssertions(snippet),
          ...fromLabels(snippet.code, snippet.index),
          ...fromColumns(snippet),
        ];
      return snippet.role === "output" ? [...fromLabels(snippet.code, snippet.index), ...fromColumns(snippet)] : [];
    });
  });
}

/** Calls that the words behind a block may speak of: those whose values it shows, or that it shows the values of. */
function callsToldOf(snippet: Snippet, snippets: readonly Snippet[], transcripts: readonly Transcript[]): string[] {
  const before = snippets.find(({ index, role }) => index === snippet.index - 1 && role === "code");
  const printed = holdsCode(snippet) || before === undefined ? [] : callsPrinted(before, snippets);
  const shown = printed.length > 0 ? printed.map(({ expression }) => expression) : callsShownIn(snippet, transcripts);
  // “The second gives `2`” tells of one whose value no comment shows.
  const looked = shown.length > 0 || snippet.role !== "code" ? [] : callsLookedAt(snippet.code);
  return looked.length > 1 ? looked : shown;
}

/** What labels between two blocks say is said of the code above them. */
function labelsIn(prose: readonly ProseLine[], snippets: readonly Snippet[]): Expectation[] {
  return [...Map.groupBy(prose, (line) => line.after)].flatMap(([after, lines]) => {
    const home = snippets.slice(0, after).findLast(holdsCode)?.index ?? null;
    const found = fromLabels(lines.map((line) => withoutMarks(line.text)).join("\n"), null);
    return found.map((one) => (one.expression === null ? { ...one, snippet: home } : one));
  });
}

function sentences({ prose, snippets, transcripts, whole }: ReadIssue): Expectation[] {
  const above = snippets.map((snippet) => ({
    code: holdsCode(snippet),
    calls: callsToldOf(snippet, snippets, transcripts),
    variables: snippet.role === "code" ? variablesIn(snippet.code) : [],
  }));
  return withoutMentions(fromProse(prose, above), whole);
}

/** What is said in so many words. */
const PLAIN: readonly Reading<ReadIssue>[] = [
  { what: "The labels", read: ({ prose, snippets }) => labelsIn(prose, snippets) },
  { what: "The tables", read: ({ prose }) => fromTables(prose) },
  { what: "The columns", read: ({ snippets }) => fromColumnsShown(snippets) },
  { what: "The sections", read: ({ document, snippets }) => fromSections(document, snippets) },
  { what: "The output", read: ({ prose, snippets }) => sameBut(prose, snippets) },
  { what: "The prose", read: sentences },
];

/** What an issue states: what its blocks show, what stands beside them, and what plain sentences say. */
export function statedIn(issue: ReadIssue, turns: InTurn): Expectation[] {
  const { title, prose, document, snippets, transcripts, notes } = issue;
  const plain = [...turns.expectations, ...shownByBlocks(issue), ...readAll(PLAIN, issue, notes)];
  const combined = combine(
    plain.filter((one) => !turns.isTaken(one)),
    snippets,
    transcripts,
  );
  const inPlace = guarded(notes, "The entries", () => elementsInPlace(document.blocks, snippets));
  const isOfEntry = ({ expected }: Expectation): boolean =>
    expected !== null && inPlace.some(({ block }) => block.includes(expected.trim()));
  const shown = [
    ...inPlace.map(({ expectation }) => expectation),
    ...shownWrong(combined, title).filter((one) => !isOfEntry(one)),
  ];
  // What a program prints is read line by line where it can be.
  const isWished = shown.some(({ expected, throws }) => expected !== null || throws !== null);
  const called = guarded(notes, "The blocks", () => calledBlocks(document.blocks, snippets));
  const joined = [...called.filter(({ expression }) => expression !== null || !isWished), ...shown];
  if (snippets.some(holdsCode)) return joined;
  return [...guarded(notes, "The labels", () => ofOnlyCall(joined, prose)), ...joined];
}
