import type { IssueFacts, IssueInput } from "../../types/facts.ts";
import { isUnable } from "./choice/doubtful.ts";
import { likelyFirst } from "./choice/likely-first.ts";
import { withoutOthersWishes } from "./choice/of-named.ts";
import { withoutOwnTests } from "./choice/own-tests.ts";
import { guarded } from "./document/guarded.ts";
import { readDocument } from "./document/read-document.ts";
import { withoutWholes } from "./members/worded-members.ts";
import { withBlocksAsInputs } from "./outputs/block-inputs.ts";
import { unnamedBlocks } from "./outputs/unnamed-blocks.ts";
import { inTurn } from "./programs/in-turn.ts";
import { sameAs } from "./programs/same-as.ts";
import { ofSpans } from "./programs/told-spans.ts";
import { readProposed } from "./proposed/index.ts";
import { oddTruth } from "./prose/odd-truth.ts";
import { otherTruth } from "./prose/other-truth.ts";
import { withSnippets } from "./readings/issue.ts";
import { withProgramTold } from "./readings/programs.ts";
import { saidIn } from "./readings/said.ts";
import { statedIn } from "./readings/stated.ts";
import { tracesIn } from "./readings/traces.ts";
import { unnamedIn } from "./tables/from-tables.ts";
import { withJudged } from "./text/judged-values.ts";
import { readFiles, readIdentifiers, readVersions } from "./text/names.ts";
import { boundCrash, traceOf } from "./traces/crash.ts";

const MAX_TRACES = 40;

/** Stage 1: everything in an issue that later stages can use. Never throws; work is bounded whatever the text is. */
export function parseIssue(input: IssueInput): IssueFacts {
  const notes: string[] = [];
  const issue = withSnippets(readDocument(input, notes), notes);
  const { title, text, whole, document, prose, proseText, snippets, transcripts } = issue;

  const crash = input.crash ? boundCrash(input.crash, notes) : null;
  const recorded = crash === null ? [] : [traceOf(crash)];
  const told = tracesIn(issue, MAX_TRACES - recorded.length);

  const turns = inTurn(document, snippets, transcripts);
  const stated = statedIn(issue, turns);
  const thrown = new Set(told.flatMap(({ errorType }) => errorType ?? []));
  const said = saidIn(issue, { stated, turns, thrown, hasTrace: told.length + recorded.length > 0 });

  const { program, expectations } = withProgramTold(issue, said.expectations);
  if (program !== null) snippets.push(program);
  const unnamed = [
    ...guarded(notes, "The tables", () => unnamedIn(prose)),
    ...guarded(notes, "The blocks", () => unnamedBlocks(document.blocks, snippets)),
  ];
  expectations.push(...guarded(notes, "The values", () => otherTruth(expectations, whole)));
  expectations.unshift(...guarded(notes, "The names", () => sameAs(prose, snippets)));
  expectations.push(...guarded(notes, "The answers", () => oddTruth(prose, expectations)));

  const spans = ofSpans(expectations, snippets);
  snippets.push(...spans.programs);
  const code = snippets.map((one) => one.code).join("\n");
  const able = withoutOthersWishes(spans.expectations, text, code).filter((one) => !isUnable(one, spans.expectations));
  const own = withoutOwnTests({ expectations: able, stackTraces: told }, snippets);
  const whatRemains = withBlocksAsInputs(withoutWholes(own.expectations, said.ofMembers), snippets);
  const proposed = guarded(notes, "What it proposes", () => readProposed(document));
  return {
    title,
    text,
    snippets,
    transcripts,
    expectations: likelyFirst(withJudged(whatRemains, whole)),
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
