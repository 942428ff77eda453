/** Everything that is asked of GitLab, as its description names it. */
export const OPERATIONS = [
  "GET /api/v4/user",
  "GET /api/v4/personal_access_tokens/self",
  "GET /api/v4/projects",
  "GET /api/v4/projects/{id}/issues",
  "GET /api/v4/projects/{id}/issues/{issue_iid}",
  "GET /api/v4/projects/{id}/issues/{issue_iid}/notes",
  "POST /api/v4/projects/{id}/issues/{issue_iid}/notes",
  "POST /api/v4/projects/{id}/hooks",
  "GET /api/v4/projects/{id}/hooks/{hook_id}",
  "DELETE /api/v4/projects/{id}/hooks/{hook_id}",
] as const;
