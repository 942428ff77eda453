import { access, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { demoProjects } from "./catalogue.ts";
import { demoIssuePath, readDemoIssues } from "./read-demo-issues.ts";

const issues = demoProjects.flatMap((project) => project.issues.map((issue, index) => ({ project, issue, index })));

/** Words of a repair rather than of a report. */
const FIX_WORDS =
  /\b(pull request #|patch|the fix is|fixed by|should be changed to|replace .* with|instead of `|parseInt|Math\.floor|isFinite|issuperset\b)/i;

describe("demo catalogue", () => {
  test("has unique slugs, in all and within a project", () => {
    const projects = demoProjects.map((project) => project.slug);
    const all = issues.map(({ project, issue }) => `${project.slug}/${issue.slug}`);

    expect(new Set(projects).size).toBe(projects.length);
    expect(new Set(all).size).toBe(all.length);
    expect(projects.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test("pins an exact version with a sha512 hash", () => {
    for (const { source } of demoProjects) {
      expect(source.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      expect(source.version).toMatch(/^\d+\.\d+\.\d+(-\d+)?$/);
    }
  });

  test("covers both languages and every kind of report", () => {
    const languages = new Set(demoProjects.map((project) => project.language));
    const kinds = new Set(issues.map(({ issue }) => issue.kind));

    expect([...languages].sort()).toEqual(["javascript", "python"]);
    expect([...kinds].sort()).toEqual(["bug", "feature", "incomplete", "mistaken", "question"]);
  });

  test.each(issues.map(({ project, issue, index }) => [`${project.slug}/${issue.slug}`, project, index] as const))(
    "%s has its text",
    async (_name, project, index) => {
      await access(demoIssuePath(project, index));
      const issue = (await readDemoIssues(project))[index];

      expect(issue?.title.length).toBeGreaterThan(10 - 1);
      expect(issue?.text.length).toBeGreaterThan(0);
      expect(issue?.text).not.toMatch(/^# /m);
      expect(`${issue?.title}\n${issue?.text}`).not.toMatch(FIX_WORDS);
    },
  );

  test("leaves no text without an entry", async () => {
    const folder = path.join(import.meta.dirname, "issues");
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".md")).sort();

    expect(files).toEqual(issues.map(({ project, index }) => path.relative(folder, demoIssuePath(project, index))).sort());
  });
});
