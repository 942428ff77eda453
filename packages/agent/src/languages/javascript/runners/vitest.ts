import { guestFile } from "../guest.ts";
import { binOf, majorOf, shellQuote } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const vitest: Runner = {
  async command({ workspace, details, files, results, lastArgs }) {
    const bin = (await binOf(workspace.root, "vitest")) ?? "node_modules/vitest/vitest.mjs";
    const args = [
      ...details.nodeArgs,
      bin,
      "run",
      ...details.runnerArgs,
      `--reporter=${guestFile(workspace.sandbox, "vitest-reporter.mjs")}`,
      "--reporter=default",
      ...(lastArgs.length > 0 ? lastArgs : ["--coverage.enabled=false"]),
      ...((await majorOf(workspace.root, "vitest")) >= 1 ? ["--typecheck.enabled=false"] : []),
      ...files,
    ];
    // Elsewhere it writes snapshots that are not there, and the test passes.
    return { args, env: { CI: "true", FIXPOINT_RESULTS: results }, typed: shellQuote(["npx", "vitest", "run", ...files]) };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
