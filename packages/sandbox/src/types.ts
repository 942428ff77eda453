/** Why a sandboxed command ended; `exited` with any code is a normal end. */
export type EndReason = "exited" | "timeout" | "output_limit" | "memory" | "aborted" | "failed_to_start";

/** Limits of one command. Bytes and milliseconds. */
export interface Limits {
  timeMs: number;
  memoryBytes: number;
  /** Processes and threads together. */
  processes: number;
  /** Largest single file that it may write. */
  fileBytes: number;
  /** Kept of stdout and stderr each; the rest is dropped and said so in the text. */
  outputBytes: number;
}

/** A host path shown read-only inside. Only `mounts` and the work tree are visible, beside the system's own folders. */
export interface Mount {
  /** Absolute path on the host. */
  source: string;
  /** Absolute path inside, outside the work tree. The `none` driver has no mounts and uses `source`. */
  target: string;
}

export interface RunRequest {
  argv: readonly [string, ...string[]];
  /** Absolute host path of the folder that the command may write to. */
  workTree: string;
  /** Relative to the work tree; default its root. */
  cwd?: string;
  mounts?: readonly Mount[];
  /** The whole environment beside PATH, HOME, TMPDIR and LANG; nothing of the host's is inherited. */
  env?: Readonly<Record<string, string>>;
  /** `none` (default), or the hosts that may be reached over HTTPS while dependencies are installed. */
  network?: "none" | { allowHosts: readonly string[] };
  limits?: Partial<Limits>;
  stdin?: string | Uint8Array;
  signal?: AbortSignal;
}

export interface RunResult {
  ended: EndReason;
  /** null when it was killed. */
  exitCode: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  /** Bytes dropped beyond `outputBytes`, stdout and stderr together. */
  droppedBytes: number;
  durationMs: number;
  /** Largest resident memory of the whole tree, as far as it can be measured; null otherwise. */
  peakMemoryBytes: number | null;
}

/** A command that talks in lines while it runs: the engines' workers. Killed as a whole by `kill` or when a limit is hit. */
export interface SandboxProcess {
  /** Writes one line; the newline is added. Rejects when the process has ended. */
  send(line: string): Promise<void>;
  /** Lines of stdout, without their newline, in order; ends with the process. A line over 16 MiB ends it as `output_limit`. */
  readonly lines: AsyncIterable<string>;
  kill(): Promise<RunResult>;
  readonly result: Promise<RunResult>;
}

export interface Preflight {
  ok: boolean;
  /** One line a check: what was looked at and what was found. */
  checks: { name: string; ok: boolean; detail: string }[];
  /** What a person can do when it is not ok, e.g. the one command to run. */
  remedy: string | null;
}

export interface Sandbox {
  readonly driver: "bubblewrap" | "container" | "none";
  /** `none` protects nothing and is shown in the evidence. */
  readonly strength: "isolated" | "none";
  /** Proves the protections by running them, once; the answer is kept. */
  preflight(): Promise<Preflight>;
  /** Path of the work tree as the command sees it: `/work` in an isolated sandbox, the host path in `none`. */
  guestRoot(workTree: string): string;
  /** Path of a mount as the command sees it. */
  guestPath(mount: Mount): string;
  /** Never rejects for what the command does; rejects with InfrastructureError when the sandbox itself fails. */
  run(request: RunRequest): Promise<RunResult>;
  spawn(request: RunRequest): Promise<SandboxProcess>;
}
