// `npm test`: installs what it needs, runs every suite, prints the totals last. `external`: only those on an external database.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startExternalDatabase } from "./lib/external-database.mjs";
import { SUITES } from "./lib/suites.mjs";
import { ensureBuilt, ensureInstalled, ensureSystem, requireBootstrapNode, say } from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();
await ensureSystem({ browser: true, postgres: !process.env.FIXPOINT_TEST_DATABASE_URL });
await ensureBuilt();

const onlyExternal = process.argv.includes("external");
const total = { passed: 0, failed: 0, skipped: 0 };

async function perform(suite, env) {
  say(`── ${suite.name}`);
  const folder = mkdtempSync(path.join(tmpdir(), "fixpoint-test-"));
  // Sandboxes may run as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  const counts = await suite.perform(folder, { ...env, TMPDIR: folder });
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  for (const key of Object.keys(total)) total[key] += counts[key];
}

if (!onlyExternal)
  for (const suite of SUITES.filter(({ external }) => !external)) await perform(suite, { FIXPOINT_TEST_DATABASE_URL: "" });

const externalSuites = SUITES.filter(({ external }) => external);
const database = await startExternalDatabase();
if (database.url === null) {
  say("There is no PostgreSQL server: install one, or name one in FIXPOINT_TEST_DATABASE_URL. Not run:");
  for (const suite of externalSuites) say(`  ${suite.name}`);
  // Asked for by name, or where nobody reads the lines above, it is a failure.
  total[onlyExternal || process.env.CI ? "failed" : "skipped"] += externalSuites.length;
} else {
  for (const suite of externalSuites) await perform(suite, { FIXPOINT_TEST_DATABASE_URL: database.url });
}
await database.stop();

say(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
