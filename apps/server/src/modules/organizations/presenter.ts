import type { Organization } from "@fixpoint/contracts";
import type { OrganizationRow } from "@fixpoint/db";

export function presentOrganization(organization: OrganizationRow): Organization {
  return { id: organization.id, name: organization.name, slug: organization.slug };
}
