import type { Organization } from "@fixpoint/contracts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";
import { FormField, INPUT } from "../../../components/ui/form-field.tsx";
import { InlineError } from "../../../components/ui/inline-error.tsx";
import { failureText } from "../../../lib/api-client.ts";
import { publicSettingsQuery } from "../../../lib/session.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { finishSentrySetup } from "../api/sentry.ts";
import { takeCode } from "../model/used-codes.ts";
import { SetupCard } from "./setup-card.tsx";

interface Props {
  organizations: readonly Organization[];
  current: Organization;
  /** What Sentry sent the browser back with. */
  code: string | undefined;
  installationId: string | undefined;
}

/** What went wrong, and the only way that helps: from the start, because Sentry's code is good for one use. */
function Failure({ cause, organization }: { cause: string; organization: Organization }) {
  const address = useQuery(publicSettingsQuery).data?.subscriptionEmail;
  return (
    <div className="space-y-4">
      <InlineError message="Sentry was not connected" detail={cause} />
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to="/$orgSlug/integrations"
          params={{ orgSlug: organization.slug }}
          search={{ provider: "sentry" }}
          className={buttonClass({ variant: "primary" })}
        >
          Retry
        </Link>
        {address && (
          <a href={`mailto:${address}`} className="font-medium text-primary underline underline-offset-2">
            Contact us
          </a>
        )}
      </div>
    </div>
  );
}

/** Finishes what was begun at Sentry; the code is sent once, whatever happens to the page. */
export function SentrySetup({ organizations, current, code, installationId }: Props) {
  const [chosen, setChosen] = useState(current.id);
  const [isUsed, setUsed] = useState(false);
  const organization = organizations.find(({ id }) => id === chosen) ?? current;
  const setup = useMutation({ mutationFn: finishSentrySetup, onSuccess: () => window.opener && window.close() });
  const isComplete = code !== undefined && installationId !== undefined;
  const mustChoose = organizations.length > 1;
  useTitle("Connect Sentry");

  function start(): void {
    if (!isComplete) return;
    if (takeCode(code)) setup.mutate({ organizationId: chosen, code, installationId });
    else setUsed(true);
  }
  useEffect(() => {
    if (!mustChoose) start();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);

  if (!isComplete)
    return (
      <SetupCard title="Connect Sentry">
        <Failure
          cause="Sentry did not send what is needed. Start again from the integrations page."
          organization={organization}
        />
      </SetupCard>
    );
  if (isUsed || setup.isError)
    return (
      <SetupCard title="Connect Sentry">
        <Failure
          cause={isUsed ? "This link has been used already." : failureText(setup.error, "Failed to create integration")}
          organization={organization}
        />
      </SetupCard>
    );
  if (setup.isSuccess)
    return (
      <SetupCard title="Sentry is connected">
        <p role="status" className="mb-4 text-fg-2">
          Errors of {organization.name} can be mapped to its projects now.
        </p>
        <Link
          to="/$orgSlug/integrations"
          params={{ orgSlug: organization.slug }}
          search={{ provider: "sentry" }}
          className={buttonClass({ variant: "primary" })}
        >
          Back to integrations
        </Link>
      </SetupCard>
    );
  if (mustChoose && setup.isIdle)
    return (
      <SetupCard title="Connect Sentry">
        <form
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <FormField label="Organization" hint="Which organization Sentry is for">
            {(control) => (
              <select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)} className={INPUT}>
                {organizations.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </FormField>
          <Button type="submit" variant="primary">
            Connect Sentry
          </Button>
        </form>
      </SetupCard>
    );
  return (
    <SetupCard title="Connect Sentry">
      <p role="status" className="flex items-center gap-2 text-fg-2">
        <LoaderCircle aria-hidden className="size-4 animate-spin" />
        Connecting Sentry…
      </p>
    </SetupCard>
  );
}
