// `npm start`: from a fresh clone to a running server, each step done only when it is needed.
import {
  ensureBuilt,
  ensureCompiled,
  ensureInstalled,
  ensureSystem,
  pinnedNode,
  requireBootstrapNode,
  run,
  say,
} from "./lib/workspace.mjs";

requireBootstrapNode();
await ensureInstalled();
if (!(await ensureSystem({ browser: false, postgres: false, frameworks: false })))
  say("Starting without it: the web app runs, the agent refuses to execute projects.");
await ensureBuilt();
await ensureCompiled();
process.exitCode = await run(pinnedNode, ["apps/server/src/main.ts"]);
