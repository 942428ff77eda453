export type * from "./types/index.ts";
export { CODE_HOSTS, codeHostFor, ISSUE_TRACKERS, issueTrackerFor, vendorFor } from "./registry.ts";
export { branchForIssue, findPolicyViolations, type ChangedFile } from "./pull-request-policy.ts";
export {
  closingReference,
  type ClosingReference,
  type HostRepository,
  type IssueToClose,
} from "./publishing/closing-reference.ts";
export {
  CODE_OWNERS_FILES,
  ownersOf,
  parseCodeOwners,
  type CodeOwner,
  type CodeOwners,
  type CodeOwnersDialect,
  type OwnedPaths,
} from "./publishing/code-owners.ts";
export { refusedBy, readAnswer } from "./http/answer.ts";
export { createGuardedAgent, type VendorAgent } from "./http/guarded-agent.ts";
export { limitsByHeaders, type LimitPolicy } from "./http/limits.ts";
export type { Pauses } from "./http/pauses.ts";
export { isVendorError, VendorError, type VendorErrorCode } from "./http/vendor-error.ts";
export { createVendorFetch, type VendorFetch, type VendorFetchOptions } from "./http/vendor-fetch.ts";
