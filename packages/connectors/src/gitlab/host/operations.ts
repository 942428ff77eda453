/** Everything that is asked of GitLab for code and merge requests, as its description names it. */
export const HOST_OPERATIONS = [
  "GET /api/v4/projects",
  "GET /api/v4/projects/{id}",
  "GET /api/v4/projects/{id}/repository/branches/{branch}",
  "GET /api/v4/avatar",
  "GET /api/v4/projects/{id}/repository/commits/{sha}",
  "GET /api/v4/projects/{id}/repository/commits/{sha}/merge_requests",
  "GET /api/v4/projects/{id}/repository/commits/{sha}/statuses",
  "GET /api/v4/projects/{id}/merge_requests",
  "POST /api/v4/projects/{id}/merge_requests",
  "GET /api/v4/projects/{id}/merge_requests/{merge_request_iid}",
  "GET /api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions",
  "POST /api/v4/projects/{id}/merge_requests/{merge_request_iid}/discussions/{discussion_id}/notes",
  "POST /api/v4/projects/{id}/merge_requests/{merge_request_iid}/notes",
  "POST /api/v4/projects/{id}/hooks",
  "GET /api/v4/projects/{id}/hooks/{hook_id}",
  "DELETE /api/v4/projects/{id}/hooks/{hook_id}",
] as const;
