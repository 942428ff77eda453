import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SectionFrame, type SectionLink } from "../../components/layout/section-frame.tsx";

const LINKS: readonly SectionLink[] = [
  { to: "/settings", label: "Profile", exact: true },
  { to: "/settings/slack", label: "Slack" },
  { to: "/settings/notifications", label: "Notifications" },
  { to: "/settings/billing", label: "Billing" },
];

function SettingsRoute() {
  return (
    <SectionFrame name="Settings" links={LINKS}>
      <Outlet />
    </SectionFrame>
  );
}

export const Route = createFileRoute("/_app/settings")({ component: SettingsRoute });
