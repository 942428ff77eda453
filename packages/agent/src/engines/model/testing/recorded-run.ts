import path from "node:path";
import { createSandbox } from "@fixpoint/sandbox";
import { createFileRecording } from "@fixpoint/models";
import { z } from "zod";
import { javascriptAdapter } from "../../../languages/javascript/index.ts";
import { runPipeline } from "../../../pipeline.ts";
import { TOTAL_ISSUE } from "./project.ts";
import { wiredModel } from "./wired.ts";

/** A process of its own that can be killed: one run with its model's replies recorded in files. */
const Arguments = z.object({
  wire: z.enum(["anthropic", "openai", "openai_compatible", "google"]),
  baseUrl: z.string(),
  repository: z.string(),
  folder: z.string(),
});

const { wire, baseUrl, repository, folder } = Arguments.parse(JSON.parse(process.argv[2] ?? ""));
const recording = createFileRecording(path.join(folder, "replies"));
const outcome = await runPipeline(
  {
    repository,
    issue: TOTAL_ISSUE,
    engine: "model",
    timeoutMs: 300_000,
    jobs: 1,
    sandbox: await createSandbox({ driver: "auto" }),
    outDir: path.join(folder, "out"),
    cacheDir: path.join(folder, "cache"),
    models: wiredModel(wire, baseUrl, { recording }).gateway,
    signal: new AbortController().signal,
    onEvent: () => undefined,
  },
  { adapters: [javascriptAdapter] },
);
process.stdout.write(JSON.stringify({ resultStatus: outcome.resultStatus, models: outcome.evidence.models }));
