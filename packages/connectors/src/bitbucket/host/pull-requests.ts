import { readAnswer, refusedBy } from "../../http/answer.ts";
import { present } from "../../http/present.ts";
import { isVendorError } from "../../http/vendor-error.ts";
import type { BranchOf, HostPullRequest, NewPullRequest, PullRequestRef } from "../../types/code-host.ts";
import type { components } from "../api.gen.ts";
import { NAME } from "../auth.ts";
import { pagesOf } from "../pages.ts";
import { isFromItself, toPullRequest } from "./map.ts";
import { uuidsOf, type People } from "./people.ts";
import { HostedCommit, Pull } from "./schema.ts";

/** A repository's place in the API's paths, and how to ask there. */
export interface Place extends People {
  path: { workspace: string; repo_slug: string };
  /** Of the pages that people read. */
  pages: string;
}

const PULLS = "/repositories/{workspace}/{repo_slug}/pullrequests";
const PULL = "/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}";
/** Only open ones are listed unless all are asked for. */
const STATES = ["OPEN", "DRAFT", "QUEUED", "MERGED", "DECLINED", "SUPERSEDED"] as const;

export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

export async function commitAt({ api, path }: Place, commit: string): Promise<HostedCommit> {
  const call = "/repositories/{workspace}/{repo_slug}/commit/{commit}";
  const { data } = await api.GET(call, { params: { path: { ...path, commit } } });
  return readAnswer(NAME, HostedCommit, data);
}

/** Pull requests hold the first twelve digits of their head. `known`: what it probably is. */
async function readPull(place: Place, pull: Pull, known: string): Promise<HostPullRequest> {
  const head = pull.source.commit?.hash ?? "";
  const sha = known.startsWith(head) ? known : (await commitAt(place, head)).hash;
  return toPullRequest(pull, sha, place.pages);
}

/** The newest first, of branches of the repository itself. */
async function pullsOf({ api, fetch, path }: Place, branch: string, baseBranch: string): Promise<Pull[]> {
  const q = `source.branch.name = ${quoted(branch)} AND destination.branch.name = ${quoted(baseBranch)}`;
  const query = { state: [...STATES], q, sort: "-created_on", pagelen: 50 };
  const pages = pagesOf(fetch, Pull, (way) => api.GET(PULLS, { params: { path, query }, fetch: way }));
  return (await Array.fromAsync(pages)).flat().filter(isFromItself);
}

function isOpen({ state }: Pull): boolean {
  return state === "OPEN" || state === "DRAFT" || state === "QUEUED";
}

export async function findPull(
  place: Place,
  { branch, baseBranch }: BranchOf & { baseBranch: string },
): Promise<HostPullRequest | null> {
  const found = await pullsOf(place, branch, baseBranch);
  const chosen = found.find(isOpen) ?? found[0];
  return chosen ? readPull(place, chosen, "") : null;
}

export async function readPullAt(place: Place, { number, headSha }: PullRequestRef): Promise<HostPullRequest | null> {
  if (number === null) return null;
  const answer = await present(place.api.GET(PULL, { params: { path: { ...place.path, pull_request_id: number } } }));
  return answer && readPull(place, readAnswer(NAME, Pull, answer.data), headSha);
}

/** One reviewer that is not taken fails the whole request: all of them are tried, then each alone, then none. */
function trialsOf(reviewers: readonly string[]): string[][] {
  const alone = reviewers.length > 1 ? reviewers.map((uuid) => [uuid]) : [];
  return reviewers.length === 0 ? [[]] : [[...reviewers], ...alone, []];
}

type Content = components["schemas"]["PullRequestCreate"];

async function post(place: Place, content: Content, [uuids = [], ...others]: string[][]): Promise<Pull> {
  try {
    const body = { ...content, reviewers: uuids.map((uuid) => ({ uuid })) };
    const { data } = await place.api.POST(PULLS, { params: { path: place.path }, body });
    return readAnswer(NAME, Pull, data);
  } catch (error) {
    if (!isVendorError(error, "vendor_refused") || others.length === 0) throw error;
    return post(place, content, others);
  }
}

/**
 * Asked for a second one of the same branches, Bitbucket answers with the first and writes title, text and reviewers
 * over it: two who ask at the same time get the same one, and who asks later is refused here.
 */
export async function createPull(place: Place, request: NewPullRequest): Promise<HostPullRequest> {
  const { branch, baseBranch, title, body: description, isDraft: draft, reviewers, headSha } = request;
  if ((await pullsOf(place, branch, baseBranch)).some(isOpen)) throw refusedBy(NAME, 409);
  const ends = { source: { branch: { name: branch } }, destination: { branch: { name: baseBranch } } };
  const made = await post(place, { title, description, draft, ...ends }, trialsOf(await uuidsOf(place, reviewers)));
  return readPull(place, made, headSha);
}
