import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ForbiddenPage } from "../../components/layout/error-pages.tsx";
import { SectionFrame, type SectionLink } from "../../components/layout/section-frame.tsx";

const LINKS: readonly SectionLink[] = [
  { to: "/internal", label: "Overview", exact: true },
  { to: "/internal/slack", label: "Slack" },
  { to: "/internal/feature-flags", label: "Feature Flags" },
  { to: "/internal/organizations", label: "Organizations" },
  { to: "/internal/beta-requests", label: "Beta requests" },
];

function InternalRoute() {
  const { user } = Route.useRouteContext();
  if (!user.isAdmin) return <ForbiddenPage />;
  return (
    <SectionFrame name="Internal pages" links={LINKS}>
      <Outlet />
    </SectionFrame>
  );
}

export const Route = createFileRoute("/_app/internal")({ component: InternalRoute });
