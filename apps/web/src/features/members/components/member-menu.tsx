import type { User } from "@fixpoint/contracts";
import { Ellipsis, UserMinus } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem } from "../../../components/ui/menu.tsx";
import { CopyItem } from "../../../components/ui/copy-item.tsx";

export function MemberMenu({ member, isLast, onRemove }: { member: User; isLast: boolean; onRemove: () => void }) {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Actions for ${member.username}`}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      <CopyItem text={member.email}>Copy email</CopyItem>
      <MenuItem danger disabled={isLast} onSelect={onRemove}>
        <UserMinus aria-hidden />
        {isLast ? "Remove (the last member stays)" : "Remove from the organization"}
      </MenuItem>
    </Menu>
  );
}
