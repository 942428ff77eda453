/** Everything that is asked of Bitbucket for code and pull requests, as its description names it. */
export const HOST_OPERATIONS = [
  "GET /user",
  "GET /user/workspaces",
  "GET /workspaces/{workspace}/members",
  "GET /repositories/{workspace}",
  "GET /repositories/{workspace}/{repo_slug}",
  "GET /repositories/{workspace}/{repo_slug}/refs/branches",
  "GET /repositories/{workspace}/{repo_slug}/commit/{commit}",
  "GET /repositories/{workspace}/{repo_slug}/commit/{commit}/statuses",
  "GET /repositories/{workspace}/{repo_slug}/pullrequests",
  "POST /repositories/{workspace}/{repo_slug}/pullrequests",
  "GET /repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}",
  "GET /repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments",
  "POST /repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments",
  "POST /repositories/{workspace}/{repo_slug}/hooks",
  "DELETE /repositories/{workspace}/{repo_slug}/hooks/{uid}",
] as const;
