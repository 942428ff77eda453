/** Everything that is asked of Trello, as its description names it. */
export const OPERATIONS = [
  "GET /members/{id}",
  "GET /members/{id}/boards",
  "GET /boards/{id}/cards",
  "GET /boards/{boardId}/actions",
  "GET /cards/{id}",
  "GET /cards/{id}/actions",
  "GET /cards/{id}/attachments",
  "POST /cards/{id}/actions/comments",
  "POST /cards/{id}/attachments",
  "POST /webhooks/",
  "PUT /webhooks/{id}",
  "DELETE /webhooks/{id}",
] as const;
