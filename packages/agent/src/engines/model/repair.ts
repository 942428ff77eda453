import type { ModelUse } from "@fixpoint/contracts";
import type { ModelGateway } from "@fixpoint/models";
import type { Judged } from "../../types/candidate.ts";
import { pathViolations } from "../../gates/gate-v.ts";
import type { RepairEngine, RepairRequest } from "../types.ts";
import { recordUse } from "./account.ts";
import { cutText, quoteData } from "./data.ts";
import { describeFailure, rootsOf } from "./describe-run.ts";
import { projectFiles, type ProjectFiles } from "./files.ts";
import { issueText } from "./issue-text.ts";
import { converse } from "./loop/index.ts";
import type { LoopEnd } from "./loop/ends.ts";
import type { LoopTool } from "./loop/tool.ts";
import type { NearMisses } from "./near-misses.ts";
import { createOverlay, type Overlay } from "./overlay.ts";
import { loadPrompt } from "./prompts/index.ts";
import { tellTimeline } from "./tell.ts";
import { editFile } from "./tools/edit-file.ts";
import { finish } from "./tools/finish.ts";
import { giveUp } from "./tools/give-up.ts";
import { listFiles } from "./tools/list-files.ts";
import { readFile } from "./tools/read-file.ts";
import { runTest } from "./tools/run-test.ts";
import { searchSyntax } from "./tools/search-syntax.ts";
import { searchText } from "./tools/search-text.ts";
import { showCoverage, suspiciousLines } from "./tools/show-coverage.ts";
import { undoEdits } from "./tools/undo-edits.ts";
import { openTrial } from "./trial.ts";

const MAX_STEPS = 40;
const MAX_OUTPUT_TOKENS = 4096;
const MOST_TEST = 8000;
const FIRST_LINES = 15;

export interface ModelParts {
  gateway: ModelGateway;
  /** Lines of the evidence, filled as it goes. */
  uses: ModelUse[];
}

async function openingOf(request: RepairRequest, files: ProjectFiles): Promise<string> {
  const { facts, reproduction, failure, profile, workspace } = request;
  return [
    "The report:",
    issueText(facts),
    `The failing test, ${profile.reproductionRunner}, in ${reproduction.filePath}:`,
    quoteData("repository", cutText(reproduction.code, MOST_TEST)),
    "How it fails:",
    quoteData("tool output", describeFailure(failure, rootsOf(workspace))),
    "The most suspicious lines that it runs:",
    quoteData("tool output", await suspiciousLines(request, files, FIRST_LINES)),
  ].join("\n\n");
}

/** Why a file may not be edited by a model, in words; null for source files of the base commit. */
function refuseEdit({ adapter, profile, baseFiles }: RepairRequest, file: string): string | null {
  if (!baseFiles.has(file)) return "There is no such text file in the project.";
  const kind = adapter.classifyPath(file, profile);
  const [violation] = pathViolations([file], () => kind);
  return violation === undefined && kind === "source" ? null : "Only source files may be edited.";
}

function toolsOf(request: RepairRequest, files: ProjectFiles, overlay: Overlay, parts: ToolParts): LoopTool<Judged>[] {
  const shared = { ...parts, overlay, test: request.reproduction, refusalOf: request.refusalOf };
  return [
    listFiles(overlay),
    searchText(overlay),
    readFile(overlay),
    searchSyntax(request, overlay),
    showCoverage(request, files),
    editFile(overlay),
    undoEdits(overlay),
    runTest(shared),
    finish(shared),
    giveUp(),
  ];
}

interface ToolParts {
  trial: ReturnType<typeof openTrial>;
  nearMisses: NearMisses;
}

/** The engine that asks a model for a patch. What it proposes is a candidate like any other. */
export function modelEngine({ gateway, uses }: ModelParts, nearMisses: NearMisses): RepairEngine {
  return {
    name: "model",
    isCostly: true,
    async *propose(request) {
      const { workspace, adapter, profile, fresh, judgeOptions, baseFiles } = request;
      const deadline = performance.now() + judgeOptions.timeMs;
      const leftMs = (): number => Math.max(0, deadline - performance.now());
      const signal = AbortSignal.any([judgeOptions.signal, AbortSignal.timeout(Math.ceil(leftMs()))]);
      const files = projectFiles(workspace.root, baseFiles);
      const overlay = createOverlay(files, (file) => refuseEdit(request, file));
      const trial = openTrial({ adapter, profile, fresh, signal, leftMs });
      const prompt = loadPrompt("repair");
      const use = recordUse(uses, gateway, "repair", prompt);
      // Closed while its proposal is looked at, it had found the fix.
      let end: LoopEnd = "finished";
      try {
        end = yield* converse<Judged>({
          gateway,
          purpose: "repair",
          prompt,
          opening: await openingOf(request, files),
          tools: toolsOf(request, files, overlay, { trial, nearMisses }),
          maxSteps: MAX_STEPS,
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          signal,
          ...tellTimeline(workspace.log, use),
        });
        if (end !== "finished") workspace.log("info", `The model's work on a fix ended: ${end.replaceAll("_", " ")}.`);
      } finally {
        use.end(end);
      }
    },
  };
}
