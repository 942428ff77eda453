import type { Tenant } from "../apps/server/src/testing/tenant.ts";

/** More are there on the server; the oldest are no longer asked for. */
const MOST_KEPT = 25;

export interface PooledProject {
  id: string;
  repoId: string;
}
export interface PooledIssue {
  id: string;
  project: PooledProject;
}

function keep<T extends { id: string }>(list: T[], item: T): void {
  if (list.some(({ id }) => id === item.id)) return;
  list.push(item);
  if (list.length > MOST_KEPT) list.shift();
}

/** What exists of one tenant. What it was made with stays; the rest comes and goes with the requests. */
export class Pool {
  readonly tenant: Tenant;
  readonly #project: PooledProject;
  readonly #issue: PooledIssue;
  #projects: PooledProject[] = [];
  #issues: PooledIssue[] = [];
  #others: Record<"integrationId" | "userId" | "id", { id: string }[]> = { integrationId: [], userId: [], id: [] };

  constructor(tenant: Tenant) {
    this.tenant = tenant;
    this.#project = { id: tenant.ids.projectId, repoId: tenant.ids.repoId };
    this.#issue = { id: tenant.ids.issueId, project: this.#project };
  }

  /** `isUsedUp`: not what the tenant was made with. */
  project(pick: number, isUsedUp: boolean): PooledProject | null {
    return choose(isUsedUp ? this.#projects : [this.#project, ...this.#projects], pick);
  }

  issue(pick: number, isUsedUp: boolean): PooledIssue | null {
    // Half of the time the one with a fix and its evidence.
    if (!isUsedUp && pick % 2 === 0) return this.#issue;
    return choose(isUsedUp ? this.#issues : [this.#issue, ...this.#issues], pick >>> 1);
  }

  other(name: "integrationId" | "userId" | "id", pick: number, isUsedUp: boolean): string | null {
    const list = this.#others[name];
    return choose(isUsedUp ? list : [{ id: this.tenant.ids[name] }, ...list], pick)?.id ?? null;
  }

  addProject(project: PooledProject): void {
    keep(this.#projects, project);
  }

  addIssue(id: string, projectId: string): void {
    const project = [this.#project, ...this.#projects].find((one) => one.id === projectId);
    if (project) keep(this.#issues, { id, project });
  }

  addOther(name: "integrationId" | "userId" | "id", id: string): void {
    keep(this.#others[name], { id });
  }

  remove(id: string): void {
    this.#projects = this.#projects.filter((one) => one.id !== id);
    this.#issues = this.#issues.filter((one) => one.id !== id && one.project.id !== id);
    for (const name of ["integrationId", "userId", "id"] as const)
      this.#others[name] = this.#others[name].filter((one) => one.id !== id);
  }
}

function choose<T>(list: T[], pick: number): T | null {
  return list[pick % Math.max(1, list.length)] ?? null;
}
