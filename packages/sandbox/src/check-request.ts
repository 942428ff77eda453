import { realpathSync, statSync } from "node:fs";
import { isAbsolute, normalize, posix, resolve, sep } from "node:path";
import { InputError } from "@fixpoint/contracts";
import type { Mount, RunRequest } from "./types.ts";

const RESERVED = [
  "/work",
  "/proc",
  "/dev",
  "/sys",
  "/tmp",
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/libx32",
  "/etc",
];
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A request whose paths were looked at; `workTree` is the real path, `cwd` is relative without dots. */
export interface CheckedRequest extends RunRequest {
  cwd: string;
  mounts: readonly Mount[];
  env: Readonly<Record<string, string>>;
}

function invalid(message: string): InputError {
  return new InputError("invalid_sandbox_request", message);
}

function checkFolder(path: string): string {
  if (!isAbsolute(path)) throw invalid(`The work tree must be an absolute path: ${path}`);
  let real: string;
  try {
    real = realpathSync(path);
  } catch (cause) {
    throw new InputError("invalid_sandbox_request", `The work tree does not exist: ${path}`, { cause });
  }
  if (!statSync(real).isDirectory()) throw invalid(`The work tree is not a folder: ${path}`);
  if (real === sep) throw invalid("The root of the file system cannot be a work tree.");
  return real;
}

function checkCwd(workTree: string, cwd: string | undefined): string {
  const relative = posix.normalize(cwd ?? ".").replace(/\/+$/, "") || ".";
  if (isAbsolute(relative) || relative === ".." || relative.startsWith("../")) {
    throw invalid(`The working folder must lie in the work tree: ${cwd}`);
  }
  if (!statSync(resolve(workTree, relative), { throwIfNoEntry: false })?.isDirectory()) {
    throw invalid(`The working folder does not exist: ${cwd}`);
  }
  return relative;
}

// Mount targets beneath the work tree are refused: bubblewrap 0.8 follows symlinks of the
// repository when it makes the mount point, and creates files on the host.
function checkMount(mount: Mount): Mount {
  const target = normalize(mount.target);
  if (!isAbsolute(mount.source) || !isAbsolute(target)) throw invalid("Mounts need absolute paths.");
  const taken = target === "/" || RESERVED.some((path) => target === path || target.startsWith(`${path}/`));
  if (taken) throw invalid(`Nothing can be mounted at ${target}; choose a folder such as /opt/name.`);
  try {
    return { source: realpathSync(mount.source), target };
  } catch (cause) {
    throw new InputError("invalid_sandbox_request", `The mount's source does not exist: ${mount.source}`, { cause });
  }
}

function checkText(kind: string, value: string): void {
  if (value.includes("\0")) throw invalid(`A NUL byte is not allowed in ${kind}.`);
}

/** Throws InputError `invalid_sandbox_request` where a request cannot be carried out safely. */
export function checkRequest(request: RunRequest): CheckedRequest {
  const workTree = checkFolder(request.workTree);
  const env = request.env ?? {};
  if (!request.argv[0] || request.argv[0].includes("=")) throw invalid("The command's name is empty or holds '='.");
  for (const argument of request.argv) checkText("an argument", argument);
  for (const [name, value] of Object.entries(env)) {
    if (!ENV_NAME.test(name)) throw invalid(`Not a name of an environment variable: ${name}`);
    checkText(`the variable ${name}`, value);
  }
  return {
    ...request,
    workTree,
    env,
    cwd: checkCwd(workTree, request.cwd),
    mounts: (request.mounts ?? []).map(checkMount),
  };
}
