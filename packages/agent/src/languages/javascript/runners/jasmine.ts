import { guestFile } from "../guest.ts";
import { binOf, shellQuote } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

/** Jasmine says nowhere which file a test is of: each file has a process. */
export const jasmine: Runner = {
  async command({ workspace, details, files, results }) {
    const bin = (await binOf(workspace.root, "jasmine")) ?? "node_modules/jasmine/bin/jasmine.js";
    const helper = `--helper=${guestFile(workspace.sandbox, "jasmine-helper.cjs")}`;
    const node = [...details.nodeArgs, bin, ...details.runnerArgs, "--random=false", helper];
    return {
      args: [guestFile(workspace.sandbox, "each-file.cjs"), JSON.stringify({ node, files })],
      env: { FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "jasmine", ...details.runnerArgs, ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
