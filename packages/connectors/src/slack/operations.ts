/** Everything that is asked of Slack, as its description names it. */
export const OPERATIONS = ["GET /auth.test"] as const;
