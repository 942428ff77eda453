import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CopyButton } from "../../../components/ui/copy-button.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { publicSettingsQuery } from "../../../lib/session.ts";

const PATIENCE_MS = 8000;

/** A server without a form still has somebody to write to. */
function NoForm({ address }: { address: string | undefined }) {
  return (
    <div className="w-full rounded-dialog border bg-bg p-8 text-center shadow-overlay">
      <h1 className="text-h3 font-semibold">Join the Beta</h1>
      <p className="mt-2 text-fg-2">
        {address ? "There is no form on this server. Write to us instead:" : "There is no form on this server at the moment."}
      </p>
      {address && (
        <p className="mt-3 flex items-center justify-center gap-1">
          <a href={`mailto:${address}`} className="py-0.5 font-medium text-primary underline underline-offset-2">
            {address}
          </a>
          <CopyButton text={address} name="Copy the address" />
        </p>
      )}
    </div>
  );
}

/** The beta sign-up form in a frame, 680 × 640; after 8 s without an answer there is a link to it. */
export function BetaForm() {
  const settings = useQuery(publicSettingsQuery);
  const url = settings.data?.betaFormUrl ?? null;
  const [loaded, setLoaded] = useState(false);
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  const nothing = settings.isError || (settings.isSuccess && url === null);
  if (nothing) return <NoForm address={settings.data?.subscriptionEmail} />;
  return (
    <div className="flex w-screen max-w-[calc(100vw-32px)] flex-col items-center md:max-w-[680px]">
      <h1 className="sr-only">Join the Beta</h1>
      <div className="relative h-[640px] w-full overflow-hidden rounded-dialog border bg-bg shadow-overlay">
        {!loaded && <Skeleton className="absolute inset-6" />}
        {url && (
          <iframe
            title="Join the Beta"
            src={url}
            width={680}
            height={640}
            className="relative size-full"
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
      {late && !loaded && url && (
        <p role="status" className="mt-3 text-fg-2">
          The form did not load.{" "}
          <a href={url} target="_blank" rel="noopener noreferrer" className="text-primary underline underline-offset-2">
            Open it in a new tab
          </a>
        </p>
      )}
    </div>
  );
}
