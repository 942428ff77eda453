import { execFile } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Language } from "../repair/read-cases.ts";
import { shuffled } from "../order/made/seeded.ts";
import { readPrograms, type Program } from "./read-programs.ts";
import { copyRepaired, readSlips, type Mended } from "./read-slips.ts";
import { toldBySuite } from "./told-by-suite.ts";
import { toldPlainly } from "./told-plainly.ts";

const run = promisify(execFile);
const SUITE_MS = 30_000;

export interface SlipChoice {
  language: Language;
  /** As many as that are given, where there are. */
  take: number;
  /** Another one takes others. */
  seed: string;
  /** By one call that goes wrong, or by a test file of which some examples are red. */
  told: "call" | "suite";
}

/** Whether the suite, where there is one, sees nothing: who commits such a slip does not know of it. */
export async function staysGreen(tree: string, language: Language): Promise<boolean> {
  const names = await readdir(tree);
  if (!names.includes("test") && !names.includes("tests")) return true;
  const [command, args] =
    language === "javascript"
      ? [process.execPath, ["--test"]]
      : ["/usr/bin/python3", ["-m", "unittest", "discover", "-s", "tests", "-t", "."]];
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: "1" };
  return run(command, args, { cwd: tree, env, timeout: SUITE_MS, killSignal: "SIGKILL" }).then(
    () => true,
    () => false,
  );
}

async function brokenTree(program: Program, { file, before }: Mended, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await copyRepaired(program, folder);
  await writeFile(path.join(folder, file), before);
}

/**
 * The development half's small functions, repaired, each with one of its slips; those whose suite is green and that a check can
 * tell. Trees are written below `dataDir`.
 */
export async function* slipPrograms(choice: SlipChoice, dataDir: string): AsyncGenerator<Program> {
  const { language, take, seed, told } = choice;
  const programs = new Map(
    (await readPrograms("functions")).flatMap((one) => (one.language === language ? [[one.slug, one]] : [])),
  );
  let taken = 0;
  for (const slip of shuffled(await readSlips(language), seed, ({ program, bug }) => `${program} ${bug}`)) {
    if (taken >= take) return;
    const program = programs.get(slip.program);
    if (program === undefined) continue;
    const slug = `${slip.program}-${slip.bug.split(" ", 1)[0] ?? ""}`;
    const tree = path.join(dataDir, "trees", language, slug);
    await brokenTree(program, slip, tree);
    if (!(await staysGreen(tree, language))) continue;
    const broken = { ...program, slug, tree, class: slip.bug.replace(/^\d+ /, ""), oneStatement: true };
    const issue = await (told === "suite" ? toldBySuite : toldPlainly)(broken);
    // What only comes of several calls together is not red in a test of its own.
    if (issue === null || (told === "suite" && (await staysGreen(tree, language)))) continue;
    taken += 1;
    yield { ...broken, issue };
  }
}
