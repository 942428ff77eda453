import { describe, expect, it } from "vitest";
import { accountOf, isFromItself, toChecks, toCommit, toNotes, toPullRequest, toRepository } from "./map.ts";
import { Comment, HostedCommit, HostedRepository, Pull, Status } from "./schema.ts";

const ORIGIN = "https://bitbucket.org";
const own = { full_name: "acme/shop" };

function pull(more: object = {}): Pull {
  const source = { branch: { name: "fix" }, commit: { hash: "a".repeat(12) }, repository: own };
  return Pull.parse({ id: 1, state: "OPEN", source, destination: { branch: { name: "main" }, repository: own }, ...more });
}

it.each([
  [{ state: "OPEN" }, "OPEN"],
  [{ state: "OPEN", draft: true }, "DRAFT"],
  [{ state: "DRAFT" }, "DRAFT"],
  [{ state: "QUEUED", draft: false }, "OPEN"],
  [{ state: "MERGED" }, "MERGED"],
  [{ state: "DECLINED" }, "CLOSED"],
  [{ state: "DECLINED", draft: true }, "CLOSED"],
  [{ state: "SUPERSEDED" }, "CLOSED"],
])("a pull request that says %j is %s", (said, status) => {
  expect(toPullRequest(pull(said), "a".repeat(40), `${ORIGIN}/acme/shop`)).toMatchObject({
    status,
    htmlUrl: `${ORIGIN}/acme/shop/pull-requests/1`,
    hasConflict: null,
  });
});

it("tells the repository's own branches from those of forks, also when the fork is gone", () => {
  const from = (repository: object | null) => isFromItself(pull({ source: { branch: { name: "fix" }, repository } }));

  expect([from(own), from({ full_name: "mallory/shop" }), from(null)]).toEqual([true, false, false]);
});

it("reads an empty repository, and names no account in its address", () => {
  const hosted = HostedRepository.parse({ uuid: "{1}", full_name: "acme/shop", mainbranch: null });

  expect(toRepository(hosted, ORIGIN)).toEqual({
    id: "{1}",
    name: "acme/shop",
    url: `${ORIGIN}/acme/shop.git`,
    htmlUrl: `${ORIGIN}/acme/shop`,
    defaultBranch: null,
  });
});

describe("authors of commits", () => {
  const commit = (author: object) => HostedCommit.parse({ hash: "a".repeat(40), message: "Fix\n", author });

  it("have a name, and no account where the e-mail belongs to none", () => {
    const without = commit({ raw: "Grace Hopper <grace@acme.test>" });

    expect(toCommit(without, ORIGIN).author).toEqual({ username: "Grace Hopper", avatarUrl: null });
    expect(accountOf(without)).toBeNull();
  });

  it("are no reviewers when they are programs", () => {
    const account = { uuid: "{1}", display_name: "token" };

    expect(accountOf(commit({ user: { ...account, type: "user" } }))).toBe("{1}");
    expect(accountOf(commit({ user: { ...account, type: "app_user" } }))).toBeNull();
  });
});

it("takes the newest status of each name, and the key where there is no name", () => {
  const statuses = [
    { key: "2", name: "build", state: "SUCCESSFUL", updated_on: "2026-03-01T10:00:00Z" },
    { key: "1", name: "build", state: "FAILED", updated_on: "2026-03-01T09:00:00Z", description: "old" },
    { key: "deploy", name: "", state: "STOPPED", updated_on: "2026-03-01T09:00:00Z" },
    { key: "lint", state: "INPROGRESS", url: "https://ci.acme.test/1" },
    { key: "test", state: "FAILED", description: "2 of 9 failed" },
  ];

  const checks = toChecks(statuses.map((status) => Status.parse(status)));

  expect(Object.fromEntries(checks.map(({ name, state, summary }) => [name, [state, summary]]))).toEqual({
    build: ["passed", ""],
    deploy: ["pending", ""],
    lint: ["pending", ""],
    test: ["failed", "2 of 9 failed"],
  });
});

describe("comments", () => {
  const comment = (id: number, more: object = {}) => {
    const user = { type: "user", uuid: "{g}", nickname: "grace" };
    const created_on = new Date(Date.UTC(2026, 2, 1, 9, 0, id)).toISOString();
    return Comment.parse({ id, created_on, content: { raw: String(id) }, user, ...more });
  };
  const read = (...comments: Comment[]) => toNotes(comments, new Set(["{g}"]));

  it("leave out those that are deleted or not sent yet, and stay in the thread of one that is deleted", () => {
    const inline = { path: "src/add.js", to: 3 };
    const notes = read(
      comment(1, { deleted: true, inline }),
      comment(2, { parent: { id: 1 } }),
      comment(3, { parent: { id: 2 } }),
      comment(4, { pending: true }),
    );

    expect(notes.map(({ id, threadId, place }) => [id, threadId, place])).toEqual([
      ["2", "1", { path: "src/add.js", line: 3 }],
      ["3", "1", { path: "src/add.js", line: 3 }],
    ]);
  });

  it("tell the lines, of the old file where there are none of the new, and none on a whole file", () => {
    const places = read(
      comment(1, { inline: { path: "a", to: null, from: 7 } }),
      comment(2, { inline: { path: "a", to: 8, from: 7 } }),
      comment(3, { inline: { path: "a" } }),
      comment(4, { inline: { path: "a", to: 9, start_to: 5, from: 4, start_from: 2 } }),
      comment(5, { inline: { path: "a", from: 4, start_from: 2 } }),
    ).map(({ place }) => place);

    expect(places).toEqual([
      { path: "a", line: 7 },
      { path: "a", line: 8 },
      null,
      { path: "a", line: 9, startLine: 5 },
      { path: "a", line: 4, startLine: 2 },
    ]);
  });

  it("are trusted from members alone, and tell programs", () => {
    const stranger = { type: "user", uuid: "{s}", nickname: "grace" };
    const token = { type: "app_user", uuid: "{t}", display_name: "Deploy" };
    const notes = read(comment(1), comment(2, { user: stranger }), comment(3, { user: token }), comment(4, { user: null }));

    expect(notes.map(({ author, isTrusted, isBot }) => [author, isTrusted, isBot])).toEqual([
      ["grace", true, false],
      ["grace", false, false],
      ["Deploy", false, true],
      ["unknown", false, false],
    ]);
  });

  it("read threads that lead in circles", () => {
    const notes = read(comment(1, { parent: { id: 2 } }), comment(2, { parent: { id: 1 } }));

    expect(notes.map(({ threadId }) => threadId)).toEqual(["1", "1"]);
  });
});
