export type * from "./types.ts";
export { CODE_HOSTS, codeHostFor } from "./registry.ts";
export { branchForIssue, findPolicyViolations, type ChangedFile } from "./pull-request-policy.ts";
