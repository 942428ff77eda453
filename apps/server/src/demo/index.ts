export type { DemoIssue, DemoIssueKind, DemoProject } from "./demo-project.ts";
export { DemoUnavailableError, type DemoUnavailableReason } from "./demo-unavailable-error.ts";
export {
  demoProjects,
  materialiseDemoProject,
  type MaterialisedProject,
  type MaterialiseOptions,
} from "./materialise-demo-project.ts";
export { readDemoIssues } from "./read-demo-issues.ts";
