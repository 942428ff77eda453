import { describe, expect, it } from "vitest";
import { descriptionOf } from "./content.ts";
import { newestOfEachName, statusToCheck, toNotes, toPullRequest, toRepository } from "./map.ts";
import { accountOf, isBot, judgeWriters } from "./people.ts";
import { CommitStatus, Discussion, HostedCommit, HostedProject, MergeRequest } from "./schema.ts";

const person = (username: string, more: object = {}) => ({ username, name: username, ...more });

function mergeRequest(more: object = {}): MergeRequest {
  return MergeRequest.parse({
    iid: 7,
    web_url: "https://acme.test/shop/-/merge_requests/7",
    state: "opened",
    draft: false,
    source_branch: "fixpoint/A",
    target_branch: "main",
    source_project_id: 4,
    target_project_id: 4,
    sha: "a".repeat(40),
    author: person("fixpoint"),
    ...more,
  });
}

function project(more: object = {}): HostedProject {
  return HostedProject.parse({ id: 4, path_with_namespace: "acme/shop", web_url: "https://acme.test/acme/shop", ...more });
}

function noteOf(more: object = {}) {
  return { id: 1, body: "why?", author: person("grace"), created_at: "2026-03-01T09:00:00Z", system: false, ...more };
}

it.each([
  ["opened", false, "OPEN"],
  ["opened", true, "DRAFT"],
  ["locked", false, "OPEN"],
  ["closed", true, "CLOSED"],
  ["merged", false, "MERGED"],
])("reads a merge request that is %s, a draft: %s, as %s", (state, draft, status) => {
  expect(toPullRequest(mergeRequest({ state, draft })).status).toBe(status);
});

it.each([
  [{ merge_status: "can_be_merged", has_conflicts: false }, false],
  [{ merge_status: "cannot_be_merged", has_conflicts: true }, true],
  [{ merge_status: "unchecked", has_conflicts: false }, null],
  [{ merge_status: "checking", has_conflicts: false }, null],
  [{ merge_status: "checking", has_conflicts: false, detailed_merge_status: "conflict" }, true],
  [{}, null],
])("reads from %j whether there is a conflict: %s", (told, hasConflict) => {
  expect(toPullRequest(mergeRequest(told)).hasConflict).toBe(hasConflict);
});

it.each([
  ["success", false, "passed"],
  ["skipped", false, "passed"],
  ["failed", false, "failed"],
  ["failed", true, "passed"],
  ["manual", true, "passed"],
  ["manual", false, "pending"],
  ["canceled", false, "pending"],
  ["created", true, "pending"],
  ["running", false, "pending"],
  ["something new", false, "pending"],
])("reads a job that is %s, and may fail: %s, as %s", (status, allow_failure, state) => {
  expect(statusToCheck(CommitStatus.parse({ id: 1, name: "test", status, allow_failure })).state).toBe(state);
});

it("takes the newest job of each name, in whatever order they come", () => {
  const statuses = [3, 1, 2].map((id) => CommitStatus.parse({ id, name: id === 2 ? "lint" : "test", status: "success" }));

  expect(newestOfEachName(statuses).map(({ id }) => id)).toEqual([3, 2]);
});

it("tells no branch of an empty repository", () => {
  const told = { default_branch: "main" };
  const branchOf = (more: object) => toRepository(project({ ...told, ...more }), "https://acme.test").defaultBranch;

  expect([branchOf({ empty_repo: true }), branchOf({ empty_repo: false }), branchOf({})]).toEqual([null, "main", "main"]);
});

it("names the first reviewer last, where one alone is taken, and none where there are none", () => {
  expect(descriptionOf("Proof.", ["ada", "grace"])).toBe("Proof.\n\n/assign_reviewer @grace\n/assign_reviewer @ada\n");
  expect(descriptionOf("Proof.\n", [])).toBe("Proof.\n");
});

it("reads where a note stands, and where an answer belongs", () => {
  const at = (position: object) => ({ id: "d", individual_note: false, notes: [noteOf({ position })] });
  const discussions = [
    at({ old_path: "a.js", new_path: "b.js", old_line: null, new_line: 3 }),
    at({ old_path: "a.js", new_path: "b.js", old_line: 5, new_line: null }),
    at({ old_path: "a.png", new_path: "a.png" }),
    { id: "d", individual_note: false, notes: [noteOf({ system: true }), noteOf({ author: null })] },
    { id: "d", individual_note: true, notes: [noteOf()] },
  ].map((discussion) => Discussion.parse(discussion));
  const judge = { isTrusted: judgeWriters(project({ visibility: "private" }), mergeRequest(), []), isBot };

  const notes = discussions.flatMap((discussion) => toNotes(discussion, judge));

  expect(notes.map(({ place, threadId, author, isTrusted }) => [place, threadId, author, isTrusted])).toEqual([
    [{ path: "b.js", line: 3 }, "d", "grace", true],
    [{ path: "a.js", line: 5 }, "d", "grace", true],
    [null, "d", "grace", true],
    [null, "d", "ghost", false],
    [null, null, "grace", true],
  ]);
});

describe("who may write", () => {
  const people = ["fixpoint", "assigned", "reviews", "merged", "pushed", "says"];
  const named = { assignees: [person("assigned")], reviewers: [person("reviews")], merge_user: person("merged") };
  const notes = Discussion.shape.notes.parse([
    noteOf({ author: person("pushed"), system: true, body: "added 2 commits\n\n<ul>…</ul>" }),
    noteOf({ author: person("says"), body: "added 1 commit" }),
    noteOf({ author: person("says"), system: true, body: "changed the description" }),
  ]);
  const trusted = (of: object, from: object = {}) =>
    people.filter(judgeWriters(project(of), mergeRequest({ ...named, ...from }), notes));

  it("is everybody where members alone see merge requests", () => {
    expect(trusted({ visibility: "private" })).toEqual(people);
    expect(trusted({ visibility: "public", merge_requests_access_level: "private" })).toEqual(people);
  });

  it.each(["public", "internal", undefined])("is whom the merge request names where the project is %s", (visibility) => {
    const writers = ["fixpoint", "assigned", "reviews", "merged", "pushed"];
    expect(trusted({ visibility, merge_requests_access_level: "enabled" })).toEqual(writers);
    expect(trusted({ visibility }, { source_project_id: 9 })).toEqual(["assigned", "reviews", "merged"]);
    expect(trusted({ visibility }, { source_project_id: null })).toEqual(["assigned", "reviews", "merged"]);
  });
});

it.each([
  ["project_123_bot_4ffca233d8298ea1", true],
  ["group_9_bot", true],
  ["service_account_group_345_c468757e", true],
  ["GitLabDuo", true],
  ["GitLab-Security-Bot", true],
  ["support-bot1", true],
  ["grace", false],
  ["talbot", false],
  ["project_manager", false],
])("takes %s for a program: %s", (username, expected) => expect(isBot(username)).toBe(expected));

describe("who made a commit", () => {
  const commit = HostedCommit.parse({
    id: "a".repeat(40),
    message: "fix",
    author_name: "Grace",
    author_email: "grace@acme.test",
    committed_date: "2026-03-01T09:00:00Z",
    web_url: "https://acme.test/acme/shop/-/commit/a",
  });
  const by = (author: object, more: object = {}) => accountOf(commit, [mergeRequest({ author, ...more })]);

  it("is the author of its merge request whose name or address it has", () => {
    expect(by({ username: "ghopper", name: "Grace" })).toBe("ghopper");
    expect(by({ username: "ghopper", name: "G.", public_email: "Grace@acme.test" })).toBe("ghopper");
  });

  it.each([
    ["somebody else's", by({ username: "ada", name: "Ada", public_email: "" })],
    ["a fork's", by({ username: "ghopper", name: "Grace" }, { source_project_id: 9 })],
    ["a program's", by({ username: "project_4_bot_1", name: "Grace" })],
  ])("is nobody where it is %s", (_whose, found) => expect(found).toBeNull());
});
