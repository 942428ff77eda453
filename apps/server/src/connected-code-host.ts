import { branchForIssue, codeHostFor } from "@fixpoint/connectors";
import { PRODUCT_NAME } from "@fixpoint/contracts";
import type { CodeHost } from "./code-host.ts";

/** Commits of pull requests carry this author; it is an address that nobody reads. */
const AUTHOR = { name: PRODUCT_NAME, email: "fixpoint@users.noreply.fixpoint.test" };

/** The server's view of the connectors: rows in, contract types out. */
export function connectedCodeHost(): CodeHost {
  return {
    latestCommit: (repository) =>
      codeHostFor(repository.provider).latestCommit({ url: repository.url, branch: repository.defaultBranch }),
    defaultBranch: (provider, url) => codeHostFor(provider).defaultBranch({ url }),
    async openPullRequest(repository, request) {
      const { issueKey, ...content } = request;
      const opened = await codeHostFor(repository.provider).openPullRequest({
        ...content,
        url: repository.url,
        baseBranch: repository.defaultBranch,
        branch: branchForIssue(issueKey),
        author: AUTHOR,
      });
      const { branch, baseBranch, headSha, status, number, htmlUrl } = opened;
      return { status, number, title: request.title, url: htmlUrl, branch, baseBranch, headSha };
    },
    pullRequestStatus(repository, { branch, baseBranch, headSha, status }) {
      return codeHostFor(repository.provider).pullRequestStatus({
        url: repository.url,
        branch,
        baseBranch,
        headSha,
        draft: status === "DRAFT",
      });
    },
  };
}
