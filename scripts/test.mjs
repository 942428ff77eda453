// `npm test`: installs what it needs, runs every suite, says what failed, prints the totals last.
// `external`: only the suites on an external database. `whole`: nothing is shortened.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startExternalDatabase } from "./lib/external-database.mjs";
import { totalOf } from "./lib/report.mjs";
import { SHORT, WHOLE } from "./lib/suites.mjs";
import { ensureBuilt, ensureCompiled, ensureInstalled, ensureSystem, requireBootstrapNode, say } from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();
await ensureSystem({ browser: true, postgres: !process.env.FIXPOINT_TEST_DATABASE_URL, frameworks: true });
await ensureBuilt();
await ensureCompiled();

const onlyExternal = process.argv.includes("external");
const suites = onlyExternal || process.argv.includes("whole") ? WHOLE : SHORT;
const results = [];
/** What failed beside others and passed by itself: on a busy machine a limit of time is reached that a quiet one never sees. */
const unsteady = [];

async function inFolder(env, perform) {
  const folder = mkdtempSync(path.join(tmpdir(), "fixpoint-test-"));
  // Sandboxes may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  try {
    return await perform(folder, { ...env, TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A file that failed is run once more by itself; what it says then counts, and that it failed is said. */
async function lookAgain(suite, files, env) {
  const failing = [...files].filter(([file, { failed }]) => failed > 0 && file !== suite.name);
  // So many are no accident.
  if (failing.length > 8) return;
  for (const [file, { failures }] of failing) {
    say(`── once more, by itself: ${file}`);
    const again = await inFolder(env, (folder, own) => suite.performAlone(file, folder, own));
    const second = again.get(file) ?? totalOf(again.values());
    if (second.failed > 0 || second.passed === 0) continue;
    unsteady.push(...failures.map((failure) => `${file}: ${failure}`));
    files.set(file, { ...second, failures: [] });
  }
}

/** What came of each suite, by file. */
const performed = new Map();

async function perform(suite, env) {
  say(`── ${suite.name}`);
  performed.set(suite, { files: await inFolder(env, suite.perform), env });
}

const isExternal = ({ database }) => database === "external";
const external = await startExternalDatabase();
if (external.url === null)
  say("There is no PostgreSQL server: install one, or name one in FIXPOINT_TEST_DATABASE_URL. Tests run on the built-in one.");

async function inTurn(suitesOfOneKind) {
  for (const suite of suitesOfOneKind) {
    if (isExternal(suite) && external.url === null) {
      say(`Not run: ${suite.name}`);
      // Asked for by name, or where nobody reads the lines above, it is a failure.
      const isFailure = onlyExternal || process.env.CI;
      results.push({ passed: 0, failed: isFailure ? 1 : 0, skipped: isFailure ? 0 : 1, failures: [] });
    } else {
      const url = suite.database === "built-in" ? null : external.url;
      await perform(suite, { FIXPOINT_TEST_DATABASE_URL: url ?? "" });
    }
  }
}

const wanted = onlyExternal ? suites.filter(isExternal) : suites;
const last = wanted.filter((one) => one.isLast);

/** What comes last is taken by whoever is done first. */
async function inTurnAndLast(suitesOfOneKind) {
  await inTurn(suitesOfOneKind);
  for (let next = last.shift(); next !== undefined; next = last.shift()) await inTurn([next]);
}

// Browser tests wait for pages most of the time, and the others go on meanwhile.
const others = wanted.filter((one) => !one.usesBrowser && !one.isLast);
await Promise.all([inTurnAndLast(others), inTurnAndLast(wanted.filter((one) => one.usesBrowser))]);
for (const suite of wanted.filter((one) => performed.has(one))) {
  const { files, env } = performed.get(suite);
  await lookAgain(suite, files, env);
  for (const [file, result] of files) results.push({ suite: suite.name, file, ...result });
}
await external.stop();

const failing = results.filter(({ failures }) => failures.length > 0);
if (failing.length > 0) say("\nFailed:");
for (const { suite, file, failures } of failing) for (const failure of failures) say(`  ${suite}: ${file}: ${failure}`);
if (unsteady.length > 0) say("\nFailed beside others, passed by itself:");
for (const line of unsteady) say(`  ${line}`);

const total = totalOf(results);
say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
