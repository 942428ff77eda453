import type { IssueListItem, Project } from "@fixpoint/contracts";
import { useMemo } from "react";
import { featureFlags, useFeatureFlags } from "./feature-flags.ts";

export const DEMO_BUG_ID = "demo-bug";
/** Why nothing can be done to it. */
export const DEMO_REASON = "The demo bug lives in your browser only";

export function isDemoBug(issueId: string): boolean {
  return issueId === DEMO_BUG_ID;
}

/** Whether a bug is the demo and its flag is on: then nothing about it is asked of the server. */
export function isLocalDemo(issueId: string): boolean {
  return isDemoBug(issueId) && featureFlags().showGoldenBoyBug;
}

const MADE_AT = "2025-03-04T09:30:00.000Z";

export function demoRow(project: Pick<Project, "id" | "organizationId">): IssueListItem {
  return {
    id: DEMO_BUG_ID,
    key: "DEMO-1",
    projectId: project.id,
    organizationId: project.organizationId,
    title: "`pageCount(0, 10)` returns 1 for an empty list",
    text: "Expected 0 pages for an empty list, got 1.",
    agentResultStatus: "validated_fix",
    agentProcessingStatus: "done",
    issueUrl: null,
    createdAt: MADE_AT,
    updatedAt: MADE_AT,
    source: "local",
    createdById: null,
    cloudStorageInfo: null,
    isArchived: false,
    pullRequest: null,
    statusResult: {
      has_fix: true,
      issue_status: "validated_fix",
      reproduced_status: "passed",
      unit_tests_status: "passed",
      pre_commit_test_status: "passed",
      validation_test_status: "passed",
    },
    coveredLines: 1,
    coverableLines: 1,
  };
}

/** The demo bug for the list of a project, while its flag is on. */
export function useDemoRow(project: Project): IssueListItem | null {
  const { showGoldenBoyBug } = useFeatureFlags();
  const { id, organizationId } = project;
  return useMemo(() => (showGoldenBoyBug ? demoRow({ id, organizationId }) : null), [showGoldenBoyBug, id, organizationId]);
}
