import { Link } from "@tanstack/react-router";
import { Bell, ChevronsUpDown, CreditCard, LogOut, UserRound } from "lucide-react";
import { Avatar } from "../../../components/ui/avatar.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import { cn } from "../../../lib/cn.ts";
import { useUser } from "../../../lib/session.ts";
import { useLogOut } from "../../../lib/use-log-out.ts";

const LINKS = [
  { to: "/settings", label: "Profile", icon: UserRound },
  { to: "/settings/billing", label: "Billing", icon: CreditCard },
  { to: "/settings/notifications", label: "Notifications", icon: Bell },
] as const;

export function UserMenu({ expanded }: { expanded: boolean }) {
  const user = useUser();
  const logOut = useLogOut();
  if (!user) return null;

  return (
    <div className={cn("border-t", expanded ? "p-2" : "p-1")}>
      <Menu
        side="top"
        align="start"
        className="w-60"
        trigger={
          <button
            type="button"
            aria-label={expanded ? undefined : `${user.username}, menu`}
            className={cn(
              "flex w-full items-center gap-2.5 rounded-control py-1.5 text-left hover:bg-hover",
              expanded ? "px-2" : "justify-center",
            )}
          >
            <Avatar name={user.username} />
            {expanded && (
              <>
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-label font-semibold">{user.username}</span>
                  <span className="block truncate text-meta text-fg-3">{user.email}</span>
                </span>
                <span className="sr-only">, menu</span>
                <ChevronsUpDown aria-hidden className="size-4 text-fg-3" />
              </>
            )}
          </button>
        }
      >
        <div className="px-2 py-1.5">
          <p className="truncate text-label font-semibold">{user.username}</p>
          <p className="truncate text-meta text-fg-3">{user.email}</p>
        </div>
        <MenuSeparator />
        {LINKS.map(({ to, label, icon: Icon }) => (
          <MenuItem key={to} asChild>
            <Link to={to}>
              <Icon aria-hidden />
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden />
          Log out
        </MenuItem>
      </Menu>
    </div>
  );
}
