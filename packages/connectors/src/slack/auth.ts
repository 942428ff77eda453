/** What messages to channels need, and the people and channels to choose from. */
export const TOKEN_SCOPES = [
  "chat:write",
  "chat:write.public",
  "channels:read",
  "groups:read",
  "channels:join",
  "users:read.email",
] as const;
