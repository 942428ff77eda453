import { type FixpointError, InfrastructureError, InputError } from "@fixpoint/contracts";
import { VendorError } from "../http/vendor-error.ts";

export interface FailedGit {
  command: string;
  stderr: string;
  timedOut: boolean;
  /** Somebody's access was shown to the other end. */
  hadLogin: boolean;
  cause: unknown;
}

const REFUSED_LOGIN = /Authentication failed|could not read (Username|Password)|Permission denied \(|returned error: 401/i;

/** What git's words mean to people; a refused login is the vendor's error, so that it can be renewed. */
export function explain({ command, stderr, timedOut, hadLogin, cause }: FailedGit): FixpointError {
  const said = stderr.trim().split("\n").slice(-3).join(" ").slice(0, 500);
  if (timedOut) return new InfrastructureError("git_timeout", `git ${command} took too long.`, { cause });
  if (/unable to update url base from redirection|returned error: 30\d/i.test(stderr))
    return new InputError("repository_moved", "The repository has moved to another address.", {
      hint: "Give its new address in the project's settings.",
      cause,
    });
  if (/does not appear to be a git repository|repository .* (not found|does not exist)|not a git repository/i.test(stderr))
    return new InputError("repository_not_found", "There is no git repository at this path or URL.", { cause });
  if (/couldn't find remote ref/i.test(stderr))
    return new InputError("branch_not_found", `The branch does not exist: ${said}`, { cause });
  if (REFUSED_LOGIN.test(stderr) && hadLogin)
    return new VendorError("access_revoked", "The code host does not accept the token for git", { cause });
  if (/returned error: 403/i.test(stderr) && hadLogin)
    return new VendorError("access_denied", "The code host does not let this token do that with git", { cause });
  if (REFUSED_LOGIN.test(stderr))
    return new InputError("repository_access_denied", "The repository asks for credentials that are not set up.", {
      hint: "Connect its code host on the integrations page.",
      cause,
    });
  return new InfrastructureError("git_failed", `git ${command} failed: ${said}`, { cause });
}
