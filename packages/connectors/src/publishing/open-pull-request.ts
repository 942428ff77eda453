import { publishBranch, type NewBranch } from "../git/publish-branch.ts";
import { isVendorError } from "../http/vendor-error.ts";
import type { CodeHostConnection, HostPullRequest, NewPullRequest } from "../types/code-host.ts";

export type PullRequestRequest = Omit<NewBranch, "remote"> & Omit<NewPullRequest, "headSha">;

/**
 * One branch with one commit, and one pull request of it: asked again, after whatever went wrong on the way, it answers
 * what is there. Throws what `publishBranch` and the host throw.
 */
export async function openPullRequest(host: CodeHostConnection, request: PullRequestRequest): Promise<HostPullRequest> {
  const headSha = await publishBranch({ ...request, remote: await host.remote(request.url) });
  const present = await host.findPullRequest(request);
  if (present !== null) return present;
  try {
    return await host.createPullRequest({ ...request, headSha });
  } catch (error) {
    if (!isVendorError(error)) throw error;
    // Somebody was faster, or an answer was lost on the way.
    const made = await host.findPullRequest(request).catch(() => null);
    if (made === null) throw error;
    return made;
  }
}
