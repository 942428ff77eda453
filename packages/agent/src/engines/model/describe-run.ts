import { reproductionFailure } from "../../gates/reproduction-failure.ts";
import type { ReproductionTest, Workspace } from "../../types/language.ts";
import type { TestFailure, TestRun } from "../../types/tests.ts";
import { cutText, quoteData } from "./data.ts";
import { normaliseOutput } from "./normalise.ts";

const MOST_OUTPUT = 6000;
const MOST_MESSAGE = 3000;

/** Absolute paths of a tree, here and in the sandbox. */
export function rootsOf({ root, sandbox }: Pick<Workspace, "root" | "sandbox">): string[] {
  return [root, sandbox.guestRoot(root)];
}

export function describeFailure(failure: TestFailure, roots: readonly string[]): string {
  const lines = [
    `kind: ${failure.kind}`,
    ...(failure.errorType === null ? [] : [`error: ${failure.errorType}`]),
    `message: ${cutText(failure.message, MOST_MESSAGE)}`,
    ...(failure.expected === null ? [] : [`expected: ${cutText(failure.expected, MOST_MESSAGE)}`]),
    ...(failure.actual === null ? [] : [`actual: ${cutText(failure.actual, MOST_MESSAGE)}`]),
    ...failure.frames
      .filter(({ file }) => !file.startsWith("node:"))
      .slice(0, 12)
      .map((frame) => `at ${frame.file}:${frame.line} ${frame.function ?? ""}`.trimEnd()),
  ];
  return normaliseOutput(lines.join("\n"), roots);
}

/** Failures that the runner's report tells whole; where it does not, the output may say more. */
const TOLD = new Set<TestFailure["kind"]>(["assertion", "exception", "timeout"]);

/** What happened, for the model: what the runner reports, since the order of two outputs differs from run to run. */
export function describeRun(run: TestRun, test: Pick<ReproductionTest, "testName">, roots: readonly string[]): string {
  const failure = reproductionFailure(run, test);
  if (failure === null) return "The test passes.";
  const output = TOLD.has(failure.kind) ? "" : `\n\n${cutText(normaliseOutput(run.output, roots), MOST_OUTPUT)}`;
  return `The test fails.\n${quoteData("tool output", `${describeFailure(failure, roots)}${output}`)}`;
}
