import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { useConnection } from "../../../lib/connection.ts";
import { useConnectionId } from "../../../lib/connection-id.ts";
import { publicSettingsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { EventLog } from "./event-log.tsx";

const PAGES = [
  { to: "/internal/slack", label: "Slack", text: "Our channel for each project" },
  { to: "/internal/feature-flags", label: "Feature Flags", text: "What is tried out in this browser" },
  { to: "/internal/organizations", label: "Organizations", text: "All of them, and new ones" },
  { to: "/internal/beta-requests", label: "Beta requests", text: "Who wants to take part" },
] as const;

export function InternalPage() {
  const version = useQuery(publicSettingsQuery).data?.version;
  const connectionId = useConnectionId();
  const { state } = useConnection();
  useTitle("Internal");
  return (
    <div className="max-w-[960px]">
      <PageHeading title="Internal" description="For staff only; what you do in other organizations is recorded" />
      <ul className="mt-6 grid gap-3 md:grid-cols-2">
        {PAGES.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to} className="block rounded-card border p-4 hover:bg-hover">
              <span className="block text-h3 font-semibold">{label}</span>
              <span className="text-fg-2">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 text-h2 font-semibold">This window</h2>
      <Card className="mt-3 p-4">
        <dl className="grid gap-x-6 gap-y-2 md:grid-cols-[auto_1fr] [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-fg-3">
          <dt>Build version</dt>
          <dd className="font-mono text-code">{version ?? "unknown"}</dd>
          <dt>Connection</dt>
          <dd>{state}</dd>
          <dt>Connection id</dt>
          <dd className="flex items-center gap-1 font-mono text-code">
            {connectionId ?? "none"}
            {connectionId && <CopyButton text={connectionId} name="Copy the connection id" />}
          </dd>
        </dl>
      </Card>
      <EventLog />
    </div>
  );
}
