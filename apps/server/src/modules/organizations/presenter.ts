import type { AuditEntry, BetaRequest, Organization } from "@fixpoint/contracts";
import type { AuditRow, BetaRequestRow, OrganizationRow } from "@fixpoint/db";

export function presentOrganization(organization: OrganizationRow): Organization {
  return { id: organization.id, name: organization.name, slug: organization.slug };
}

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return { id: row.id, action: row.action, userId: row.userId, detail: row.detail, createdAt: row.createdAt.toISOString() };
}

export function presentBetaRequest(row: BetaRequestRow): BetaRequest {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    company: row.company,
    message: row.message,
    organizationId: row.organizationId,
    createdAt: row.createdAt.toISOString(),
  };
}
