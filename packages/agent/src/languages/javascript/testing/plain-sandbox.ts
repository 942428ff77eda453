import { spawn } from "node:child_process";
import path from "node:path";
import readline from "node:readline";
import type { RunRequest, RunResult, Sandbox, SandboxProcess } from "@fixpoint/sandbox";

/** For tests of what runs inside: plain child processes, nothing protected. */
export const plainSandbox: Sandbox = {
  driver: "none",
  strength: "none",
  preflight: async () => ({ ok: true, checks: [], remedy: null }),
  guestRoot: (workTree) => workTree,
  guestPath: (mount) => mount.source,
  async run(request) {
    const child = await plainSandbox.spawn(request);
    return child.result;
  },
  spawn: async (request) => start(request),
};

function start(request: RunRequest): SandboxProcess {
  const [command, ...rest] = request.argv;
  const child = spawn(command, rest, {
    cwd: path.join(request.workTree, request.cwd ?? "."),
    env: { PATH: process.env["PATH"] ?? "", ...request.env },
    stdio: "pipe",
  });
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on("error", () => undefined);
  const result = new Promise<RunResult>((resolve) => {
    child.on("close", (exitCode, signal) =>
      resolve({ ended: "exited", exitCode, signal, stdout: "", stderr, droppedBytes: 0, durationMs: 0, peakMemoryBytes: null }),
    );
  });
  return {
    send: (line) =>
      new Promise((resolve, reject) => child.stdin.write(`${line}\n`, (error) => (error ? reject(error) : resolve()))),
    lines: readline.createInterface({ input: child.stdout }),
    kill() {
      child.kill("SIGKILL");
      return result;
    },
    result,
  };
}
