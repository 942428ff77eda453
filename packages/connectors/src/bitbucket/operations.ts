/** What a person's access is asked for to tell whose it is; an access token's asks for the host's `GET /user/workspaces` too. */
export const OPERATIONS = ["GET /user"] as const;
