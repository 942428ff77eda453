// `npm test`: installs what it needs, runs every suite, prints the totals last.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuilt, ensureInstalled, ensureSystem, pinnedNode, requireBootstrapNode, run, say } from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();
await ensureSystem({ browser: true });
await ensureBuilt();

const reports = mkdtempSync(path.join(tmpdir(), "fixpoint-test-"));
const vitestReport = path.join(reports, "vitest.json");
const browserReport = path.join(reports, "browser.json");

const vitest = await run(pinnedNode, [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);
const browser = await run(
  pinnedNode,
  ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests", "--config", "e2e/playwright.config.ts"],
  {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  },
);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

const unit = readJson(vitestReport);
const end = readJson(browserReport);
rmSync(reports, { recursive: true, force: true });
const passed = (unit?.numPassedTests ?? 0) + (end?.stats.expected ?? 0) + (end?.stats.flaky ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (end?.stats.skipped ?? 0);
let failed = (unit?.numFailedTests ?? 0) + (end?.stats.unexpected ?? 0);
// A suite that could not even be loaded counts as one failure.
if (vitest !== 0 && !(unit?.numFailedTests > 0)) failed += 1;
if (browser !== 0 && !(end?.stats.unexpected > 0)) failed += 1;
say(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
