import { useQuery } from "@tanstack/react-query";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { organizationsQuery, useUser } from "../../../lib/session.ts";

/** As the sign-in provider told it: nothing here is changed in this place. */
export function Identity() {
  const user = useUser();
  const organizations = useQuery(organizationsQuery).data ?? [];
  if (!user) return null;
  const home = organizations.find(({ id }) => id === user.organization);
  return (
    <Card className="mt-6 flex items-center gap-4 p-4">
      <Avatar name={user.username} className="size-12! text-h3!" />
      <dl className="grid min-w-0 flex-1 gap-x-4 gap-y-1 md:grid-cols-[auto_1fr] [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-fg-3 max-md:[&_dt]:text-meta">
        <dt>Name</dt>
        <dd className="font-medium">{user.username}</dd>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Default organization</dt>
        <dd>{home?.name ?? "none"}</dd>
      </dl>
    </Card>
  );
}
