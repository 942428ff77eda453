import { shellQuote } from "../../../run/shell-quote.ts";
import { guestFile } from "../guest.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const nodeTest: Runner = {
  async command({ workspace, details, files, results }) {
    const own = [...details.nodeArgs, ...details.runnerArgs.filter((word) => word.startsWith("--"))].filter(
      (word) => word !== "--test",
    );
    const isSaid = own.some((word) => word.startsWith("--test-concurrency"));
    return {
      args: [
        ...own,
        "--test",
        // By itself it leaves one core alone, and waits for what a test left open.
        ...(isSaid ? [] : [`--test-concurrency=${workspace.jobs}`]),
        "--test-force-exit",
        `--test-reporter=${guestFile(workspace.sandbox, "node-test-reporter.mjs")}`,
        `--test-reporter-destination=${results}`,
        "--test-reporter=spec",
        "--test-reporter-destination=stdout",
        ...files,
      ],
      env: {},
      typed: shellQuote(["node", ...own, "--test", ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
