/** Everything that is asked of Slack, as its description names it. */
export const OPERATIONS = [
  "GET /auth.test",
  "GET /conversations.list",
  "GET /conversations.info",
  "POST /conversations.join",
  "POST /chat.postMessage",
  "GET /users.lookupByEmail",
  "POST /oauth.v2.access",
] as const;
