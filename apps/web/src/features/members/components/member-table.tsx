import type { Organization, User } from "@fixpoint/contracts";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Time } from "../../../components/ui/time.tsx";
import { DefaultTick, StaffBadge } from "./member-badges.tsx";
import { MemberMenu } from "./member-menu.tsx";

export interface MemberListProps {
  organization: Organization;
  members: readonly User[];
  ownId: string | undefined;
  /** Nobody may be removed: there is only this one. */
  isLast: boolean;
  onRemove: (member: User) => void;
}

const CELL = "px-4 py-2.5";

export function MemberTable({ organization, members, ownId, isLast, onRemove }: MemberListProps) {
  return (
    <div className="overflow-x-auto rounded-card border">
      <table className="w-full text-left">
        <caption className="sr-only">Members of {organization.name}</caption>
        <thead className="border-b bg-subtle text-meta text-fg-3">
          <tr>
            <th scope="col" className={`${CELL} font-medium`}>
              Name
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Email
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Default organization
            </th>
            <th scope="col" className={`${CELL} font-medium`}>
              Joined
            </th>
            <th scope="col" className={CELL}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {members.map((member) => (
            <tr key={member.id} className="hover:bg-hover">
              <th scope="row" className={`${CELL} font-medium`}>
                <span className="flex items-center gap-2.5">
                  <Avatar name={member.username} />
                  <span className="wrap-anywhere">{member.username}</span>
                  {member.id === ownId && <span className="font-normal text-fg-3">(you)</span>}
                  <StaffBadge member={member} />
                </span>
              </th>
              <td className={`${CELL} text-fg-2 wrap-anywhere`}>{member.email}</td>
              <td className={CELL}>
                <DefaultTick member={member} organization={organization} />
              </td>
              <td className={`${CELL} text-fg-2`}>{member.joinedAt && <Time at={member.joinedAt} />}</td>
              <td className="py-1 pr-2 text-right">
                <MemberMenu member={member} isLast={isLast} onRemove={() => onRemove(member)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
