import type { Browser } from "../browser.ts";
import { Ledger, type Place } from "./ledger.ts";

export interface Scene {
  browser: Browser;
  orgId: string;
  /** Where bugs are made. */
  projectId: string;
  repository: string;
  /** Of the present head, for base commits. */
  sha: string;
  ledger: Ledger;
  /** Makes names that no other cycle makes. */
  next(): number;
}

interface Asked {
  method: "POST" | "PUT" | "DELETE";
  path: string;
  body?: object;
}

/** One write; its answer, or null when none came or it was refused. The kind of failure does not matter, only what is stored. */
async function ask(scene: Scene, { method, path, body }: Asked): Promise<{ id?: string } | null> {
  const answer = await scene.browser.json(method, path, body).catch(() => null);
  if (answer === null || answer.status >= 300) return null;
  return answer.body?.data ?? {};
}

async function set(scene: Scene, asked: Asked, place: Place, id: string, value: string): Promise<boolean> {
  const answer = await ask(scene, asked);
  if (answer) scene.ledger.confirm(place, id, value);
  else scene.ledger.doubt(place, id, value);
  return answer !== null;
}

async function make(scene: Scene, asked: Asked, places: Partial<Record<Place, string>>): Promise<string | null> {
  const id = (await ask(scene, asked))?.id ?? null;
  if (id === null) scene.ledger.unanswered += 1;
  else for (const [place, value] of Object.entries(places)) scene.ledger.confirm(place as Place, id, value);
  return id;
}

/** A bug, archived and back. The agent is slower than this: it gets few of them. */
async function bugs(scene: Scene, turn: number): Promise<boolean> {
  const issues = `/api/v1/organizations/${scene.orgId}/projects/${scene.projectId}/issues`;
  const title = `Bug ${scene.next()}`;
  const id = await make(scene, { method: "POST", path: issues, body: { title, text: "works" } }, { issue: title });
  if (id === null) return false;
  for (let count = 0; count < 4 + turn; count += 1) {
    const archive = count % 2 === 0;
    const path = `${issues}/${id}/${archive ? "archive" : "unarchive"}`;
    if (!(await set(scene, { method: "POST", path }, "archived", id, String(archive)))) return false;
  }
  return true;
}

/** A project with its repository, a new name, settings and a base commit. */
async function projects(scene: Scene): Promise<boolean> {
  const all = `/api/v1/organizations/${scene.orgId}/projects`;
  const name = `Project ${scene.next()}`;
  const body = { name, repositoryUrl: scene.repository };
  const id = await make(scene, { method: "POST", path: all, body }, { project: "there", name });
  if (id === null) return false;
  const path = `${all}/${id}`;
  const renamed = { name: `${name} renamed` };
  if (!(await set(scene, { method: "PUT", path, body: renamed }, "name", id, renamed.name))) return false;
  for (const value of [true, false, true]) {
    const asked = { method: "PUT", path: `${path}/settings`, body: { shouldAutoCommentOnIssueFixed: value } } as const;
    if (!(await set(scene, asked, "settings", id, String(value)))) return false;
  }
  const update = { method: "POST", path: `${path}/base-commit`, body: { sha: scene.sha } } as const;
  return (await make(scene, update, { task: "there" })) !== null;
}

/** A token, and every other one revoked. */
async function tokens(scene: Scene, turn: number): Promise<boolean> {
  const path = "/api/v1/auth/tokens";
  const body = { name: `Token ${scene.next()}`, organizationId: scene.orgId };
  const id = await make(scene, { method: "POST", path, body }, { token: "there" });
  if (id === null) return false;
  return turn % 2 === 0 || set(scene, { method: "DELETE", path: `${path}/${id}` }, "token", id, Ledger.gone);
}

const WRITERS = [bugs, bugs, projects, projects, tokens, tokens];

/** All writers at once, each over its own connection and own rows, until a write fails or they are told to stop. */
export async function writeUntilItFails(scene: Scene, isOver: () => boolean): Promise<void> {
  await Promise.all(
    WRITERS.map(async (write) => {
      for (let turn = 0; !isOver() && (await write(scene, turn)); turn += 1);
    }),
  );
}
