// Runs on whatever Node the machine has (20.19 or later), before anything is installed: no dependencies, no TypeScript.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const pinnedNode = path.join(root, "node_modules/node/bin/node");

/** What Node made of the sources it has read, by their content: a process that starts again reads and compiles none of them. */
const compiled = path.join(root, "node_modules/.cache/fixpoint/compiled");

const MINIMUM = [20, 19];

/** Ends the process with one clear line when the machine's Node cannot even bootstrap. */
export function requireBootstrapNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  fail(`Node ${process.versions.node} is too old to set Fixpoint up; install Node ${MINIMUM.join(".")} or later.`);
}

export function say(message) {
  process.stdout.write(`${message}\n`);
}

export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Runs a command with the pinned Node first in PATH; resolves with its exit code. `print`: receives what it prints, in place of the terminal. */
export function run(command, args, options = {}) {
  const env = {
    // Not where the folder itself is only made.
    ...(command === pinnedNode ? { NODE_COMPILE_CACHE: compiled } : {}),
    ...process.env,
    PATH: [path.dirname(pinnedNode), path.join(root, "node_modules/.bin"), process.env.PATH].join(path.delimiter),
    ...options.env,
  };
  return new Promise((resolve, reject) => {
    const stdio = options.print ? ["inherit", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd: root, stdio, env });
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", options.print);
    const forward = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, forward);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.off(name, forward);
      resolve(code ?? (signal ? 130 : 1));
    });
  });
}

function sha256(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function readMarker(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Installs the locked dependencies, once for each lockfile. */
export async function ensureInstalled() {
  const marker = path.join(root, "node_modules/.fixpoint-installed");
  const wanted = sha256([readFileSync(path.join(root, "package-lock.json"))]);
  if (readMarker(marker) === wanted && existsSync(pinnedNode)) return;
  say("Installing dependencies (once; about a minute) …");
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (code !== 0 || !existsSync(pinnedNode)) {
    fail("Installing the dependencies failed; the lines above say why. Check the network and run the same command again.");
  }
  writeFileSync(marker, wanted);
}

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else if (entry.isFile()) yield full;
  }
}

/** Builds the web app when its sources changed since the last build. */
export async function ensureBuilt() {
  const marker = path.join(root, "apps/web/dist/.built-from");
  const inputs = [...filesBelow(path.join(root, "apps/web")), ...filesBelow(path.join(root, "packages/contracts/src"))].sort();
  const wanted = sha256(
    inputs.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap((file) => [path.relative(root, file), readFileSync(file)]),
  );
  if (readMarker(marker) === wanted) return;
  say("Building the web app …");
  const code = await run(pinnedNode, ["node_modules/vite/bin/vite.js", "build", "apps/web", "--logLevel", "warn"]);
  if (code !== 0) fail("Building the web app failed; the lines above say why.");
  writeFileSync(marker, wanted);
}

/**
 * Compiles the agent's Python scripts where an interpreter is there: inside a sandbox nothing can be written, and each process
 * would compile them anew. What changed is compiled again; without it all works, later.
 */
export async function ensureCompiled() {
  const scripts = path.join(root, "packages/agent/src/languages/python/guest");
  // The one that runs them, see `guest-files.ts` there.
  const interpreter = "/usr/bin/python3";
  if (existsSync(interpreter))
    await run(interpreter, ["-m", "compileall", "-q", scripts], { env: { PYTHONDONTWRITEBYTECODE: "" } });
}

/** Installs what Debian's packages bring, as root; else says what is needed. Returns false when something is missing. */
export async function ensureSystem(optional) {
  const setup = path.join(root, "scripts/setup-linux.mjs");
  if (!existsSync(setup) || !statSync(setup).isFile()) return true;
  const { ensureSystemPackages } = await import(setup);
  const { missing, command } = await ensureSystemPackages(optional);
  if (missing.length === 0) return true;
  say(`Missing: ${missing.join(", ")}.${command ? ` Install with: ${command}` : ""}`);
  return false;
}
