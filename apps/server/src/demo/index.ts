export { PackageUnavailableError } from "../published-packages/index.ts";
export type { DemoIssue, DemoIssueKind, DemoProject } from "./demo-project.ts";
export { demoProjects, materialiseDemoProject, type MaterialiseOptions } from "./materialise-demo-project.ts";
export { readDemoIssues } from "./read-demo-issues.ts";
