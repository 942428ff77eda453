import { shellQuote } from "../../../run/shell-quote.ts";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { binOf, majorOf } from "./bin.ts";
import { uniqueNames } from "./events.ts";
import { toFailure } from "./failure.ts";
import { readTapReport, stackOf, tapFailure, type TapAssertion } from "./tap-results.ts";
import type { Parsed, ParseInput, Runner } from "./types.ts";

const BETWEEN = " › ";

export const ava: Runner = {
  async command({ workspace, details, files, whole }) {
    const bin = (await binOf(workspace.root, "ava")) ?? "node_modules/ava/entrypoints/cli.mjs";
    // Its own settings say which files the suite has.
    const chosen = whole ? [] : files;
    // What runs in a thread is not counted.
    const apart = (await majorOf(workspace.root, "ava")) >= 4 ? ["--no-worker-threads"] : [];
    const own = details.runnerArgs.filter((word) => !/^(?:--tap|-t|--fail-fast)$/.test(word));
    return {
      args: [...details.nodeArgs, bin, ...own, ...apart, "--tap", ...chosen],
      // Elsewhere it writes snapshots that are not there, and the test passes.
      env: { CI: "true" },
      typed: shellQuote(["npx", "ava", ...own, ...chosen]),
    };
  },
  parse: readAva,
};

/** Each line is a test, the file in front of its title where there are several: `sub › rows › keeps the last one`. */
function readAva({ stdout, guestRoot, files }: ParseInput): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  for (const one of readTapReport(stdout)) {
    if (/ exited (?:with a non-zero exit code|due to \w+)|^No tests found in /.test(one.name)) continue;
    if (isOfNoTest(one)) {
      const { name, message, code } = one.diagnostic;
      failure ??= toFailure({ name, message, code, stack: stackOf(one.diagnostic), loading: true }, guestRoot);
      continue;
    }
    const { file, name } = placed(one.name, files);
    const outcome = one.skipped ? "SKIPPED" : one.ok ? "PASSED" : "FAILED";
    const failed = outcome === "FAILED" ? tapFailure(one.diagnostic.message || name, one.diagnostic, guestRoot) : null;
    cases.push({ name, file, outcome, durationMs: null, failure: failed });
  }
  return { cases: uniqueNames(cases), failure };
}

/** An error that was thrown while a file was loaded, or that nobody caught, is a line of its own. */
function isOfNoTest({ ok, name, diagnostic: { name: type, message } }: TapAssertion): boolean {
  return (
    !ok && type !== undefined && message !== undefined && message !== "" && name.startsWith(`${type}: ${message.split("\n")[0]}`)
  );
}

/** The longest beginning that is the end of a file's path without its ending. */
function placed(title: string, files: readonly string[]): { file: string | null; name: string } {
  const parts = title.split(BETWEEN);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const stem = parts.slice(0, count).join("/");
    const file = files.find((one) => `/${bare(one)}`.endsWith(`/${stem}`));
    if (file !== undefined) return { file, name: parts.slice(count).join(BETWEEN) };
  }
  return { file: files.length === 1 ? (files[0] ?? null) : null, name: title };
}

/** As ava shows a path: without its ending, and without the words that only say that it is a test. */
function bare(file: string): string {
  return file
    .replace(/\.[cm]?[jt]sx?$/, "")
    .replace(/\.(?:test|spec)$/, "")
    .replace(/(^|\/)test-/, "$1");
}
