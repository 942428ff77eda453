import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { answering } from "./call.ts";
import { replay } from "./replay.ts";
import { reproduce } from "./reproduce.ts";
import { REPLAY, REPRODUCE, TRIAGE, VALIDATE } from "./schemas.ts";
import { triage } from "./triage.ts";
import { validate } from "./validate.ts";

const INSTRUCTIONS = `Fixpoint turns bug reports into failing tests and proves fixes by running them in a sandbox.
Start with triage; reproduce what is a bug; write a fix; give it to validate with the evidence that reproduce named.
Only "validated" means that a fix is proven. Calls may take minutes and tell their progress.`;

/** Nothing of the user's changes: runs work on copies and write into a cache. */
const HARMLESS = { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true };

/** Triage, reproduce, validate and replay as tools. */
export function createMcpServer(version: string): McpServer {
  const server = new McpServer({ name: "fixpoint", title: "Fixpoint", version }, { instructions: INSTRUCTIONS });
  server.registerTool(
    "triage",
    {
      title: "Read and judge an issue",
      description:
        "Says whether an issue is a bug that can be worked on, what facts it states, and what to ask back. Runs nothing.",
      inputSchema: TRIAGE.input,
      outputSchema: TRIAGE.output,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    answering(triage),
  );
  server.registerTool(
    "reproduce",
    {
      title: "Reproduce a bug with a test",
      description:
        "Writes a test that fails on the base commit for the reason that the issue states, or says what was tried. Runs the project's tests in a sandbox, on a copy.",
      inputSchema: REPRODUCE.input,
      outputSchema: REPRODUCE.output,
      annotations: HARMLESS,
    },
    answering(reproduce),
  );
  server.registerTool(
    "validate",
    {
      title: "Prove a fix",
      description:
        "Holds a given patch to the gates: the reproduction fails without it and passes with it, no test that was green turns red or is loosened. Says which gate refuses it and why.",
      inputSchema: VALIDATE.input,
      outputSchema: VALIDATE.output,
      annotations: HARMLESS,
    },
    answering(validate),
  );
  server.registerTool(
    "replay",
    {
      title: "Run evidence again",
      description: "Reruns an evidence folder offline and says whether each verdict comes out the same.",
      inputSchema: REPLAY.input,
      outputSchema: REPLAY.output,
      annotations: { ...HARMLESS, openWorldHint: false },
    },
    answering(replay),
  );
  return server;
}
