import { mkdtemp, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "@fixpoint/contracts";
import { createGit, initPrivateGitDir, type Git } from "./git.ts";

export interface RepositoryFacts {
  /** Full sha of the base commit. */
  baseSha: string;
  /** Full sha of HEAD; null when HEAD points at nothing. */
  headSha: string | null;
  /** Name of the branch that HEAD is at; null when detached. */
  defaultBranch: string | null;
}

/** A repository on this machine that commits can be fetched from, and its base. */
export interface ResolvedRepository extends RepositoryFacts {
  localPath: string;
}

const URL_FORM = /^(?:https?|ssh|git\+ssh):\/\//i;
const SCP_FORM = /^[\w.-]+@[\w.-]+:(?!\/\/)/;

function isRemote(repository: string): boolean {
  return URL_FORM.test(repository) || SCP_FORM.test(repository);
}

/** A URL without what may be a password in it, for messages. */
function withoutCredentials(repository: string): string {
  return repository.replace(/^(\w+(?:\+\w+)?:\/\/)[^/@]*@/, "$1");
}

async function localFolder(repository: string): Promise<string> {
  if (
    /^[a-z][a-z0-9+.-]*::/i.test(repository) ||
    (/^[a-z][a-z0-9+.-]*:\/\//i.test(repository) && !/^file:\/\//i.test(repository))
  ) {
    throw new InputError("repository_url_unsupported", "Only https, ssh and file addresses of repositories are supported.");
  }
  let folder: string;
  try {
    folder = path.resolve(/^file:\/\//i.test(repository) ? fileURLToPath(repository) : repository);
  } catch (error) {
    throw new InputError("repository_url_unsupported", "That file address is not a path on this machine.", { cause: error });
  }
  const found = await stat(folder).catch(() => null);
  if (found === null)
    throw new InputError("repository_missing", `There is no folder ${folder}.`, { hint: "Give the path of a git repository." });
  if (!found.isDirectory()) throw new InputError("repository_not_git", `${folder} is a file, not a git repository.`);
  return folder;
}

async function fetchRemote(git: Git, repository: string, stateDir: string, signal?: AbortSignal): Promise<string> {
  const mirror = path.join(stateDir, "remote.git");
  await initPrivateGitDir(git, mirror);
  const options = { cwd: mirror, signal, callerHome: true };
  const head = await git.run(["ls-remote", "--symref", "--", repository, "HEAD"], options);
  const branch = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(head.stdout)?.[1];
  const fetched = head.ok
    ? await git.run(
        [
          "fetch",
          "--quiet",
          "--no-tags",
          "--no-write-fetch-head",
          "--",
          repository,
          "+refs/heads/*:refs/heads/*",
          "+refs/tags/*:refs/tags/*",
        ],
        options,
      )
    : head;
  if (!fetched.ok) {
    throw new InputError("repository_unreachable", `git could not read ${withoutCredentials(repository)}.`, {
      hint: "Check the address and your access to it.",
      cause: new Error(withoutCredentials(fetched.stderr.trim().slice(0, 500))),
    });
  }
  if (branch !== undefined) await git.run(["symbolic-ref", "HEAD", branch], options);
  return mirror;
}

async function resolveLocal(
  git: Git,
  folder: string,
  base: string | undefined,
  signal?: AbortSignal,
): Promise<ResolvedRepository> {
  // The ceiling keeps git from finding some repository further up.
  const options = { cwd: folder, signal, env: { GIT_CEILING_DIRECTORIES: path.dirname(folder) } };
  const isRepository = await git.run(["rev-parse", "--git-dir"], options);
  if (!isRepository.ok)
    throw new InputError("repository_not_git", `${folder} is not a git repository.`, {
      hint: "Give the folder that holds .git.",
    });

  async function commitOf(revision: string): Promise<string | null> {
    const answer = await git.run(["rev-parse", "--verify", "--quiet", `${revision}^{commit}`], options);
    return answer.ok ? answer.stdout.trim() : null;
  }

  const headSha = await commitOf("HEAD");
  if (headSha === null) {
    const anyRef = await git.run(["for-each-ref", "--count=1"], options);
    if (anyRef.stdout.trim() === "")
      throw new InputError("repository_empty", "The repository has no commits yet.", { hint: "Commit something first." });
  }
  const wanted = base ?? "HEAD";
  const baseSha = wanted === "" || wanted.startsWith("-") || wanted.includes("\0") ? null : await commitOf(wanted);
  if (baseSha === null) {
    throw new InputError("revision_unknown", `The repository has no commit ${JSON.stringify(wanted)}.`, {
      hint: "Give a branch, a tag or a commit id that exists.",
    });
  }
  const branch = await git.run(["symbolic-ref", "--quiet", "--short", "HEAD"], options);
  return { localPath: folder, baseSha, headSha, defaultBranch: branch.ok ? branch.stdout.trim() : null };
}

/**
 * Finds the repository and its base commit; reads only. Throws InputError:
 * `repository_missing`, `repository_not_git`, `repository_empty`, `revision_unknown`,
 * `repository_url_unsupported` or `repository_unreachable`.
 */
export async function resolveRepository(
  git: Git,
  repository: string,
  options: { base?: string; stateDir: string; signal?: AbortSignal },
): Promise<ResolvedRepository> {
  const folder = isRemote(repository)
    ? await fetchRemote(git, repository, options.stateDir, options.signal)
    : await localFolder(repository);
  return resolveLocal(git, folder, options.base, options.signal);
}

/** As `resolveRepository`, on its own: for checking what somebody typed before a run is queued. */
export async function inspectRepository(
  repository: string,
  options: { base?: string; signal?: AbortSignal } = {},
): Promise<RepositoryFacts> {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), "fixpoint-inspect-"));
  try {
    const git = await createGit(stateDir);
    const { baseSha, headSha, defaultBranch } = await resolveRepository(git, repository, { ...options, stateDir });
    return { baseSha, headSha, defaultBranch };
  } finally {
    await rm(stateDir, { recursive: true, force: true });
  }
}
