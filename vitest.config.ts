import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": new URL("./apps/web/src", import.meta.url).pathname } },
  test: {
    include: [
      "apps/**/*.test.{ts,tsx}",
      "packages/**/*.test.ts",
      "bench/**/*.test.ts",
      "fuzz/**/*.test.ts",
      "scripts/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/dist/**", ...(process.env["FIXPOINT_SLOW_TESTS"] ? [] : ["**/*.slow.test.ts"])],
    // Real sandboxes, hosts and databases are waited for, much of the time; many more workers than cores would make them time out.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    globalSetup: ["packages/testing/src/temporary-folder.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
