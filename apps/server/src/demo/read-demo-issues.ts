import { readFile } from "node:fs/promises";
import path from "node:path";
import type { DemoIssue, DemoProject } from "./demo-project.ts";

const ISSUES = path.join(import.meta.dirname, "issues");

/** Absolute path of an issue's Markdown file; `index` counts from 0. */
export function demoIssuePath(project: DemoProject, index: number): string {
  const entry = project.issues[index];
  if (entry === undefined) throw new RangeError(`${project.slug} has no issue number ${index + 1}`);
  return path.join(ISSUES, project.slug, `${String(index + 1).padStart(2, "0")}-${entry.slug}.md`);
}

/** The issues of a project in order. The first heading of each file is its title and is no part of its text. */
export async function readDemoIssues(project: DemoProject): Promise<DemoIssue[]> {
  return Promise.all(
    project.issues.map(async (entry, index) => {
      const file = demoIssuePath(project, index);
      const heading = /^# (?<title>.+)\n+/.exec(await readFile(file, "utf8"));
      if (heading?.groups?.title === undefined) throw new Error(`${path.basename(file)} does not start with a heading`);
      const text = heading.input.slice(heading[0].length).trimEnd();
      return { slug: entry.slug, kind: entry.kind, title: heading.groups.title.trim(), text };
    }),
  );
}
