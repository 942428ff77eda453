import type { Octokit } from "@octokit/core";
import { z } from "zod";

const LABEL_COLOR = "5b8def";
/** GraphQL's names of fields hold no dash. */
const nameOf = (index: number) => `person${index}`;

const Found = z.object({
  repository: z.object({
    id: z.string(),
    pullRequest: z.object({ id: z.string() }),
    label: z.object({ id: z.string() }).nullable().optional(),
  }),
});
const People = z.record(z.string(), z.object({ id: z.string() }).nullable());
const Made = z.object({ createLabel: z.object({ label: z.object({ id: z.string() }) }) });

export const FIND = `query ($owner: String!, $name: String!, $number: Int!, $label: String!) {
  repository(owner: $owner, name: $name) { id pullRequest(number: $number) { id } label(name: $label) { id } }
}`;
export const CREATE_LABEL = `mutation ($repositoryId: ID!, $name: String!, $color: String!) {
  createLabel(input: { repositoryId: $repositoryId, name: $name, color: $color }) { label { id } }
}`;
export const ADD_LABELS = `mutation ($labelableId: ID!, $labelIds: [ID!]!) {
  addLabelsToLabelable(input: { labelableId: $labelableId, labelIds: $labelIds }) { clientMutationId }
}`;
export const REQUEST_REVIEWS = `mutation ($pullRequestId: ID!, $userIds: [ID!]!, $teamIds: [ID!]!) {
  requestReviews(input: { pullRequestId: $pullRequestId, userIds: $userIds, teamIds: $teamIds, union: true }) { clientMutationId }
}`;

/** One query for all of them: somebody who is not there is null, and an error beside. */
export function peopleQuery(count: { users: number; teams: number }): string {
  const users = Array.from({ length: count.users }, (_, index) => index);
  const teams = Array.from({ length: count.teams }, (_, index) => index);
  const parameters = [
    ...users.map((index) => `$user${index}: String!`),
    ...teams.flatMap((index) => [`$organization${index}: String!`, `$team${index}: String!`]),
  ];
  const fields = [
    ...users.map((index) => `${nameOf(index)}: user(login: $user${index}) { id }`),
    ...teams.map((index) => `team${index}: organization(login: $organization${index}) { team(slug: $team${index}) { id } }`),
  ];
  return `query (${parameters.join(", ")}) { ${fields.join(" ")} }`;
}

/** What came in spite of errors: one that is not there takes nothing from the others. */
async function ask(octokit: Octokit, query: string, variables: Record<string, unknown>): Promise<unknown> {
  try {
    return await octokit.graphql(query, variables);
  } catch (error) {
    const data = z.object({ data: z.unknown() }).safeParse(error);
    if (data.success && data.data.data != null) return data.data.data;
    throw error;
  }
}

async function labelIdOf(octokit: Octokit, found: z.infer<typeof Found>, name: string): Promise<string> {
  const { id: repositoryId, label } = found.repository;
  if (label) return label.id;
  const made = Made.parse(await octokit.graphql(CREATE_LABEL, { repositoryId, name, color: LABEL_COLOR }));
  return made.createLabel.label.id;
}

async function requestReviews(octokit: Octokit, pullRequestId: string, reviewers: readonly string[]): Promise<void> {
  const users = reviewers.filter((name) => !name.includes("/"));
  const teams = reviewers.filter((name) => name.includes("/"));
  const variables = Object.fromEntries([
    ...users.map((name, index) => [`user${index}`, name]),
    ...teams.flatMap((name, index) => [
      [`organization${index}`, name.split("/")[0]],
      [`team${index}`, name.split("/")[1]],
    ]),
  ]) as Record<string, string>;
  const answer = await ask(octokit, peopleQuery({ users: users.length, teams: teams.length }), variables);
  const teamOf = z.object({ team: z.object({ id: z.string() }).nullable() });
  const found = z.record(z.string(), z.unknown()).parse(answer);
  const userIds = users.flatMap((_, index) => People.parse({ one: found[nameOf(index)] ?? null })["one"]?.id ?? []);
  const teamIds = teams.flatMap((_, index) => teamOf.safeParse(found[`team${index}`]).data?.team?.id ?? []);
  if (userIds.length + teamIds.length > 0) await octokit.graphql(REQUEST_REVIEWS, { pullRequestId, userIds, teamIds });
}

/** REST has calls for both, but GraphQL answers for all of them in one request each. `reviewers`: logins, or `organization/team`. */
export async function addLabelsAndReviewers(
  octokit: Octokit,
  place: { owner: string; repo: string; number: number },
  labels: readonly string[],
  reviewers: readonly string[],
): Promise<void> {
  const { owner, repo: name, number } = place;
  const [label] = labels;
  if (label === undefined && reviewers.length === 0) return;
  const found = Found.parse(await ask(octokit, FIND, { owner, name, number, label: label ?? "" }));
  const pullRequestId = found.repository.pullRequest.id;
  if (label !== undefined)
    await octokit.graphql(ADD_LABELS, { labelableId: pullRequestId, labelIds: [await labelIdOf(octokit, found, label)] });
  if (reviewers.length > 0) await requestReviews(octokit, pullRequestId, reviewers);
}
