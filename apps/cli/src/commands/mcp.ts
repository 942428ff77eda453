import { readFileSync } from "node:fs";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";
import { createMcpServer } from "../mcp/server.ts";

const Manifest = z.object({ version: z.string() });

function ownVersion(): string {
  return Manifest.parse(JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))).version;
}

/** Serves one client on stdin and stdout until it goes. stdout holds the protocol and nothing else. */
export async function mcp(signal: AbortSignal): Promise<number> {
  // A library that writes a line for people must not break the protocol.
  for (const name of ["log", "info", "debug"] as const) console[name] = console.error;
  const server = createMcpServer(ownVersion());
  const gone = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
  await server.connect(new StdioServerTransport());
  await gone;
  // Ends what still runs for the client.
  await server.close();
  return 0;
}
