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

// Most of what a short command does is to read the program: what Node made of it is kept, where it can be.
const env = { NODE_COMPILE_CACHE: path.resolve(here, "../../../node_modules/.cache/fixpoint/compiled"), ...process.env };
const child = spawn(pinned, ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)], { stdio: "inherit", env });
// The terminal sends Ctrl+C to the whole group: stay until the child has cleaned up and said so.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.once("exit", (code, signal) => {
  process.exitCode = code ?? (signal === "SIGINT" ? 130 : 1);
});
