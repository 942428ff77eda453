import { findOrganization, findProject, type IssueRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";

/** Of the bug's page here, for people. */
export async function bugAddress(
  context: AppContext,
  issue: Pick<IssueRow, "organizationId" | "projectId" | "id">,
): Promise<string> {
  const organization = await findOrganization(context.db, issue.organizationId);
  const project = await findProject(context.db, issue.organizationId, issue.projectId);
  return `${context.publicUrl()}/${organization?.slug}/${project?.slug}/bugs/${issue.id}`;
}
