import { execa } from "execa";
import { INTERPRETER } from "../guest-files.ts";

const LIMIT_MS = 240_000;
/** Of the server's own environment it gets what says where packages are, and nothing else. */
const PASSED = /^(?:PATH|HOME|PIP_\w+|(?:HTTPS?|ALL|NO)_PROXY|SSL_CERT_(?:FILE|DIR)|REQUESTS_CA_BUNDLE)$/i;

export interface PipRun {
  ok: boolean;
  /** Its time was over. */
  timedOut: boolean;
  output: string;
}

/**
 * Unpacks packages into a folder, with all that they need. Only what is built already is taken: nothing of a package, nor of the
 * project, runs for it, so that it needs no sandbox, and whoever set pip up for an index of their own has it here too.
 */
export async function pipInstall(requirements: readonly string[], target: string, signal: AbortSignal): Promise<PipRun> {
  const options = ["--no-input", "--disable-pip-version-check", "--no-warn-script-location", "--quiet", "--retries", "1"];
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED.test(name)));
  const run = await execa(
    INTERPRETER,
    ["-I", "-m", "pip", "install", ...options, "--only-binary", ":all:", "--target", target, "--", ...requirements],
    { cwd: "/", env, extendEnv: false, reject: false, timeout: LIMIT_MS, cancelSignal: signal, all: true, stdin: "ignore" },
  );
  return { ok: run.exitCode === 0, timedOut: run.timedOut, output: run.all.slice(-4000) };
}

/** Packages that pip says it cannot have, by the names that it was asked for. Pure. */
export function notFound(output: string): string[] {
  const named = output.matchAll(/No matching distribution found for ([A-Za-z0-9][\w.-]*)/g);
  return [...new Set(Array.from(named, ([, name = ""]) => name))];
}

/** The line that says why. Pure. */
export function reasonOf(output: string): string {
  if (/No module named pip\b/.test(output)) return "pip is not there: install the system's package python3-pip";
  const lines = output.split("\n").filter((line) => /^\s*ERROR: /.test(line));
  return (lines.at(-1) ?? output.trim().split("\n").at(-1) ?? "").replace(/^\s*ERROR: /, "").slice(0, 300);
}
