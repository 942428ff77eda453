/** Everything that is asked of Bitbucket, as its description names it. */
export const OPERATIONS = ["GET /user"] as const;
