import { z } from "zod";
import type { LanguageAdapter } from "../../types/language.ts";
import { runIsolated } from "./isolated.ts";

const Matches = z.array(z.object({ file: z.string(), line: z.number().int(), text: z.string() }));
const Reading = z.object({ objections: z.array(z.string()), calls: z.array(z.string()), literals: z.array(z.string()) });

/** null where the reader gave up: a text that is too deep, or too slow to read. */
async function ask<T extends z.ZodType>(question: Record<string, unknown>, answer: T): Promise<z.infer<T> | null> {
  const { stdout, exitCode } = await runIsolated({ file: "fixpoint_read.py" }, [], JSON.stringify(question));
  return exitCode === 0 ? answer.parse(JSON.parse(stdout)) : null;
}

export const findSyntax: LanguageAdapter["findSyntax"] = async (files, query) =>
  (await ask({ what: "find", files, ...query }, Matches)) ?? [];

export const readTest: LanguageAdapter["readTest"] = async (profile, _filePath, code) => {
  // The first part of each source path that an import may begin with, and the folders above it.
  const own = [...new Set(profile.sourceFiles.flatMap((file) => file.replace(/\.pyi?$/, "").split("/")))];
  const read = await ask({ what: "test", code, own }, Reading);
  return read ?? { objections: ["it cannot be read"], calls: [], literals: [] };
};

export const objectToEdit: LanguageAdapter["objectToEdit"] = async (_filePath, base, patched) =>
  (await ask({ what: "edit", base, patched }, z.array(z.string()))) ?? ["it cannot be read"];
