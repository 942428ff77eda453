import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { InfrastructureError } from "@fixpoint/contracts";
import { execa } from "execa";

/**
 * Git on the host must never run what a repository or this machine's settings
 * bring along: no hooks, filters, monitors, external diffs or other transports.
 */
const CONFIG = `[core]
	hooksPath = /dev/null
	fsmonitor = false
	untrackedCache = false
	attributesFile = /dev/null
	autocrlf = false
	protectHFS = true
	protectNTFS = true
[safe]
	directory = *
[protocol]
	allow = never
[protocol "file"]
	allow = always
[protocol "https"]
	allow = always
[protocol "http"]
	allow = always
[protocol "ssh"]
	allow = always
[submodule]
	recurse = false
[fetch]
	recurseSubmodules = false
	writeCommitGraph = false
[gc]
	auto = 0
[maintenance]
	auto = false
[credential]
	helper =
[user]
	name = Fixpoint
	email = fixpoint@localhost
[commit]
	gpgSign = false
[init]
	defaultBranch = main
`;

/** Turns off every conversion, so that a file on disk is the blob byte for byte and an archive holds every file. */
const ATTRIBUTES = "* -text -filter -ident -diff -merge -working-tree-encoding -export-ignore -export-subst\n";

export interface GitResult {
  ok: boolean;
  stdout: string;
  stderr: string;
}

export interface GitOptions {
  cwd?: string;
  env?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  input?: string;
  /** Lets ssh find the caller's keys; only for fetching from a URL. */
  callerHome?: boolean;
}

export interface Git {
  /** Never rejects for what git answers; rejects with InfrastructureError when git is missing and with the abort's reason. */
  run(argv: readonly string[], options?: GitOptions): Promise<GitResult>;
}

/** `stateDir` gets git's own private settings; it must lie outside of any tree that project code can write to. */
export async function createGit(stateDir: string): Promise<Git> {
  await mkdir(stateDir, { recursive: true });
  const config = path.join(stateDir, "gitconfig");
  await writeFile(config, CONFIG);

  return {
    async run(argv, options = {}) {
      options.signal?.throwIfAborted();
      const home = options.callerHome === true ? (process.env["HOME"] ?? stateDir) : stateDir;
      const agentSocket = options.callerHome === true ? process.env["SSH_AUTH_SOCK"] : undefined;
      const result = await execa("git", argv, {
        cwd: options.cwd ?? stateDir,
        extendEnv: false,
        env: {
          PATH: process.env["PATH"] ?? "/usr/bin:/bin",
          HOME: home,
          LANG: "C.UTF-8",
          GIT_CONFIG_NOSYSTEM: "1",
          GIT_CONFIG_GLOBAL: config,
          GIT_ATTR_NOSYSTEM: "1",
          GIT_TERMINAL_PROMPT: "0",
          GIT_NO_LAZY_FETCH: "1",
          GIT_OPTIONAL_LOCKS: "0",
          GIT_LFS_SKIP_SMUDGE: "1",
          ...(agentSocket === undefined ? {} : { SSH_AUTH_SOCK: agentSocket }),
          ...options.env,
        },
        cancelSignal: options.signal,
        timeout: options.timeoutMs ?? 10 * 60_000,
        maxBuffer: 64 * 1024 * 1024,
        stripFinalNewline: false,
        reject: false,
        ...(options.input === undefined ? { stdin: "ignore" as const } : { input: options.input }),
      });
      if (result.isCanceled) options.signal?.throwIfAborted();
      if (result.code === "ENOENT") {
        throw new InfrastructureError("git_missing", "git is not installed on this machine.", {
          hint: "Install git and start again.",
        });
      }
      return { ok: !result.failed, stdout: String(result.stdout ?? ""), stderr: String(result.stderr ?? "") };
    },
  };
}

/** Makes a bare repository whose attributes switch off conversions. */
export async function initPrivateGitDir(git: Git, gitDir: string): Promise<void> {
  const made = await git.run(["init", "--quiet", "--bare", "--template=", gitDir]);
  if (!made.ok)
    throw new InfrastructureError("git_failed", `git could not make a repository: ${made.stderr.trim().slice(0, 300)}`);
  await mkdir(path.join(gitDir, "info"), { recursive: true });
  await writeFile(path.join(gitDir, "info", "attributes"), ATTRIBUTES);
}
