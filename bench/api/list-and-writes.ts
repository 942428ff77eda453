import { floorOf, load, type Load } from "./load.ts";
import { seedProject, type Place } from "./seed.ts";

const LIST_LENGTH = 50;

export interface Loaded {
  name: string;
  kind: "list" | "write";
  measured: Load;
  floor: Load | null;
}

export async function benchList(url: string, place: Place, connections: number, seconds: number): Promise<Loaded> {
  const projectId = await seedProject(place, "fifty", LIST_LENGTH);
  const address = `${url}/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`;
  const body = await (await fetch(address, { headers: place.headers })).text();
  const measured = await load({ url: address, connections, headers: place.headers }, seconds);
  return { kind: "list", name: `list of ${LIST_LENGTH} bugs`, measured, floor: await floorOf(body, connections, seconds) };
}

/** Bugs that are created: stored, queued for the agent, told to every open page. One project, then several. */
export async function benchCreate(
  url: string,
  place: Place,
  connections: number,
  seconds: number,
  projects: number,
): Promise<Loaded> {
  const paths: string[] = [];
  for (let index = 0; index < projects; index += 1) {
    const projectId = await seedProject(place, `created-in-${projects}-${index}`, LIST_LENGTH);
    paths.push(`/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`);
  }
  const body = JSON.stringify({ title: "Crash when the cart is empty", text: "It throws. ".repeat(40) });
  const headers = { ...place.headers, "content-type": "application/json" };
  const requests = paths.map((path) => ({ method: "POST" as const, path, body, headers }));
  const measured = await load({ url, connections, requests }, seconds);
  return { kind: "write", name: `create a bug, ${projects} project${projects > 1 ? "s" : ""}`, measured, floor: null };
}

/** Archiving and unarchiving, each bug in turn: a change of a row and the news of it. */
export async function benchArchive(url: string, place: Place, connections: number, seconds: number): Promise<Loaded> {
  const projectId = await seedProject(place, "archived", LIST_LENGTH);
  const list = `/api/v1/organizations/${place.organizationId}/projects/${projectId}/issues`;
  const answer = (await (await fetch(`${url}${list}`, { headers: place.headers })).json()) as { data: { id: string }[] };
  const requests = ["archive", "unarchive"].flatMap((action) =>
    answer.data.map((issue) => ({ method: "POST" as const, path: `${list}/${issue.id}/${action}`, headers: place.headers })),
  );
  return { kind: "write", name: "archive a bug", measured: await load({ url, connections, requests }, seconds), floor: null };
}
