/** Everything that is asked of GitHub, as its description names it. */
export const OPERATIONS = [
  "GET /user",
  "GET /user/repos",
  "POST /app/installations/{installation_id}/access_tokens",
  "GET /installation/repositories",
  "GET /repos/{owner}/{repo}/issues",
  "GET /repos/{owner}/{repo}/issues/{issue_number}",
  "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
  "POST /repos/{owner}/{repo}/hooks",
  "DELETE /repos/{owner}/{repo}/hooks/{hook_id}",
] as const;
