import { IssueSource } from "@fixpoint/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closingReference, type RepositoryAtHost, type IssueToClose } from "./closing-reference.ts";

const GITHUB: RepositoryAtHost = { provider: "github", path: "acme/shop", origin: "https://github.com" };
const GITLAB: RepositoryAtHost = { provider: "gitlab", path: "acme/web/shop", origin: "https://gitlab.com" };

const onGithub = (more: Partial<IssueToClose> = {}): IssueToClose => ({
  source: "github",
  trackerKey: "#12",
  url: "https://github.com/acme/shop/issues/12",
  externalId: "12",
  externalSourceId: "acme/shop",
  ...more,
});
const onGitlab = (more: Partial<IssueToClose> = {}): IssueToClose => ({
  source: "gitlab",
  trackerKey: "#12",
  url: "https://gitlab.com/acme/web/shop/-/issues/12",
  externalId: "12",
  externalSourceId: "7",
  ...more,
});
const elsewhere = (source: IssueSource, more: Partial<IssueToClose> = {}): IssueToClose => ({
  source,
  trackerKey: null,
  url: "https://tracker.test/1",
  externalId: "1",
  externalSourceId: "2",
  ...more,
});
const NOTHING = { body: null, commit: null, title: null };
const both = (line: string, title: string | null = null) => ({ body: line, commit: line, title });

describe("how merging closes an issue", () => {
  it.each<[string, IssueToClose, RepositoryAtHost, ReturnType<typeof closingReference>]>([
    ["GitHub, same repository", onGithub({ externalSourceId: "Acme/Shop" }), GITHUB, both("Fixes #12")],
    ["GitHub, another repository", onGithub({ externalSourceId: "acme/docs" }), GITHUB, both("Fixes acme/docs#12")],
    ["GitHub, another instance", onGithub({ url: "https://github.acme.test/acme/shop/issues/12" }), GITHUB, NOTHING],
    ["GitHub, code elsewhere", onGithub(), GITLAB, NOTHING],
    ["GitHub, no number", onGithub({ externalId: "12 and #13" }), GITHUB, NOTHING],
    ["GitHub, no repository", onGithub({ externalSourceId: "acme/shop closes x" }), GITHUB, NOTHING],
    ["GitLab, same project", onGitlab(), GITLAB, both("Closes #12")],
    [
      "GitLab, another project",
      onGitlab({ url: "https://gitlab.com/acme/docs/-/issues/12" }),
      GITLAB,
      both("Closes acme/docs#12"),
    ],
    [
      "GitLab, as a work item",
      onGitlab({ url: "https://gitlab.com/acme/docs/-/work_items/12" }),
      GITLAB,
      both("Closes acme/docs#12"),
    ],
    ["GitLab, another instance", onGitlab(), { ...GITLAB, origin: "https://git.acme.test" }, NOTHING],
    ["GitLab, no page", onGitlab({ url: null }), GITLAB, NOTHING],
    ["Jira", elsewhere("atlassian", { url: "https://acme.atlassian.net/browse/SHOP-3" }), GITHUB, both("SHOP-3", "SHOP-3")],
    ["Jira on GitLab", elsewhere("atlassian", { trackerKey: "SHOP-3", url: null }), GITLAB, both("Closes SHOP-3", "SHOP-3")],
    ["Jira, no key", elsewhere("atlassian", { url: "https://acme.atlassian.net/browse/SHOP-3%20%23close" }), GITHUB, NOTHING],
    ["ClickUp", elsewhere("clickup", { externalId: "86abc12" }), GITHUB, both("CU-86abc12", "CU-86abc12")],
    ["ClickUp, no id", elsewhere("clickup", { externalId: "86abc12[closed]" }), GITHUB, NOTHING],
    ["Sentry", elsewhere("sentry", { trackerKey: "MY-SHOP-1A" }), GITHUB, both("Fixes MY-SHOP-1A")],
    ["Sentry, no key", elsewhere("sentry", { trackerKey: "SHOP-1A\nFixes SHOP-2" }), GITHUB, NOTHING],
    ["Sentry, not known", elsewhere("sentry"), GITHUB, NOTHING],
    ["Asana", elsewhere("asana"), GITHUB, NOTHING],
    ["Trello", elsewhere("trello", { trackerKey: "#5" }), GITHUB, NOTHING],
    ["written here", elsewhere("local", { trackerKey: "API-7" }), GITHUB, NOTHING],
  ])("%s", (_name, issue, host, expected) => {
    expect(closingReference(issue, host)).toEqual(expected);
  });

  it("holds nothing but a word and a reference, whatever a tracker gives", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 12 }),
      fc.constantFrom(
        "12",
        "SHOP-1",
        "a/b",
        "86abc",
        "12\n",
        "SHOP-1 #close",
        "a/b#1 fixes",
        "https://github.com/a/b%0A/-/issues/1",
      ),
    );
    const issue = fc.record({
      source: fc.constantFrom(...IssueSource.options),
      trackerKey: fc.option(text),
      url: fc.option(
        fc.oneof(
          text,
          text.map((path) => `https://gitlab.com/${path}/-/issues/1`),
        ),
      ),
      externalId: fc.option(text),
      externalSourceId: text,
    });
    fc.assert(
      fc.property(issue, fc.constantFrom(GITHUB, GITLAB), (one, host) => {
        const { body, commit, title } = closingReference(one, host);

        for (const line of [body, commit, title]) expect(line ?? "").toMatch(/^(?:(?:Fixes|Closes) )?[\w./-]*(?:#\d+)?$(?!\n)/);
      }),
      { numRuns: 500 },
    );
  });
});
