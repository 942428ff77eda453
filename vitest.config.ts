import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const SLOW = process.env["FIXPOINT_SLOW_TESTS"] ? [] : ["**/*.slow.test.ts"];
/** Globs that a suite leaves out: an option of the command line does not reach the projects. */
const WITHOUT = (process.env["FIXPOINT_TESTS_WITHOUT"] ?? "").split(",").filter((glob) => glob !== "");
/** What keeps something for its process, or changes the process's environment: each file has one of its own. */
const ALONE = ["apps/web/**/*.test.{ts,tsx}", "packages/agent/src/languages/{javascript,python}/install.test.ts"];

export default defineConfig({
  resolve: { alias: { "@": new URL("./apps/web/src", import.meta.url).pathname } },
  test: {
    exclude: ["**/node_modules/**", "**/dist/**", ...SLOW, ...WITHOUT],
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          name: "together",
          include: ["apps/{cli,server}/**/*.test.ts", "{packages,bench,fuzz,scripts}/**/*.test.ts"],
          exclude: ALONE,
          // Parsers, compilers and the server are large: a worker loads them once, and not once a file.
          isolate: false,
        },
      },
    ],
    // Real sandboxes, hosts and databases are waited for; many more workers than cores would make them time out.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    globalSetup: ["packages/testing/src/temporary-folder.ts", "packages/db/src/testing/templates-of-run.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
