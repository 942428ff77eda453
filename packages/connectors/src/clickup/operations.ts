/** Everything that is asked of ClickUp, as its description names it. */
export const OPERATIONS = [
  "GET /v2/user",
  "GET /v2/team",
  "GET /v2/team/{team_id}/space",
  "GET /v2/space/{space_id}/folder",
  "GET /v2/space/{space_id}/list",
  "GET /v2/folder/{folder_id}/list",
  "GET /v2/list/{list_id}/task",
  "GET /v2/task/{task_id}",
  "GET /v2/task/{task_id}/comment",
  "POST /v2/task/{task_id}/comment",
  "GET /v2/comment/{comment_id}/reply",
  "GET /v2/team/{team_id}/webhook",
  "POST /v2/team/{team_id}/webhook",
  "PUT /v2/webhook/{webhook_id}",
  "DELETE /v2/webhook/{webhook_id}",
] as const;
