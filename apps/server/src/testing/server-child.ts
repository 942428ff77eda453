import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("./server-process.ts", import.meta.url));

export interface ServerChild {
  url: string;
  child: ChildProcess;
  ended: Promise<unknown[]>;
}

/** A server in a process of its own, which can be killed; resolves when it answers. */
export async function startServerChild(env: Record<string, string>): Promise<ServerChild> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ENTRY], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      TMPDIR: process.env["TMPDIR"],
      // A third of a start is compiling.
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: "0",
      FIXPOINT_DEMO: "false",
      FIXPOINT_LOG_LEVEL: "silent",
      ...env,
    },
  });
  const ended = once(child, "exit");
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const url = /ready at (\S+)/.exec(line)?.[1];
    if (url) return { url, child, ended };
  }
  throw new Error("The server did not start");
}

/** Tells it to end, unless it has ended. */
export async function stopServerChild({ child, ended }: ServerChild): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  await ended;
}
