import path from "node:path";
import { readReport, relativePath, withBareFailure } from "./report.mjs";
import { pinnedNode, run } from "./workspace.mjs";

const VITEST = "node_modules/vitest/vitest.mjs";

function resultOf({ assertionResults, status, message }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const hasFailed = status === "failed" && failed.length === 0;
  return {
    passed: assertionResults.filter((test) => test.status === "passed").length,
    failed: hasFailed ? 1 : failed.length,
    skipped: assertionResults.filter((test) => test.status !== "passed" && test.status !== "failed").length,
    failures: hasFailed ? [message.split("\n")[0] || "could not be loaded"] : failed.map((test) => test.fullName),
  };
}

/**
 * A suite of vitest; `relatedTo` runs what imports that file, however far off, `without` leaves out what these globs name.
 * `isLast`: it goes on beside the rest of another one.
 */
export function vitest({ name, filters, without = [], relatedTo, database = "built-in", isLast = false, env: own = {} }) {
  const command = relatedTo ? ["related", relatedTo, "--run"] : ["run"];

  async function perform(args, folder, env) {
    const file = path.join(folder, "vitest.json");
    const workers = isLast ? ["--maxWorkers=2"] : [];
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const code = await run(pinnedNode, [VITEST, ...args, ...workers, ...reporters], {
      env: { ...env, ...own, FIXPOINT_TESTS_WITHOUT: without.join(",") },
    });
    const results = readReport(file)?.testResults ?? [];
    return withBareFailure(new Map(results.map((result) => [relativePath(result.name), resultOf(result)])), name, code);
  }

  return {
    name,
    database,
    isLast,
    perform: (folder, env) => perform([...command, ...filters], folder, env),
    performAlone: (file, folder, env) => perform(["run", file], folder, env),
  };
}
