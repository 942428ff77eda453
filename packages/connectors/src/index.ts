export type * from "./types/index.ts";
export { CODE_HOSTS, codeHostFor, ISSUE_TRACKERS, issueTrackerFor, vendorFor } from "./registry.ts";
export { advanceBranch, type NextCommit } from "./git/advance-branch.ts";
export { commitsBehind, messagesOf, readFileAt } from "./git/history.ts";
export { updateMirror } from "./git/mirror.ts";
export { applyPatch } from "./git/commit-change.ts";
export { diffOf, isAncestor, previewMerge, type MergePreview } from "./git/preview-merge.ts";
export type { PrivateRepository } from "./git/private-repository.ts";
export { localCodeHost } from "./local/index.ts";
export { openPullRequest, type PullRequestRequest } from "./publishing/open-pull-request.ts";
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
export { createGuardedAgent, createGuardedLookup, type VendorAgent } from "./http/guarded-agent.ts";
export { limitsByHeaders, type LimitPolicy } from "./http/limits.ts";
export type { Pauses } from "./http/pauses.ts";
export { isVendorError, VendorError, type VendorErrorCode } from "./http/vendor-error.ts";
export { createVendorFetch, type VendorFetch, type VendorFetchOptions } from "./http/vendor-fetch.ts";
