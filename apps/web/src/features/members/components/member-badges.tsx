import type { Organization, User } from "@fixpoint/contracts";
import { Check } from "lucide-react";

export function StaffBadge({ member }: { member: User }) {
  if (!member.isAdmin) return null;
  return <span className="rounded-full bg-merged-bg px-2 py-0.5 text-meta font-medium text-merged">Staff</span>;
}

/** A tick where this is the organization that the person lands in after signing in. */
export function DefaultTick({ member, organization }: { member: User; organization: Organization }) {
  if (member.organization !== organization.id)
    return (
      <>
        <span aria-hidden className="text-fg-3">
          –
        </span>
        <span className="sr-only">No</span>
      </>
    );
  return (
    <>
      <Check aria-hidden className="size-4 text-ok" />
      <span className="sr-only">Yes</span>
    </>
  );
}
