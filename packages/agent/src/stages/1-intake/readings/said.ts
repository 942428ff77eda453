import type { Expectation } from "../../../types/facts.ts";
import { isSaidOfOthers } from "../choice/doubtful.ts";
import { withoutMentions } from "../choice/mentions.ts";
import { fromDiffs } from "../diffs/from-diffs.ts";
import { guarded } from "../document/guarded.ts";
import { fromGuesses } from "../guesses/from-guesses.ts";
import { allAlike } from "../lists/all-alike.ts";
import { fromOrdinals } from "../lists/by-ordinals.ts";
import { inAnotherOrder } from "../lists/in-another-order.ts";
import { fromListedInputs } from "../lists/listed-inputs.ts";
import { listsInOrder } from "../lists/lists-in-order.ts";
import { isOfMember, membersAlike } from "../members/members-alike.ts";
import { membersWished } from "../members/members-wished.ts";
import { unchangedIn } from "../outputs/unchanged.ts";
import type { InTurn } from "../programs/in-turn.ts";
import { inlineAssertions } from "../programs/inline-assertions.ts";
import { fromProgramLines } from "../programs/program-lines.ts";
import { withOtherBlanks } from "../programs/variations.ts";
import { forInputs } from "../prose/for-inputs.ts";
import { fromWantedWords } from "../prose/from-wanted-words.ts";
import { judgedCalls } from "../prose/judged-calls.ts";
import { promisedErrors } from "../prose/promised-errors.ts";
import { wishedErrors } from "../prose/wished-errors.ts";
import { callsTried, type ShownCall } from "../shown/shown-calls.ts";
import { columnsWished } from "../tables/columns-wished.ts";
import { wordedMembers } from "../members/worded-members.ts";
import type { ReadIssue } from "./issue.ts";
import { readAll, type Reading } from "./reading.ts";

/** What the readings of sentences are given. */
interface Given extends ReadIssue {
  stated: Expectation[];
  /** For each block the calls that words behind it may speak of. */
  shownIn: { code: string; calls: ShownCall[] }[];
  ofMembers: Expectation[];
  inputs: Expectation[];
  members: Expectation[];
  alike: Expectation[];
  turns: InTurn;
  /** Types of the errors that traces show. */
  thrown: ReadonlySet<string>;
  hasTrace: boolean;
}

function stillStated({ stated, inputs, alike, members }: Given): Expectation[] {
  const others = [...inputs, ...alike, ...members];
  return stated.filter((one) => !isSaidOfOthers(one, others) && !isOfMember(one, members));
}

function guessed({ prose, stated, shownIn, hasTrace, turns, whole }: Given): Expectation[] {
  const found = fromGuesses(prose, stated, shownIn, hasTrace);
  return withoutMentions(
    found.filter((one) => !turns.isTaken(one)),
    whole,
  );
}

/** The surest first: of two that say the same, the first one stays. */
const READINGS: readonly Reading<Given>[] = [
  { what: "The diffs", read: ({ written, prose }) => fromDiffs(written, prose) },
  { what: "The columns", read: ({ prose, snippets }) => columnsWished(prose, snippets) },
  { what: "The judgements", read: ({ prose }) => judgedCalls(prose) },
  { what: "The members", read: ({ ofMembers }) => ofMembers },
  { what: "The lists", read: ({ prose }) => fromListedInputs(prose) },
  { what: "The prose", read: ({ prose }) => fromWantedWords(prose) },
  { what: "The lists", read: ({ prose }) => listsInOrder(prose) },
  { what: "What is alike", read: ({ inputs, members, alike }) => [...inputs, ...members, ...alike] },
  { what: "The errors", read: ({ prose, thrown }) => promisedErrors(prose, thrown) },
  { what: "The errors", read: ({ prose, snippets }) => wishedErrors(prose, snippets) },
  { what: "The assertions", read: ({ prose }) => inlineAssertions(prose) },
  { what: "The ordinals", read: ({ prose, shownIn }) => fromOrdinals(prose, shownIn) },
  { what: "The order", read: ({ stated, prose }) => inAnotherOrder(stated, prose) },
  { what: "What is stated", read: stillStated },
  { what: "The variations", read: ({ stated, proseText }) => withOtherBlanks(stated, proseText) },
  { what: "The prose", read: guessed },
  { what: "What should stay", read: ({ whole, snippets }) => unchangedIn(whole, snippets) },
  { what: "What a program prints", read: ({ prose, snippets }) => fromProgramLines(prose, snippets) },
];

/** What its sentences say of what an issue states and shows; `ofMembers`: what is said of members alone. */
export function saidIn(
  issue: ReadIssue,
  { stated, turns, ...traced }: Pick<Given, "stated" | "turns" | "thrown" | "hasTrace">,
): { expectations: Expectation[]; ofMembers: Expectation[] } {
  const { prose, snippets, transcripts, notes } = issue;
  const shownIn = snippets.map((snippet) => ({
    code: snippet.code,
    calls: callsTried(snippet, snippets, transcripts, stated),
  }));
  const given: Given = {
    ...issue,
    ...traced,
    stated,
    turns,
    shownIn,
    alike: guarded(notes, "What is alike", () => allAlike(prose, snippets, transcripts)),
    members: guarded(notes, "The members", () => [...membersAlike(prose, stated), ...membersWished(prose)]),
    ofMembers: guarded(notes, "The members", () => wordedMembers(prose, shownIn)),
    inputs: guarded(notes, "The inputs", () => forInputs(prose)),
  };
  return { expectations: readAll(READINGS, given, notes), ofMembers: given.ofMembers };
}
