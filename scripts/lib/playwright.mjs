import path from "node:path";
import { readReport, withBareFailure } from "./report.mjs";
import { pinnedNode, run } from "./workspace.mjs";

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

function resultOf(suite) {
  const tests = [...specsOf(suite)].flatMap((spec) => spec.tests.map(({ status }) => ({ title: spec.title, status })));
  const failed = tests.filter(({ status }) => status === "unexpected");
  return {
    passed: tests.filter(({ status }) => status === "expected" || status === "flaky").length,
    failed: failed.length,
    skipped: tests.filter(({ status }) => status === "skipped").length,
    failures: failed.map(({ title }) => title),
  };
}

/** A suite of Playwright; no specs means all. */
export function playwright({ name, specs, database = "built-in" }) {
  async function perform(wanted, folder, env) {
    const file = path.join(folder, "browser.json");
    const args = [PLAYWRIGHT, "test", "--pass-with-no-tests", "--config", "e2e/playwright.config.ts", ...wanted];
    const code = await run(pinnedNode, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const suites = readReport(file)?.suites ?? [];
    return withBareFailure(new Map(suites.map((suite) => [suite.file, resultOf(suite)])), name, code);
  }

  return {
    name,
    database,
    usesBrowser: true,
    perform: (folder, env) => perform(specs, folder, env),
    performAlone: (file, folder, env) => perform([file], folder, env),
  };
}
