import path from "node:path";
import { z } from "zod";
import type { TestRequest } from "../reproduce.ts";
import { plainPath } from "../files.ts";

const MOST_CODE = 20_000;

/** What a model gives for a test file. */
export const TestFile = {
  file: z.string().min(1).max(300).describe("relative path of a new file beside other tests"),
  code: z.string().min(1).max(MOST_CODE).describe("whole text of the test file"),
};

/** Why a test file is not run, in words; null where it may be. */
export async function refuseTestFile(
  request: Pick<TestRequest, "adapter" | "profile" | "baseFiles">,
  file: string,
  code: string,
): Promise<string | null> {
  const { adapter, profile, baseFiles } = request;
  const plain = plainPath(file);
  const folder = path.posix.dirname(plain);
  const folders = new Set([profile.testFolder, ...profile.testFiles.map((one) => path.posix.dirname(one))]);
  if (baseFiles.has(plain)) return "A file of that name exists; give the test a new one.";
  if (!folders.has(folder) || path.posix.normalize(plain) !== plain)
    return `New tests belong beside others: ${[...folders].slice(0, 10).join(", ")}.`;
  if (adapter.classifyPath(plain, profile) !== "test") return "Its name is not one of a test of this project.";
  const { objections } = await adapter.readTest(profile, plain, code);
  return objections.length === 0 ? null : `It is no plain test: ${objections.slice(0, 6).join("; ")}.`;
}
