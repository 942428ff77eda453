import type { DebianPackage, NpmPackage } from "../published-packages/index.ts";

/** What a person would call the report, as its reader sees it before anybody has looked into it. */
export type DemoIssueKind = "bug" | "question" | "feature" | "incomplete" | "mistaken";

export interface DemoIssueEntry {
  /** Unique within the project; its text is `issues/<project>/<nn>-<slug>.md`, numbered in this order from 01. */
  slug: string;
  kind: DemoIssueKind;
}

export interface DemoProject {
  slug: string;
  name: string;
  language: "javascript" | "python";
  /** SPDX identifier of the package's licence. */
  license: string;
  source: NpmPackage | DebianPackage;
  issues: readonly DemoIssueEntry[];
}

export interface DemoIssue {
  slug: string;
  title: string;
  /** Markdown after the heading. */
  text: string;
  kind: DemoIssueKind;
}
