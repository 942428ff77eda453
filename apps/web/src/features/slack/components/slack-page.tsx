import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { notificationChannelsQuery } from "../../../lib/notification-preferences.ts";
import { useOrganization, useUser } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";

const LINK = "text-primary underline underline-offset-2";

/** Nobody links an account here: Slack knows people by their e-mail address. */
function DirectMessages({ reason }: { reason: string | null }) {
  const email = useUser()?.email;
  return (
    <div className="p-4">
      <p className="text-label font-medium">{reason === null ? "Slack is connected" : "Not available"}</p>
      <p className="mt-1 text-fg-2">
        {reason ?? (
          <>
            Direct messages go to the Slack account with the address <span className="wrap-anywhere">{email}</span>.
          </>
        )}
      </p>
      <p className="mt-1 text-fg-2">
        What you are sent is chosen under{" "}
        <Link to="/settings/notifications" className={LINK}>
          Notifications
        </Link>
        .
      </p>
    </div>
  );
}

export function SlackPage() {
  const organization = useOrganization();
  const query = useQuery(notificationChannelsQuery);
  useTitle("Slack");
  return (
    <div className="max-w-[640px]">
      <PageHeading title="Slack" description="Messages to you in your organization's Slack" />
      <Card className="mt-6">
        {query.data && <DirectMessages reason={query.data.slack} />}
        {query.isPending && <Skeleton className="m-4 h-16" />}
        {query.isError && (
          <div className="p-4">
            <InlineError
              message="Failed to fetch how Slack stands"
              detail={failureText(query.error, "")}
              onRetry={() => void query.refetch()}
            />
          </div>
        )}
      </Card>
      <h2 className="mt-8 text-h2 font-semibold">Channels</h2>
      <p className="mt-1 text-fg-2">
        A project's channel belongs to its organization and is told of validated fixes, where the project's settings say so.
        {organization && (
          <>
            {" "}
            See the mapping of{" "}
            <Link
              to="/$orgSlug/integrations"
              params={{ orgSlug: organization.slug }}
              search={{ tab: "mapping" }}
              className={LINK}
            >
              {organization.name}
            </Link>
            .
          </>
        )}
      </p>
    </div>
  );
}
