import { escapePattern } from "../../../run/escape-pattern.ts";
import { shellQuote } from "../../../run/shell-quote.ts";
import { guestFile } from "../guest.ts";
import { binOf } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

export const uvu: Runner = {
  async command({ workspace, details, files, results, only }) {
    const bin = (await binOf(workspace.root, "uvu")) ?? "node_modules/uvu/bin.js";
    // It takes a folder and a pattern of what is below it.
    const chosen = [".", `^(?:${files.map(escapePattern).join("|")})$`];
    const watch = ["--require", guestFile(workspace.sandbox, "uvu-watch.cjs")];
    return {
      args: [...watch, ...details.nodeArgs, bin, ...details.runnerArgs, ...chosen],
      env: { FIXPOINT_RESULTS: results, ...(only !== null && { FIXPOINT_ONLY: only }) },
      typed: shellQuote(["npx", "uvu", ...details.runnerArgs, ...chosen]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
