import type { Expectation, IssueFacts, IssueInput, Snippet, Transcript } from "../../types/facts.ts";
import type { StageEnd } from "../../run/stage-runner.ts";
import { withBlocksAsInputs } from "./block-inputs.ts";
import { actsListed } from "./acts-listed.ts";
import { allAlike } from "./all-alike.ts";
import { withoutMarks, type ProseLine, type RawBlock } from "./blocks.ts";
import { fromOrdinals } from "./by-ordinals.ts";
import { fromColumnsShown } from "./columns-shown.ts";
import { columnsWished } from "./columns-wished.ts";
import { calledBlocks } from "./called-blocks.ts";
import { combine } from "./combine.ts";
import { boundCrash, traceOf } from "./crash.ts";
import { forInputs } from "./for-inputs.ts";
import { fromAssertions } from "./from-assertions.ts";
import { fromColumns } from "./from-columns.ts";
import { fromComments } from "./from-comments.ts";
import { fromTranscript } from "./from-transcript.ts";
import { fromDiffs } from "./from-diffs.ts";
import { fromGuesses } from "./from-guesses.ts";
import { fromLabels } from "./from-labels.ts";
import { fromProse } from "./from-prose.ts";
import { inAnotherOrder } from "./in-another-order.ts";
import { callsLookedAt, inTurn } from "./in-turn.ts";
import { inlineAssertions } from "./inline-assertions.ts";
import { inlineProgram, withInline } from "./inline-program.ts";
import { fromWantedWords } from "./from-wanted-words.ts";
import { listsInOrder } from "./lists-in-order.ts";
import { isSaidOfOthers, isUnable } from "./doubtful.ts";
import { elementsInPlace } from "./element-in-place.ts";
import { readSnippet } from "./read-snippet.ts";
import { fromTables, unnamedIn } from "./from-tables.ts";
import { isOfMember, membersAlike } from "./members-alike.ts";
import { membersWished } from "./members-wished.ts";
import { withoutMentions } from "./mentions.ts";
import { asOutput, callsPrinted, withoutAsides } from "./printed-calls.ts";
import { fromProgramLines } from "./program-lines.ts";
import { readFiles, readIdentifiers, readVersions } from "./names.ts";
import { likelyFirst } from "./likely-first.ts";
import { ofOnlyCall } from "./only-call.ts";
import { oddTruth } from "./odd-truth.ts";
import { withoutOthersWishes } from "./of-named.ts";
import { otherTruth } from "./other-truth.ts";
import { withoutOwnTests } from "./own-tests.ts";
import { judgedCalls } from "./judged-calls.ts";
import { withJudged } from "./judged-values.ts";
import { fromListedInputs } from "./listed-inputs.ts";
import { sameAs } from "./same-as.ts";
import { sameBut } from "./same-but.ts";
import { fromSections } from "./sections.ts";
import { callsShownIn, callsTried, holdsCode, variablesIn } from "./shown-calls.ts";
import { promisedErrors } from "./promised-errors.ts";
import { guarded } from "./guarded.ts";
import { readDocument } from "./read-document.ts";
import { readProposed } from "./proposed/index.ts";
import { shownWrong } from "./shown-wrong.ts";
import { sideOfBlock } from "./side.ts";
import { tapFailures } from "./tap-failures.ts";
import { stepsTold } from "./steps-told.ts";
import { readTraces } from "./traces.ts";
import { unchangedIn } from "./unchanged.ts";
import { unnamedBlocks } from "./unnamed-blocks.ts";
import { ofSpans } from "./told-spans.ts";
import { withToldNames } from "./told-names.ts";
import { withOtherBlanks } from "./variations.ts";
import { wishedErrors } from "./wished-errors.ts";
import { withoutWholes, wordedMembers } from "./worded-members.ts";
import { wordedSteps } from "./worded-steps.ts";

const MAX_TRACES = 40;

function expectationsOf(
  snippets: readonly Snippet[],
  transcripts: readonly Transcript[],
  blocks: readonly RawBlock[],
  notes: string[],
): Expectation[] {
  return snippets.flatMap((snippet) => {
    const block = blocks[snippet.index];
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

/** Stage 1: everything in an issue that later stages can use. Never throws; work is bounded whatever the text is. */
export function parseIssue(input: IssueInput): IssueFacts {
  const notes: string[] = [];
  const { title, text, whole, written, document, prose } = readDocument(input, notes);
  const proseText = prose.map((line) => line.text).join("\n");

  const read = document.blocks.map(readSnippet);
  const asWritten = withToldNames(
    read.map((one) => one.snippet),
    text,
  );
  const snippets = asWritten.map((one) => withoutAsides(asOutput(one, asWritten), asWritten));
  const transcripts = read.map((one) => one.transcript).filter((one) => one !== null);
  const crash = input.crash ? boundCrash(input.crash, notes) : null;
  const recorded = crash === null ? [] : [traceOf(crash)];
  const told = [
    ...document.blocks.flatMap((block, index) => guarded(notes, "A failed test", () => tapFailures(block.code, index))),
    ...document.blocks.flatMap((block, index) => guarded(notes, "A stack trace", () => readTraces(block.code, index))),
    ...guarded(notes, "A stack trace", () => readTraces(proseText, null)),
  ].slice(0, MAX_TRACES - recorded.length);

  const turns = inTurn(document, snippets, transcripts);
  const combined = combine(
    [
      ...turns.expectations,
      ...expectationsOf(snippets, transcripts, document.blocks, notes),
      ...guarded(notes, "The labels", () => labelsIn(prose, snippets)),
      ...guarded(notes, "The tables", () => fromTables(prose)),
      ...guarded(notes, "The columns", () => fromColumnsShown(snippets)),
      ...guarded(notes, "The sections", () => fromSections(document, snippets)),
      ...guarded(notes, "The output", () => sameBut(prose, snippets)),
      ...guarded(notes, "The prose", () =>
        withoutMentions(
          fromProse(
            prose,
            snippets.map((snippet) => ({
              code: holdsCode(snippet),
              calls: callsToldOf(snippet, snippets, transcripts),
              variables: snippet.role === "code" ? variablesIn(snippet.code) : [],
            })),
          ),
          whole,
        ),
      ),
    ].filter((one) => !turns.isTaken(one)),
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
  const stated = snippets.some(holdsCode)
    ? joined
    : [...guarded(notes, "The labels", () => ofOnlyCall(joined, prose)), ...joined];
  const shownIn = snippets.map((snippet) => ({ code: snippet.code, calls: callsTried(snippet, snippets, transcripts, stated) }));
  const alike = guarded(notes, "What is alike", () => allAlike(prose, snippets, transcripts));
  const members = guarded(notes, "The members", () => [...membersAlike(prose, stated), ...membersWished(prose)]);
  const ofMembers = guarded(notes, "The members", () => wordedMembers(prose, shownIn));
  const inputs = guarded(notes, "The inputs", () => forInputs(prose));
  const expectations = [
    ...guarded(notes, "The diffs", () => fromDiffs(written, prose)),
    ...guarded(notes, "The columns", () => columnsWished(prose, snippets)),
    ...guarded(notes, "The judgements", () => judgedCalls(prose)),
    ...ofMembers,
    ...guarded(notes, "The lists", () => fromListedInputs(prose)),
    ...guarded(notes, "The prose", () => fromWantedWords(prose)),
    ...guarded(notes, "The lists", () => listsInOrder(prose)),
    ...inputs,
    ...members,
    ...alike,
    ...guarded(notes, "The errors", () => [
      ...promisedErrors(prose, new Set(told.flatMap(({ errorType }) => errorType ?? []))),
      ...wishedErrors(prose, snippets),
    ]),
    ...guarded(notes, "The assertions", () => inlineAssertions(prose)),
    ...guarded(notes, "The ordinals", () => fromOrdinals(prose, shownIn)),
    ...guarded(notes, "The order", () => inAnotherOrder(stated, prose)),
    ...stated.filter((one) => !isSaidOfOthers(one, [...inputs, ...alike, ...members]) && !isOfMember(one, members)),
    ...guarded(notes, "The variations", () => withOtherBlanks(stated, proseText)),
    ...guarded(notes, "The prose", () =>
      withoutMentions(
        fromGuesses(prose, stated, shownIn, told.length + recorded.length > 0).filter((one) => !turns.isTaken(one)),
        whole,
      ),
    ),
  ];
  expectations.push(...guarded(notes, "What should stay", () => unchangedIn(whole, snippets)));
  expectations.push(...guarded(notes, "What a program prints", () => fromProgramLines(prose, snippets)));
  const [worded = null] = guarded(notes, "The steps", () =>
    snippets.length > 0
      ? []
      : [stepsTold(prose, expectations) ?? actsListed(prose, expectations) ?? wordedSteps(prose, expectations)],
  );
  if (worded !== null) {
    snippets.push(worded.program);
    expectations.unshift(...worded.said);
  }
  const inline = worded === null ? inlineProgram(prose, snippets) : null;
  if (inline !== null) snippets.push(inline);
  const unnamed = [
    ...guarded(notes, "The tables", () => unnamedIn(prose)),
    ...guarded(notes, "The blocks", () => unnamedBlocks(document.blocks, snippets)),
  ];
  const placed = inline === null ? expectations : withInline(expectations, inline);
  placed.push(...guarded(notes, "The values", () => otherTruth(placed, whole)));
  placed.unshift(...guarded(notes, "The names", () => sameAs(prose, snippets)));
  placed.push(...guarded(notes, "The answers", () => oddTruth(prose, placed)));
  const spans = ofSpans(placed, snippets);
  snippets.push(...spans.programs);
  const code = snippets.map((one) => one.code).join("\n");
  const able = withoutOthersWishes(spans.expectations, text, code).filter((one) => !isUnable(one, spans.expectations));
  const proposed = guarded(notes, "What it proposes", () => readProposed(document));
  const own = withoutOwnTests({ expectations: able, stackTraces: told }, snippets);
  return {
    title,
    text,
    snippets,
    transcripts,
    expectations: likelyFirst(withJudged(withBlocksAsInputs(withoutWholes(own.expectations, ofMembers), snippets), whole)),
    ...(unnamed.length === 0 ? {} : { unnamed }),
    ...(proposed.length === 0 ? {} : { proposed }),
    stackTraces: [...recorded, ...own.stackTraces],
    crash,
    identifiers: readIdentifiers(proseText, snippets),
    files: readFiles(proseText, [...recorded, ...told]),
    versions: readVersions(whole),
    notes,
  };
}

/** Calls whose variables were recorded too. */
function recordedCalls(facts: IssueFacts): number {
  return facts.crash?.frames.filter((frame) => frame.isInApp && frame.variables !== null).length ?? 0;
}

export function readIssue(input: IssueInput): { end: StageEnd; facts: IssueFacts } {
  const facts = parseIssue(input);
  const counts = [
    [facts.snippets.length, "code block"],
    [facts.expectations.length, "expectation"],
    [facts.stackTraces.length, "stack trace"],
    [recordedCalls(facts), "recorded call"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? "" : "s"}`);
  const summary =
    counts.length === 0 ? "The text holds no code, no expectation and no stack trace." : `Found ${counts.join(", ")}.`;
  return { end: { outcome: "passed", reason: "read", summary }, facts };
}
