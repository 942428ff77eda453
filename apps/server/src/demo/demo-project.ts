/** A tarball on the npm registry. */
export interface NpmSource {
  kind: "npm";
  package: string;
  version: string;
  /** Subresource integrity of the tarball. */
  integrity: string;
}

/** A binary package of the Debian archive; only the folders named in `keep` become the project. */
export interface DebianSource {
  kind: "debian";
  package: string;
  version: string;
  /** The release that has this version, for the message where it is missing. */
  distribution: string;
  /** Subresource integrity of the package file. */
  integrity: string;
  /** Relative paths: in the package, and in the repository. */
  keep: readonly { from: string; to: string }[];
}

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
  source: NpmSource | DebianSource;
  issues: readonly DemoIssueEntry[];
}

export interface DemoIssue {
  slug: string;
  title: string;
  /** Markdown after the heading. */
  text: string;
  kind: DemoIssueKind;
}
