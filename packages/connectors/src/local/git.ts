import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { InfrastructureError, InputError } from "@fixpoint/contracts";
import { execa } from "execa";
import { parseRemote } from "./remote.ts";

const TIME_LIMIT_MS = 120_000;
const OUTPUT_LIMIT = 64 * 1024 * 1024;

// Set on the command line, because that alone outranks the configuration of a repository.
const INERT = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "core.alternateRefsCommand": "true",
  "core.attributesFile": "/dev/null",
  "gc.auto": "0",
  "maintenance.auto": "false",
  "receive.autogc": "false",
};
const INERT_FLAGS = Object.entries(INERT).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
/** The other end of a local path is a git process too, and reads that repository's configuration. */
const SERVE = `git ${INERT_FLAGS.join(" ")}`;

const GLOBAL_CONFIG = `[safe]
\tdirectory = *
[protocol "ext"]
\tallow = never
[init]
\tdefaultBranch = main
`;

export interface GitOptions {
  input?: string;
  env?: Record<string, string>;
  /** Exit codes that are an answer, beside 0. */
  answers?: readonly number[];
}

export interface GitAnswer {
  stdout: string;
  exitCode: number;
}

/** A private bare repository: nothing that the foreign repository configures is in force here. */
export interface PrivateRepository extends AsyncDisposable {
  git(args: readonly string[], options?: GitOptions): Promise<GitAnswer>;
  /** Bytes of an object or of a listing with NULs. */
  gitBytes(args: readonly string[]): Promise<Buffer>;
  fetch(url: string, refspecs: readonly string[], options?: { depth?: number; answers?: readonly number[] }): Promise<GitAnswer>;
  push(url: string, refspec: string): Promise<GitAnswer>;
  /** Name → object id of refs at the remote, and where its HEAD points. */
  listRemote(url: string, patterns: readonly string[]): Promise<{ refs: Map<string, string>; head: string | null }>;
}

/** `objectIdLength` 64 makes a repository of SHA-256 objects. */
export async function createPrivateRepository(objectIdLength = 40): Promise<PrivateRepository> {
  const folder = await mkdtemp(join(tmpdir(), "fixpoint-git-"));
  const gitDir = join(folder, "repository.git");
  const config = join(folder, "gitconfig");
  await writeFile(config, GLOBAL_CONFIG);
  const environment = {
    PATH: process.env["PATH"] ?? "/usr/bin:/bin",
    HOME: folder,
    LC_ALL: "C.UTF-8",
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: config,
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_ASKPASS: "/bin/false",
    GIT_SSH_COMMAND: "ssh -o BatchMode=yes",
    GIT_ALLOW_PROTOCOL: "file:https:http:ssh:git",
    GIT_LFS_SKIP_SMUDGE: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    // A company's authority, where the machine knows one.
    ...(process.env["GIT_SSL_CAINFO"] === undefined ? {} : { GIT_SSL_CAINFO: process.env["GIT_SSL_CAINFO"] }),
  };

  const execute = async (args: readonly string[], options: GitOptions): Promise<{ stdout: Uint8Array; exitCode: number }> => {
    const result = await execa("git", [...INERT_FLAGS, ...args], {
      cwd: folder,
      env: { ...environment, ...options.env },
      extendEnv: false,
      encoding: "buffer",
      stripFinalNewline: false,
      reject: false,
      timeout: TIME_LIMIT_MS,
      maxBuffer: OUTPUT_LIMIT,
      ...(options.input === undefined ? { stdin: "ignore" as const } : { input: options.input }),
    });
    const exitCode = result.exitCode ?? -1;
    if (exitCode === 0 || options.answers?.includes(exitCode) === true) return { stdout: result.stdout, exitCode };
    throw explain(args[0] ?? "", Buffer.from(result.stderr).toString("utf8"), result.timedOut, result.cause);
  };

  const repository: PrivateRepository = {
    async git(args, options = {}) {
      const { stdout, exitCode } = await execute(args, options);
      return { stdout: Buffer.from(stdout).toString("utf8"), exitCode };
    },
    gitBytes: async (args) => Buffer.from((await execute(args, {})).stdout),
    async fetch(url, refspecs, { depth, answers = [] } = {}) {
      const remote = parseRemote(url);
      if (remote.isPath) await refusePartialClone(remote.url);
      const shallow = depth === undefined ? [] : [`--depth=${depth}`];
      const flags = [
        "--quiet",
        "--no-tags",
        "--no-recurse-submodules",
        "--no-write-fetch-head",
        "--no-auto-maintenance",
        ...shallow,
      ];
      return repository.git(["fetch", ...flags, `--upload-pack=${SERVE} upload-pack`, "--", remote.url, ...refspecs], {
        answers,
      });
    },
    push: (url, refspec) =>
      repository.git(
        [
          "push",
          "--quiet",
          "--no-verify",
          "--no-signed",
          "--recurse-submodules=no",
          `--receive-pack=${SERVE} receive-pack`,
          "--",
          parseRemote(url).url,
          refspec,
        ],
        {
          answers: [1],
        },
      ),
    async listRemote(url, patterns) {
      const remote = parseRemote(url);
      const { stdout } = await repository.git([
        "ls-remote",
        "--symref",
        `--upload-pack=${SERVE} upload-pack`,
        "--",
        remote.url,
        ...patterns,
      ]);
      return readRefs(stdout);
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };

  /** Reading a partial clone makes git fetch what is missing, with programs that its configuration names. */
  const refusePartialClone = async (path: string): Promise<void> => {
    const place = path.startsWith("file:") ? new URL(path).pathname : path;
    for (const gitDirectory of [join(place, ".git"), place]) {
      const { stdout } = await repository.git(
        ["config", "--name-only", "--get-regexp", "^(remote\\..*\\.promisor|extensions\\.partialclone)$"],
        {
          env: { GIT_DIR: gitDirectory },
          answers: [1, 128],
        },
      );
      if (stdout.trim() === "") continue;
      throw new InputError("partial_clone", "The repository is a partial clone; its missing objects would have to be fetched.", {
        hint: "Give the URL that it was cloned from, or a full clone.",
      });
    }
  };

  try {
    const format = objectIdLength === 64 ? "sha256" : "sha1";
    await repository.git(["init", "--quiet", "--bare", "--template=", `--object-format=${format}`]);
    return repository;
  } catch (error) {
    await repository[Symbol.asyncDispose]();
    throw error;
  }
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

function explain(command: string, stderr: string, timedOut: boolean, cause: unknown): Error {
  const said = stderr.trim().split("\n").slice(-3).join(" ").slice(0, 500);
  if (timedOut) return new InfrastructureError("git_timeout", `git ${command} took longer than two minutes.`, { cause });
  if (/does not appear to be a git repository|repository .* (not found|does not exist)|not a git repository/i.test(stderr)) {
    return new InputError("repository_not_found", "There is no git repository at this path or URL.", { cause });
  }
  if (/couldn't find remote ref/i.test(stderr))
    return new InputError("branch_not_found", `The branch does not exist: ${said}`, { cause });
  if (/Authentication failed|could not read Username|Permission denied \(/i.test(stderr)) {
    return new InputError("repository_access_denied", "The repository asks for credentials that are not set up.", { cause });
  }
  return new InfrastructureError("git_failed", `git ${command} failed: ${said}`, { cause });
}
