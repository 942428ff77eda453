import { Avatar } from "../../../components/ui/avatar.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { StaffBadge } from "./member-badges.tsx";
import { MemberMenu } from "./member-menu.tsx";
import type { MemberListProps } from "./member-table.tsx";

/** The same as the table, for a narrow screen. */
export function MemberCards({ organization, members, ownId, isLast, onRemove }: MemberListProps) {
  return (
    <ul aria-label={`Members of ${organization.name}`} className="space-y-2">
      {members.map((member) => (
        <li key={member.id}>
          <Card className="flex items-center gap-3 py-2 pr-1.5 pl-3">
            <Avatar name={member.username} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                <span className="wrap-anywhere">{member.username}</span>
                {member.id === ownId && <span className="font-normal text-fg-3">(you)</span>}
                <StaffBadge member={member} />
              </p>
              <p className="text-meta text-fg-2 wrap-anywhere">{member.email}</p>
              <p className="text-meta text-fg-3">
                {member.joinedAt && (
                  <>
                    Joined <Time at={member.joinedAt} />
                  </>
                )}
                {member.organization === organization.id &&
                  (member.joinedAt ? " · Default organization" : "Default organization")}
              </p>
            </div>
            <MemberMenu member={member} isLast={isLast} onRemove={() => onRemove(member)} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
