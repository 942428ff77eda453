import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { publicSettingsQuery, useOrganization } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";

const LINK = "text-primary underline underline-offset-2";

/** This server has no way to link a person's Slack account: the page says so instead of offering what would do nothing. */
export function SlackPage() {
  const organization = useOrganization();
  const address = useQuery(publicSettingsQuery).data?.subscriptionEmail;
  useTitle("Slack");
  return (
    <div className="max-w-[640px]">
      <PageHeading title="Slack" description="Messages to you in your own Slack" />
      <Card className="mt-6 divide-y">
        <div className="p-4">
          <p className="flex items-center gap-2 text-label font-medium">
            <span aria-hidden className="size-2.5 rounded-full border-2 border-control" />
            Not linked
          </p>
          <p className="mt-1 text-fg-2">
            This server is not set up to link Slack accounts, so it cannot send you messages there.{" "}
            {address && (
              <>
                To have it set up, write to{" "}
                <a href={`mailto:${address}`} className={LINK}>
                  {address}
                </a>
                .
              </>
            )}
          </p>
        </div>
        <SettingRow id="slack-direct" label="Send me direct messages" text="Available when your Slack account is linked.">
          <Switch id="slack-direct" checked={false} disabled aria-describedby="slack-direct-text" />
        </SettingRow>
      </Card>
      <h2 className="mt-8 text-h2 font-semibold">Channels</h2>
      <p className="mt-1 text-fg-2">
        A project's channel belongs to its organization.{" "}
        {organization && (
          <>
            See the integrations of{" "}
            <a href={`/${organization.slug}/integrations?tab=mapping`} className={LINK}>
              {organization.name}
            </a>
            .{" "}
          </>
        )}
        What you hear of in the page and in the browser is chosen under{" "}
        <Link to="/settings/notifications" className={LINK}>
          Notifications
        </Link>
        .
      </p>
    </div>
  );
}
