import { shellQuote } from "../../../run/shell-quote.ts";
import { guestFile } from "../guest.ts";
import { binOf, majorOf } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const vitest: Runner = {
  async command({ workspace, details, files, results, only, lastArgs }) {
    const bin = (await binOf(workspace.root, "vitest")) ?? "node_modules/vitest/vitest.mjs";
    const named = only === null ? [] : [`--testNamePattern=${only}`];
    const args = [
      ...details.nodeArgs,
      bin,
      "run",
      ...details.runnerArgs,
      `--reporter=${guestFile(workspace.sandbox, "vitest-reporter.mjs")}`,
      "--reporter=default",
      ...(lastArgs.length > 0 ? lastArgs : ["--coverage.enabled=false"]),
      ...((await majorOf(workspace.root, "vitest")) >= 1 ? ["--typecheck.enabled=false"] : []),
      ...named,
      ...files,
    ];
    // Elsewhere it writes snapshots that are not there, and the test passes.
    return {
      args,
      env: { CI: "true", FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "vitest", "run", ...named, ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
