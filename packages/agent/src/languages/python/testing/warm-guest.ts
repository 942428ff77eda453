import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { RunResult, Sandbox, SandboxProcess } from "@fixpoint/sandbox";
import { GUEST_ENV, INTERPRETER } from "../guest-files.ts";

const GUEST = fileURLToPath(new URL("../guest", import.meta.url));
const SCRIPT = "/fixpoint_candidates.py";

// For each question a copy of the process that has read the scripts: to start an interpreter and read them takes longer than most
// answers. What the copy before left unread is no question.
const SERVER = `
import os, sys, traceback
sys.path.insert(0, sys.argv[1])
import fixpoint_candidates

for line in sys.stdin:
    if line != "next\\n":
        continue
    said = os.memfd_create("said")
    pid = os.fork()
    if pid == 0:
        os.dup2(said, 2)
        try:
            print(os.getpid(), flush=True)
            fixpoint_candidates.main()
            sys.stdout.flush()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(0)
    os.waitpid(pid, 0)
    told = os.pread(said, 65536, 0).decode("utf-8", "replace")
    os.close(said)
    print("\\nend", ascii(told), flush=True)
`;

interface Server {
  send(line: string): void;
  lines: AsyncIterator<string>;
  /** Whether this process waits for it. */
  hold(isWaitedFor: boolean): void;
}

let running: Server | null = null;
/** One question after the other. */
let free: Promise<unknown> = Promise.resolve();

function start(): Server {
  const child = spawn(INTERPRETER, ["-s", "-B", "-X", "utf8", "-c", SERVER, GUEST], {
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", ...GUEST_ENV },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.on("error", () => undefined);
  const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  // It ends with its input, that is with the tests' process.
  const handles = [child, child.stdin, child.stdout] as unknown as { ref(): void; unref(): void }[];
  const hold = (isWaitedFor: boolean): void => handles.forEach((one) => (isWaitedFor ? one.ref() : one.unref()));
  return { send: (line) => void child.stdin.write(`${line}\n`), lines, hold };
}

async function next(server: Server): Promise<string> {
  const { done, value } = await server.lines.next();
  if (done) throw new Error("The process that proposes edits has ended.");
  return value;
}

function resultOf(stderr: string): RunResult {
  const ended = { ended: "exited", exitCode: 0, signal: null } as const;
  return { ...ended, stdout: "", stderr, droppedBytes: 0, durationMs: 0, peakMemoryBytes: null };
}

async function ask(): Promise<SandboxProcess> {
  const before = free;
  const done = Promise.withResolvers<void>();
  free = done.promise;
  await before;
  const server = (running ??= start());
  server.hold(true);
  server.send("next");
  const pid = Number(await next(server));
  const result = Promise.withResolvers<RunResult>();
  let isOver = false;

  async function* lines(): AsyncGenerator<string> {
    for (let line = await next(server); !isOver; line = await next(server)) {
      if (line.startsWith("end ")) {
        isOver = true;
        server.hold(false);
        const told = line.slice("end ".length);
        result.resolve(resultOf(told === "''" ? "" : told));
        done.resolve();
        return;
      }
      if (line !== "") yield line;
    }
  }
  const read = lines();

  return {
    // Who reads no further has it killed, and the rest is read past.
    lines: { [Symbol.asyncIterator]: () => ({ next: () => read.next() }) },
    result: result.promise,
    send: async (line) => {
      if (isOver) throw new Error("The process that proposes edits has ended.");
      server.send(line);
    },
    kill: async () => {
      if (!isOver) {
        try {
          process.kill(pid, "SIGKILL");
        } catch {
          // It has said all.
        }
        while (!(await read.next()).done);
      }
      return await result.promise;
    },
  };
}

/** The same sandbox, which asks a process that is there already where edits are proposed. */
export function warm(sandbox: Sandbox): Sandbox {
  return {
    ...sandbox,
    spawn: async (request) => (request.argv.some((word) => word.endsWith(SCRIPT)) ? await ask() : await sandbox.spawn(request)),
  };
}
