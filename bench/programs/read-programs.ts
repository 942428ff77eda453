import { access, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { halfOf, readIssue, type Language, type MeasuredCase } from "../repair/read-cases.ts";

/** See `rule.md`. */
export type ProgramSet = "programs" | "functions";
const FOLDERS: Readonly<Record<ProgramSet, string>> = {
  programs: path.join(import.meta.dirname, "cases"),
  functions: path.join(import.meta.dirname, "functions"),
};
/** Lines that a fix of one statement takes away and adds at most. */
const MOST_LINES = 4;

const caseFile = z.strictObject({
  kind: z.string(),
  difficulty: z.enum(["trivial", "easy", "medium", "hard"]),
});

export interface Program extends MeasuredCase {
  difficulty: z.infer<typeof caseFile>["difficulty"];
  /** Absolute path of the folder that becomes the repository. */
  tree: string;
  /** Absolute path of the fix that nobody but `verify-programs.ts` looks at. */
  fix: string;
}

/** One place and few lines. */
function isOneStatement(patch: string): boolean {
  const changed = patch.split("\n").filter((line) => /^[+-](?![+-]{2})/.test(line)).length;
  return patch.split("\n").filter((line) => line.startsWith("@@")).length === 1 && changed <= MOST_LINES;
}

async function readProgram(root: string, language: Language, slug: string): Promise<Program> {
  const folder = path.join(root, language, slug);
  const { kind, difficulty } = caseFile.parse(JSON.parse(await readFile(path.join(folder, "case.json"), "utf8")));
  const [check, tree, fix] = [language === "python" ? "check.py" : "check.mjs", "tree", "fix.patch"].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  await Promise.all([access(check), access(tree)]);
  const oneStatement = isOneStatement(await readFile(fix, "utf8"));
  const issue = await readIssue(path.join(folder, "issue.md"));
  return { language, slug, class: kind, difficulty, half: halfOf(language, slug), oneStatement, issue, check, tree, fix };
}

/** All of a set, sorted by language and slug. @throws when a file of one is missing or does not fit. */
export async function readPrograms(set: ProgramSet): Promise<Program[]> {
  const root = FOLDERS[set];
  const programs: Program[] = [];
  for (const language of ["javascript", "python"] as const) {
    const slugs = await readdir(path.join(root, language));
    for (const slug of slugs.toSorted()) programs.push(await readProgram(root, language, slug));
  }
  return programs;
}
