import type { Organization, User } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Page } from "../../../components/layout/page.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { EmptyState } from "../../../components/ui/empty-state.tsx";
import { SearchField } from "../../../components/ui/search-field.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { membersQuery } from "../../../lib/members.ts";
import { useUser } from "../../../lib/session.ts";
import { MOBILE, useMedia } from "../../../lib/use-media.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { useRemoveMember } from "../hooks/use-remove-member.ts";
import { MemberCards } from "./member-cards.tsx";
import { MemberTable } from "./member-table.tsx";

const InviteDialog = lazy(() => import("./invite-dialog.tsx"));
const NOBODY: never[] = [];

function matches(member: User, q: string): boolean {
  return `${member.username} ${member.email}`.toLowerCase().includes(q.trim().toLowerCase());
}

export function MembersPage({ organization, q = "" }: { organization: Organization; q?: string | undefined }) {
  const navigate = useNavigate();
  const ownId = useUser()?.id;
  const mobile = useMedia(MOBILE);
  const query = useQuery(membersQuery(organization.id));
  const [inviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<User | null>(null);
  const remove = useRemoveMember(organization, ownId);
  // A list that cannot be had is an empty one (spec §7); the text then says what to do.
  const members = query.data ?? NOBODY;
  const shown = members.filter((member) => matches(member, q));
  const List = mobile ? MemberCards : MemberTable;
  useTitle(`Users · ${organization.name}`);

  function search(typed: string): void {
    void navigate({
      to: "/$orgSlug/users",
      params: { orgSlug: organization.slug },
      search: typed ? { q: typed } : {},
      replace: true,
    });
  }

  const invite = (
    <Button variant="primary" onClick={() => setInviting(true)}>
      <UserPlus aria-hidden className="size-4" />
      Invite people
    </Button>
  );
  return (
    <Page title="Users" description={`Who may see and do everything in ${organization.name}`} actions={invite}>
      {(members.length > 1 || q !== "") && <SearchField label="Search users" value={q} onChange={search} className="mb-4" />}
      {query.isPending && <Skeleton className="h-40 rounded-card!" />}
      {!query.isPending && members.length === 0 && (
        <EmptyState art="users" title="No users" text="If you expected entries, reload." />
      )}
      {members.length > 0 && shown.length === 0 && <EmptyState art="filter" title="No user matches" />}
      {shown.length > 0 && (
        <List organization={organization} members={shown} ownId={ownId} isLast={members.length === 1} onRemove={setLeaving} />
      )}
      {inviting && (
        <Suspense>
          <InviteDialog organization={organization} members={members} onClose={() => setInviting(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        danger
        title={leaving?.id === ownId ? `Leave ${organization.name}?` : `Remove ${leaving?.username ?? ""}?`}
        description={
          leaving?.id === ownId
            ? "You lose access at once, and the API tokens that you made here stop working."
            : `${leaving?.email ?? ""} loses access to ${organization.name} at once, and the API tokens made with that account stop working.`
        }
        action={leaving?.id === ownId ? "Leave" : "Remove"}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </Page>
  );
}
