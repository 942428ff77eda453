/** What a request can name that must exist for it to succeed. */
export type ReferenceName =
  | "orgId"
  | "projectId"
  | "repoId"
  | "issueId"
  | "integrationId"
  | "userId"
  | "id"
  | "sha"
  | "repository"
  | "branch"
  | "state"
  | "artifact";

/** Stands in a plan for a value that is looked up when the request is sent. */
export interface Reference {
  ref: ReferenceName;
  /** The session's own, that of another organization, or of nothing. */
  whose: "own" | "foreign" | "nobody";
}

const BY_FIELD: Record<string, ReferenceName> = {
  orgId: "orgId",
  organizationId: "orgId",
  organization: "orgId",
  projectId: "projectId",
  mutedProjectIds: "projectId",
  repoId: "repoId",
  issueId: "issueId",
  integrationId: "integrationId",
  userId: "userId",
  id: "id",
  sha: "sha",
  repositoryUrl: "repository",
  defaultBranch: "branch",
  state: "state",
  "*": "artifact",
};

export function referenceOf(field: string): ReferenceName | null {
  return Object.hasOwn(BY_FIELD, field) ? (BY_FIELD[field] as ReferenceName) : null;
}

export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "ref" in value && "whose" in value;
}

/** A copy in which each reference is what it stands for. */
export function resolveDeep(value: unknown, resolve: (reference: Reference) => unknown): unknown {
  if (isReference(value)) return resolve(value);
  if (Array.isArray(value)) return value.map((item) => resolveDeep(item, resolve));
  if (typeof value !== "object" || value === null) return value;
  // Defined, not assigned: a field may be called `__proto__`.
  const copy = {};
  for (const [name, item] of Object.entries(value))
    Object.defineProperty(copy, name, {
      value: resolveDeep(item, resolve),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}
