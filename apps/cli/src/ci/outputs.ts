import { appendFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** What later steps and jobs of a pipeline read. Values are words and paths of ours, never an issue's text. */
export interface Outputs {
  /** A result status, or `skipped` where the event was not about the label. */
  status: string;
  /** Folder of the evidence; empty when there is none. */
  evidence: string;
  /** File of the proven patch; empty without a fix. */
  patch: string;
}

/** `outputs.env` for GitLab's dotenv report; GitHub's outputs, where it names a file for them. */
export async function writeOutputs(folder: string, outputs: Outputs, env: NodeJS.ProcessEnv): Promise<void> {
  const entries = Object.entries(outputs);
  const dotenv = entries.map(([name, value]) => `FIXPOINT_${name.toUpperCase()}=${value}\n`).join("");
  await writeFile(path.join(folder, "outputs.env"), dotenv);
  const file = env["GITHUB_OUTPUT"];
  if (file) await appendFile(file, entries.map(([name, value]) => `${name}=${value}\n`).join(""));
}

/** `summary.md`; on GitHub it is the job's summary too. */
export async function writeSummary(folder: string, markdown: string, env: NodeJS.ProcessEnv): Promise<void> {
  await writeFile(path.join(folder, "summary.md"), markdown);
  const file = env["GITHUB_STEP_SUMMARY"];
  if (file) await appendFile(file, markdown);
}
