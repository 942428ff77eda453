import type { Commit, Task } from "@fixpoint/contracts";
import { expect, test } from "vitest";
import { projectRow } from "../../../testing/factories.ts";
import { isSettled, stagesOf } from "./stages.ts";

const commit: Commit = {
  sha: "a1b2c3d".padEnd(40, "0"),
  htmlUrl: null,
  message: "Add range\n\nWith tests.",
  author: { username: "Ada", avatarUrl: null },
  committer: { date: "2026-05-01T10:00:00.000Z" },
  coAuthors: [],
};
const repository = {
  id: "r",
  name: "shop",
  provider: "local" as const,
  url: "/srv/shop",
  defaultBranch: "main",
  latestCommit: commit,
};
const task: Task = {
  id: "t",
  type: "base_commit_update",
  organizationId: "org-1",
  projectId: "project-1",
  status: "running",
  createdAt: "2026-05-01T10:00:00.000Z",
  updatedAt: "2026-05-01T10:00:02.000Z",
  error: null,
};

test("only what has been done is shown, with the tasks of this project", () => {
  const project = projectRow({ repositories: [repository] });
  const stages = stagesOf(project, [task, { ...task, id: "other", projectId: "project-2" }]);

  expect(stages.map(({ title, status, detail }) => [title, status, detail])).toEqual([
    ["Read the repository", "done", "shop, branch main"],
    ["Resolve the base commit", "done", "a1b2c3d Add range"],
    ["Update the base commit", "running", ""],
  ]);
  expect(stages.at(-1)?.milliseconds).toBe(2000);
  expect(isSettled(stages)).toBe(false);
  expect(isSettled(stagesOf(project, [{ ...task, status: "failed", error: "gone" }]))).toBe(true);
});

test("a project without a commit waits for it", () => {
  const stages = stagesOf(projectRow({ repositories: [{ ...repository, latestCommit: null }] }), []);

  expect(stages[1]).toMatchObject({ status: "pending", detail: "No commit is known yet" });
});
