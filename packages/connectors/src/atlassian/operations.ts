/** Everything that is asked of Jira, as its description names it; the sign-in's own calls are in no description. */
export const OPERATIONS = [
  "GET /rest/api/3/myself",
  "GET /rest/api/3/serverInfo",
  "GET /rest/api/3/project/search",
  "GET /rest/api/3/project/{projectIdOrKey}",
  "GET /rest/api/3/search/jql",
  "GET /rest/api/3/issue/{issueIdOrKey}",
  "GET /rest/api/3/issue/{issueIdOrKey}/comment",
  "POST /rest/api/3/issue/{issueIdOrKey}/comment",
  "POST /rest/api/3/issue/{issueIdOrKey}/remotelink",
  "GET /rest/api/3/webhook",
  "POST /rest/api/3/webhook",
  "PUT /rest/api/3/webhook/refresh",
  "DELETE /rest/api/3/webhook",
] as const;
