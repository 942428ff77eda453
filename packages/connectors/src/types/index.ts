export type * from "./access.ts";
export type * from "./chat-notifier.ts";
export type * from "./code-host.ts";
export type * from "./git-remote.ts";
export type * from "./issue-tracker.ts";
export type * from "./vendor-identity.ts";
export type * from "./webhook.ts";
