import { startGithubFake } from "@fixpoint/testing";
import { schema } from "@octokit/graphql-schema";
import { buildSchema, parse, validate } from "graphql";
import { expect, it } from "vitest";
import { describeCodeHost, describeHostContract } from "../../testing/describe-code-host.ts";
import { githubHost } from "./index.ts";
import { ADD_LABELS, CREATE_LABEL, FIND, peopleQuery, REQUEST_REVIEWS } from "./labels-and-reviewers.ts";

describeCodeHost({ host: githubHost, startFake: startGithubFake, hasLabels: true, reviewer: "grace" });

describeHostContract({
  host: githubHost,
  description: "github",
  basePath: "/api/v3",
  credentials: { accessToken: "ghp_1" },
  others: [{ accessToken: "ghs_1", installationId: "1" }],
  repository: "octocat/Hello-World",
  repositoryId: "octocat/Hello-World",
  // GraphQL is checked against the vendor's schema below.
  undescribed: ["POST /api/graphql"],
});

it("asks GraphQL for what its schema has", () => {
  const vendors = buildSchema(schema.idl, { assumeValidSDL: true });
  const queries = [FIND, CREATE_LABEL, ADD_LABELS, REQUEST_REVIEWS, peopleQuery({ users: 2, teams: 1 })];

  expect(queries.flatMap((query) => validate(vendors, parse(query))).map(({ message }) => message)).toEqual([]);
});
