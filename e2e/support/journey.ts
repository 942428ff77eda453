import type { Page } from "@playwright/test";

export const PROJECT_SLUG = "number-range";
const POLL_MS = 2_000;

export interface Place {
  /** Address of the server without a slash at the end. */
  url: string;
  organizationId: string;
}

/** Through the embedded identity provider to the organization's home. */
export async function signIn(page: Page, url: string): Promise<Place> {
  await page.goto(url);
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  await page.getByRole("button", { name: "Continue as ada@acme.test" }).click();
  await page.waitForURL(`${url}/acme`);
  const { data } = (await (await page.request.get(`${url}/api/v1/organizations`)).json()) as { data: { id: string }[] };
  const organizationId = data[0]?.id;
  if (!organizationId) throw new Error("The user has no organization");
  return { url, organizationId };
}

type Method = "POST" | "PUT";

async function send(page: Page, place: Place, method: Method, path: string, data: object): Promise<unknown> {
  const response = await page.request.fetch(`${place.url}/api/v1/organizations/${place.organizationId}${path}`, {
    method,
    headers: { origin: place.url },
    data,
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: unknown }).data;
}

/** Makes what belongs to the organization; the path is below the organization's. */
export async function post(page: Page, place: Place, path: string, data: object): Promise<{ id: string }> {
  return (await send(page, place, "POST", path, data)) as { id: string };
}

export async function put(page: Page, place: Place, path: string, data: object): Promise<void> {
  await send(page, place, "PUT", path, data);
}

/** A project on a repository of this machine. */
export function createProject(page: Page, place: Place, repositoryUrl: string): Promise<{ id: string }> {
  return post(page, place, "/projects", { name: "Number range", slug: PROJECT_SLUG, repositoryUrl });
}

interface Bug {
  id: string;
  title: string;
  agentProcessingStatus: string;
  agentResultStatus: string | null;
}

async function read<T>(page: Page, place: Place, path: string): Promise<T> {
  const response = await page.request.get(`${place.url}/api/v1/organizations/${place.organizationId}${path}`);
  if (!response.ok()) throw new Error(`GET ${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

export async function openPullRequest(page: Page, place: Place, projectId: string, issueId: string): Promise<void> {
  await post(page, place, "/integrations/git/pull-requests", { projectId, issueId });
}

/** Waits until the agent has ended its work on the bug of that title, however it ended. */
export async function bugWhenDone(page: Page, place: Place, title: string): Promise<Bug> {
  const projects = await read<{ id: string; slug: string }[]>(page, place, "/projects");
  const project = projects.find((each) => each.slug === PROJECT_SLUG);
  if (!project) throw new Error(`There is no project ${PROJECT_SLUG}`);
  for (;;) {
    const bugs = await read<Bug[]>(page, place, `/projects/${project.id}/issues`);
    const bug = bugs.find((each) => each.title === title);
    if (bug?.agentProcessingStatus === "done") return bug;
    await page.waitForTimeout(POLL_MS);
  }
}
