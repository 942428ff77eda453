#!/usr/bin/env node
// Starts the command line under the pinned Node, whatever Node the machine has.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const here = path.dirname(fileURLToPath(import.meta.url));
const pinned = path.resolve(here, "../../../node_modules/node/bin/node");
const main = path.resolve(here, "../src/main.ts");

if (!existsSync(pinned)) {
  process.stderr.write("Fixpoint is not installed yet: run `npm ci` in its checkout first.\n");
  process.exit(1);
}

const child = spawn(pinned, ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)], { stdio: "inherit" });
// The terminal sends Ctrl+C to the whole group: stay until the child has cleaned up and said so.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("exit", (code, signal) => {
  process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
});
