/** Everything that is asked of Asana, as its description names it. */
export const OPERATIONS = [
  "GET /users/{user_gid}",
  "GET /workspaces",
  "GET /projects",
  "GET /tasks",
  "GET /tasks/{task_gid}",
  "GET /tasks/{task_gid}/stories",
  "POST /tasks/{task_gid}/stories",
  "GET /attachments",
  "POST /webhooks",
  "GET /webhooks/{webhook_gid}",
  "DELETE /webhooks/{webhook_gid}",
] as const;
