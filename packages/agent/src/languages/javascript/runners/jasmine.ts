import { shellQuote } from "../../../run/shell-quote.ts";
import { guestFile } from "../guest.ts";
import { binOf } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const jasmine: Runner = {
  async command({ workspace, details, files, results }) {
    const bin = (await binOf(workspace.root, "jasmine")) ?? "node_modules/jasmine/bin/jasmine.js";
    const helper = `--helper=${guestFile(workspace.sandbox, "jasmine-helper.cjs")}`;
    return {
      args: [...details.nodeArgs, bin, ...details.runnerArgs, "--random=false", helper, ...files],
      env: { FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "jasmine", ...details.runnerArgs, ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
