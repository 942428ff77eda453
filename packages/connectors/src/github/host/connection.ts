import type { Octokit } from "@octokit/core";
import { z } from "zod";
import { readAnswer } from "../../http/answer.ts";
import { isVendorError } from "../../http/vendor-error.ts";
import { readPages } from "../../paging/read-pages.ts";
import { repositoryPathOf } from "../../publishing/repository-path.ts";
import type { VendorAccess } from "../../types/access.ts";
import type { AddressOf, Check, CodeHostConnection, HostPullRequest, PullRequestRef, ReviewNote } from "../../types/code-host.ts";
import { createClient, NAME, pagesUrlOf } from "../client.ts";
import { connect as connectTracker } from "../connection.ts";
import { placeOf } from "../map.ts";
import { addLabelsAndReviewers } from "./labels-and-reviewers.ts";
import {
  commentToNote,
  loginOf,
  reviewCommentToNote,
  reviewToNote,
  runToCheck,
  statusToCheck,
  toCommit,
  toPullRequest,
  toRepository,
} from "./map.ts";
import {
  CheckRuns,
  HostedCommit,
  HostedRepository,
  InstalledRepositories,
  IssueComment,
  Pull,
  Review,
  ReviewComment,
  Statuses,
} from "./schema.ts";

const PER_PAGE = 100;

function repositoriesOf(octokit: Octokit, isInstallation: boolean): AsyncGenerator<HostedRepository[]> {
  return readPages(PER_PAGE, async (page) => {
    const query = { per_page: PER_PAGE, page };
    if (isInstallation) {
      const { data } = await octokit.request("GET /installation/repositories", query);
      return readAnswer(NAME, InstalledRepositories, data).repositories;
    }
    const { data } = await octokit.request("GET /user/repos", { ...query, sort: "full_name" });
    return readAnswer(NAME, z.array(HostedRepository), data);
  });
}

type ListOfNotes =
  | "GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
  | "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
  | "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";

async function whole<S extends z.ZodType>(
  octokit: Octokit,
  call: ListOfNotes,
  place: { owner: string; repo: string },
  number: number,
  schema: S,
): Promise<z.output<S>[]> {
  const pages = readPages(PER_PAGE, async (page) => {
    const path = { ...place, issue_number: number, pull_number: number, per_page: PER_PAGE, page };
    const { issue_number, pull_number, ...rest } = path;
    const { data } = await octokit.request(
      call,
      call.includes("issue_number") ? { ...rest, issue_number } : { ...rest, pull_number },
    );
    return readAnswer(NAME, z.array(schema), data);
  });
  return (await Array.fromAsync(pages)).flat();
}

async function notesOf(octokit: Octokit, place: { owner: string; repo: string }, number: number): Promise<ReviewNote[]> {
  const comments = await whole(octokit, "GET /repos/{owner}/{repo}/issues/{issue_number}/comments", place, number, IssueComment);
  const lines = await whole(octokit, "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments", place, number, ReviewComment);
  const reviews = await whole(octokit, "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews", place, number, Review);
  const notes = [
    ...comments.map(commentToNote),
    ...lines.map(reviewCommentToNote),
    ...reviews.map(reviewToNote).filter((note) => note !== null),
  ];
  return notes.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

async function checksOf(octokit: Octokit, place: { owner: string; repo: string }, sha: string): Promise<Check[]> {
  const runs = readPages(PER_PAGE, async (page) => {
    const query = { ...place, ref: sha, filter: "latest" as const, per_page: PER_PAGE, page };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/check-runs", query);
    return readAnswer(NAME, CheckRuns, data).check_runs;
  });
  const statuses = readPages(PER_PAGE, async (page) => {
    const query = { ...place, ref: sha, per_page: PER_PAGE, page };
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/status", query);
    return readAnswer(NAME, Statuses, data).statuses;
  });
  return [
    ...(await Array.fromAsync(runs)).flat().map(runToCheck),
    ...(await Array.fromAsync(statuses)).flat().map(statusToCheck),
  ];
}

export function connect(access: VendorAccess, addressOf: AddressOf): CodeHostConnection {
  const octokit = createClient(access);
  const isInstallation = access.credentials.installationId !== undefined;
  const origin = pagesUrlOf(access.baseUrl);
  const tracker = connectTracker(access);
  const placeAt = (url: string) => placeOf(repositoryPathOf(url, origin));

  async function commitAt(url: string, ref: string): Promise<HostedCommit> {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits/{ref}", { ...placeAt(url), ref });
    return readAnswer(NAME, HostedCommit, data);
  }

  async function read({ url, number }: PullRequestRef): Promise<HostPullRequest | null> {
    if (number === null) return null;
    const place = { ...placeAt(url), pull_number: number };
    try {
      const { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", place);
      return toPullRequest(readAnswer(NAME, Pull, data));
    } catch (error) {
      if (isVendorError(error, "not_at_vendor")) return null;
      throw error;
    }
  }

  return {
    async *repositories() {
      for await (const page of repositoriesOf(octokit, isInstallation))
        yield page.map(toRepository).filter(({ isReadOnly }) => isReadOnly !== true);
    },
    async repository(url) {
      const { data } = await octokit.request("GET /repos/{owner}/{repo}", placeAt(url));
      return toRepository(readAnswer(NAME, HostedRepository, data));
    },
    async remote(url) {
      placeAt(url);
      const login = { username: "x-access-token", password: access.credentials.accessToken };
      return { url, login, address: await addressOf(new URL(url).hostname) };
    },
    latestCommit: async ({ url, branch }) => toCommit(await commitAt(url, `heads/${branch}`)),
    authorOf: async (url, sha) => loginOf(await commitAt(url, sha)),
    async findPullRequest({ url, branch, baseBranch }) {
      const place = placeAt(url);
      const query = { ...place, head: `${place.owner}:${branch}`, base: baseBranch, state: "all", per_page: PER_PAGE } as const;
      const { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls", query);
      const found = readAnswer(NAME, z.array(Pull), data).map(toPullRequest);
      return found.find(({ status }) => status === "OPEN" || status === "DRAFT") ?? found[0] ?? null;
    },
    async createPullRequest({ url, branch, baseBranch, title, body, isDraft, labels, reviewers }) {
      const place = placeAt(url);
      const content = { ...place, head: branch, base: baseBranch, title, body, draft: isDraft, maintainer_can_modify: true };
      const { data } = await octokit.request("POST /repos/{owner}/{repo}/pulls", content);
      const made = toPullRequest(readAnswer(NAME, Pull, data));
      // It is open: what does not come of the rest takes nothing from it.
      if (made.number !== null)
        await addLabelsAndReviewers(octokit, { ...place, number: made.number }, labels, reviewers).catch(() => {});
      return made;
    },
    pullRequest: read,
    checks: (url, sha) => checksOf(octokit, placeAt(url), sha),
    reviewNotes: async ({ url, number }) => (number === null ? [] : notesOf(octokit, placeAt(url), number)),
    async reply({ url, number }, threadId, markdown) {
      if (number === null) return;
      const place = { ...placeAt(url), body: markdown };
      if (threadId === null) {
        const call = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
        await octokit.request(call, { ...place, issue_number: number });
        return;
      }
      const call = "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies";
      await octokit.request(call, { ...place, pull_number: number, comment_id: Number(threadId) });
    },
    watch: tracker.watch,
    renew: tracker.renew,
    unwatch: tracker.unwatch,
  };
}
