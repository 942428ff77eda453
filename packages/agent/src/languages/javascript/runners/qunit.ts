import { shellQuote } from "../../../run/shell-quote.ts";
import { guestFile } from "../guest.ts";
import { binOf } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const qunit: Runner = {
  async command({ workspace, details, files, results, only }) {
    const bin = (await binOf(workspace.root, "qunit")) ?? "node_modules/qunit/bin/qunit.js";
    // Between the modules and the test it has a colon.
    const named = only === null ? [] : ["--filter", `/${only.replaceAll("(?: > | )", "(?: > |: )")}/`];
    const args = [...details.runnerArgs, ...named, ...files];
    return {
      args: [...details.nodeArgs, bin, "--reporter", guestFile(workspace.sandbox, "qunit-reporter.cjs"), ...args],
      env: { FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "qunit", ...args]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
