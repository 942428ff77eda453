import { IntegrationProvider } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { PROVIDER_GROUPS, providerOf } from "./providers.ts";

test("every provider is in one group", () => {
  expect(PROVIDER_GROUPS.flatMap((group) => group.providers).sort()).toEqual([...IntegrationProvider.options].sort());
});

test("a deep link may say Jira, and names nothing else", () => {
  expect([providerOf("jira"), providerOf("Trello"), providerOf("atlassian"), providerOf("svn"), providerOf(undefined)]).toEqual([
    "atlassian",
    "trello",
    "atlassian",
    undefined,
    undefined,
  ]);
});
