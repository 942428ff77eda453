import { randomBytes } from "node:crypto";
import { lstat, rm } from "node:fs/promises";
import path from "node:path";
import type { Coverage } from "../../../types/language.ts";
import { readText } from "../files.ts";
import { expectFile } from "../judge/suite.ts";
import { runWith } from "../runners/index.ts";
import { coverModule } from "./by-engine.ts";
import { type Asked, type Context, linesOf } from "./context.ts";
import { linesOfStatements, readIstanbul } from "./istanbul.ts";

export const isTool = (runner: string): runner is "jest" | "vitest" => runner === "jest" || runner === "vitest";

/** Jest and vitest transform what they load, so their own coverage is asked, one file at a time. */
export async function coverByTool(
  context: Context,
  { file, runner, only, except }: Asked & { runner: "jest" | "vitest" },
  timeMs: number,
): Promise<Coverage[]> {
  const { workspace, profile } = context;
  const providers = runner === "vitest" ? await vitestProviders(workspace.root) : [];
  if (runner === "vitest" && providers.length === 0)
    return coverModule(
      context,
      await expectFile(workspace, profile, runner, {
        file,
        test: only ?? null,
        ...(except !== undefined && { except: [except] }),
      }),
      { file, timeMs },
    );
  // Where both are there, the project's own configuration chooses; vitest itself takes v8 for granted.
  const provider = providers.length === 1 ? (providers[0] ?? null) : null;
  const folder = `.fixpoint-coverage-${randomBytes(6).toString("hex")}`;
  // A runner that is called in the folder of a package would put it there.
  const guestFolder = `${workspace.sandbox.guestRoot(workspace.root)}/${folder}`;
  const args =
    runner === "jest"
      ? ["--coverage=true", "--coverageReporters=json", `--coverageDirectory=${guestFolder}`, "--coverageThreshold={}"]
      : [
          "--coverage.enabled=true",
          // Of the files that nothing loads, one that does not parse would end the whole count.
          "--coverage.all=false",
          ...(provider === null ? [] : [`--coverage.provider=${provider}`]),
          "--coverage.reporter=json",
          `--coverage.reportsDirectory=${guestFolder}`,
          "--coverage.reportOnFailure=true",
        ];
  try {
    const asked = { files: [file], timeMs, runner, ...(only !== undefined && { only }) };
    const run = await runWith(workspace, profile, asked, {
      lastArgs: args,
      ...(except !== undefined && { except }),
    });
    // By its title it was not found.
    if (only !== undefined && run.cases.every(({ outcome }) => outcome === "SKIPPED"))
      return coverByTool(context, { file, runner }, timeMs);
    const stat = await lstat(path.join(workspace.root, folder)).catch(() => null);
    if (stat?.isDirectory() !== true) return [];
    const text = await readText(workspace.root, `${folder}/coverage-final.json`);
    if (text === null) return [];
    const lines: Record<string, number[]> = {};
    for (const [name, counts] of readIstanbul(text, workspace.sandbox.guestRoot(workspace.root))) {
      if (!context.sources.has(name)) continue;
      const ran = linesOfStatements(await linesOf(context, name), counts);
      if (ran.length > 0) lines[name] = ran;
    }
    const passed = run.failure === null && run.cases.every(({ outcome }) => outcome === "PASSED" || outcome === "SKIPPED");
    return [{ test: file, passed, lines }];
  } finally {
    await rm(path.join(workspace.root, folder), { recursive: true, force: true });
  }
}

/** Those of vitest's coverage providers that the project has. */
async function vitestProviders(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of ["v8", "istanbul"])
    if ((await readText(root, `node_modules/@vitest/coverage-${name}/package.json`)) !== null) found.push(name);
  return found;
}
