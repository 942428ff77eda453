import { shellQuote } from "../../../run/shell-quote.ts";
import { readText } from "../files.ts";
import { guestFile } from "../guest.ts";
import { binOf } from "./bin.ts";
import { casesOf, readEvents } from "./events.ts";
import type { Runner } from "./types.ts";

/** The package under which a project has lab; it was renamed with version 19. */
export async function labPackage(root: string): Promise<"@hapi/lab" | "lab"> {
  const renamed = await readText(root, "node_modules/@hapi/lab/package.json");
  return renamed === null && (await readText(root, "node_modules/lab/package.json")) !== null ? "lab" : "@hapi/lab";
}

export const lab: Runner = {
  async command({ workspace, details, files, results, only }) {
    const name = await labPackage(workspace.root);
    const bin = (await binOf(workspace.root, name, "lab")) ?? `node_modules/${name}/bin/lab`;
    const watch = guestFile(workspace.sandbox, "lab-watch.cjs");
    const named = only === null ? [] : ["-g", only];
    // What the settings say of outputs would have to be as many as the reporters.
    const reports = ["-r", watch, "-o", "/dev/null"];
    return {
      args: ["--require", watch, ...details.nodeArgs, bin, ...details.runnerArgs, "-l", ...reports, ...named, ...files],
      env: { FIXPOINT_RESULTS: results },
      typed: shellQuote(["npx", "lab", ...details.runnerArgs, ...named, ...files]),
    };
  },
  parse: ({ results, guestRoot }) => casesOf(readEvents(results ?? ""), guestRoot),
};
