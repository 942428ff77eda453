import { readFile } from "node:fs/promises";
import type { FileChange } from "../order/small-change.ts";
import { readPrograms, type Program } from "../programs/read-programs.ts";

export interface FixedProgram {
  program: Program;
  file: string;
  change: FileChange;
}

/** The one change of a patch; null where there are several. */
export function changeOf(patch: string): { file: string; change: FileChange } | null {
  const files = [...patch.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, file = ""]) => file);
  const hunks = [...patch.matchAll(/^@@ -(\d+)(?:,\d+)? .*\n((?:[ +\\-].*(?:\n|$)|\n)*)/gm)];
  const [[, from = "", body = ""] = []] = hunks;
  const [file] = files;
  if (file === undefined || files.length !== 1 || hunks.length !== 1) return null;
  const lines = body.split("\n");
  const before = lines.findIndex((line) => /^[+-]/.test(line));
  const of = (sign: string): string[] => lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(1));
  return { file, change: { line: Number(from) + Math.max(0, before), removed: of("-"), added: of("+") } };
}

/** Of the programs' development half, whose fixes may be looked at, those with one change. */
export async function fixedPrograms(): Promise<FixedProgram[]> {
  const programs = (await readPrograms("programs")).filter(({ half }) => half === "development");
  const found = await Promise.all(
    programs.map(async (program) => {
      const fixed = changeOf(await readFile(program.fix, "utf8"));
      return fixed === null ? [] : [{ program, ...fixed }];
    }),
  );
  return found.flat();
}
