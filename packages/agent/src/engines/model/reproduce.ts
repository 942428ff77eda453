import type { IssueFacts } from "../../types/facts.ts";
import type { LanguageAdapter, ProjectProfile, Workspace } from "../../types/language.ts";
import { recordUse } from "./account.ts";
import { quoteData } from "./data.ts";
import { projectFiles } from "./files.ts";
import { issueText } from "./issue-text.ts";
import { converse } from "./loop/index.ts";
import type { LoopEnd } from "./loop/ends.ts";
import { loadPrompt } from "./prompts/index.ts";
import type { ModelParts } from "./repair.ts";
import { tellTimeline } from "./tell.ts";
import { giveUp } from "./tools/give-up.ts";
import { listFiles } from "./tools/list-files.ts";
import { proposeTest, type ProposedTest } from "./tools/propose-test.ts";
import { readFile } from "./tools/read-file.ts";
import { runDraft } from "./tools/run-draft.ts";
import { searchSyntax } from "./tools/search-syntax.ts";
import { searchText } from "./tools/search-text.ts";
import { openTrial } from "./trial.ts";

const MAX_STEPS = 30;
const MAX_OUTPUT_TOKENS = 4096;

export interface TestRequest {
  adapter: LanguageAdapter;
  workspace: Workspace;
  profile: ProjectProfile;
  baseFiles: ReadonlySet<string>;
  facts: IssueFacts;
  fresh(label: string): Promise<Workspace>;
  signal: AbortSignal;
  /** Milliseconds that are left for it. */
  timeMs: number;
}

function openingOf({ facts, profile }: TestRequest): string {
  const place = `Tests are run by ${profile.reproductionRunner}; new ones belong into the folder \`${profile.testFolder}\`. The package imports itself as ${profile.packageName ?? "nothing: use relative paths"}.`;
  return [
    "The report:",
    issueText(facts),
    place,
    "Test files:",
    quoteData("repository", profile.testFiles.slice(0, 40).join("\n")),
  ].join("\n\n");
}

/** Asks a model for tests. Each is handed out to be judged, and what is said of it is told to the model. */
export async function* proposeTests({ gateway, uses }: ModelParts, request: TestRequest): AsyncGenerator<ProposedTest, void> {
  const { adapter, profile, workspace, baseFiles, fresh, signal, timeMs } = request;
  const deadline = performance.now() + timeMs;
  const files = projectFiles(workspace.root, baseFiles);
  const trial = openTrial({ adapter, profile, fresh, signal, leftMs: () => Math.max(0, deadline - performance.now()) });
  const prompt = loadPrompt("reproduce");
  const use = recordUse(uses, gateway, "reproduce", prompt);
  const tools = [
    listFiles<ProposedTest>(files),
    searchText<ProposedTest>(files),
    readFile<ProposedTest>(files),
    searchSyntax<ProposedTest>(request, files),
    runDraft<ProposedTest>(request, trial),
    proposeTest(request),
    giveUp<ProposedTest>(),
  ];
  // Closed while its test is looked at, it was admitted.
  let end: LoopEnd = "finished";
  try {
    end = yield* converse({
      gateway,
      purpose: "reproduce",
      prompt,
      opening: openingOf(request),
      tools,
      maxSteps: MAX_STEPS,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      signal,
      ...tellTimeline(workspace.log, use),
    });
    workspace.log("info", `The model's work on a test ended: ${end.replaceAll("_", " ")}.`);
  } finally {
    use.end(end);
  }
}
