import { writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { describe, expect, it } from "vitest";
import { asksForFix, readEvent } from "./read-event.ts";

async function read(event: unknown): ReturnType<typeof readEvent> {
  await using folder = await tempFolder();
  const file = path.join(folder.path, "event.json");
  await writeFile(file, typeof event === "string" ? event : JSON.stringify(event));
  return await readEvent(file);
}

const GITHUB = {
  action: "labeled",
  label: { name: "Fixpoint" },
  issue: {
    number: 12,
    title: "It breaks",
    body: "`f()` gives 1",
    html_url: "https://github.com/a/b/issues/12",
    labels: [{ name: "bug" }],
  },
};
const GITLAB = {
  object_kind: "issue",
  object_attributes: {
    iid: 12,
    title: "It breaks",
    description: null,
    url: "https://gitlab.com/a/b/-/issues/12",
    action: "update",
  },
  labels: [{ title: "bug" }, { title: "fixpoint" }],
  changes: { labels: { previous: [{ title: "bug" }], current: [{ title: "bug" }, { title: "fixpoint" }] } },
};

describe("the event of a pipeline", () => {
  it("tells the issue and the labels that came with it", async () => {
    expect(await read(GITHUB)).toEqual({
      title: "It breaks",
      text: "`f()` gives 1",
      key: "#12",
      url: "https://github.com/a/b/issues/12",
      addedLabels: ["Fixpoint"],
    });
    expect(await read(GITLAB)).toEqual({
      title: "It breaks",
      text: "",
      key: "#12",
      url: "https://gitlab.com/a/b/-/issues/12",
      addedLabels: ["fixpoint"],
    });
  });

  it.each([
    ["labelled at GitHub", GITHUB, true],
    ["opened with the label at GitHub", { action: "opened", issue: { ...GITHUB.issue, labels: [{ name: "fixpoint" }] } }, true],
    ["another label at GitHub", { ...GITHUB, label: { name: "bug" } }, false],
    ["the label taken away at GitHub", { ...GITHUB, action: "unlabeled" }, false],
    ["labelled at GitLab", GITLAB, true],
    [
      "opened with the label at GitLab",
      { ...GITLAB, changes: {}, object_attributes: { ...GITLAB.object_attributes, action: "open" } },
      true,
    ],
    ["edited at GitLab", { ...GITLAB, changes: {} }, false],
    ["the label taken away at GitLab", { ...GITLAB, changes: { labels: { previous: GITLAB.labels, current: [] } } }, false],
  ])("asks for a fix: %s", async (_name, event, asks) => {
    expect(asksForFix(await read(event), "fixpoint")).toBe(asks);
    expect(asksForFix(await read(event), "")).toBe(true);
  });

  it.each([
    ["a push", { ref: "refs/heads/main" }, "event_without_issue"],
    ["no JSON", "{", "event_unreadable"],
  ])("is refused: %s", async (_name, event, code) => {
    await expect(read(event)).rejects.toMatchObject({ name: "InputError", code });
  });

  it("is refused where there is no file", async () => {
    await expect(readEvent("nowhere.json")).rejects.toMatchObject({ code: "event_unreadable" });
  });
});
