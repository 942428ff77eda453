import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InputError } from "@fixpoint/contracts";
import { execa } from "execa";
import type { GitRemote } from "../types/git-remote.ts";
import { environmentFor, environmentOf, GLOBAL_CONFIG, INERT_FLAGS, SERVE } from "./environment.ts";
import { explain } from "./explain.ts";
import { parseRemote } from "./remote.ts";

const TIME_LIMIT_MS = 120_000;
const OUTPUT_LIMIT = 64 * 1024 * 1024;

export interface GitOptions {
  input?: string;
  env?: Record<string, string>;
  /** Exit codes that are an answer, beside 0. */
  answers?: readonly number[];
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface GitAnswer {
  stdout: string;
  stderr: string;
  exitCode: number;
}

export interface FetchOptions extends Pick<GitOptions, "answers" | "timeoutMs" | "signal"> {
  depth?: number;
  prune?: boolean;
}

/** A private bare repository: nothing that the foreign repository configures is in force here. */
export interface PrivateRepository extends AsyncDisposable {
  readonly gitDir: string;
  git(args: readonly string[], options?: GitOptions): Promise<GitAnswer>;
  /** Bytes of an object or of a listing with NULs. */
  gitBytes(args: readonly string[]): Promise<Buffer>;
  fetch(remote: GitRemote, refspecs: readonly string[], options?: FetchOptions): Promise<GitAnswer>;
  /** Never forced. Exit code 1: the other end did not take it, `stderr` says why. */
  push(remote: GitRemote, refspec: string): Promise<GitAnswer>;
  /** Name → object id of refs at the remote, and where its HEAD points. */
  listRemote(remote: GitRemote, patterns: readonly string[]): Promise<{ refs: Map<string, string>; head: string | null }>;
}

interface Place {
  /** Holds what git is to find in its home. */
  folder: string;
  gitDir: string;
  config: string;
}

function openPlace({ folder, gitDir, config }: Place, dispose: () => Promise<void>): PrivateRepository {
  const environment = environmentOf(folder, gitDir, config);

  async function execute(args: readonly string[], options: GitOptions, remote: GitRemote | null = null) {
    const result = await execa("git", [...INERT_FLAGS, ...args], {
      cwd: folder,
      env: { ...environment, ...options.env, ...(remote ? environmentFor(remote) : {}) },
      extendEnv: false,
      encoding: "buffer",
      stripFinalNewline: false,
      reject: false,
      timeout: options.timeoutMs ?? TIME_LIMIT_MS,
      maxBuffer: OUTPUT_LIMIT,
      ...(options.signal === undefined ? {} : { cancelSignal: options.signal }),
      ...(options.input === undefined ? { stdin: "ignore" as const } : { input: options.input }),
    });
    options.signal?.throwIfAborted();
    const exitCode = result.exitCode ?? -1;
    const stderr = Buffer.from(result.stderr).toString("utf8");
    if (exitCode === 0 || options.answers?.includes(exitCode) === true) return { stdout: result.stdout, stderr, exitCode };
    const { timedOut, cause } = result;
    throw explain({ command: args[0] ?? "", stderr, timedOut, hadLogin: remote?.login != null, cause });
  }

  async function run(args: readonly string[], options: GitOptions, remote: GitRemote | null = null): Promise<GitAnswer> {
    const { stdout, stderr, exitCode } = await execute(args, options, remote);
    return { stdout: Buffer.from(stdout).toString("utf8"), stderr, exitCode };
  }

  /** Reading a partial clone makes git fetch what is missing, with programs that its configuration names. */
  async function refusePartialClone(path: string): Promise<void> {
    const place = path.startsWith("file:") ? new URL(path).pathname : path;
    for (const gitDirectory of [join(place, ".git"), place]) {
      const { stdout } = await run(
        ["config", "--name-only", "--get-regexp", "^(remote\\..*\\.promisor|extensions\\.partialclone)$"],
        { env: { GIT_DIR: gitDirectory }, answers: [1, 128] },
      );
      if (stdout.trim() === "") continue;
      throw new InputError("partial_clone", "The repository is a partial clone; its missing objects would have to be fetched.", {
        hint: "Give the URL that it was cloned from, or a full clone.",
      });
    }
  }

  return {
    gitDir,
    git: (args, options = {}) => run(args, options),
    gitBytes: async (args) => Buffer.from((await execute(args, {})).stdout),
    async fetch(remote, refspecs, { depth, prune = false, ...options } = {}) {
      const { url, isPath } = parseRemote(remote.url);
      if (isPath) await refusePartialClone(url);
      const flags = [
        "--quiet",
        "--no-tags",
        "--no-recurse-submodules",
        "--no-write-fetch-head",
        "--no-auto-maintenance",
        ...(prune ? ["--prune"] : []),
        ...(depth === undefined ? [] : [`--depth=${depth}`]),
      ];
      return run(["fetch", ...flags, `--upload-pack=${SERVE} upload-pack`, "--", url, ...refspecs], options, remote);
    },
    push(remote, refspec) {
      const flags = ["--quiet", "--no-verify", "--no-signed", "--recurse-submodules=no", `--receive-pack=${SERVE} receive-pack`];
      return run(["push", ...flags, "--", parseRemote(remote.url).url, refspec], { answers: [1] }, remote);
    },
    async listRemote(remote, patterns) {
      const { url } = parseRemote(remote.url);
      const flags = ["--symref", `--upload-pack=${SERVE} upload-pack`];
      return readRefs((await run(["ls-remote", ...flags, "--", url, ...patterns], {}, remote)).stdout);
    },
    [Symbol.asyncDispose]: dispose,
  };
}

async function initialise(repository: PrivateRepository, objectIdLength: number): Promise<void> {
  const format = objectIdLength === 64 ? "sha256" : "sha1";
  await repository.git(["init", "--quiet", "--bare", "--template=", `--object-format=${format}`]);
}

/** One that is gone when it is disposed. `objectIdLength` 64 makes a repository of SHA-256 objects. */
export async function createPrivateRepository(objectIdLength = 40): Promise<PrivateRepository> {
  const folder = await mkdtemp(join(tmpdir(), "fixpoint-git-"));
  const config = join(folder, "gitconfig");
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(config, GLOBAL_CONFIG);
    const repository = openPlace({ folder, gitDir: join(folder, "repository.git"), config }, dispose);
    await initialise(repository, objectIdLength);
    return repository;
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** One that stays, so that what it has need not be fetched again. */
export async function openKeptRepository(folder: string, objectIdLength = 40): Promise<PrivateRepository> {
  const config = join(folder, "gitconfig");
  const gitDir = join(folder, "repository.git");
  await mkdir(folder, { recursive: true });
  await writeFile(config, GLOBAL_CONFIG);
  const repository = openPlace({ folder, gitDir, config }, async () => {});
  const isThere = await stat(join(gitDir, "HEAD")).catch(() => null);
  if (isThere === null) await initialise(repository, objectIdLength);
  return repository;
}

function readRefs(listing: string): { refs: Map<string, string>; head: string | null } {
  const refs = new Map<string, string>();
  let head: string | null = null;
  for (const line of listing.split("\n")) {
    const [value, name] = line.split("\t");
    if (value === undefined || name === undefined) continue;
    if (!value.startsWith("ref: ")) refs.set(name, value);
    else if (name === "HEAD") head = value.slice("ref: ".length);
  }
  return { refs, head };
}
