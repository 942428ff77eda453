// The test suites: what each runs, and what its report says.
import { readFileSync } from "node:fs";
import path from "node:path";
import { pinnedNode, run } from "./workspace.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";
const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";
/** Whoever imports it, however far off, needs a database. */
const DATABASE = "packages/db/src/testing/test-database.ts";
/** About the built-in database itself. */
const BUILT_IN = ["apps/server/src/backup/**", "apps/server/src/disk.test.ts"];
/** Goes through server, worker and live events; what the others look at in the browser is the same on every database. */
const JOURNEY = "main-job.spec.ts";
const BROWSER = [
  JOURNEY,
  "budgets.spec.ts",
  "trackers.spec.ts",
  ...["texts", "base-commit", "bugs", "errors", "keyboard", "live", "motion", "public", "routes", "settings", "shell"].map(
    (name) => `checklist/${name}.spec.ts`,
  ),
];

/** Hosts and the real agent in turn: the database is the least of it. */
const LONG = ["apps/server/src/modules/pull-requests/journey.test.ts"];

const unit = ["run"];
const unitOnDatabase = ["related", DATABASE, "--run", ...[...BUILT_IN, ...LONG].flatMap((files) => ["--exclude", files])];

export const SUITES = [
  { name: "tests", external: false, perform: (report, env) => vitest(unit, report, env) },
  { name: "browser tests", external: false, perform: (report, env) => playwright(BROWSER, report, env) },
  { name: "tests on an external database", external: true, perform: (report, env) => vitest(unitOnDatabase, report, env) },
  { name: "browser tests on an external database", external: true, perform: (report, env) => playwright([JOURNEY], report, env) },
];

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** A suite that could not even be loaded counts as one failure. */
function failures(code, counted) {
  return code !== 0 && !(counted > 0) ? 1 : (counted ?? 0);
}

async function vitest(args, folder, env) {
  const file = path.join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const code = await run(pinnedNode, [VITEST, ...args, ...reporters], { env });
  const report = readJson(file);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: failures(code, report?.numFailedTests),
    skipped: report?.numPendingTests ?? 0,
  };
}

async function playwright(specs, folder, env) {
  const file = path.join(folder, "browser.json");
  const args = [PLAYWRIGHT, "test", "--pass-with-no-tests", "--config", "e2e/playwright.config.ts", ...specs];
  const code = await run(pinnedNode, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  const stats = readJson(file)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: failures(code, stats?.unexpected),
    skipped: stats?.skipped ?? 0,
  };
}
