import { shellQuote } from "../../../run/shell-quote.ts";
import type { TestCase, TestFailure } from "../../../types/tests.ts";
import { binOf, majorOf } from "./bin.ts";
import { uniqueNames } from "./events.ts";
import { loadingFailure } from "./failure.ts";
import { readTapReport, tapFailure, type TapAssertion } from "./tap-results.ts";
import type { Parsed, ParseInput, Runner } from "./types.ts";

/** Options of the project's script that say how files are loaded; the others are about coverage and reports. */
const KEPT = /^--(?:node-arg|ts|no-ts|esm|no-esm|require|loader|import|test-arg|plugin|typecheck)\b/;
/** The first version whose command is `tap run`. */
const WITH_COMMANDS = 18;

export const tap: Runner = {
  async command({ workspace, details, files }) {
    const bin = (await binOf(workspace.root, "tap")) ?? "node_modules/tap/bin/run.js";
    const major = await majorOf(workspace.root, "tap");
    const uncovered =
      major >= WITH_COMMANDS ? ["--disable-coverage", "--allow-empty-coverage"] : major >= 13 ? ["--no-coverage"] : [];
    const own = details.runnerArgs.filter((word) => KEPT.test(word));
    const args = [...(major >= WITH_COMMANDS ? ["run"] : []), ...own, ...uncovered, "--reporter=tap", ...files];
    return { args: [...details.nodeArgs, bin, ...args], env: {}, typed: shellQuote(["npx", "tap", ...own, ...files]) };
  },
  parse: readTap,
};

/** Each file is a test whose parts are the tests; a test may have parts as well. */
function readTap({ stdout, stderr, guestRoot, files }: ParseInput): Parsed {
  const cases: TestCase[] = [];
  let failure: TestFailure | null = null;
  for (const one of readTapReport(stdout)) {
    const file = files.find((name) => name === one.name || one.name.endsWith(`/${name}`)) ?? null;
    const own = casesIn(file === null ? [one] : (one.inner ?? []), [], file, guestRoot);
    // It ended before its first test, or its last one.
    if (!one.ok && own.every(({ outcome }) => outcome !== "FAILED")) failure ??= loadingFailure(stderr, guestRoot);
    cases.push(...own);
  }
  return { cases: uniqueNames(cases), failure };
}

/** A test that has no parts is a case; so is what is asserted beside parts, or outside of any. */
function casesIn(all: readonly TapAssertion[], outer: readonly string[], file: string | null, guestRoot: string): TestCase[] {
  const cases = all
    .filter(({ inner, skipped }) => inner !== null || skipped)
    .flatMap((one): TestCase[] => {
      const names = [...outer, one.name];
      const parts = one.inner ?? [];
      return parts.some(({ inner }) => inner !== null)
        ? casesIn(parts, names, file, guestRoot)
        : [caseOf(names, one, parts, file, guestRoot)];
    });
  const bare = all.filter(({ inner, skipped }) => inner === null && !skipped);
  if (bare.length === 0) return cases;
  const summed = { ...EMPTY, ok: bare.every(({ ok }) => ok) };
  return [...cases, caseOf([...outer, "(assertions)"], summed, bare, file, guestRoot)];
}

const EMPTY: TapAssertion = { name: "", ok: true, skipped: false, diagnostic: {}, ms: null, inner: null };

function caseOf(
  names: readonly string[],
  one: TapAssertion,
  parts: readonly TapAssertion[],
  file: string | null,
  guestRoot: string,
): TestCase {
  const outcome = one.skipped ? "SKIPPED" : one.ok ? "PASSED" : "FAILED";
  const wrong = parts.find(({ ok, skipped }) => !ok && !skipped) ?? one;
  return {
    name: names.join(" > "),
    file,
    outcome,
    durationMs: one.ms,
    failure: outcome === "FAILED" ? tapFailure(wrong.name, wrong.diagnostic, guestRoot) : null,
  };
}
