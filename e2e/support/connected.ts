import { createTrackerState, startGithubFake, startGitlabFake, type TrackerFake } from "@fixpoint/testing";
import type { Page } from "@playwright/test";
import { createProject, post, put, type Place } from "./journey.ts";
import { TRACKER_ISSUES, WORKED_ON_TITLES } from "./issues.ts";

const HOUR_MS = 3_600_000;
const HOURS_BETWEEN_ISSUES = 7;

export interface Trackers {
  /** Holds the issues of `TRACKER_ISSUES`, the newest of today. */
  github: TrackerFake;
  /** Can be connected and holds nothing that is read. */
  gitlab: TrackerFake;
  stop(): Promise<void>;
}

/** Two trackers of a company, whose people reported something every few hours. */
export async function startTrackers(): Promise<Trackers> {
  const stepMs = HOURS_BETWEEN_ISSUES * HOUR_MS;
  const state = createTrackerState({ start: new Date(Date.now() - (TRACKER_ISSUES.length + 1) * stepMs), stepMs });
  state.sources = [
    { number: 1, name: "number-range" },
    { number: 2, name: "price-list" },
  ];
  for (const issue of TRACKER_ISSUES) state.addIssue(1, issue);
  const github = await startGithubFake({ state });
  const gitlab = await startGitlabFake();
  return {
    github,
    gitlab,
    async stop() {
      await github.close();
      await gitlab.close();
    },
  };
}

async function connect(page: Page, place: Place, provider: "github" | "gitlab", tracker: TrackerFake): Promise<string> {
  const body = { provider, baseUrl: tracker.url, credentials: tracker.credentials() };
  return (await post(page, place, "/integrations", body)).id;
}

export interface ConnectedProject {
  id: string;
  gitlabId: string;
}

/** A project fed from the tracker; the agent works on those of `WORKED_ON_TITLES` and leaves the others. */
export async function connectProject(
  page: Page,
  place: Place,
  trackers: Trackers,
  repository: string,
): Promise<ConnectedProject> {
  const { id } = await createProject(page, place, repository);
  await put(page, place, `/projects/${id}/settings`, { importedBugsPerDay: WORKED_ON_TITLES.length });
  const integrationId = await connect(page, place, "github", trackers.github);
  const gitlabId = await connect(page, place, "gitlab", trackers.gitlab);
  const externalId = trackers.github.sourceId(1);
  await post(page, place, `/integrations/${integrationId}/test`, {});
  await post(page, place, `/integrations/${gitlabId}/test`, {});
  const mappings = [{ integrationId, externalId, externalName: externalId }];
  await put(page, place, `/integrations/projects/${id}/mappings`, { mappings });
  return { id, gitlabId };
}

/** GitLab takes the token back, and the server has noticed. */
export async function loseGitlab(page: Page, place: Place, trackers: Trackers, gitlabId: string): Promise<void> {
  trackers.gitlab.tokens.revoke();
  await post(page, place, `/integrations/${gitlabId}/test`, {});
}
