import type { CodeHostConnection, HostPullRequest, HostRepository, PullRequestRequest } from "@fixpoint/connectors";
import type { Commit } from "@fixpoint/contracts";
import type { RepositoryRow } from "@fixpoint/db";
import type { Patience } from "./modules/integrations/vendor-access.ts";

/** Where an organization's code lies. */
export type HostPlace = Pick<RepositoryRow, "organizationId" | "provider" | "url">;
export type BranchPlace = HostPlace & Pick<RepositoryRow, "defaultBranch">;

/** What the server asks of the places where code lives. Refusals are FixpointErrors. */
export interface CodeHost {
  /** Does `work` with the organization's access to the host. Throws InputError `code_host_not_connected`, VendorErrors. */
  at<T>(place: HostPlace, work: (host: CodeHostConnection) => Promise<T>, patience?: Patience): Promise<T>;
  repository(place: HostPlace): Promise<HostRepository>;
  /** Head of the default branch. */
  latestCommit(repository: BranchPlace): Promise<Commit>;
  /** Idempotent: asked again with the same content it answers with what is there. */
  openPullRequest(place: HostPlace, request: Omit<PullRequestRequest, "url">): Promise<HostPullRequest>;
}
